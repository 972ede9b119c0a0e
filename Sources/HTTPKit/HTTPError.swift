/// The reason why a request failed, in a sentence for the person who waits for it.
public enum HTTPError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address does not begin with `http://` or `https://`.
  case notWeb
  /// The host is unknown, or there is no network.
  case hostNotFound
  /// The host does not accept connections there.
  case noConnection
  /// The response was not complete after this many seconds.
  case timedOut(seconds: Double)
  /// The server responded with a status other than success.
  case status(Int)
  /// There were more redirects than this number.
  case redirectedTooOften(Int)
  /// A redirect is not followed: to an address outside the web, or from https back to http.
  case redirectedAway
  /// The response has more bytes than this number.
  case tooLarge(Int)
  /// The connection ended before the response did.
  case brokenOff
  /// The server could not prove its identity.
  case notTrusted
  /// The response is not HTTP.
  case notUnderstood
  /// The request was cancelled.
  case cancelled
  /// Anything else, in the library's words.
  case other(String)

  /// One sentence.
  public var description: String {
    switch self {
    case .notWeb: "The address does not begin with http:// or https://."
    case .hostNotFound: "The server was not found. Is there a network?"
    case .noConnection: "The server cannot be reached."
    case .timedOut(let seconds): "There was no full answer within \(HTTPError.words(seconds))."
    case .status(let code): "The server answered with status \(code)."
    case .redirectedTooOften(let limit):
      "The address led on to another one more than \(limit) times."
    case .redirectedAway: "The address led on to one that is not followed."
    case .tooLarge(let bytes): "The answer is larger than \(bytes >> 10) KB."
    case .brokenOff: "The answer broke off."
    case .notTrusted: "The server could not prove who it is."
    case .notUnderstood: "What the server answered is not HTTP."
    case .cancelled: "The request was given up."
    case .other(let words): "The request failed: \(words)."
    }
  }

  private static func words(_ seconds: Double) -> String {
    seconds == seconds.rounded() && seconds < 1e6 ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}

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
    case .hostNotFound: "The server was not found. Check the network."
    case .noConnection: "The server cannot be reached."
    case .timedOut(let seconds):
      "There was no complete answer within \(HTTPError.words(seconds))."
    case .status(let code): "The server answered with status \(code)."
    case .redirectedTooOften(let limit):
      "The address was redirected more than \(limit) times."
    case .redirectedAway: "The address was redirected to one that is not permitted."
    case .tooLarge(let bytes): "The answer is larger than \(bytes >> 10) KB."
    case .brokenOff: "The connection broke off before the end of the answer."
    case .notTrusted: "The server could not prove its identity."
    case .notUnderstood: "The answer is not HTTP."
    case .cancelled: "The request was cancelled."
    case .other(let words): "The request failed: \(words)."
    }
  }

  private static func words(_ seconds: Double) -> String {
    seconds == seconds.rounded() && seconds < 1e6 ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}

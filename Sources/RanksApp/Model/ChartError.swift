public import HTTPKit
public import JSONKit

/// The reason why there is no chart, in a sentence for the person who waits for it.
public enum ChartError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The request failed.
  case transfer(HTTPError)
  /// The response is not JSON, or incomplete.
  case notJSON(JSONFault)
  /// The response is not a feed of the store.
  case notFeed

  /// One or two sentences.
  public var description: String {
    switch self {
    case .transfer(let error): "\(error)"
    case .notJSON(let fault): "The answer is damaged: \(fault)."
    case .notFeed: "The answer is not a chart of the store."
    }
  }
}

public import HTTPKit
public import JSONKit

/// Why there is no chart, in a sentence for the person who waits for it.
public enum ChartError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing came.
  case transfer(HTTPError)
  /// What came is no JSON, or not all of it.
  case notJSON(JSONFault)
  /// What came is no feed of the store.
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

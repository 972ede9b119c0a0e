/// The path to a value: the keys, and the indices of arrays, that lead to it from the whole text.
public typealias JSONPath = [String]

/// A JSON value, and the line of each of its parts in the text.
public struct JSONDocument: Sendable {
  /// The value.
  public let value: JSON
  private let lines: [JSONPath: Int]

  init(value: JSON, lines: [JSONPath: Int]) {
    self.value = value
    self.lines = lines
  }

  /// The line, from 1, on which the value at a path begins; `nil` if there is none.
  public func line(of path: JSONPath) -> Int? { lines[path] }
}

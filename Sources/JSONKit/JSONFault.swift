/// Where a text stops being JSON, and why.
public struct JSONFault: Error, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The character in the line, from 1.
  public let column: Int
  /// What was expected, and what stands there instead, harmless to print.
  public let problem: String

  /// The place and the problem.
  public var description: String { "line \(line), column \(column): \(problem)" }
}

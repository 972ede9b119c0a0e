/// The place at which a text stops being JSON, and the reason.
public struct JSONFault: Error, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The character in the line, from 1.
  public let column: Int
  /// A description of what was expected and what was found, safe to print.
  public let problem: String

  /// The place and the problem.
  public var description: String { "line \(line), column \(column): \(problem)" }
}

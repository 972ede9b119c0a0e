internal import SafeText

/// The reason why a file is not read, with the place of the fault. Nothing of the file counts then.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The character in the line, from 1.
  public let column: Int
  /// The fault, and what to do about it where that is not obvious.
  public let problem: String

  /// A fault at a place.
  public init(line: Int, column: Int = 1, _ problem: String) {
    (self.line, self.column, self.problem) = (line, column, problem.shortened)
  }

  /// The place and the problem, safe to print.
  public var description: String { "line \(line), column \(column): \(problem.shownInLine)" }
}

/// Where a text stops being JSON, and why.
struct JSONFault: Error, Hashable, CustomStringConvertible {
  /// The line, from 1.
  let line: Int
  /// The character in the line, from 1.
  let column: Int
  let problem: String

  var description: String { "line \(line), column \(column): \(problem)" }
}

internal import SafeText

/// Something in the settings file that is not as it should be. The rest of the file counts.
public struct SettingsProblem: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// A sentence that says what would be right, harmless to print.
  public let description: String

  /// Creates a problem.
  public init(line: Int, _ sentence: String) {
    self.line = line
    description = sentence.split(whereSeparator: \.isNewline).joined(separator: " ").shownSafely
  }

  /// What is said of the problems in one line at the start; `nil` when there is none.
  public static func notice(_ problems: [SettingsProblem]) -> String? {
    guard let first = problems.first else { return nil }
    if problems.count == 1 { return "Settings, line \(first.line): \(first)" }
    return "The settings have \(problems.count) problems. See: paneltodo config --check"
  }
}

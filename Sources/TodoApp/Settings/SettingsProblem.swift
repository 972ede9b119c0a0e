internal import SafeText

/// A mistake in the settings file. The rest of the file still counts.
public struct SettingsProblem: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// A sentence about the right value, safe to print.
  public let description: String

  /// Creates a problem.
  public init(line: Int, _ sentence: String) {
    self.line = line
    description = sentence.split(whereSeparator: \.isNewline).joined(separator: " ").shownSafely
  }

  /// The notice about the problems, one line for the start; `nil` if there is none.
  public static func notice(_ problems: [SettingsProblem]) -> String? {
    guard let first = problems.first else { return nil }
    if problems.count == 1 { return "Settings, line \(first.line): \(first)" }
    return "The settings have \(problems.count) problems. Run: paneltodo config --check"
  }
}

internal import SafeText

/// A command line that cannot be understood.
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// One line for standard error: the mistake, and where to read more.
  public let description: String

  package init(_ sentence: String) {
    let line = sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
    description = "paneltodo: \(line.shownSafely) Try: paneltodo --help"
  }
}

internal import SafeText

/// A command line that cannot be understood.
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The mistake, in a sentence.
  package let sentence: String
  /// The words whose help explains more: those of a command, or none.
  private var command: [String] = []

  package init(_ sentence: String) {
    self.sentence = sentence.split(whereSeparator: \.isNewline).joined(separator: " ").shownSafely
  }

  /// The error as one about the words of a command.
  package func about(_ command: String) -> UsageError {
    var error = self
    error.command = command.isEmpty ? [] : [command]
    return error
  }

  /// One line for standard error: the mistake, and where to read more.
  public var description: String {
    let help = (["paneltodo"] + command + ["--help"]).joined(separator: " ")
    return "paneltodo: \(sentence) Try: \(help)"
  }
}

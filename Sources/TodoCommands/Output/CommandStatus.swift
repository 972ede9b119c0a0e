import TodoLanguage
import TodoModel

/// The exit status of a command.
public enum CommandStatus: Int32, Sendable, CaseIterable {
  /// Success, also for a list without matches.
  case done = 0
  /// A failure of the disk, the database, a hook or a synchronisation, or a problem that `doctor`,
  /// `config --check` or `--replay` found.
  case failed = 1
  /// A mistake in the command line.
  case usage = 2
  /// A missing or ambiguous item, list, view, area, heading or template.
  case notFound = 3
  /// Success with remarks.
  case doneWithRemarks = 4
  /// A later change, an existing file or another version blocks the command.
  case blocked = 5

  /// The code in the JSON of an error.
  var code: String { words.code }

  /// The meaning for a person, in a sentence or two.
  package var meaning: String { words.meaning }

  private var words: (code: String, meaning: String) {
    switch self {
    case .done:
      ("done", "Success, even if nothing matches; with --exit-status, that gives 3.")
    case .failed:
      (
        "failed",
        """
        A failure of the disk, the database, a hook or a synchronisation, or a problem that a \
        check found.
        """
      )
    case .usage:
      (
        "usage",
        "A mistake in an option, a query, a line or a format, or a missing terminal."
      )
    case .notFound:
      ("not-found", "An item, a list or another thing with a name is missing or ambiguous.")
    case .doneWithRemarks:
      ("remarks", "Success with remarks, such as the problems of an import.")
    case .blocked:
      (
        "blocked",
        """
        Blocked by a later change, an existing file, a database of a newer version, another \
        synchronisation, or many deletions.
        """
      )
    }
  }

  /// The status of an error.
  package init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure.status
    case is UsageError, is LanguageError: self = .usage
    case let error as StoreError: self = Self.status(of: error)
    case is FileExists: self = .blocked
    default: self = .failed
    }
  }

  private static func status(of error: StoreError) -> CommandStatus {
    switch error {
    case .itemMissing, .listMissing: .notFound
    case .invalidText: .usage
    case .refused, .undoConflict, .newerVersion, .busy, .foreignIdentity: .blocked
    default: .failed
    }
  }
}

/// The reason why a command did nothing.
struct CommandFailure: Error, CustomStringConvertible {
  let status: CommandStatus
  let description: String
  /// The word that was not understood, if there is one.
  var word: String?

  init(_ status: CommandStatus, _ description: String, word: String? = nil) {
    (self.status, self.description, self.word) = (status, description, word)
  }
}

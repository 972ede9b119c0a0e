import TodoLanguage
import TodoModel

/// The exit status of a command.
public enum CommandStatus: Int32, Sendable, CaseIterable {
  /// It is done. A list that finds nothing is an answer, too.
  case done = 0
  /// It failed: the disk, the database, the network.
  case failed = 1
  /// It was called wrongly.
  case usage = 2
  /// An item, a list or a view does not exist, or is not the only one.
  case notFound = 3
  /// It is done, with something to report.
  case doneWithRemarks = 4
  /// Something stands in the way.
  case blocked = 5

  /// The code in the JSON of an error.
  var code: String { words.code }

  /// The meaning for a person, in a sentence or two.
  package var meaning: String { words.meaning }

  private var words: (code: String, meaning: String) {
    switch self {
    case .done:
      (
        "done",
        "It is done. A list without a match is an answer, too; --exit-status makes it a 3."
      )
    case .failed: ("failed", "It failed: the disk, the database; or doctor found something.")
    case .usage:
      (
        "usage",
        "The call was wrong: an option, a query, a line, a format; or there is no terminal where "
          + "one is needed."
      )
    case .notFound:
      ("not-found", "An item, a list or a view does not exist, or is not the only one.")
    case .doneWithRemarks:
      ("remarks", "It is done, with something to report, such as the problems of an import.")
    case .blocked:
      (
        "blocked",
        "Something stands in the way: a later change of an undo, an existing file, a newer version "
          + "of the database."
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

/// A reason for which a command did nothing.
struct CommandFailure: Error, CustomStringConvertible {
  let status: CommandStatus
  let description: String
  /// The word that was not understood, if it is one.
  var word: String?

  init(_ status: CommandStatus, _ description: String, word: String? = nil) {
    (self.status, self.description, self.word) = (status, description, word)
  }
}

import JSONKit

/// The result of a command, before it has a form.
package struct CommandOutput: Sendable {
  /// A text in a row, for people.
  struct Cell: Sendable {
    /// The importance of a text, which a terminal shows by a colour.
    enum Tone: Sendable { case plain, strong, faint, urgent, today }

    let text: String
    var tone = Tone.plain
    /// Whether it is cut where the row is too wide.
    var isFlexible = false
  }

  /// A thing that a command found or changed.
  struct Record: Sendable {
    /// The identity, which is all that `-q` prints.
    let id: String
    /// The row for people.
    let cells: [Cell]
    /// The fields of a line for programs.
    var plain: [String]
    /// The promised form.
    var json: JSON
    /// The heading above the row, where it is another one than that of the row before.
    var heading: String?
  }

  /// The things, in their order.
  var records: [Record] = []
  /// Whether the command is about one thing, so that its JSON is an object and no array.
  var isSingle = false
  /// The rows for people, if they are more than one for each record.
  var page: [[Cell]]?
  /// A sentence for the person, such as a report of the change.
  var sentence: String?
  /// The facts that a person should know in every form, such as a loss.
  var remarks: [String] = []
  /// Work that follows once the output is printed, such as the confirmation that it was shown.
  package var afterPrinting: (@MainActor @Sendable () async throws -> Void)?
  /// The exit status.
  package var status = CommandStatus.done
}

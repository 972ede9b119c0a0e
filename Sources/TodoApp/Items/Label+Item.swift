import TermPanels
import TodoModel
import TodoValues

/// The parts that the rows of items have on several screens.
extension Label {
  /// Shows a priority as exclamation marks; none is hidden.
  func show(_ priority: Priority, isDone: Bool = false) {
    text = String(repeating: "!", count: priority.rawValue)
    accessibilityLabel = priority.name + " priority"
    role = isDone ? .faint : priority == .high ? .accent : .secondary
    isHidden = priority == .none
  }

  /// The maximum number of columns for the name of a list beside an item.
  static let columnsOfList = 16

  /// Shows the list of an item as its sign, or else as its name within some columns; none is
  /// hidden.
  func show(_ list: TodoList?, columns: Int = Label.columnsOfList) {
    text = list.map { $0.sign ?? $0.name.truncated(toColumns: columns) } ?? ""
    // The sign of the Inbox is ours, and so is that of a name that was cut.
    attributes = text == list?.name ? .verbatim : []
    accessibilityLabel = list.map { "in \($0.name)" }
    isHidden = text.isEmpty
  }

  /// The text that is read aloud for a subtask.
  static func subtaskText(of parent: String) -> String { "subtask of \(parent)" }

  /// Shows the parent of a subtask; none is hidden.
  func show(parent: String?) {
    text = parent.map { "‹ \($0)" } ?? ""
    highlights = TextHighlight.names([parent].compactMap(\.self), in: text, role: role)
    accessibilityLabel = parent.map(Self.subtaskText)
    isHidden = parent == nil
  }
}

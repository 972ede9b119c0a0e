import TermPanels
import TodoModel

/// One entry of the history: the change, its standing, its place and its time.
@MainActor final class HistoryRowPanel: Panel {
  private let mark = Label()
  private let text = Label()
  private let circumstances = Label(role: .faint, alignment: .trailing)
  private let moment = Label(role: .faint, alignment: .trailing)

  override func loadView() {
    let columns = ColumnsView(
      [
        Column(.fixed(1)), Column(.flexible(minimum: 24)),
        Column(.fitting(), alignment: .trailing, priority: 0),
        Column(.fixed(14), alignment: .trailing, priority: 1),
      ], [mark, text, circumstances, moment])
    let stack = StackView(.horizontal, [columns])
    stack.setFlexible(columns)
    stack.insets = Insets(right: 2)
    stack.accessibilityElements = [text, circumstances, moment]
    view = stack
  }

  /// Shows an entry.
  func show(_ entry: HistoryEntry, text: String, origin: String?, moment: String) {
    let isUndone = entry.standing != .inForce
    self.text.text = text
    self.text.role = isUndone || entry.entry.kind != .change ? .faint : .text
    mark.text = isUndone ? "×" : HistoryRowPanel.mark(of: entry.entry.kind)
    mark.role = isUndone ? .faint : .secondary
    circumstances.text = [isUndone ? "undone" : nil, origin].compactMap { $0 }.joined(
      separator: " · ")
    self.moment.text = moment
  }

  private static func mark(of kind: JournalEntry.Kind) -> String {
    switch kind {
    case .change: "•"
    case .undo: "↶"
    case .redo: "↷"
    case .seed: "+"
    }
  }
}

import TermPanels
import TodoModel
import TodoWording

/// An item as it was: whether it was done, its name, its date, and the effect of the change.
@MainActor final class PastRowPanel: Panel {
  private let mark = Label()
  private let name = Label()
  private let due = Label(role: .faint, alignment: .trailing)
  private let effect = Label(role: .accent, alignment: .trailing)

  override func loadView() {
    let columns = ColumnsView(
      [
        Column(.fitting(minimum: 1)), Column(.flexible(minimum: 12)),
        Column(.fitting(), alignment: .trailing, priority: 0),
        Column(.fitting(), alignment: .trailing, priority: 1),
      ], [mark, name, due, effect])
    let stack = StackView(.horizontal, [columns])
    stack.setFlexible(columns)
    stack.insets = Insets(right: 2)
    stack.accessibilityElements = [name, mark, due, effect]
    view = stack
  }

  /// Shows an item.
  func show(_ row: PastPicture.Item, _ days: DayFormat) {
    let isGone = row.effect == .removed
    let sign = isGone ? "×" : row.item.isDone ? "✓" : "○"
    mark.text = String(repeating: "  ", count: row.depth) + sign
    mark.accessibilityLabel = isGone ? "" : row.item.isDone ? "done" : "open"
    mark.role = isGone || row.item.isDone ? .faint : .secondary
    name.text = row.item.name
    name.role = isGone ? .faint : row.item.isDone ? .done : .text
    due.text = row.item.due.map { days.moment($0, row.item.dueTime) } ?? ""
    let word = row.effect.map(PastRowPanel.word) ?? ""
    effect.text = due.text.isEmpty || word.isEmpty ? word : "· " + word
  }

  private static func word(for effect: PastPicture.Effect) -> String {
    switch effect {
    case .added: "added"
    case .changed: "changed"
    case .removed: "removed"
    }
  }
}

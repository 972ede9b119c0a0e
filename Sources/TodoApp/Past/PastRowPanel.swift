import TermPanels
import TodoModel
import TodoWording

/// An item as it was: whether it was done, its name, its date, and the effect of the change.
@MainActor final class PastRowPanel: Panel {
  /// The cells around a row and around the heading above it.
  static let insets = Insets(right: 2)

  private let mark = Label()
  private let name = Label("", .verbatim)
  /// The date, if the effect follows it.
  private let due = Label(role: .faint, alignment: .trailing)
  /// The effect, or the date if there is none.
  private let ending = Label(alignment: .trailing)

  override func loadView() {
    let columns = ColumnsView(
      [
        Column(.fitting(minimum: 1)), Column(.flexible(minimum: 12)),
        Column(.fitting(), alignment: .trailing, priority: 0),
        Column(.fitting(), alignment: .trailing, priority: 1),
      ], [mark, name, due, ending])
    let stack = StackView(.horizontal, [columns])
    stack.setFlexible(columns)
    stack.insets = PastRowPanel.insets
    stack.accessibilityElements = [name, mark, due, ending]
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
    let date = row.item.due.map { days.moment($0, row.item.dueTime) } ?? ""
    let word = row.effect.map(PastRowPanel.word)
    due.text = word == nil || date.isEmpty ? "" : date + " ·"
    ending.text = word ?? date
    ending.role = word == nil ? .faint : .accent
  }

  private static func word(for effect: PastPicture.Effect) -> String {
    switch effect {
    case .added: "added"
    case .changed: "changed"
    case .removed: "removed"
    }
  }
}

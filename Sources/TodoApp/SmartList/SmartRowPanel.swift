import TermPanels
import TodoModel

/// One smart list or view in the overview: its mark, its name, how much is in it.
@MainActor final class SmartRowPanel: Panel {
  private let mark = Label()
  private let name = Label()
  private let count = Label(role: .secondary)

  override func loadView() {
    let row = ColumnsView(
      [
        Column(.fixed(2)), Column(.flexible(minimum: 12)),
        Column(.fitting(minimum: 10), alignment: .trailing, priority: 1),
      ], [mark, name, count])
    row.accessibilityElements = [name, count]
    row.insets = Insets(right: 2)
    view = row
  }

  func show(_ view: TodoList, count number: Int?) {
    (mark.text, mark.role) = view.emoji.isEmpty ? ("◇", .accent) : (view.emoji, .text)
    name.text = view.name
    name.accessibilityLabel = [view.emoji, view.name].filter { !$0.isEmpty }.joined(separator: " ")
    let cannotBeRead = view.filter == nil
    count.text = cannotBeRead ? "unreadable" : number.map(TodoStore.words) ?? "…"
    count.role = cannotBeRead ? .error : number == 0 ? .faint : .secondary
  }

  func show(_ list: SmartList, count number: Int) {
    (mark.text, mark.role) = list.mark
    name.text = list.title
    name.accessibilityLabel = list.title
    count.text = list.words(for: number)
    count.role = number == 0 ? .faint : list == .today ? .today : .secondary
  }
}

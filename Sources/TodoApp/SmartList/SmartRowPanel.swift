import TermPanels

/// One smart list in the overview: its mark, its name, how much is in it.
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

  func show(_ list: SmartList, count number: Int) {
    (mark.text, mark.role) = list.mark
    name.text = list.title
    count.text = list.words(for: number)
    count.role = number == 0 ? .faint : list == .today ? .today : .secondary
  }
}

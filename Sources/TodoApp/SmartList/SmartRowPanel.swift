import TermPanels
import TodoModel
import TodoWording

/// One smart list or view in the overview: its mark, its name, the number of its items.
@MainActor final class SmartRowPanel: Panel {
  private let row = OverviewRowView(hasProgress: false)
  private lazy var newsView = NewsView(row)

  override func loadView() { view = newsView }

  /// Shows a view. A sign shows that it is news: somebody else has just changed it.
  func show(_ view: TodoList, count number: Int?, isNews: Bool) {
    newsView.isNews = isNews
    (row.mark.text, row.mark.role) = view.emoji.isEmpty ? ("◇", .accent) : (view.emoji, .text)
    row.name.text = view.name
    row.name.accessibilityLabel = view.title
    if view.filter == nil { return row.setCount("invalid", number: "?", role: .error) }
    let text = number.map(TodoStore.text) ?? "…"
    row.setCount(text, number: text, role: number == 0 ? .faint : .secondary)
  }

  /// Shows a smart list, which is never news.
  func show(_ list: SmartList, count number: Int) {
    newsView.isNews = false
    (row.mark.text, row.mark.role) = list.mark
    row.name.text = list.title
    row.name.accessibilityLabel = list.title
    let role: Role = number == 0 ? .faint : list == .today ? .today : .secondary
    row.setCount(
      list.text(for: number), number: number == 0 ? "0" : TodoStore.text(for: number), role: role)
  }
}

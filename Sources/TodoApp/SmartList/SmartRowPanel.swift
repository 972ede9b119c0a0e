import TermPanels
import TodoModel
import TodoWording

/// One smart list or view in the overview: its mark, its name, the number of its items.
@MainActor final class SmartRowPanel: Panel {
  private let row = OverviewRowView(hasProgress: false)
  private lazy var newsView = NewsView(row)

  override func loadView() { view = newsView }

  /// Shows a view. A sign shows that it is news: another program has just changed it.
  func show(_ view: TodoList, count number: Int?, isNews: Bool, isInArea: Bool) {
    newsView.isNews = isNews
    row.isIndented = isInArea
    (row.mark.text, row.mark.role) = view.sign.map { ($0, .text) } ?? ("◇", .accent)
    row.name.text = view.name
    row.name.accessibilityLabel = view.title
    if view.filter == nil { return row.setCount("invalid", number: "?", role: .error) }
    row.setCount(
      number.map(view.text) ?? "…", number: number.map(SmartRowPanel.digits) ?? "…",
      role: number == 0 ? .faint : .secondary)
  }

  /// Shows a smart list, which is never news.
  func show(_ list: SmartList, count number: Int) {
    newsView.isNews = false
    row.isIndented = false
    (row.mark.text, row.mark.role) = list.traits.mark
    row.name.text = list.title
    row.name.accessibilityLabel = list.title
    let role: Role = number == 0 ? .faint : list == .today ? .today : .secondary
    row.setCount(list.text(for: number), number: SmartRowPanel.digits(number), role: role)
  }

  private static func digits(_ number: Int) -> String {
    number == 0 ? "0" : TodoStore.text(for: number)
  }
}

import TermPanels
import TodoModel
import TodoWording

/// One list in the overview: emoji, name, progress, number of open items.
@MainActor final class ListRowPanel: Panel {
  private var summary: ListSummary?
  private let row = OverviewRowView(hasProgress: true)
  private lazy var newsView = NewsView(row)

  override func loadView() { view = newsView }

  /// Shows a list, a template, or a view or an area that is put away. A sign marks news: another
  /// program has just changed the list or an item in it.
  func show(_ summary: ListSummary, isNews: Bool, isInArea: Bool = false) {
    newsView.isNews = isNews
    row.isIndented = isInArea
    guard summary != self.summary else { return }
    self.summary = summary
    let color = summary.list.color?.role
    // An emoji has colours of its own, so the bar has the list's.
    row.mark.text = summary.list.sign ?? (color == nil ? "" : "●")
    row.mark.role = color ?? .text
    row.progress?.role = color ?? .progress
    row.name.text = summary.list.name
    row.name.accessibilityLabel = summary.list.title
    row.progress?.isHidden = summary.totalCount == 0
    row.progress?.progress =
      summary.totalCount == 0 ? 0 : Double(summary.doneCount) / Double(summary.totalCount)
    if summary.list.kind == .template {
      row.progress?.isHidden = true
      return row.setCount(
        Counts.items(summary.totalCount), number: "\(summary.totalCount)", role: .faint)
    }
    // The items of a view that is put away are not counted.
    if summary.list.isView { return row.setCount("view", number: "", role: .faint) }
    let (open, isDone) = (summary.openCount, summary.openCount == 0 && summary.totalCount > 0)
    row.setCount(
      Counts.text(of: summary), number: isDone ? "✓" : "\(open)",
      role: open == 0 ? .faint : .secondary)
  }
}

import TermPanels
import TodoModel
import TodoWording

/// A row of the overview that folds those below it: an area, or the row above the templates or
/// above what is put away.
@MainActor final class AreaRowPanel: Panel {
  private let row = OverviewRowView(hasProgress: false)
  private lazy var newsView = NewsView(row)

  override func loadView() { view = newsView }

  /// Shows an area. A sign marks news: another program has just changed it.
  func show(_ area: ListSummary, isFolded: Bool, isNews: Bool) {
    show(area.list.title, "area \(area.list.title)", isFolded)
    newsView.isNews = isNews
    row.mark.role = area.list.color?.role ?? .accent
    let open = area.openCount
    row.setCount(
      Counts.text(open, "open"), number: "\(open)", role: open == 0 ? .faint : .secondary)
  }

  /// Shows the number of rows below a name, such as those that are put away.
  func show(_ name: String, _ count: Int, isFolded: Bool) {
    show(name, name.lowercased(), isFolded)
    newsView.isNews = false
    row.mark.role = .secondary
    row.setCount("\(count)", number: "\(count)", role: .faint)
  }

  private func show(_ name: String, _ label: String, _ isFolded: Bool) {
    row.mark.text = isFolded ? "▸" : "▾"
    row.name.text = name
    row.name.accessibilityLabel = label + (isFolded ? ", folded" : "")
  }
}

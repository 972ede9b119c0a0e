import TermPanels
import TodoModel

/// One row of the overview.
enum OverviewRow {
  /// A smart list, and how many items are in it.
  case smart(SmartList, count: Int)
  /// A saved view, and how many items are in it; nil while that is not known.
  case view(TodoList, count: Int?)
  /// A list of the person's own.
  case list(ListSummary)

  /// What identifies it: the smart list, or the identity of the view or list.
  var id: AnyHashable {
    switch self {
    case .smart(let kind, _): kind
    case .view(let view, _): view.id
    case .list(let summary): summary.id
    }
  }

  /// The list and how much is in it, if it is one that is filled.
  var summary: ListSummary? {
    if case .list(let summary) = self { summary } else { nil }
  }

  /// The heading that it stands below.
  var heading: String? {
    switch self {
    case .smart: nil
    case .view: "Views"
    case .list: "Lists"
    }
  }

  /// The view, if it is one.
  var view: TodoList? {
    if case .view(let view, _) = self { view } else { nil }
  }

  /// The panel that shows it, and whether somebody else has just changed it.
  @MainActor func panel(reusing panel: Panel?, isNews: Bool) -> Panel {
    switch self {
    case .smart(let kind, let count):
      let row = panel as? SmartRowPanel ?? SmartRowPanel()
      row.show(kind, count: count)
      row.isNews = isNews
      return row
    case .view(let view, let count):
      let row = panel as? SmartRowPanel ?? SmartRowPanel()
      row.show(view, count: count)
      row.isNews = isNews
      return row
    case .list(let summary):
      let row = panel as? ListRowPanel ?? ListRowPanel()
      row.summary = summary
      row.isNews = isNews
      return row
    }
  }
}

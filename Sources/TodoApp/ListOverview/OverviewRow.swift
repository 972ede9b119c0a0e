import TermPanels
import TodoModel

/// One row of the overview.
enum OverviewRow {
  /// A smart list, and how many items are in it.
  case smart(SmartList, count: Int)
  /// A list of the person's own.
  case list(ListSummary)

  /// What identifies it: the smart list, or the list's identity.
  var id: AnyHashable {
    switch self {
    case .smart(let kind, _): kind
    case .list(let summary): summary.id
    }
  }

  /// The list and how much is in it, unless it is a smart one.
  var summary: ListSummary? {
    if case .list(let summary) = self { summary } else { nil }
  }

  /// The heading that it stands below.
  var heading: String? { summary == nil ? nil : "Lists" }

  /// The panel that shows it.
  @MainActor func panel(reusing panel: Panel?) -> Panel {
    switch self {
    case .smart(let kind, let count):
      let row = panel as? SmartRowPanel ?? SmartRowPanel()
      row.show(kind, count: count)
      return row
    case .list(let summary):
      let row = panel as? ListRowPanel ?? ListRowPanel()
      row.summary = summary
      return row
    }
  }
}

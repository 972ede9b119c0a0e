import TermPanels
import TodoModel

/// One row of the overview.
enum OverviewRow {
  /// A smart list, and the number of its items.
  case smart(SmartList, count: Int)
  /// A saved view, and the number of its items; nil while it is unknown.
  case view(TodoList, count: Int?)
  /// The Inbox.
  case inbox(ListSummary)
  /// A list of the person's own.
  case list(ListSummary)

  /// The heading of the lists.
  static let lists = "Lists"

  /// The identity of a row.
  enum ID: Hashable {
    /// A smart list.
    case smart(SmartList)
    /// A view or a list of the person's own.
    case own(TodoList.ID)

    /// The view or the list, if it is one of the person's own.
    var list: TodoList.ID? {
      if case .own(let id) = self { id } else { nil }
    }
  }

  var id: ID {
    switch self {
    case .smart(let kind, _): .smart(kind)
    case .view(let view, _): .own(view.id)
    case .inbox(let summary), .list(let summary): .own(summary.id)
    }
  }

  /// The screen that the row leads to.
  var destination: Destination {
    switch self {
    case .smart(let kind, _): .smart(kind)
    case .view(let view, _): .list(view.id)
    case .inbox(let summary), .list(let summary): .list(summary.id)
    }
  }

  /// The list and its counts, if the row shows one of the person's own.
  var summary: ListSummary? {
    switch self {
    case .inbox(let summary), .list(let summary): summary
    case .smart, .view: nil
    }
  }

  /// The heading above the row.
  var heading: String? {
    switch self {
    case .inbox, .smart: nil
    case .view: "Views"
    case .list: Self.lists
    }
  }

  /// The view, if the row shows one.
  var view: TodoList? {
    if case .view(let view, _) = self { view } else { nil }
  }

  /// The panel that shows the row; `isNews` marks what another program has just changed.
  @MainActor func panel(reusing panel: Panel?, isNews: Bool) -> Panel {
    switch self {
    case .smart(let kind, let count):
      let row = panel as? SmartRowPanel ?? SmartRowPanel()
      row.show(kind, count: count)
      return row
    case .view(let view, let count):
      let row = panel as? SmartRowPanel ?? SmartRowPanel()
      row.show(view, count: count, isNews: isNews)
      return row
    case .inbox(let summary), .list(let summary):
      let row = panel as? ListRowPanel ?? ListRowPanel()
      row.show(summary, isNews: isNews)
      return row
    }
  }
}

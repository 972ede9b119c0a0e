import TermPanels
import TodoModel

/// One row of the overview: a single reference, so that a thousand rows are copied fast.
indirect enum OverviewRow {
  /// A smart list, and the number of its items.
  case smart(SmartList, count: Int)
  /// A saved view, and the number of its items; nil while it is unknown.
  case view(TodoList, count: Int?, isInArea: Bool)
  /// The Inbox.
  case inbox(ListSummary)
  /// A list of the person's own.
  case list(ListSummary, isInArea: Bool)
  /// An area with the numbers of items of its lists, which are below it unless it is folded.
  case area(ListSummary, isFolded: Bool)
  /// The row above the templates, with their number, which may be folded.
  case templates(count: Int, isFolded: Bool)
  /// A template.
  case template(ListSummary)
  /// The row above what is put away, with the number of these rows, which may be folded.
  case putAway(count: Int, isFolded: Bool)
  /// A list, a view or an area that is put away.
  case away(ListSummary)

  /// The heading of the lists and areas.
  static let lists = "Lists"

  /// The identity of a row.
  enum ID: Hashable {
    /// A smart list.
    case smart(SmartList)
    /// A view, a list or an area of the person's own.
    case own(TodoList.ID)
    /// The row above the templates.
    case templates
    /// The row above what is put away.
    case putAway

    /// The view, list or area, if it is one of the person's own.
    var list: TodoList.ID? {
      if case .own(let id) = self { id } else { nil }
    }
  }

  var id: ID {
    switch self {
    case .smart(let kind, _): .smart(kind)
    case .view(let view, _, _): .own(view.id)
    case .inbox(let summary), .list(let summary, _), .area(let summary, _), .away(let summary),
      .template(let summary):
      .own(summary.id)
    case .templates: .templates
    case .putAway: .putAway
    }
  }

  /// Whether the rows below the row are folded; nil for a row that folds none.
  var isFolded: Bool? {
    switch self {
    case .area(_, let isFolded), .templates(_, let isFolded), .putAway(_, let isFolded): isFolded
    case .smart, .view, .inbox, .list, .template, .away: nil
    }
  }

  /// The screen that the row leads to; nil for a row that folds others.
  var destination: Destination? {
    switch self {
    case .smart(let kind, _): .smart(kind)
    case .view(let view, _, _): .list(view.id)
    case .inbox(let summary), .list(let summary, _), .template(let summary): .list(summary.id)
    case .away(let summary): summary.list.kind == .area ? nil : .list(summary.id)
    case .area, .templates, .putAway: nil
    }
  }

  /// The heading above the row.
  var heading: String? {
    switch self {
    case .inbox, .smart: nil
    case .view(_, _, let isInArea): isInArea ? Self.lists : "Views"
    case .list, .area, .templates, .template, .putAway, .away: Self.lists
    }
  }

  /// The panel that shows the row; `isNews` marks what another program has just changed.
  @MainActor func panel(reusing panel: Panel?, isNews: Bool) -> Panel {
    switch self {
    case .smart(let kind, let count):
      let row = panel as? SmartRowPanel ?? SmartRowPanel()
      row.show(kind, count: count)
      return row
    case .view(let view, let count, let isInArea):
      let row = panel as? SmartRowPanel ?? SmartRowPanel()
      row.show(view, count: count, isNews: isNews, isInArea: isInArea)
      return row
    case .inbox(let summary):
      let row = panel as? ListRowPanel ?? ListRowPanel()
      row.show(summary, isNews: isNews)
      return row
    case .list(let summary, let isInArea):
      let row = panel as? ListRowPanel ?? ListRowPanel()
      row.show(summary, isNews: isNews, isInArea: isInArea)
      return row
    case .away(let summary), .template(let summary):
      let row = panel as? ListRowPanel ?? ListRowPanel()
      row.show(summary, isNews: isNews, isInArea: true)
      return row
    case .area(let area, let isFolded):
      let row = panel as? AreaRowPanel ?? AreaRowPanel()
      row.show(area, isFolded: isFolded, isNews: isNews)
      return row
    case .templates(let count, let isFolded):
      let row = panel as? AreaRowPanel ?? AreaRowPanel()
      row.show("Templates", count, isFolded: isFolded)
      return row
    case .putAway(let count, let isFolded):
      let row = panel as? AreaRowPanel ?? AreaRowPanel()
      row.show("Put away", count, isFolded: isFolded)
      return row
    }
  }
}

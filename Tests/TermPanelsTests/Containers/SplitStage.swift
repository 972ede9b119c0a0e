import TermPanels
import TermPanelsTesting

/// A split with three columns, `Lists`, `Items` and `Detail`, that expands from a width of 60 cells
/// on and collapses below 56.
@MainActor final class SplitStage {
  let log = CallbackLog()
  let lists: RecordingPanel
  let items: RecordingPanel
  let detail: RecordingPanel
  let split: SplitPanel

  init() {
    lists = RecordingPanel("Lists", log: log)
    items = RecordingPanel("Items", log: log)
    detail = RecordingPanel("Detail", log: log)
    split = SplitPanel(primary: lists, supplementary: items, secondary: detail)
    split.threshold = 56...60
  }

  func start(columns: Int, rows: Int = 10, motion: Motion = .none) throws -> Harness {
    try Harness(columns: columns, rows: rows, motion: motion) { _ in self.split }
  }

  func panel(_ name: String) -> RecordingPanel { RecordingPanel(name, log: log) }

  /// The names of the visible panels.
  var seen: [String] { split.visiblePanels.compactMap(\.title) }

  /// The names of a column's panels.
  func names(in column: SplitPanel.Column) -> [String] {
    split.panels(in: column).compactMap(\.title)
  }

  /// The names of the panels on the first column's navigation.
  var path: [String] { split.navigation(of: .primary).panels.compactMap(\.title) }

  /// The widths of the columns.
  var widths: [Int] { split.columns.map { split.width(of: $0) } }

  /// The callbacks of panels about moving, appearing and disappearing during a change.
  func told(_ change: () throws -> Void) rethrows -> [String] {
    let former = log.story.count
    try change()
    return Array(log.story.dropFirst(former))
  }
}

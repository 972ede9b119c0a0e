import TermPanels

/// A delegate that records the calls of a split.
@MainActor final class RecordingSplitDelegate: SplitPanelDelegate {
  var told: [String] = []
  var top: SplitPanel.Column?
  var dropped: Set<SplitPanel.Column> = []
  var separated: [SplitPanel.Column: [Panel]] = [:]

  func split(
    _ split: SplitPanel, topColumnForCollapsingTo column: SplitPanel.Column
  ) -> SplitPanel.Column { top ?? column }

  func split(
    _ split: SplitPanel, collapse panels: [Panel], of column: SplitPanel.Column,
    onto navigation: NavigationPanel
  ) -> Bool {
    told.append("collapse \(names(panels))?")
    return dropped.contains(column)
  }

  func split(
    _ split: SplitPanel, separate column: SplitPanel.Column, from navigation: NavigationPanel
  ) -> [Panel]? {
    told.append("separate \(names(split.panels(in: column)))?")
    return separated[column]
  }

  func splitDidCollapse(_ split: SplitPanel) { told.append("collapsed") }
  func splitDidExpand(_ split: SplitPanel) { told.append("expanded") }

  func split(_ split: SplitPanel, didRemove panels: [Panel]) {
    told.append("removed \(names(panels))")
  }

  private func names(_ panels: [Panel]) -> String {
    panels.compactMap(\.title).joined(separator: " ")
  }
}

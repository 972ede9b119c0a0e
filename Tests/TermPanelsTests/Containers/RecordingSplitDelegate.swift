import TermPanels

/// A delegate that records the calls of a split.
@MainActor final class RecordingSplitDelegate: SplitPanelDelegate {
  var told: [String] = []
  var top: SplitPanel.Column?
  var separated: [SplitPanel.Column: [Panel]] = [:]

  func split(
    _ split: SplitPanel, topColumnForCollapsingTo column: SplitPanel.Column
  ) -> SplitPanel.Column {
    told.append("collapse?")
    return top ?? column
  }

  func split(
    _ split: SplitPanel, separate column: SplitPanel.Column, from navigation: NavigationPanel
  ) -> [Panel]? {
    told.append("separate \(names(split.panels(in: column)))?")
    return separated[column]
  }

  func split(_ split: SplitPanel, didRemove panels: [Panel]) {
    told.append("removed \(names(panels))")
  }

  func splitDidToggleLastColumn(_ split: SplitPanel) { told.append("toggled") }

  private func names(_ panels: [Panel]) -> String {
    panels.compactMap(\.title).joined(separator: " ")
  }
}

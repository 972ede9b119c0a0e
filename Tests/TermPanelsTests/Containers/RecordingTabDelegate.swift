import TermPanels

/// A delegate that records its calls, and answers as a test decides.
@MainActor final class RecordingTabDelegate: TabPanelDelegate {
  private(set) var calls: [String] = []
  var allows: (Panel) -> Bool = { _ in true }
  var onSelection: () -> Void = {}

  func tabs(_ tabs: TabPanel, shouldSelect panel: Panel) -> Bool {
    calls.append("should \(panel.title ?? "")")
    return allows(panel)
  }

  func tabs(_ tabs: TabPanel, didSelect panel: Panel) {
    calls.append("did \(panel.title ?? "")")
    onSelection()
  }
}

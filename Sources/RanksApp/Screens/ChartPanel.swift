import TermPanels

/// Holds the current state of a chart, and reports when it appears.
@MainActor final class ChartPanel: ContainerPanel {
  /// Called each time before the panel comes onto the screen.
  var onAppear: () -> Void = {}

  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    onAppear()
  }
}

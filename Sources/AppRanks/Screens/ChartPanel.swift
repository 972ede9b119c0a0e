import TermPanels

/// Holds what there is of a chart, and says when somebody comes to see it.
@MainActor final class ChartPanel: ContainerPanel {
  /// Called each time before the panel comes onto the screen.
  var onAppear: () -> Void = {}

  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    onAppear()
  }
}

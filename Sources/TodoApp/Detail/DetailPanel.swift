import TermPanels

/// The panel of one item's details, or of a message where there are none.
@MainActor final class DetailPanel: ContainerPanel {
  /// Called at the end of each turn with an event while the panel is visible.
  var onStatusUpdate: () -> Void = {}

  override func updateStatus() {
    onStatusUpdate()
    super.updateStatus()
  }
}

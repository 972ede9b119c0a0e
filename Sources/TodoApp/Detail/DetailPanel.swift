import TermPanels

/// The place of one item's details: the details, or a message where there are none.
@MainActor final class DetailPanel: ContainerPanel {
  /// Called at the end of each turn in which something happened while the panel is there.
  var onStatusUpdate: () -> Void = {}

  override func updateStatus() {
    onStatusUpdate()
    super.updateStatus()
  }

  /// Whether somebody can see it, or could where there is room.
  var isOnScreen: Bool { viewIfLoaded?.window != nil }
}

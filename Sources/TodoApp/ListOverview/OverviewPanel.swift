import TermPanels

/// The panel of the overview: its list, or an invitation where there are no lists.
@MainActor final class OverviewPanel: ContainerPanel {
  /// Called before the panel comes onto the screen.
  var onAppearing: () -> Void = {}

  override func viewWillAppear(animated: Bool) {
    onAppearing()
    super.viewWillAppear(animated: animated)
  }
}

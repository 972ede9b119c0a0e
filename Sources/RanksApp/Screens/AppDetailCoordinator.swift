import TermPanels

/// The screen of one app.
@MainActor final class AppDetailCoordinator: Coordinator {
  private let panel: ScrollingContentPanel

  init(_ app: RankedApp, _ context: RanksContext) {
    panel = ScrollingContentPanel(content: ListableDetailPanel(app, icons: context.icons))
  }

  override var primaryPanel: Panel { panel }
}

public import TermPanels

/// The root of the coordinators: shows the charts, and offers the global commands.
@MainActor public final class AppRanksCoordinator: Coordinator {
  private let context: RanksContext
  private let root: RootAppsCoordinator
  private let router: NavigationRouter

  /// Creates the program. Call ``start()`` before the application runs its panel.
  public init(_ context: RanksContext) {
    self.context = context
    root = RootAppsCoordinator(context)
    router = NavigationRouter(root: root)
    context.router = router
  }

  /// The navigation that everything is shown in.
  public override var primaryPanel: Panel { router.navigation }

  /// Starts with the charts.
  public override func didStart() {
    context.application.commands = { [unowned self] in commands }
    startChild(root)
  }

  /// Cancels the requests under way.
  public override func didStop() { context.icons.forget() }

  private var commands: [KeyCommand] {
    [
      KeyCommand(.character("?"), title: "Show all keys", hint: "help") { [unowned self] in
        router.present(HelpPanel(for: context.application))
      },
      KeyCommand(.character("q"), title: "Quit", hint: "quit") {
        [unowned self] in context.application.quit()
      },
    ]
  }
}

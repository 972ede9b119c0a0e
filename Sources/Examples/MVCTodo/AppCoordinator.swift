import CivilCalendar
import TermPanels

/// The root of all coordinators. It shows the lists in the file, or the reason why it cannot.
final class AppCoordinator: Coordinator {
  private let content = ContainerPanel()
  private var router: AppRouter?

  init(_ app: Application, path: String, clock: WallClock) {
    app.mouseMode = .full
    app.commands = { [unowned app] in
      [KeyCommand(.character("q"), title: "Quit", hint: "quit") { [unowned app] in app.quit() }]
    }
    do {
      let router = AppRouter(try Storage(path, clock: clock))
      content.content = router.stack.navigation
      self.router = router
    } catch {
      let message = MessagePanel(Message(title: error.description, detail: path))
      content.content = NavigationPanel(root: message)
    }
  }

  override var primaryPanel: Panel { content }

  override func didStart() {
    if let router { startChild(router.overview) }
  }
}

import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite("A router on a stack") struct NavigationRouterTests {
  private final class Screen: Coordinator {
    let panel: Panel
    var stops = 0
    var whenStopped: () -> Void = {}

    init(_ panel: Panel) { self.panel = panel }

    override var primaryPanel: Panel { panel }

    override func didStop() {
      stops += 1
      whenStopped()
    }
  }

  private let log = CallbackLog()
  private let root: Screen
  private let other: Screen
  private let router: NavigationRouter
  private let app: Harness

  init() throws {
    let root = Screen(RecordingPanel("A", log: log))
    self.root = root
    other = Screen(RecordingPanel("B", log: log))
    let router = NavigationRouter(root: root)
    self.router = router
    app = try Harness(columns: 30, rows: 8) { _ in router.navigation }
    root.start()
  }

  /// Does something while a panel is presented.
  private func inCallback(_ action: @escaping () -> Void) {
    let trigger = RecordingPanel("T", log: log)
    trigger.onCallback = { event in
      if event == .willAppear { action() }
    }
    root.panel.present(trigger)
  }

  @Test func `shows a panel again that was hidden in the same callback`() {
    root.startChild(other)
    router.show(other)

    inCallback {
      router.hide(other)
      router.show(other)
    }

    #expect(router.navigation.panels.map(\.title) == ["A", "B"])
    #expect(other.isRunning && other.stops == 0 && log.violations == [])
  }

  @Test func `presents above a panel that is about to be pushed`() {
    root.startChild(other)
    let modal = RecordingPanel("M", log: log)

    inCallback {
      router.show(other)
      router.present(modal)
    }

    #expect(modal.appearanceState == .appeared && log.violations == [])
  }

  @Test func `a coordinator stops once, even if its child lets it stop`() {
    root.startChild(other)
    other.whenStopped = { [unowned root] in root.stop() }

    root.stop()

    #expect(root.stops == 1 && other.stops == 1 && !root.isRunning && root.children.isEmpty)
  }
}

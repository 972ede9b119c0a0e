import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct NavigationCallbackTests {
  private let log = CallbackLog()
  private let a: RecordingPanel
  private let b: RecordingPanel
  private let c: RecordingPanel
  private let navigation: NavigationPanel
  private let app: Harness

  init() throws {
    a = RecordingPanel("A", log: log)
    b = RecordingPanel("B", log: log)
    c = RecordingPanel("C", log: log)
    let navigation = NavigationPanel(root: a)
    self.navigation = navigation
    app = try Harness(columns: 40, rows: 6, motion: .full) { _ in navigation }
  }

  private func told(_ change: () -> Void) -> [String] {
    let former = log.story.count
    change()
    app.run(for: 1)
    return Array(log.story.dropFirst(former))
  }

  // Rule 72
  @Test func `a push calls the new panel's move and both panels' appearance callbacks`() {
    #expect(
      told { navigation.push(b) } == [
        "B.willMove(NavigationPanel)", "A.willDisappear", "B.willAppear", "A.didDisappear",
        "B.didAppear", "B.didMove(NavigationPanel)",
      ])
  }

  // Rule 73
  @Test func `a push of a panel on the stack stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let root = Panel()
        NavigationPanel(root: root).push(root)
      }
    }
  }

  // Rules 74, 76
  @Test func `a pop returns the panel that left, and the covered one appears again`() {
    navigation.push(b, animated: false)
    let view = a.view
    var popped: Panel?

    let lines = told { popped = navigation.pop() }

    #expect(popped === b && a.view === view)
    #expect(
      lines == [
        "B.willMove(nil)", "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear",
        "B.didMove(nil)",
      ])
    #expect(told { popped = navigation.pop() } == [])
    #expect(popped == nil)
  }

  // Rules 74, 75
  @Test func `popping several panels makes no panel in between appear`() {
    navigation.push(b, animated: false)
    navigation.push(c, animated: false)
    var popped: [Panel] = []

    let lines = told { popped = navigation.pop(to: a) }

    #expect(popped.map(\.title) == ["B", "C"])
    #expect(
      lines == [
        "B.willMove(nil)", "B.didMove(nil)", "C.willMove(nil)", "C.willDisappear", "A.willAppear",
        "C.didDisappear", "A.didAppear", "C.didMove(nil)",
      ])
  }

  // Rule 75
  @Test func `a new stack with the same top changes only what is covered`() {
    navigation.push(b, animated: false)

    let lines = told { navigation.setPanels([c, b], animated: true) }

    #expect(
      lines == [
        "A.willMove(nil)", "A.didMove(nil)", "C.willMove(NavigationPanel)",
        "C.didMove(NavigationPanel)",
      ])
  }

  // Rule 77
  @Test func `a panel that refuses to be popped gets no callback, by key or by code`() {
    navigation.push(b, animated: false)
    b.shouldPop = { false }

    #expect(told { navigation.pop() } == [])
    #expect(told { app.press(.escape) } == [])
    #expect(navigation.topPanel === b)
  }

  // Rule 78
  @Test func `the title line follows the top panel's item`() {
    navigation.push(b, animated: false)

    b.navigationItem.title = "Beta"
    b.navigationItem.detail = "1 left"
    app.application.turn()

    #expect(app.screen.hasPrefix("  A › Beta                      1 left\n"))
  }

  @Test func `panels may be pushed in any callback of another panel`() {
    let moments: [Callback.Event] = [
      .willMove("NavigationPanel"), .viewDidLoad, .willAppear, .isAppearing, .didAppear,
      .didMove("NavigationPanel"),
    ]
    for moment in moments {
      let (b, c) = (RecordingPanel("B", log: CallbackLog()), RecordingPanel("C", log: log))
      b.onCallback = { [navigation] in
        if $0 == moment, c.parent == nil, navigation.topPanel !== c { navigation.push(c) }
      }

      navigation.push(b)
      app.run(for: 1)

      #expect(navigation.panels.map(\.title) == ["A", "B", "C"])
      #expect(navigation.children.count == 3 && c.view.window != nil && b.view.window == nil)
      #expect(b.log.violations == [])
      b.onCallback = nil
      navigation.pop(to: a, animated: false)
    }
  }
}

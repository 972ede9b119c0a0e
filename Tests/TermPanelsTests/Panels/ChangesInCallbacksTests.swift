import TermPanelsTesting
import Testing

@testable import TermPanels

/// Changes by a panel, a completion or a delegate in the middle of a container's change.
@MainActor @Suite struct ChangesInCallbacksTests {
  private let log = CallbackLog()

  private func panel(_ name: String) -> RecordingPanel { RecordingPanel(name, log: log) }

  /// Makes a panel do something when it gets a callback for the first time.
  private func when(
    _ panel: RecordingPanel, is event: Callback.Event, do action: @escaping () -> Void
  ) {
    panel.onCallback = { [unowned panel] told in
      guard told == event else { return }
      panel.onCallback = nil
      action()
    }
  }

  // Rule 6
  @Test func `popping two panels in the middle of a push ends the push first`() throws {
    let (a, b, c) = (panel("A"), panel("B"), panel("C"))
    let navigation = NavigationPanel(root: a)
    navigation.push(b)
    let app = try Harness(columns: 40, rows: 8, motion: .full) { _ in navigation }
    navigation.push(c)
    app.run(for: 0.05)

    navigation.pop(to: a)
    app.run(for: 1)

    #expect(
      log.story.filter { $0.hasPrefix("B.") }.suffix(4) == [
        "B.willDisappear", "B.didDisappear", "B.willMove(nil)", "B.didMove(nil)",
      ])
    #expect(log.violations == [])
  }

  // Rule 7
  @Test func `new content may embed the old content`() throws {
    let a = panel("A")
    let container = ContainerPanel(content: a)
    let app = try Harness(columns: 40, rows: 8) { _ in container }

    container.content = ContainerPanel(content: container.content)
    app.run(for: 1)

    #expect(a.parent === container.content && a.appearanceState == .appeared)
    #expect(app.screen.contains("A") && log.violations == [])
  }

  // Rule 93
  @Test func `a change of the root requested by a column comes after the columns`() throws {
    let root = ContainerPanel()
    let (left, right, other) = (panel("Left"), panel("Right"), panel("Other"))
    let split = SplitPanel(primary: left, secondary: right)
    split.threshold = 30...30
    let inner = ContainerPanel(content: split)
    root.content = inner
    let app = try Harness(columns: 60, rows: 8) { _ in root }
    when(left, is: .willDisappear) { root.content = other }

    inner.content = panel("New")
    app.run(for: 1)

    #expect(right.appearanceState == .disappeared && other.appearanceState == .appeared)
    #expect(log.lines(of: "Right").suffix(2) == ["Right.willDisappear", "Right.didDisappear"])
    #expect(log.violations == [])
  }

  // Rule 93
  @Test func `a covered panel may dismiss the panels below the one that covers it`() throws {
    let (root, lower, upper, full) = (panel("A"), panel("B"), panel("C"), panel("D"))
    let app = try Harness(columns: 40, rows: 8) { _ in root }
    root.present(lower)
    lower.present(upper)
    when(upper, is: .willDisappear) { [unowned lower] in lower.dismiss() }
    full.presentationStyle = .fullScreen

    upper.present(full)
    app.run(for: 0.1)

    #expect(app.application.window.presentedPanels.map(\.title) == ["B"])
    #expect(root.appearanceState == .appeared && lower.appearanceState == .appeared)
    #expect(log.violations == [])
  }

  // Rule 93
  @Test func `a row may replace the rows of its list`() throws {
    let list = ListPanel(content: [])
    let rows = (0..<6).map { panel("Row\($0)") }
    when(rows[3], is: .didAppear) { [unowned list] in list.content = [rows[1]] }
    list.content = rows

    let app = try Harness(columns: 40, rows: 12) { _ in list }
    app.run(for: 0.1)

    #expect(list.children.map(\.title) == ["Row1"] && log.violations == [])
    #expect(app.screen.contains("Row1") && !app.screen.contains("Row3"))
  }

  // Rule 93
  @Test func `new values of a data source take effect after the row change`() throws {
    let values = ArrayListDataSource(Array(0..<6), id: { $0 }) { [self] value, row in
      row as? RecordingPanel ?? panel("\(value)")
    }
    let list = ListPanel<Int>()
    list.dataSource = values
    let first = panel("first")
    when(first, is: .willAppear) {
      values.elements = []
      list.reloadData()
    }
    let rows = ArrayListDataSource([0, 1], id: { $0 }) { value, row in
      value == 0 ? first : row ?? Panel()
    }
    when(first, is: .willAppear) { rows.elements = [] }
    list.dataSource = rows

    let app = try Harness(columns: 40, rows: 12) { _ in list }
    list.reloadData()
    app.run(for: 0.1)

    #expect(rows.elements.isEmpty && list.children.isEmpty && log.violations == [])
  }

  // Rules 7, 94
  @Test func `a panel that two containers show is forgotten by the first`() throws {
    let empty = panel("Empty")
    let first = ContainerPanel(content: empty)
    let navigation = NavigationPanel(root: first)
    let app = try Harness(columns: 40, rows: 7) { _ in navigation }

    navigation.push(ContainerPanel(content: empty))
    app.press(.escape)

    #expect(first.content == nil)
    first.content = empty
    app.run(for: 1)
    #expect(app.screen.contains("Empty"))
    app.press(.control("c"))
    #expect(app.application.isQuitting)
  }

  // Rule 42
  @Test func `a container that loads its view with a waiting change embeds its content once`()
    throws
  {
    let a = panel("A")
    let (root, swapping) = (ContainerPanel(content: a), SwappingPanel())
    let app = try Harness(columns: 40, rows: 8) { _ in root }
    when(a, is: .willDisappear) {
      swapping.show(a, animated: false)
      swapping.loadViewIfNeeded()
    }

    root.content = panel("B")
    app.run(for: 0.1)
    root.content = swapping
    app.run(for: 0.1)

    #expect(swapping.current === a && a.parent === swapping && a.appearanceState == .appeared)
    #expect(log.violations == [])
  }

  // Rule 42
  @Test func `a panel requested again during its removal comes back`() throws {
    let (a, b) = (panel("A"), panel("B"))
    let (root, swapping, other) = (Panel(), SwappingPanel(), ContainerPanel(content: b))
    let app = try Harness(columns: 40, rows: 8) { _ in root }
    for child in [swapping, other] { root.embedChild(child) }
    swapping.show(a, animated: false)
    app.run(for: 0.1)
    when(b, is: .willDisappear) {
      other.content = a
      swapping.show(a, animated: false)
    }

    other.content = nil
    app.run(for: 0.1)

    #expect(swapping.current === a && a.parent === swapping && a.appearanceState == .appeared)
    #expect(other.content == nil && log.violations == [])
  }

  // Rule 94
  @Test(arguments: ["scrolled", "on a stack", "a segment", "a row"])
  func `every container forgets a panel that is shown elsewhere`(place: String) throws {
    let a = panel("A")
    let scrolling = ScrollingContentPanel(content: a)
    let container: Panel =
      switch place {
      case "scrolled": scrolling
      case "on a stack": NavigationPanel(panels: [panel("B"), a])
      case "a segment": SegmentedPanel([Segment(panel("B")), Segment(a)])
      default: ListPanel(content: [panel("B"), a])
      }
    scrolling.content = place == "scrolled" ? a : nil
    let root = Panel()
    let app = try Harness(columns: 40, rows: 9) { _ in root }
    root.embedChild(container)
    app.run(for: 0.1)

    root.exchangeChild(container, for: a, duration: 0)
    root.embedChild(container)
    app.run(for: 0.1)

    #expect(a.parent === root && a.viewIfLoaded?.superview === root.view)
    #expect(scrolling.content == nil && (container as? NavigationPanel)?.panels.count != 2)
    #expect((container as? SegmentedPanel)?.segmentCount != 2)
    #expect((container as? ListPanel<ObjectIdentifier>)?.content.count != 2)
    #expect(log.violations == [])
  }

  // Rule 94
  @Test func `a presented panel stays when its presenter goes, and takes the focus`() throws {
    let screen = panel("Screen")
    screen.definesPresentationContext = true
    let container = ContainerPanel(content: screen)
    let root = NavigationPanel(root: container)
    let app = try Harness(columns: 40, rows: 9) { _ in root }
    let alert = AlertPanel(title: "Sure?")
    alert.addAction(AlertAction("OK", style: .cancel))
    screen.present(alert)

    container.content = panel("Other")
    app.run(for: 1)

    #expect(alert.presentingPanel === root)
    #expect(app.application.activeCommands.first?.command.title == "OK")
    app.press(.control("c"))
    #expect(app.application.isQuitting)
  }

  // Rules 46, 53
  @Test func `Ctrl-C ends a program whose panels replace each other endlessly`() throws {
    final class Circle: Panel {
      override var next: Responder? { self }
    }
    let app = try Harness(columns: 40, rows: 9) { _ in Circle() }

    app.press(.control("c"))

    #expect(app.application.isQuitting)
  }

  // Rule 93
  @Test func `an endless chain of changes still lets keys through`() throws {
    let container = ContainerPanel()
    container.transitionDuration = 0
    let (a, b) = (panel("A"), panel("B"))
    a.onCallback = { [unowned container] in if $0 == .didAppear { container.content = b } }
    b.onCallback = { [unowned container] in if $0 == .didAppear { container.content = a } }
    let app = try Harness(columns: 40, rows: 9) { _ in container }

    container.content = a
    app.press(.control("c"))

    #expect(app.application.isQuitting)
    b.onCallback = nil
    app.application.turn()
    #expect(container.content === b && log.violations == [])
  }

  // Rule 7
  @Test func `a navigation may begin with a panel that is shown`() throws {
    let a = panel("A")
    let container = ContainerPanel(content: a)
    let app = try Harness(columns: 40, rows: 9) { _ in container }

    container.content = NavigationPanel(root: a)
    app.run(for: 1)

    #expect(a.appearanceState == .appeared && app.screen.contains("A"))
    #expect(log.violations == [])
  }

  // Rule 64
  @Test func `a presented navigation has its panel's preferred size`() throws {
    let app = try Harness(columns: 40, rows: 12) { _ in MessagePanel("Below") }

    app.application.window.rootPanel?.present(NavigationPanel(root: MessagePanel("Inside")))
    app.run(for: 0.1)

    #expect(app.screen.contains("Inside"))
  }

  // Rule 64
  @Test func `a presented panel without a preferred size gets the available room`() throws {
    let app = try Harness(columns: 40, rows: 12) { _ in MessagePanel("Below") }
    let panel = Panel()

    app.application.window.rootPanel?.present(panel)

    #expect(panel.view.bounds.size == Size(width: 40, height: 12))
  }
}

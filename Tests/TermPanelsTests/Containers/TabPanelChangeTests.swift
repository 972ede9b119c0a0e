import TermPanels
import TermPanelsTesting
import Testing

/// Changes of the tabs, the delegate, and changes in the middle of one another.
@MainActor @Suite struct TabPanelChangeTests {
  private let log = CallbackLog()
  private let delegate = RecordingTabDelegate()

  private func panel(_ name: String) -> RecordingPanel { RecordingPanel(name, log: log) }

  /// A panel with tabs, the delegate, and its program.
  private func show(_ panels: [Panel], motion: Motion = .none) throws -> (TabPanel, Harness) {
    let tabs = TabPanel(panels)
    tabs.delegate = delegate
    let app = try Harness(columns: 30, rows: 5, motion: motion) { _ in tabs }
    return (tabs, app)
  }

  private func titles(_ tabs: TabPanel) -> [String?] { tabs.panels.map(\.title) }

  // MARK: - Other tabs

  // Rule 75
  @Test func `new tabs keep the selected panel on the screen, without a callback to it`() throws {
    let (a, b, c) = (panel("A"), panel("B"), panel("C"))
    let (tabs, app) = try show([a, b])
    tabs.select(1)
    log.clear()

    tabs.setPanels([c, b], animated: true)
    app.run(for: 0.3)

    #expect(log.lines(of: "B") == [] && tabs.selectedIndex == 1)
    #expect(log.lines(of: "A") == ["A.willMove(nil)", "A.didMove(nil)"])
    #expect(log.lines(of: "C") == ["C.willMove(TabPanel)", "C.didMove(TabPanel)"])
    #expect(app.screen.hasPrefix("  C  B\nB\n") && !c.isViewLoaded && a.parent == nil)
  }

  @Test func `without the selected panel the tab at its index is selected, else the last`() throws {
    let (tabs, app) = try show(["A", "B", "C"].map { panel($0) })
    tabs.select(1)

    tabs.setPanels([tabs.panels[0], tabs.panels[2]], animated: false)
    #expect(tabs.selectedPanel?.title == "C")
    tabs.setPanels([tabs.panels[0]], animated: false)
    #expect(tabs.selectedPanel?.title == "A")
    tabs.setPanels([], animated: false)
    app.application.turn()

    #expect(tabs.selectedIndex == nil && tabs.children.isEmpty && app.screen == "\n\n\n\n")
    #expect(log.violations == [])
  }

  @Test func `a panel is added and selected in one change`() throws {
    let (tabs, app) = try show([panel("A")], motion: .full)
    log.clear()

    tabs.setPanels(tabs.panels + [panel("B")], selecting: nil, animated: true)
    #expect(tabs.selectedIndex == 0)
    let new = panel("C")
    tabs.setPanels(tabs.panels + [new], selecting: new, animated: true)
    app.run(for: 0.3)

    #expect(tabs.selectedIndex == 2 && app.screen.hasPrefix("  A  B  C\nC\n"))
    #expect(
      log.lines(of: "C") == [
        "C.willMove(TabPanel)", "C.viewDidLoad", "C.willAppear", "C.isAppearing", "C.didAppear",
        "C.didMove(TabPanel)",
      ])
  }

  @Test func `a panel with two tabs stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let panel = Panel()
        TabPanel().setPanels([panel, panel], animated: false)
      }
    }
  }

  @Test func `a tab that is missing cannot be selected`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { TabPanel([Panel()]).select(1) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { TabPanel([Panel()]).select(Panel()) }
    }
  }

  // MARK: - The delegate

  @Test func `the delegate is notified of a person's selections alone`() throws {
    let (tabs, app) = try show(["A", "B", "C"].map { panel($0) })

    tabs.select(2)
    #expect(delegate.calls == [])
    app.press(.alt("n"), .alt("1"))

    #expect(delegate.calls == ["should A", "did A"])
  }

  @Test func `a tab that the delegate refuses is not selected`() throws {
    let (tabs, app) = try show(["A", "B"].map { panel($0) })
    delegate.allows = { $0.title != "B" }

    app.press(.alt("n"), .alt("2"))

    #expect(tabs.selectedIndex == 0 && delegate.calls == ["should B", "should B"])
    #expect(!log.lines(of: "B").contains("B.viewDidLoad"))
  }

  @Test func `a delegate may remove the tab that it is asked about`() throws {
    let (tabs, app) = try show(["A", "B"].map { panel($0) })
    delegate.allows = { [unowned tabs] in
      tabs.setPanels([tabs.panels[0]], animated: false)
      return $0.title == "B"
    }

    app.press(.alt("2"))

    #expect(titles(tabs) == ["A"] && tabs.selectedIndex == 0 && delegate.calls == ["should B"])
    #expect(app.screen.hasPrefix("  A\nA\n") && log.violations == [])
  }

  @Test func `a delegate may select another tab when it is notified`() throws {
    let (tabs, app) = try show(["A", "B", "C"].map { panel($0) }, motion: .full)
    delegate.onSelection = { [unowned tabs] in tabs.select(2) }

    app.press(.alt("2"))
    app.run(for: 0.3)

    #expect(tabs.selectedIndex == 2 && app.screen.hasPrefix("  A  B  C\nC\n"))
    #expect(log.violations == [])
  }

  // MARK: - Changes in callbacks

  // Rule 93
  @Test func `a panel that appears may select another tab, which follows`() throws {
    let (a, b, c) = (panel("A"), panel("B"), panel("C"))
    let (tabs, app) = try show([a, b, c])
    b.onCallback = { [unowned tabs] event in
      if event == .willAppear { tabs.select(2) }
    }

    app.press(.alt("2"))

    #expect(tabs.selectedIndex == 2 && c.appearanceState == .appeared)
    #expect(
      log.lines(of: "B").suffix(5) == [
        "B.willAppear", "B.isAppearing", "B.didAppear", "B.willDisappear", "B.didDisappear",
      ])
    #expect(app.screen.hasPrefix("  A  B  C\nC\n") && log.violations == [])
  }

  // Rule 93
  @Test func `a panel that leaves may remove the tab that comes`() throws {
    let (a, b) = (panel("A"), panel("B"))
    let (tabs, app) = try show([a, b])
    a.onCallback = { [unowned tabs] event in
      if event == .willDisappear, tabs.panels.count == 2 {
        tabs.setPanels([a], animated: false)
      }
    }

    app.press(.alt("2"))

    #expect(titles(tabs) == ["A"] && b.parent == nil && b.appearanceState == .disappeared)
    #expect(app.screen.hasPrefix("  A\nA\n") && log.violations == [])
    a.onCallback = nil
  }

  // Rule 94
  @Test func `the tab of a panel that is shown elsewhere is removed`() throws {
    let (a, b) = (panel("A"), panel("B"))
    let (tabs, other) = (TabPanel([a, b]), ContainerPanel())
    let root = Panel()
    let app = try Harness(columns: 30, rows: 5) { _ in root }
    for child in [tabs, other] { root.embedChild(child) }

    other.content = a
    app.run(for: 0.1)

    #expect(titles(tabs) == ["B"] && tabs.selectedIndex == 0 && b.appearanceState == .appeared)
    #expect(a.parent === other && a.appearanceState == .appeared && log.violations == [])
  }

  // Rule 94
  @Test func `two panels that are taken from their tabs in one callback both go`() throws {
    let (a, b, c) = (panel("A"), panel("B"), panel("C"))
    let (first, second) = (ContainerPanel(content: c), ContainerPanel())
    let tabs = TabPanel([a, b, panel("D")])
    let root = Panel()
    let app = try Harness(columns: 30, rows: 5) { _ in root }
    for child in [tabs, first, second] { root.embedChild(child) }
    c.onCallback = { [unowned first, unowned second] event in
      guard event == .willDisappear else { return }
      first.content = a
      second.content = b
    }

    first.content = nil
    app.run(for: 0.1)

    #expect(first.content === a && second.content === b && titles(tabs) == ["D"])
    #expect(tabs.selectedPanel?.appearanceState == .appeared && log.violations == [])
  }

  // Rules 42, 94
  @Test func `a panel taken from a tab during a selection stays where it was requested`() throws {
    let (a, b, c) = (panel("A"), panel("B"), panel("C"))
    let (tabs, other) = (TabPanel([a, b]), ContainerPanel(content: c))
    let root = Panel()
    let app = try Harness(columns: 30, rows: 5) { _ in root }
    for child in [tabs, other] { root.embedChild(child) }
    c.onCallback = { [unowned tabs, unowned other] event in
      guard event == .willDisappear else { return }
      other.content = a
      tabs.select(1)
    }

    other.content = nil
    app.run(for: 0.1)

    #expect(other.content === a && a.parent === other && a.appearanceState == .appeared)
    #expect(titles(tabs) == ["B"] && tabs.selectedIndex == 0 && b.appearanceState == .appeared)
    #expect(log.violations == [])
  }

  // Rules 42, 94
  @Test func `a panel that is taken from a tab and selected again comes back`() throws {
    let (a, b, c) = (panel("A"), panel("B"), panel("C"))
    let (tabs, other) = (TabPanel([b, a]), ContainerPanel(content: c))
    let root = Panel()
    let app = try Harness(columns: 30, rows: 5) { _ in root }
    for child in [tabs, other] { root.embedChild(child) }
    c.onCallback = { [unowned tabs, unowned other] event in
      guard event == .willDisappear else { return }
      other.content = a
      tabs.select(1)
    }

    other.content = nil
    app.run(for: 0.1)

    #expect(other.content == nil && a.parent === tabs && a.appearanceState == .appeared)
    #expect(titles(tabs) == ["B", "A"] && tabs.selectedIndex == 1 && log.violations == [])
  }
}

import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct TabPanelTests {
  private let log = CallbackLog()

  private func panel(_ name: String) -> RecordingPanel { RecordingPanel(name, log: log) }

  private func tabs(_ names: String...) -> TabPanel { TabPanel(names.map { panel($0) }) }

  private func show(
    _ tabs: TabPanel, columns: Int = 30, rows: Int = 5, motion: Motion = .none,
    colorDepth: ColorDepth = .indexed256, mouse: MouseMode = .off
  ) throws -> Harness {
    try Harness(
      columns: columns, rows: rows, colorDepth: colorDepth, motion: motion, mouse: mouse
    ) { _ in tabs }
  }

  // MARK: - The picture

  @Test func `tabs are in a line above a rule, the selected one on the selection surface`() throws {
    let app = try show(tabs("Books", "Loans"), columns: 20, rows: 10)

    #expect(
      app.screenWithRoles.hasPrefix(
        """
          Books  Loans      |   .XXXXXXX.sssss
        ────────────────────|   bbbbbbbbbbbbbbbbbbbb
        Books               |   ttttt
        """))
    app.press(.alt("n"))
    #expect(
      app.screenWithRoles.hasPrefix(
        """
          Books  Loans      |   ..sssss.XXXXXXX
        ────────────────────|   bbbbbbbbbbbbbbbbbbbb
        Loans               |   ttttt
        """))
  }

  @Test func `without colours the selected tab is reversed`() throws {
    let app = try show(tabs("Books", "Loans"), columns: 20, colorDepth: .monochrome)

    #expect(app.screenWithRoles.hasPrefix("  Books  Loans      |   .XXXXXXX.sssss\nBooks"))
    #expect(Theme.calm[.selection].monochrome == .reverse)
  }

  @Test func `the selected title is whole in twenty columns, whichever it is`() throws {
    let names = ["Library", "Authors", "Loans", "Settings", "About"]
    let tabs = TabPanel(names.map { panel($0) })
    let app = try show(tabs, columns: 20)

    for name in names {
      let title = try #require(app.screen.split(separator: "\n").first)
      #expect(title.contains(name) && app.screen.contains("\n\(name)"), "\(title)")
      app.press(.alt("n"))
    }
    #expect(app.screen.hasPrefix("  Library  Auth…  ›\nLibrary"))
  }

  @Test func `a panel without a title has its number, and a new title is shown`() throws {
    let (first, second) = (Panel(), Panel())
    let tabs = TabPanel([first, second])
    let app = try show(tabs, columns: 20)
    #expect(app.screen.hasPrefix("  1  2\n"))

    second.title = "Loans"
    app.application.turn()

    #expect(app.screen.hasPrefix("  1  Loans\n") && tabs.tabTitles == ["1", "Loans"])
  }

  // MARK: - Keys and the mouse

  @Test(
    arguments: [
      ([.alt("n")], 1), ([.alt("n"), .alt("n"), .alt("n")], 0), ([.alt("p")], 2),
      ([Key(.pageDown, .control)], 1), ([Key(.pageUp, .control)], 2), ([.alt("3")], 2),
      ([.alt("4")], 0), ([.character("2")], 0),
    ] as [([Key], Int)])
  func `keys select the neighbours and, by its position, a tab`(keys: [Key], index: Int) throws {
    let tabs = tabs("A", "B", "C")
    let app = try show(tabs)

    for key in keys { app.press(key) }

    #expect(tabs.selectedIndex == index && tabs.selectedPanel?.isFirstResponder == true)
  }

  // Rule 54
  @Test func `a tab is selected by key while text is typed`() throws {
    let field = TextField()
    let form = FormPanel(["Name": field])
    form.title = "Form"
    let tabs = TabPanel([form, panel("B")])
    let app = try show(tabs)

    app.type("2")
    app.press(.alt("2"))

    #expect(field.text == "2" && tabs.selectedIndex == 1)
  }

  @Test func `a digit with Alt selects a segment inside the tab, and other keys a tab`() throws {
    let segmented = SegmentedPanel([Segment(panel("Read")), Segment(panel("Unread"))])
    let tabs = TabPanel([segmented, panel("B")])
    let app = try show(tabs)

    app.press(.alt("2"))
    #expect(segmented.selectedIndex == 1 && tabs.selectedIndex == 0)
    app.press(.alt("n"))
    #expect(segmented.selectedIndex == 1 && tabs.selectedIndex == 1)
  }

  @Test func `a single tab has no commands`() throws {
    let app = try show(tabs("A"))

    #expect(!app.application.activeCommands.contains { $0.title == "Tabs" })
  }

  @Test func `a click on a title selects its tab, and one on an arrow the next`() throws {
    let tabs = tabs("Library", "Authors", "Loans")
    let app = try show(tabs, columns: 20, mouse: .full)

    try app.click(on: "›")
    #expect(tabs.selectedIndex == 2)
    try app.click(on: "Auth")
    #expect(tabs.selectedIndex == 1)
    app.click(at: Point(x: 3, y: 2))
    #expect(tabs.selectedIndex == 1)
  }

  // MARK: - Panels

  // Rule 14
  @Test func `all panels are children at once, and a view is loaded when first selected`() throws {
    let tabs = tabs("A", "B", "C")
    let app = try show(tabs)

    #expect(tabs.children.map(\.title) == ["A", "B", "C"])
    #expect(tabs.panels.map(\.isViewLoaded) == [true, false, false])
    app.press(.alt("3"))

    #expect(tabs.panels.map(\.isViewLoaded) == [true, false, true] && log.violations == [])
    #expect(
      tabs.treeDescription == """
        TabPanel appeared
          RecordingPanel “A” disappeared
          RecordingPanel “B” disappeared, not loaded
          RecordingPanel “C” appeared
        """)
  }

  // Rules 76, 39
  @Test func `only the selected panel appears; the others keep their views`() throws {
    let tabs = tabs("A", "B")
    let app = try show(tabs, motion: .full)
    let view = tabs.panels[0].view
    var seen = log.lines.count

    app.press(.alt("n"))
    app.run(for: 0.3)
    #expect(
      log.lines.dropFirst(seen).filter { !$0.contains("key") } == [
        "B.viewDidLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "A.didDisappear",
        "B.didAppear",
      ])
    seen = log.lines.count
    app.press(.alt("p"))
    app.run(for: 0.3)

    #expect(
      log.lines.dropFirst(seen).filter { $0.hasPrefix("A") } == [
        "A.willAppear", "A.isAppearing", "A.didAppear",
      ])
    #expect(tabs.panels[0].view === view && log.violations == [])
  }

  // Rules 41, 42
  @Test func `another selection in the middle of a fade ends that fade first`() throws {
    let tabs = tabs("A", "B", "C")
    let app = try show(tabs, motion: .full)

    for digit in ["2", "3", "1", "2"] as [Character] {
      app.press(.alt(digit))
      app.run(for: 0.05)
    }
    app.run(for: 0.3)

    #expect(app.screen.hasPrefix("  A  B  C\nB\n") && log.violations == [])
    #expect(
      tabs.children.map { "\($0.appearanceState)" } == ["disappeared", "appeared", "disappeared"])
  }

  // Rules 58, 59
  @Test func `the status of the selected panel is the container's`() throws {
    let tabs = tabs("A", "B")
    let app = try Harness(columns: 34, rows: 6) { _ in NavigationPanel(root: tabs) }
    tabs.panels[1].navigationItem.detail = "3 left"
    tabs.panels[1].commands = { [KeyCommand(.character("b"), title: "Buy", hint: "buy") {}] }

    app.press(.alt("2"))

    #expect(
      app.screen == "  B                       3 left\n  A  B\nB\n\n\n  b buy   Alt-n next tab")
  }

  @Test func `the content's preferred size leaves room for the titles`() throws {
    let tabs = tabs("A", "B")
    _ = try show(tabs)
    tabs.selectedPanel?.preferredContentSize = Size(width: 20, height: 3)
    #expect(tabs.preferredContentSize == Size(width: 20, height: 4))

    tabs.panels[1].preferredContentSize = Size(width: 30, height: 9)
    #expect(tabs.preferredContentSize == Size(width: 20, height: 4))
    tabs.select(1)
    #expect(tabs.preferredContentSize == Size(width: 30, height: 11))

    tabs.setPanels([panel("C")], animated: false)
    #expect(tabs.preferredContentSize == nil)
  }

  // MARK: - In a dialogue

  @Test func `a dialogue reads the position and the title of the selected tab`() async throws {
    let dialogue = try DialogueHarness { _ in tabs("Books", "Loans") }
    #expect(dialogue.take() == ["Books.", "Tab 1 of 2, Books", "Books", "?: all commands."])

    #expect(await dialogue.type("next tab") == ["Tab 2 of 2, Loans", "Loans", "Loans."])
    #expect(await dialogue.type("Alt-1") == ["Tab 1 of 2, Books", "Books", "Books."])
    #expect(await dialogue.type("?").contains("Alt-2: Show “Loans”"))
  }
}

import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct SegmentedPanelTests {
  private let log = CallbackLog()

  private func panel(_ name: String) -> RecordingPanel { RecordingPanel(name, log: log) }

  private func segmented(_ names: String...) -> SegmentedPanel {
    SegmentedPanel(names.map { Segment(panel($0)) })
  }

  private func show(
    _ panel: SegmentedPanel, columns: Int = 30, rows: Int = 5, motion: Motion = .none,
    colorDepth: ColorDepth = .indexed256
  ) throws -> Harness {
    try Harness(columns: columns, rows: rows, colorDepth: colorDepth, motion: motion) { _ in panel }
  }

  // MARK: - The picture

  @Test func `the titles are in a line, the chosen one on the selection surface`() throws {
    let app = try show(segmented("Free", "Paid", "漢字"), columns: 30, rows: 10)

    #expect(
      app.screenWithRoles.hasPrefix(
        """
          Free  Paid  漢字            |   .XXXXXX.ssss..ssss
                                      |
        Free                          |   tttt
        """))
    app.press(.character("]"))
    #expect(
      app.screenWithRoles.hasPrefix(
        "  Free  Paid  漢字            |   ..ssss.XXXXXX.ssss\n"))
    // Reversed on terminals without colours, as everything on the selection surface.
    #expect(Theme.calm[.selection].monochrome == .reverse)
  }

  @Test func `a narrow line scrolls as little as the chosen title needs`() throws {
    let names = ["Overview", "Details", "History", "Settings"]
    let panel = SegmentedPanel(names.map { Segment(self.panel($0)) })
    let app = try show(panel, columns: 20)
    func line() -> String { String(app.screen.prefix { $0 != "\n" }) }
    #expect(line() == "  Overview  Det…  ›")

    app.press(.character("]"))
    #expect(line() == " ‹  Details  Hi…  ›")
    app.press(.character("]"))
    #expect(line() == " ‹  History  Sett…")
    app.press(.character("["))
    #expect(line() == " ‹  Details  Hi…  ›")
    app.press(.character("4"))
    #expect(line() == " ‹  Settings")

    app.resize(columns: 80, rows: 5)
    #expect(line() == "  Overview  Details  History  Settings")
  }

  @Test func `a title that is wider than the screen is cut`() throws {
    let panel = segmented("A title that goes on for a while", "B")
    let app = try show(panel, columns: 20)

    #expect(app.screen.hasPrefix("  A title that …  ›\n"))
  }

  @Test func `a click on a title chooses it, and one on an arrow the next`() throws {
    let panel = SegmentedPanel(
      ["Overview", "Details", "History", "Settings"].map { Segment(self.panel($0)) })
    #expect(panel.segmentIndex(at: .zero) == nil)
    let app = try show(panel, columns: 20)
    app.press(.character("2"))
    #expect(app.screen.hasPrefix(" ‹  Details  Hi…  ›"))

    let segments = (0..<20).map { panel.segmentIndex(at: Point(x: $0, y: 0)) }

    #expect(
      segments
        == [0, 0, 0] + Array(repeating: 1, count: 9) + Array(repeating: 2, count: 5) + [3, 3, 3])
    #expect(panel.segmentIndex(at: Point(x: 5, y: 1)) == nil)
    #expect(panel.segmentIndex(at: Point(x: 20, y: 0)) == nil)
  }

  @Test func `segments are shown in the smallest window too`() throws {
    let panel = segmented("Free", "Paid")
    let app = try Harness(columns: 20, rows: 5) { _ in NavigationPanel(root: panel) }

    #expect(app.screen == "  Free\n  Free  Paid\nFree\n\n  ] next")
  }

  // MARK: - Keys

  @Test(
    arguments: [
      ([.character("]")], 1), ([.character("]"), .character("]"), .character("]")], 0),
      ([.character("[")], 2), ([.character("3")], 2), ([.alt("2")], 1),
      ([.character("4")], 0), ([.tab], 0),
    ] as [([Key], Int)])
  func `brackets choose the neighbours, digits an index`(keys: [Key], index: Int) throws {
    let panel = segmented("A", "B", "C")
    let app = try show(panel)

    for key in keys { app.press(key) }

    #expect(panel.selectedIndex == index && panel.panel(at: index)?.isFirstResponder == true)
  }

  // Rule 54
  @Test func `typing into a segment's field chooses nothing, Alt and a digit does`() throws {
    let field = TextField()
    let form = FormPanel(["Name": field])
    form.title = "Form"
    let panel = SegmentedPanel([Segment(form), Segment(self.panel("B"))])
    let app = try show(panel)

    app.type("[2]")
    #expect(field.text == "[2]" && panel.selectedIndex == 0)

    app.press(.alt("2"))
    #expect(panel.selectedIndex == 1)
  }

  @Test func `a single segment has no commands`() throws {
    let app = try show(segmented("A"))

    #expect(!app.application.activeCommands.contains { $0.title == "Segments" })
  }

  // MARK: - Panels

  // Rule 14
  @Test func `a panel is created when first chosen, its view when first shown`() throws {
    var made = 0
    let first = panel("A")
    let panel = SegmentedPanel([
      Segment(first),
      Segment("Later") {
        made += 1
        return RecordingPanel("B", log: log)
      },
      Segment(self.panel("C")),
    ])
    #expect(!first.isViewLoaded && log.violations == [])
    let app = try show(panel)
    #expect(panel.segmentTitles == ["A", "Later", "C"] && made == 0)
    #expect(panel.panel(at: 2)?.isViewLoaded == false && panel.panel(at: 1) == nil)

    app.press(.character("2"), .character("1"), .character("2"))

    #expect(made == 1 && panel.segmentTitles == ["A", "B", "C"])
    #expect(panel.panel(at: 2)?.isViewLoaded == false)
    #expect(app.screen.hasPrefix("  A  B  C\nB\n"))
  }

  // Rules 76, 39
  @Test func `only the chosen panel appears; the others stay children with their views`() throws {
    let panel = segmented("A", "B")
    let app = try show(panel, motion: .full)
    let view = try #require(panel.panel(at: 0)?.view)
    log.clear()

    app.press(.character("]"))
    app.run(for: 0.3)
    #expect(
      log.lines.filter { !$0.contains("key") } == [
        "B.viewDidLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "A.didDisappear",
        "B.didAppear",
      ])
    log.clear()
    app.press(.character("["))
    app.run(for: 0.3)

    #expect(
      log.lines.filter { $0.hasPrefix("A") } == ["A.willAppear", "A.isAppearing", "A.didAppear"])
    #expect(panel.panel(at: 0)?.view === view && panel.children.count == 2)
  }

  // Rules 41, 42
  @Test func `another choice in the middle of a fade ends that fade first`() throws {
    let panel = segmented("A", "B", "C")
    let app = try show(panel, motion: .full)

    for key in ["2", "3", "1", "2"] {
      app.press(.character(Character(key)))
      app.run(for: 0.05)
    }
    app.run(for: 0.3)

    #expect(app.screen.hasPrefix("  A  B  C\nB\n") && log.violations == [])
    #expect(
      panel.children.map { "\($0.appearanceState)" } == ["disappeared", "appeared", "disappeared"])
  }

  // Rule 76
  @Test func `each segment stays as it was left`() throws {
    let scrolling = ScrollingContentPanel(
      contentView: Label((1...30).map { "\($0)" }.joined(separator: "\n"), isMultiline: true))
    scrolling.title = "Text"
    let form = FormPanel(["A": TextField(), "B": TextField()])
    form.title = "Form"
    let app = try show(SegmentedPanel([Segment(scrolling), Segment(form)]))
    app.press(.down, .down, .alt("2"), .tab)
    app.type("typed")

    app.press(.alt("1"))
    #expect(scrolling.contentOffset.y == 2)
    app.press(.alt("2"))

    #expect(form.fields[1].isFirstResponder && app.screen.contains("typed"))
  }

  // Rules 58, 59
  @Test func `titles follow all panels, and the chosen one's status is shown`() throws {
    let panel = segmented("A", "B")
    let app = try Harness(columns: 30, rows: 6) { _ in NavigationPanel(root: panel) }
    let second = try #require(panel.panel(at: 1))
    second.title = "Paid apps"
    app.application.turn()
    #expect(app.screen.hasPrefix("  A\n  A  Paid apps\n"))

    second.navigationItem.detail = "3 left"
    second.commands = { [KeyCommand(.character("b"), title: "Buy", hint: "buy") {}] }
    app.press(.character("]"))

    #expect(
      app.screen == "  Paid apps           3 left\n  A  Paid apps\nB\n\n\n  b buy   ] next")
    panel.title = "Charts"
    app.application.turn()
    #expect(app.screen.hasPrefix("  Charts              3 left\n"))
  }

  @Test func `a choice is reported once, with the index`() throws {
    var told: [Int] = []
    let panel = segmented("A", "B", "C")
    panel.onSelect = { told.append($0) }
    let app = try show(panel)

    app.press(.character("]"), .character("2"))
    panel.select(0, animated: false)
    panel.select(0)

    #expect(told == [1, 0])
  }

  // MARK: - Changing the segments

  @Test func `segments come and go, and the chosen one stays`() throws {
    let panel = SegmentedPanel()
    let app = try show(panel)
    #expect(panel.selectedIndex == nil && app.screen == "\n\n\n\n")
    panel.addSegment(Segment(self.panel("B")))
    panel.insertSegment(Segment(self.panel("A")), at: 0)
    panel.addSegment(Segment(self.panel("C")))
    app.application.turn()
    #expect(app.screen.hasPrefix("  A  B  C\nB\n") && panel.selectedIndex == 1)

    #expect(panel.removeSegment(at: 0)?.title == "A")
    app.application.turn()
    #expect(app.screen.hasPrefix("  B  C\nB\n") && panel.selectedIndex == 0)

    #expect(panel.removeSegment(at: 0)?.parent == nil)
    app.application.turn()
    #expect(app.screen.hasPrefix("  C\nC\n") && panel.selectedIndex == 0)

    panel.removeSegment(at: 0)
    app.application.turn()
    #expect(app.screen == "\n\n\n\n" && panel.children.isEmpty && log.violations == [])
  }

  @Test func `removing the last segment chooses the one before it`() throws {
    let panel = segmented("A", "B")
    let app = try show(panel, motion: .full)
    app.press(.character("2"))
    app.run(for: 0.05)

    let removed = panel.removeSegment(at: 1)
    app.run(for: 0.3)

    #expect(app.screen.hasPrefix("  A\nA\n") && removed?.parent == nil)
    #expect(log.violations == [])
  }

  @Test func `the content's preferred size leaves room for the titles`() throws {
    let panel = segmented("A", "B")
    _ = try show(panel)
    panel.selectedPanel?.preferredContentSize = Size(width: 20, height: 3)
    #expect(panel.preferredContentSize == Size(width: 20, height: 4))
    panel.selectedPanel?.preferredContentSize = Size(width: 20, height: 12)
    #expect(panel.preferredContentSize == Size(width: 20, height: 14))
    panel.select(1)
    #expect(panel.preferredContentSize == nil)
  }

  @Test func `a dialogue reads the position and the title of the chosen segment`() async throws {
    let dialogue = try DialogueHarness { _ in segmented("A", "B") }
    #expect(dialogue.take().contains("Segment 1 of 2, A"))
    #expect(await dialogue.type("next").contains("Segment 2 of 2, B"))
  }
}

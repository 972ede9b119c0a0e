import TermPanels
import TermPanelsInspector
import TermPanelsTesting
import Testing

@MainActor @Suite("The inspector") struct InspectorTests {
  @Test func `lies at the bottom of a narrow window`() throws {
    let app = try letters()

    app.press(f12)

    #expect(
      app.screen == """
          Letters

        ▌ Alpha
          Beta
          Gamma






          Enter open
        ── Inspector ─────────────────────────────────────── the program has the keys ──
          Panels                  6 panels, 6 loaded  Last frame
            ▾ ● NavigationPanel (1)            80×12  1920 dirty · 970 changed
              ▾ ● LettersPanel (1) “Letters”    80×8  Responder chain
          ▌     ▾ ● ListPanel ◆ keys (3)        80×8  ◆ ListPanel › View
                    ● LetterPanel “Alpha”       78×1    › LettersPanel › View …
                    ● LetterPanel “Beta”        78×1  Life cycle
                    ● LetterPanel “Gamma”       78×1  Push, pop or present something.



                                                      F9 keys here   F12 close
        """)
    app.press(f12)
  }

  @Test func `stands at the right of a wide one and leaves the program the rest`() throws {
    let app = try letters(columns: 120, rows: 40)

    app.press(f12)

    #expect(app.lines(with: "Inspector").first?.hasPrefix("  Letters   ") == true)
    #expect(app.application.window.programArea == Rect(x: 0, y: 0, width: 72, height: 40))
    #expect(app.application.window.rootPanel?.view.frame.width == 72)
    app.press(f12)
  }

  @Test func `takes no room in a window of fewer than 14 rows, however wide`() throws {
    let app = try letters(columns: 120, rows: 13)

    app.press(f12)
    #expect(app.application.window.programArea == Rect(x: 0, y: 0, width: 120, height: 13))
    app.resize(columns: 120, rows: 14)
    #expect(app.application.window.programArea == Rect(x: 0, y: 0, width: 72, height: 14))
    app.press(f12)
  }

  @Test func `survives that it has no room while panels leave`() throws {
    let list = ListPanel(content: (0..<30).map { LetterPanel("\($0)") })
    let app = try Harness(columns: 80, rows: 40) { application in
      Inspector.install(in: application)
      return list
    }
    list.present(MessagePanel("Hello"))
    app.press(f12)

    app.resize(columns: 80, rows: 12)
    app.resize(columns: 80, rows: 40)

    #expect(app.lines(with: "● MessagePanel ◆ keys presented").count == 1)
    app.press(f12)
  }

  @Test(arguments: [(120, 40), (80, 24)])
  func `restores the screen when it is closed`(columns: Int, rows: Int) throws {
    let app = try letters(columns: columns, rows: rows)
    let before = app.screenWithRoles

    app.press(f12, .down, .up, f9, .down, f12)

    #expect(app.screenWithRoles == before)
    #expect(app.application.observer == nil)
    #expect(app.application.window.dock == nil)
  }

  @Test func `observes nothing while it is closed`() throws {
    let app = try letters()
    app.press(.enter, .escape, f12)

    #expect(app.application.observer != nil)
    #expect(app.section("Life cycle", rows: 1) == ["Push, pop or present something."])

    app.press(f12)
    let frames = app.terminal.frameCount
    app.press(.down)
    #expect(app.terminal.frameCount == frames + 1)
  }

  @Test func `shows panels as they appear and disappear`() throws {
    let app = try letters(motion: .full)
    app.press(f12, .enter)
    app.run(for: 0.05)

    #expect(app.lines(with: "◑ LettersPanel").count == 1)
    #expect(app.lines(with: "◐ LetterPanel ◆ keys “Alpha”").count == 1)

    app.run(for: 1)
    #expect(app.lines(with: "○ LettersPanel").count == 1)
    #expect(app.lines(with: "● LetterPanel ◆ keys “Alpha”").count == 1)
    app.press(f12)
  }

  @Test func `logs callbacks in order, indented by depth`() throws {
    let app = try letters(columns: 160, rows: 60)
    app.press(f12)
    app.clock.now = 1.5
    app.press(.enter)

    #expect(
      app.section("Life cycle", rows: 15) == [
        "   1.500  LetterPanel “Alpha” willMove → NavigationPanel",
        "          LetterPanel “Alpha” viewDidLoad",
        "          LettersPanel “Letters” willDisappear",
        "           ListPanel willDisappear",
        "            LetterPanel “Alpha” willDisappear",
        "            LetterPanel “Beta” willDisappear",
        "            LetterPanel “Gamma” willDisappear",
        "          LetterPanel “Alpha” willAppear",
        "          LetterPanel “Alpha” isAppearing",
        "            LetterPanel “Alpha” didDisappear",
        "            LetterPanel “Beta” didDisappear",
        "            LetterPanel “Gamma” didDisappear",
        "           ListPanel didDisappear",
        "          LettersPanel “Letters” didDisappear",
        "          LetterPanel “Alpha” didAppear",
      ])
    app.press(f9, .character("c"))
    #expect(app.section("Life cycle", rows: 1) == ["Push, pop or present something."])
    app.press(f12)
  }

  @Test func `logs only one panel on request`() throws {
    let app = try letters(columns: 160, rows: 60)
    // The list's row of the tree is the third, its second letter the fifth.
    app.press(f12, f9, .down, .down, .character("f"), f9, .enter)

    #expect(
      app.section("Life cycle", rows: 3).map { $0.drop { !$0.isLetter } } == [
        "LetterPanel “Beta” willDisappear", "LetterPanel “Beta” didDisappear", "",
      ])
    app.press(f12)
  }

  @Test func `counts the program's cells and not its own`() throws {
    let app = try letters()
    app.press(f12, .down)
    let report = app.section("Last frame", rows: 1)

    app.press(f9)
    app.press(.down)
    app.press(.up)

    #expect(report == ["160 dirty · 160 changed"])
    #expect(app.section("Last frame", rows: 1).first?.hasPrefix("80 dirty") == true)
    app.press(f12)
  }

  @Test func `draws nothing while the program changes nothing`() throws {
    let app = try letters()
    app.press(f12)
    let frames = app.terminal.frameCount

    for _ in 0..<5 { app.run(for: 1) }

    #expect(app.terminal.frameCount == frames)
    app.press(f12)
  }
}

import TermPanels
import TermPanelsInspector
import TermPanelsTesting
import Testing

@MainActor @Suite("The keys of the inspector") struct InspectorKeysTests {
  @Test func `leave the program's keys alone until focused`() throws {
    let app = try letters()
    app.press(f12, .down)
    #expect(app.lines(with: "▌ Beta").count == 1)

    app.press(f9, .up)

    #expect(app.lines(with: "▌ Beta").count == 1)
    #expect(app.lines(with: "▌   ▾ ● LettersPanel").count == 1)
    app.press(f9, .down)
    #expect(app.lines(with: "▌ Gamma").count == 1)
    app.press(f12)
  }

  @Test func `point at the selected panel until it is deselected`() throws {
    let app = try letters()
    app.press(f12)
    #expect(app.pointedAt == [])

    app.press(f9)
    let list = (2..<10).map { Rect(x: 0, y: $0, width: 80, height: 1) }
    #expect(app.pointedAt == list)
    app.press(.down)
    #expect(app.pointedAt == [Rect(x: 2, y: 2, width: 78, height: 1)])
    app.press(.up, f9, .down)
    #expect(app.pointedAt == list)

    app.press(f9, .escape)
    #expect(app.pointedAt == [])
    app.press(.up)
    #expect(app.lines(with: "▌ Alpha").count == 1)
    app.press(f12)
  }

  @Test func `have names in the program's catalogue, except for folding arrows`() throws {
    let app = try letters()
    app.press(f12, f9)

    let catalogue = app.application.keyCatalogue
    for (_, command, _) in app.application.activeCommands {
      let known = command.id.map { catalogue.commands(named: $0) } ?? []
      let isFolding = ["Fold", "Unfold"].contains(command.title)
      #expect(isFolding || known.contains { $0.keys == command.keys }, "\(command.title)")
    }
    app.press(f12)
  }

  @Test func `have names in the catalogue while the inspector is closed`() throws {
    let catalogue = try letters().application.keyCatalogue
    for id in ["toggle", "keyboard", "fold", "filter", "clearLog", "deselect"] {
      #expect(!catalogue.commands(named: "inspector.\(id)").isEmpty, "\(id)")
    }
  }

  @Test func `draw outlines only over blank cells`() throws {
    let app = try letters(columns: 60, rows: 20)
    app.press(f12, f9)

    #expect(
      app.screen.split(separator: "\n", omittingEmptySubsequences: false)[2..<8].joined(
        separator: "\n") == """
          ▌ Alpha ───────────────────────────────────────────────────╮
          │ Beta                                                     │
          │ Gamma                                                    │
          │                                                          │
          │                                                          │
          ╰───────────────────────────────────────── ListPanel 60×6 ─╯
          """)
    app.press(f12)
  }

  @Test func `follow the focus of the program while nothing is selected`() throws {
    let app = try letters()
    app.press(f12, .enter)
    #expect(app.lines(with: "▌     ● LetterPanel ◆ keys").count == 1)

    app.press(.escape)
    #expect(app.lines(with: "▌     ▾ ● ListPanel ◆ keys").count == 1)
    app.press(f12)
  }

  @Test func `fold and unfold`() throws {
    let app = try letters()
    app.press(f12, f9, .space)
    #expect(app.lines(with: "▸ ● ListPanel ◆ keys (3)").count == 1)
    #expect(app.lines(with: "● LetterPanel").isEmpty)

    app.press(.right)
    #expect(app.lines(with: "● LetterPanel").count == 3)
    app.press(f12)
  }

  @Test func `work above a modal panel, which the tree shows`() throws {
    let app = try letters()
    app.press(.character("m"), f12)

    #expect(app.lines(with: "● MessagePanel ◆ keys presented").count == 1)
    app.press(f9)
    #expect(app.pointedAt.count >= 3)
    // The first Esc goes to the inspector, the second to the message.
    app.press(.escape)
    #expect(app.lines(with: "MessagePanel").isEmpty == false)
    app.press(.escape)
    #expect(app.lines(with: "MessagePanel").filter { $0.contains("presented") }.isEmpty)
    app.press(f12)
  }

  @Test func `cannot be focused without room for the inspector`() throws {
    let app = try letters(columns: 40, rows: 10)

    app.press(f12, f9, .down)

    #expect(app.lines(with: "▌ Beta").count == 1)
    app.press(f12)
  }

  @Test func `come back to the program when the window becomes too small`() throws {
    let app = try letters()
    app.press(f12, f9)

    app.resize(columns: 40, rows: 10)
    app.press(.down)

    #expect(app.lines(with: "▌ Beta").count == 1)
    app.press(f12)
  }
}

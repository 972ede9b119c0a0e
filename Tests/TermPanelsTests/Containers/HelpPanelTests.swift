import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct HelpPanelTests {
  private func help(_ commands: @escaping () -> [KeyCommand]) throws -> Harness {
    let root = Panel()
    root.title = "Shelf"
    root.commands = commands
    let app = try Harness(columns: 46, rows: 12) { application in
      application.commands = {
        [KeyCommand(.character("q"), title: "Quit", worksBelowModals: true) {}]
      }
      return root
    }
    root.present(HelpPanel(for: app.application))
    app.application.turn()
    return app
  }

  @Test func `commands with the same title and heading share a row of keys`() throws {
    let app = try help {
      [
        KeyCommand(.character("a"), title: "Add a book") {},
        KeyCommand(.character("r"), title: "Read") {},
        KeyCommand(.control("n"), title: "Add a book") {},
      ]
    }

    #expect(
      app.screen == """
               ╭─ Keys ───────────────────────╮
               │                              │
               │  Shelf                       │
               │  a ^N  Add a book            │
               │  r     Read                  │
               │                              │
               │  Everywhere                  │
               │  q ^C  Quit                  │
               │  ^L    Redraw the screen     │
               │  ^Z    Suspend (fg resumes)  │
               ╰──────────────────────────────╯

        """)
  }

  @Test func `help that does not fit scrolls, without a current row`() throws {
    let app = try help {
      (1...9).map { number in KeyCommand(Key(.function(number)), title: "Open book \(number)") {} }
    }
    let first = app.screen

    app.press(.down)
    #expect(app.screen != first && app.screen.contains("Open book 1 ") && app.screen.contains("┃"))
    #expect(!app.screen.contains("▌"))

    app.press(.character("G"))
    #expect(app.screen.contains("Suspend (fg resumes)") && !app.screen.contains("Open book 3"))
  }

  @Test(arguments: [Key.escape, .enter, .character("?")])
  func `the help closes with Esc, Enter and its own key`(key: Key) throws {
    let app = try help { [] }

    app.press(key)

    #expect(app.application.window.rootPanel?.presentedPanel == nil)
  }
}

import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite struct HelpPanelTests {
  private func help(_ commands: @escaping () -> [KeyCommand]) throws -> Harness {
    let root = Panel()
    root.title = "Shelf"
    root.commands = commands
    let app = try Harness(columns: 50, rows: 14) { application in
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
           ╭─ Keys ──────────────────────────────────╮
           │                                         │
           │  Press a key to see what it does here.  │
           │                                         │
           │  Shelf                                  │
           │  a ^N  Add a book                       │
           │  r     Read                             │
           │                                         │
           │  Everywhere                             │
           │  q ^C  Quit                             │
           │  ^L    Redraw the screen                │
           │  ^Z    Suspend (fg resumes)             │
           ╰─────────────────────────────────────────╯

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

    app.press(.end)
    #expect(app.screen.contains("Suspend (fg resumes)") && !app.screen.contains("Open book 3"))
  }

  @Test(arguments: [Key.escape, .enter, .character("?")])
  func `the help closes with Esc, Enter and its own key`(key: Key) throws {
    let app = try help { [] }

    app.press(key)

    #expect(app.application.window.rootPanel?.presentedPanel == nil)
  }

  @Test func `commands are in as few columns as have all of them in sight`() throws {
    func columns(_ width: Int, _ rows: Int) -> [Int] {
      let sections = (1...4).map { number in
        HelpSection(
          title: "Section \(number)",
          entries: (1...5).map {
            HelpSection.Entry(title: "Title \($0)", keys: ["a"], isEnabled: true)
          })
      }
      return HelpColumns(sections, width: width, rows: rows).columns.map(\.sections.count)
    }
    #expect(columns(200, 27) == [4])
    #expect(columns(200, 26) == [2, 2])
    #expect(columns(200, 12) == [1, 1, 1, 1])
    // No column is wider than the room for it, even if some commands are out of sight then.
    #expect(columns(30, 12) == [2, 2])
    #expect(columns(10, 12) == [4])
  }

  @Test func `commands are below the heading of their topic`() throws {
    let app = try help {
      [
        KeyCommand(Command("lend", .character("l"), title: "Lend", topic: "Readers")) {},
        KeyCommand(.character("a"), title: "Add a book") {},
      ]
    }
    #expect(app.screen.contains(/Readers[ ┃]+│\n[^\n]+l +Lend/))
    #expect(app.screen.contains(/Shelf[ ┃]+│\n[^\n]+a +Add a book/))
  }

  @Test func `a slash filters by words and keys, and Esc shows all again, then closes`() throws {
    let app = try help {
      [
        KeyCommand(.character("a"), title: "Add a book") {},
        KeyCommand(.character("r"), title: "Read a book") {},
      ]
    }
    app.press(.character("/"))
    app.type("book re")
    #expect(app.screen.contains("Read a book") && !app.screen.contains("Add a book"))
    #expect(!app.screen.contains("Everywhere"))

    app.press(.control("u"))
    app.type("^l")
    #expect(app.screen.contains("Redraw the screen") && !app.screen.contains("Read a book"))

    app.press(.escape)
    #expect(app.screen.contains("Add a book") && app.screen.contains("Press a key"))
    app.press(.escape)
    #expect(app.application.window.presentedPanels.isEmpty)
  }

  @Test func `a key is not performed, but explained, with the reason if it does nothing`() throws {
    var performed = 0
    let app = try help {
      [
        KeyCommand(.character("a"), title: "Add a book") { performed += 1 },
        KeyCommand(
          Command("lend", .character("l"), title: "Lend"), isEnabled: false,
          obstacle: "There is no reader"
        ) {},
        KeyCommand(Command("save", .control("s"), title: "Save"), isEnabled: false) {},
        KeyCommand(
          Command("next", .down, .character("j"), title: "Next book", takesCount: true)
        ) {},
      ]
    }
    let answers: [(Key, String)] = [
      (.character("a"), "a  Add a book"), (.character("l"), "l  Lend · There is no reader"),
      (.control("s"), "^S  Save · Disabled now"), (.character("z"), "z  Does nothing here."),
      (.character("j"), "j  Next book"), (.character("3"), "3  Repeats the next movement."),
    ]
    for (key, answer) in answers {
      app.press(key)
      #expect(app.screen.contains(answer), "\(app.screen)")
    }
    #expect(performed == 0)
    #expect(app.application.window.presentedPanels.count == 1)

    // A command with a reason is listed; one without is not.
    #expect(app.screen.contains("l     Lend") && !app.screen.contains("Save"))
  }

  @Test func `the keys of a sequence are answered one by one`() throws {
    let app = try help {
      [
        KeyCommand(sequences: ["g a"], title: "Go to the authors") {},
        KeyCommand(sequences: ["g ?"], title: "Go to the riddles") {},
        KeyCommand(.character("r"), title: "Read") {},
      ]
    }
    app.press(.character("g"))
    #expect(app.screen.contains("g  Press the next key.") && !app.screen.contains("Read"))
    app.press(.character("a"))
    #expect(app.screen.contains("g a  Go to the authors") && app.screen.contains("Read"))
    // Within a sequence the keys of the help are keys of the sequence.
    app.press(.character("g"), .character("?"))
    #expect(app.screen.contains("g ?  Go to the riddles"))

    app.press(.character("g"), .escape)
    #expect(app.application.window.presentedPanels.count == 1 && app.screen.contains("Read"))
  }

  @Test func `keys that work everywhere are performed`() throws {
    let app = try help { [] }
    app.press(.control("c"))
    #expect(app.application.isQuitting)
  }

  @Test func `keys are complete where their column has its width`() {
    let back = HelpSection.Entry(title: "Back", keys: ["tab", "h", "left"], isEnabled: true)
    let view = HelpColumnsView()
    view.show([HelpSection(title: "Shelf", entries: [back])])
    func keysWidth(_ columns: Int) -> Int? {
      view.frame = Rect(x: 0, y: 0, width: columns, height: 4)
      view.layoutIfNeeded()
      return view.subviews.compactMap { $0 as? Label }.first { $0.text == "Tab h ←" }?.frame.width
    }
    #expect(keysWidth(13) == 7)
    #expect(keysWidth(12) == 6)
  }
}

import TermPanelsTesting
import Testing

@testable import TermPanels

/// A screen with sequences near and far: `g t` and `g u` on the panel, `g q` and `^X s` everywhere.
@MainActor @Suite struct KeySequenceTests {
  private let app: Harness
  private let panel = Panel()
  private let fired = Fired()

  init() throws {
    let (panel, fired) = (panel, fired)
    func command(_ name: String, _ keys: KeySequence..., hint: String? = nil, below: Bool = false)
      -> KeyCommand
    {
      KeyCommand(
        id: name, keys: [], sequences: keys, title: "Go " + name, hint: hint,
        worksBelowModals: below
      ) { fired.names.append(name) }
    }
    panel.title = "Shelf"
    panel.commands = {
      [
        command("today", "g t", hint: "go today"), command("upcoming", "g u"),
        command("top", "g g", "home"), command("delete", "d", hint: "delete"),
      ]
    }
    app = try Harness(columns: 60, rows: 6) { application in
      application.commands = {
        [
          command("quit", "g q", "q", below: true), command("save", "ctrl-x s"),
          command("hidden", "g"), command("beyond", "d d"), command("stop", "ctrl-k", below: true),
        ]
      }
      return NavigationPanel(root: panel)
    }
  }

  private var bottomLine: String {
    String(
      app.screen.split(separator: Character("\n"), omittingEmptySubsequences: false).last ?? "")
  }

  @Test func `the first key waits without a limit, and the second performs`() {
    app.press(.character("g"))
    app.run(for: 3600)
    #expect(app.application.pendingKeys == [.character("g")])
    #expect(app.application.animator.timeout == nil)
    #expect(fired.names == [])

    app.press(.character("t"))

    #expect(fired.names == ["today"])
    #expect(app.application.pendingKeys == [])
  }

  @Test func `a command on many keys can ask for the one that performs it`() {
    var asked: [Key?] = []
    panel.commands = { [app] in
      [
        KeyCommand(.alt("a"), .alt("b"), title: "Go to a letter") {
          asked.append(app.application.currentKey)
        }
      ]
    }
    app.press(.alt("b"), .alt("a"))

    #expect(asked == [.alt("b"), .alt("a")])
    #expect(app.application.currentKey == nil)
  }

  @Test func `keys that come at once are also a sequence`() {
    app.pressTogether([.character("g"), .character("u"), .control("x"), .character("s")])
    #expect(fired.names == ["upcoming", "save"])
  }

  @Test func `the bottom line shows the pressed keys and every continuation`() {
    #expect(bottomLine == "  g t go today   d delete")

    app.press(.character("g"))

    #expect(bottomLine == "  g   t go today   u go upcoming   g go top   q go quit")
    #expect(app.terminal.screen[2, 5].style.background.role == .selection)
  }

  @Test func `a click on a hint presses all its keys, or those still missing`() {
    app.application.keys.press(KeyHint(key: "g t", word: ""))
    #expect(fired.names == ["today"])

    app.press(.character("g"))
    app.application.keys.press(KeyHint(key: "u", word: ""))
    #expect(fired.names == ["today", "upcoming"])

    app.press(.character("g"))
    app.application.keys.press(KeyHint(key: "Esc", word: ""))
    #expect(app.application.pendingKeys == [])
  }

  @Test func `Esc cancels and does nothing else`() {
    app.press(.character("g"), .escape)

    #expect(app.application.pendingKeys == [] && fired.names == [])
    #expect(bottomLine == "  g t go today   d delete")
  }

  @Test func `a key that continues nothing performs nothing and is reported`() {
    app.press(.character("g"), .character("d"))

    #expect(app.application.pendingKeys == [] && fired.names == [])
    #expect(app.screen.contains("g d does nothing"))
    app.press(.character("d"))
    #expect(fired.names == ["delete"])
  }

  @Test func `global commands work in a sequence, unless their key is a character`() {
    app.press(.character("g"), .control("k"))
    #expect(fired.names == ["stop"])
    app.press(.control("x"), .character("q"))
    #expect(fired.names == ["stop"] && app.screen.contains("^X q does nothing"))
  }

  @Test func `a paste, another responder or another map cancels a sequence`() {
    app.press(.character("g"))
    app.paste("t")
    #expect(app.application.pendingKeys == [])

    app.press(.character("g"))
    panel.present(MessagePanel("Stop"))
    app.press(.character("t"))
    #expect(fired.names == [] && !app.screen.contains("g t does nothing"))
    app.press(.escape)

    app.press(.character("g"))
    app.application.keyMap = KeyMap(["today": ["f5"]])
    #expect(app.application.pendingKeys == [])
  }

  @Test func `a character that is text begins no sequence, but another key does`() {
    let field = TextField()
    panel.view.embedSubview(field)
    field.becomeFirstResponder()

    app.type("gt")
    #expect(field.text == "gt" && fired.names == [])

    app.press(.control("x"), .character("s"))
    #expect(field.text == "gt" && fired.names == ["save"])
  }

  @Test func `each listed command fires on its keys, near and far`() {
    var listed: [KeySequence: String] = [:]
    for active in app.application.activeCommands {
      for keys in active.keys { listed[keys] = active.command.id }
    }
    #expect(listed["g"] == nil && listed["d d"] == nil)
    for (keys, id) in listed where id != "program.quit" && id != "program.suspend" {
      fired.names = []
      for key in keys.keys { app.press(key) }
      #expect(fired.names == [id].filter { $0 != "program.redraw" }, "\(keys.text)")
    }
    #expect(listed.count == 12)
  }

  @Test func `a text has a bounded number of keys, of a bounded length`() throws {
    let longest = KeySequence.longest
    let keys = try KeySequence(text: String(repeating: "g ", count: longest))
    #expect(keys.keys.count == longest && keys.beginnings.count == longest - 1)

    for text in [
      String(repeating: "g ", count: longest + 1), String(repeating: "g ", count: 500_000),
      String(repeating: "ctrl-", count: 200_000) + "g",
    ] {
      #expect(throws: KeyTextError.self) { try KeySequence(text: text) }
    }
  }

  @Test func `the work on a sequence does not double with each key`() {
    let keys = [Key](repeating: .character("g"), count: 200)

    let sequence = KeySequence(keys[0], rest: Array(keys.dropFirst()))

    #expect(sequence.beginnings.map(\.keys.count) == Array(1..<200))
    #expect(sequence.beginnings.allSatisfy { $0.beginnings.isEmpty })
  }

  @Test func `a command takes a bounded number of keys, and reports the rest once`() {
    let texts = (0..<100_000).map { "g f\($0 % 12 + 1)" }

    let (map, problems) = KeyMap.reading([("list.down", texts)])

    #expect(map.bindings["list.down"]?.count == 64 && problems.count == 1)
    #expect("\(problems)".contains("at most 64 keys"))
  }
}

@MainActor private final class Fired { var names: [String] = [] }

import TermPanelsTesting
import Testing

@testable import TermPanels

/// The names of the commands that were performed.
@MainActor private final class Performed {
  var names: [String] = []
}

@MainActor @Suite("A key that nothing is bound to") struct StandInKeyTests {
  private let app: Harness
  private let performed = Performed()

  init() throws {
    let performed = performed
    app = try Harness(columns: 50, rows: 6) { application in
      @MainActor func bind(_ keys: [KeySequence], isEnabled: Bool = true) -> KeyCommand {
        let name = keys[0].text
        return KeyCommand(
          Command(name, keys: keys, title: name), isEnabled: isEnabled,
          obstacle: "Not now: \(name)"
        ) { performed.names.append(name) }
      }
      application.commands = {
        [
          bind(["enter"]), bind(["delete"]), bind(["space"]), bind(["tab"]), bind(["j"]),
          bind(["ctrl-d"]), bind(["alt-x"]), bind(["ctrl-_"]), bind(["g t"]), bind(["G"]),
          bind(["ctrl-enter"]), bind(["shift-delete"], isEnabled: false), bind(["л"]),
          bind(["ctrl-t ctrl-t"]),
        ]
      }
      return NavigationPanel(root: Panel())
    }
  }

  private func press(_ texts: String...) throws -> [String] {
    performed.names = []
    for text in texts { app.press(try Key(text: text)) }
    return performed.names
  }

  @Test(arguments: [
    ("shift-enter", "enter"), ("shift-space", "space"), ("ctrl-shift-d", "ctrl-d"),
    ("ctrl-i", "tab"), ("ctrl-m", "enter"), ("ctrl-/", "ctrl-_"), ("ctrl-tab", "tab"),
    ("ctrl-shift-enter", "ctrl-enter"), ("ctrl-enter", "ctrl-enter"),
  ])
  func `acts as the key that other terminals send for it`(text: String, name: String) throws {
    #expect(try press(text) == [name])
  }

  @Test func `is the command that is bound to it, even if that is disabled`() throws {
    #expect(try press("shift-delete") == [])
    #expect(app.screen.contains("Not now: shift-delete"))
  }

  @Test func `acts so within a sequence too, and Esc cancels in every form`() throws {
    #expect(try press("ctrl-shift-t", "ctrl-shift-t") == ["ctrl-t ctrl-t"])
    #expect(try press("g", "shift-esc", "t") == [])
    #expect(app.application.pendingKeys == [])
  }

  @Test func `is reported by its own name if nothing stands in for it`() throws {
    #expect(try press("shift-f9") == [])
    #expect(app.screen.contains("Shift-F9 does nothing here"))
  }

  @Test func `is that of the same place in the layout, in a command and not in a field`() throws {
    #expect(try press("о", "п", "е", "П", "ctrl-в", "alt-ч") == [])
    app.application.keyLayout = .named("ru")
    #expect(
      try press("о", "п", "е", "П", "ctrl-в", "alt-ч", "g", "е") == [
        "j", "g t", "G", "ctrl-d", "alt-x", "g t",
      ])
    // What is bound to itself stays that.
    #expect(try press("л") == ["л"])

    let field = TextField()
    let prompt = PromptPanel(title: "Name", fields: ["Name": field], acceptTitle: "Add") {}
    app.application.window.rootPanel?.present(prompt)
    app.application.update()
    app.press(.character("о"), .character("П"), Key(.character(" "), .shift))
    #expect(field.text == "оП ")
  }

  @Test func `has a layout for each name, which moves no Latin letter`() throws {
    #expect(Set(["ru", "uk", "be", "bg", "el", "he"]).isSubset(of: KeyLayout.names))
    for name in KeyLayout.names {
      let layout = try #require(KeyLayout.named(name))
      for code in 0x20...0x7E as ClosedRange<UInt8> {
        #expect(layout.latin(.character(Character(Unicode.Scalar(code)))) == nil)
      }
    }
    let places: [(String, Character, Character)] = [
      ("ru", "Ж", ":"), ("uk", "і", "s"), ("el", "ξ", "j"), ("el", "Σ", "S"), ("el", "ς", "w"),
      ("he", "ח", "j"), ("bg", "т", "j"), ("bg-phonetic", "й", "j"), ("ka", "ჯ", "j"),
    ]
    for (name, own, latin) in places {
      #expect(KeyLayout.named(name)?.latin(.alt(own)) == .alt(latin), "\(name) \(own)")
    }
    #expect(KeyLayout.named("xx") == nil)
  }

  @Test func `deletes a word with Control in a field, and goes to its ends`() throws {
    let field = TextField("one two three")
    let app = try Harness(columns: 40, rows: 3) { _ in
      PromptPanel(title: "Name", fields: ["Name": field], acceptTitle: "Add") {}
    }
    app.press(Key(.backspace, .control))
    #expect(field.text == "one two ")
    app.press(Key(.backspace, .shift))
    #expect(field.text == "one two")
    app.press(Key(.home, .control), Key(.delete, .control))
    #expect(field.text == " two")
    app.press(Key(.delete, .shift), Key(.end, .control))
    #expect(field.text == "two" && field.cursorPosition == 3)
  }
}

import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite("A key that nothing takes") struct IgnoredKeyTests {
  private let app: Harness
  private let fired = Fired()

  init() throws {
    let fired = fired
    app = try Harness(columns: 50, rows: 6) { application in
      let help = Command("help", .character("?"), title: "Show all keys", hint: "help")
      application.helpCommand = help
      application.commands = {
        [
          KeyCommand(help) { fired.names.append("help") },
          KeyCommand(
            Command("redo", .control("r"), title: "Redo"), isEnabled: false,
            obstacle: "Nothing to redo"
          ) {},
          KeyCommand(Command("save", .character("s"), title: "Save"), isEnabled: false) {},
          KeyCommand(Command("go", sequences: ["g g"], title: "Go")) {},
          KeyCommand(
            Command("resume", sequences: ["g r"], title: "Resume"), isEnabled: false,
            obstacle: "Nothing to resume"
          ) {},
        ]
      }
      return NavigationPanel(root: Panel())
    }
  }

  @Test func `is reported once, with the key of the help`() {
    app.press(.character("x"))
    #expect(app.screen.contains("x does nothing here   ? help"))

    app.application.window.hideToast()
    app.press(.character("x"))
    #expect(!app.screen.contains("does nothing"))

    app.press(.character("?"), .character("x"))
    #expect(fired.names == ["help"])
    #expect(app.screen.contains("x does nothing here"))
  }

  @Test func `is not reported if it is Esc, which has nothing to leave`() {
    app.press(.escape)
    #expect(!app.screen.contains("does nothing"))
  }

  @Test func `belongs to a disabled command, which gives its reason`() {
    app.press(.control("r"))
    #expect(app.screen.contains("Nothing to redo"))
    app.press(.character("s"))
    #expect(app.screen.contains("s does nothing here"))
  }

  @Test func `and so do keys that end a sequence`() {
    app.press(.character("g"), .character("r"))
    #expect(app.screen.contains("Nothing to resume"))
    app.press(.character("g"), .character("x"))
    #expect(app.screen.contains("g x does nothing"))
  }

  @Test func `is text in a field`() throws {
    let field = TextField()
    let harness = try Harness(columns: 40, rows: 6) { _ in
      PromptPanel(title: "Name", fields: ["Name": field], acceptTitle: "Add") {}
    }
    field.becomeFirstResponder()
    harness.type("xyz1")
    #expect(field.text == "xyz1")
    #expect(!harness.screen.contains("does nothing"))
  }
}

@MainActor private final class Fired { var names: [String] = [] }

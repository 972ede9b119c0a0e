import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor struct FormPanelTests {
  private let name = TextField()
  private let note = TextView()
  private let form: FormPanel
  private let app: Harness

  init() throws {
    let form = FormPanel(["Name": name, "Note": note])
    self.form = form
    app = try Harness(columns: 30, rows: 8) { _ in form }
  }

  @Test func `a form stacks labels and fields`() throws {
    app.type("Milk")
    app.press(.tab)
    app.type("Two litres, the fresh one")

    #expect(
      app.screen == """
        Name  Milk

        Note  Two litres, the fresh
              one




        """)
  }

  @Test func `Enter submits where it does not break a line, Alt-Enter and Ctrl-S everywhere`()
    throws
  {
    var submitted: [String] = []
    form.onSubmit = { [name, note] in submitted.append("\(name.text)|\(note.text)") }

    app.type("a")
    app.press(.enter, .tab)
    app.type("b")
    app.press(.enter, Key(.enter, .alt), .control("s"))

    #expect(submitted == ["a|", "a|b\n", "a|b\n"])
  }

  @Test func `an error appears next to its field, which gets the focus`() throws {
    var isSubmitted = false
    form.onSubmit = { isSubmitted = true }
    form.validate = { [name] in
      name.text.isEmpty ? .init(field: name, message: "Give it a name.") : nil
    }

    app.press(.tab, Key(.enter, .alt))
    #expect(name.isFirstResponder && !isSubmitted)
    #expect(app.screen.hasPrefix("Name\n      Give it a name.\n\nNote"))

    app.type("M")
    #expect(!app.screen.contains("Give"))
    app.press(.enter)
    #expect(isSubmitted)
  }

  @Test func `Tab cycles; so do up and down, but within a text they move by line`() throws {
    app.press(.down)
    #expect(note.isFirstResponder)
    app.type("a")
    app.press(.enter, .up)
    #expect(note.isFirstResponder)
    app.press(.up)
    #expect(name.isFirstResponder)
    app.press(.backTab, .tab)
    #expect(name.isFirstResponder)
  }

  @Test func `a form that is too high scrolls with the cursor`() throws {
    app.resize(columns: 30, rows: 5)
    app.press(.tab)
    for line in ["1", "2", "3", "4"] {
      app.type(line)
      if line != "4" { app.press(.enter) }
    }
    #expect(app.screen == "Name\nNote  1\n      2\n      3\n      4")

    app.press(.enter, .character("5"))
    #expect(app.screen == "Name\nNote  2\n      3\n      4\n      5")
  }

  @Test func `a prompt accepts a multi-line text with a key of every terminal, and hints at it`()
    async throws
  {
    var accepted: String?
    let text = TextView()
    let prompt = PromptPanel(title: "Note", fields: ["Text": text], acceptTitle: "Save") {
      accepted = text.text
    }
    form.present(prompt)
    app.application.update()

    app.type("a")
    app.press(.enter)
    app.type("b")
    let hints = app.application.activeCommands.compactMap(\.command.hint)
    #expect(hints.prefix(2) == ["save", "cancel"])
    #expect(app.application.keyHints[0].key == "^S")
    app.press(.control("s"))

    #expect(await app.waitUntil { accepted != nil })
    #expect(accepted == "a\nb")
  }

  @Test func `a field may outlive its form`() {
    let field = TextField()
    var form: FormPanel? = FormPanel(["Name": field])
    _ = form?.view
    form = nil

    field.enter("Milk")

    #expect(form == nil && field.text == "Milk")
  }
}

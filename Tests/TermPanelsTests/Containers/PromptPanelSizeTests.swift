import TermPanels
import TermPanelsTesting
import Testing

@MainActor struct PromptPanelSizeTests {
  @Test func `at 20×5 the field with the keys and its label are visible`() throws {
    let it = try PromptFixture(columns: 20, rows: 5)
    it.app.type("Milk")
    #expect(
      it.app.screen == """
        ╭─ New item ───────╮
        │ Name  Milk       │
        │ Due   fri, +3d,… │
        │ Create   Cancel  │
        ╰──────────────────╯
        """)

    it.app.press(.tab)
    #expect(
      it.app.screen == """
        ╭─ New item ───────╮
        │ Due   fri, +3d,… │
        │       No date    │
        │ Create   Cancel  │
        ╰──────────────────╯
        """)

    it.app.press(.down)
    #expect(
      it.app.screen == """
        ╭─ New item ───────╮
        │ Due   fri, +3d,… │
        │       21 Nov     │
        │ Create   Cancel  │
        ╰──────────────────╯
        """)
  }

  @Test func `when room is short the fields scroll to the focused one`() throws {
    let fields = (1...6).map { TextField("Text \($0)") }
    let app = try Harness(columns: 40, rows: 7) { _ in PromptBelowPanel() }
    let prompt = PromptPanel(
      title: "Many",
      fields: [
        "One": fields[0], "Two": fields[1], "Three": fields[2], "Four": fields[3],
        "Five": fields[4], "Six": fields[5],
      ], acceptTitle: "Save"
    ) {}
    app.application.window.rootPanel?.present(prompt)

    app.press(.down, .down, .down, .down)

    #expect(
      app.screen == """
          ╭─ Many ──────────────────────────╮
          │ Two    Text 2                   │
          │ Three  Text 3                   │
          │ Four   Text 4                   │
          │ Five   Text 5                   │
          │        Save   Cancel            │
          ╰─────────────────────────────────╯
        """)
  }

  @Test func `a long text makes the prompt wider, up to 60 columns`() throws {
    let app = try Harness { _ in PromptBelowPanel() }
    let field = TextField(String(repeating: "long ", count: 30))
    let prompt = PromptPanel(title: "Rename", fields: ["Name": field], acceptTitle: "Save") {}
    app.application.window.rootPanel?.present(prompt)
    app.application.update()

    #expect(app.screen.contains("╭─ Rename " + String(repeating: "─", count: 49) + "╮"))
  }

  @Test func `a prompt without fields is a question for the button`() async throws {
    let app = try Harness(columns: 40, rows: 7) { _ in PromptBelowPanel() }
    var isAccepted = false
    let prompt = PromptPanel(title: "Delete 12 to-dos?", fields: [:], acceptTitle: "Delete") {
      isAccepted = true
    }
    app.application.window.rootPanel?.present(prompt)
    app.application.update()
    #expect(
      app.screen == """

             ╭─ Delete 12 to-dos? ────────╮
             │                            │
             │ Delete   Cancel            │
             ╰────────────────────────────╯


        """)

    app.press(.enter)

    #expect(await app.waitUntil { isAccepted })
  }
}

import TermPanels
import TermPanelsLinear
import TermPanelsTesting
import Testing

@MainActor @Suite("A screen in sentences") struct SpokenScreenTests {
  @Test func `has its name and the first rows of its list`() throws {
    let app = try Harness { _ in RowsProgram.root() }

    let spoken = app.application.spokenScreen

    #expect(spoken.prefix(3) == ["Rows.", "Rows 1 to 20 of 30:", "1. Row 1"])
    #expect(spoken.last == "20. Row 20")
  }

  @Test func `has the labels and values of its fields`() throws {
    let below = Panel()
    let app = try Harness { _ in below }
    let name = TextField()
    name.text = "Käse"
    let fields: KeyValuePairs<String, any PromptField> = ["Name": name, "Due": TextField()]
    below.present(PromptPanel(title: "New item", fields: fields, acceptTitle: "Add") {})
    app.application.turn()

    #expect(
      app.application.spokenScreen.prefix(3) == ["New item.", "Name: Käse.", "Due: empty."])
  }

  @Test func `has the choices of an alert`() throws {
    let below = Panel()
    let app = try Harness { _ in below }
    let alert = AlertPanel(title: "Delete 12 to-dos?", message: "They can be brought back.")
    alert.addAction(AlertAction("Delete", style: .destructive) {})
    alert.addAction(AlertAction("Cancel", style: .cancel))
    below.present(alert)
    app.application.turn()

    #expect(
      app.application.spokenScreen
        == ["Delete 12 to-dos?", "They can be brought back.", "Delete.", "Cancel."])
  }

  @Test func `does not change the screen`() throws {
    let app = try Harness { _ in RowsProgram.root() }
    app.press(.down)
    let screen = app.terminal.screen
    let frames = app.terminal.frameCount

    _ = app.application.spokenScreen
    app.application.turn()

    #expect(app.terminal.screen == screen && app.terminal.frameCount == frames)
  }
}

import TermPanelsTesting
import Testing

@testable import TermPanels

/// A panel with a command on a letter, above a form.
private final class LetterPanel: Panel {
  let form: FormPanel
  var count = 0

  init(_ form: FormPanel) {
    self.form = form
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(form)
  }

  override var childForStatus: Panel? { form }

  override var keyCommands: [KeyCommand] {
    [KeyCommand(keys: [.character("h")], title: "Above") { [unowned self] in count += 1 }]
  }
}

@MainActor @Suite("A choice") struct ChoiceFieldTests {
  private let field = ChoiceField(["Novels", "Poems", "Letters"], chosen: 2)

  @Test func `takes every letter, also one with which no choice begins`() throws {
    let panel = LetterPanel(FormPanel(["Shelf": field]))
    let app = try Harness(columns: 30, rows: 6) { _ in panel }

    app.type("h")
    #expect(panel.count == 0 && field.index == 2)
    app.type("p")
    #expect(field.index == 1)
    app.type(" ")
    #expect(field.index == 2)
  }

  @Test func `is the last one if there are fewer choices`() {
    field.choices = ["Novels", "Poems"]

    #expect(field.choices[field.index] == "Poems" && field.accessibilityValue == "Poems")
  }

  @Test func `is as wide as its longest choice, also after the choices have changed`() throws {
    let panel = FormPanel(["Shelf": field])
    let app = try Harness(columns: 30, rows: 6) { _ in panel }

    field.choices = ["Novels", "Poems", "Collected letters"]
    app.application.turn()

    #expect(app.screen.contains("‹ Collected letters ›"))
  }
}

import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite("A choice") struct ChoiceFieldTests {
  private let field = ChoiceField(["Novels", "Poems", "Letters"], chosen: 2)

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

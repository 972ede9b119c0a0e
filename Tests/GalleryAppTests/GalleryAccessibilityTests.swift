import GalleryApp
import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite("Views without a screen") struct GalleryAccessibilityTests {
  @Test func `none is silent, on any screen of the gallery`() throws {
    for entry in [nil] + Gallery.entries.map(Optional.some) {
      let gallery = try GalleryHarness(showing: entry)
      let application = gallery.harness.application
      #expect(AccessibilityAudit.silentViews(in: application) == [], "\(entry?.name ?? "list")")
      for key in entry?.keys ?? [] {
        gallery.press(key)
        #expect(
          AccessibilityAudit.silentViews(in: application) == [], "\(entry?.name ?? "") after \(key)"
        )
      }
    }
  }

  @Test func `each control has its kind, its label and its value`() throws {
    let gallery = try GalleryHarness(showing: Gallery.entry(named: "ChoiceField"))
    let application = gallery.harness.application

    #expect(
      application.window.rootPanel?.accessibilityDescription == """
        choice: Novels
        text: By the door.
        """)
    gallery.press(.right)
    #expect(
      application.window.rootPanel?.accessibilityDescription == """
        choice: Poems
        text: Above the novels.
        """)
  }
}

import TermPanels
import TermPanelsTesting
import Testing

/// The key of a command that a message names.
@MainActor @Suite struct KeyNameTests {
  /// A panel with the commands of a test.
  private final class Page: Panel {
    var ownCommands: [KeyCommand] = []
    override var keyCommands: [KeyCommand] { super.keyCommands + ownCommands }
  }

  @Test func `is one that no nearer command takes`() throws {
    let page = Page()
    let app = try Harness(columns: 44, rows: 8) { _ in NavigationPanel(root: page) }
    let undo = Command("book.undo", .character("u"), .character("z"), title: "Undo")
    let unmark = Command("page.unmark", .character("u"), title: "Unmark")
    let blank = Command("page.blank", .character("z"), title: "Blank")
    app.application.commands = { [KeyCommand(undo) {}] }
    #expect(app.application.keyName(of: undo.id) == "u")

    page.ownCommands = [KeyCommand(unmark) {}]
    #expect(app.application.keyName(of: undo.id) == "z")
    page.ownCommands = [KeyCommand(unmark) {}, KeyCommand(blank) {}]
    #expect(app.application.keyName(of: undo.id) == nil)
    page.ownCommands = [KeyCommand(unmark, isEnabled: false) {}]
    #expect(app.application.keyName(of: undo.id) == "u")
  }
}

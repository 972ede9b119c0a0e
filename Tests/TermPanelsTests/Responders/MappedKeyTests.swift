import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite("A key of the map") struct MappedKeyTests {
  @Test func `is taken from the commands that have it as their own`() throws {
    let list = ListPanel(content: ["One", "Two"].map { _ in RowPanel() })
    var count = 0
    list.commands = {
      [KeyCommand(id: "row.lend", .character("x"), title: "Lend it") { count += 1 }]
    }
    let app = try Harness(columns: 40, rows: 8) { _ in NavigationPanel(root: list) }
    app.application.keyMap = KeyMap(["row.lend": ["j"]])

    app.press(.character("j"))
    #expect(count == 1 && list.currentIndex == 0)
    app.press(.down)
    #expect(list.currentIndex == 1)
    let down = app.application.activeCommands.first { $0.command.id == "list.down" }
    #expect(down?.keys == ["down"])
  }

  @Test func `leaves commands without a key, which are offered once each`() throws {
    let list = ListPanel(content: ["One", "Two"].map { _ in RowPanel() })
    var lent: [String] = []
    func lend(_ name: String) -> KeyCommand {
      KeyCommand(id: "row.lend", .character("x"), title: "Lend it") { lent.append(name) }
    }
    list.commands = { [lend("near"), KeyCommand(id: "row.read", title: "Read it") {}] }
    let app = try Harness(columns: 40, rows: 8) { application in
      application.commands = { [lend("far")] }
      return NavigationPanel(root: list)
    }
    func keyless() -> [String?] { app.application.keylessCommands.map(\.id) }
    #expect(keyless() == ["row.read"])

    app.application.keyMap = KeyMap(["row.lend": []])
    #expect(keyless() == ["row.lend", "row.read"])
    app.application.keylessCommands.first?.action()
    #expect(lent == ["near"])

    app.application.withheldCommands = ["row.lend"]
    #expect(keyless() == ["row.read"])
  }
}

import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite("Withheld commands") struct WithheldCommandsTests {
  /// A list with an action that counts, and a program that has a command everywhere.
  private final class Lending: Panel, ListDelegate {
    static let lend = Command(
      "row.lend", .character("x"), .enter, title: "Lend it", hint: "lend")
    static let read = Command("row.read", .character("r"), title: "Read it", hint: "read")

    let list = ListPanel(
      content: ["One", "Two"].map { text in
        let row = RowPanel()
        row.text = text
        return row
      })
    var count = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      list.delegate = self
      embedChild(list)
    }

    override var childForStatus: Panel? { list }

    func list(
      _ list: ListPanel<ObjectIdentifier>, actionsForRow id: ObjectIdentifier
    ) -> [RowAction] {
      [
        RowAction(Lending.lend) { [unowned self] in count += 1 }, RowAction(Lending.read) {},
      ]
    }
  }

  private func start(withholding names: Set<String>) throws -> (Harness, Lending) {
    let panel = Lending()
    let app = try Harness(columns: 50, rows: 10, mouse: .full) { application in
      application.withheldCommands = names
      application.registerCommands([
        .list(title: "Lending", actions: [Lending.lend, Lending.read])
      ])
      return NavigationPanel(root: panel)
    }
    return (app, panel)
  }

  @Test func `cannot be performed by a key or a click, and are shown nowhere`() throws {
    let (app, panel) = try start(withholding: ["row.lend", "program.suspend"])
    #expect(app.screen.contains("r read") && !app.screen.contains("lend"))

    app.press(.character("x"), .enter)
    try app.doubleClick(on: "One")
    app.press(.control("z"))
    #expect(panel.count == 0 && app.terminal.suspendCount == 0)

    app.press(.character("."))
    #expect(app.screen.contains("Read it") && !app.screen.contains("Lend it"))
    app.press(.escape)
    #expect(app.application.activeCommands.allSatisfy { $0.command.id != "row.lend" })
    #expect(app.application.keyName(of: "row.lend") == nil)
    #expect(app.application.keyCatalogue.commands(named: "row.lend").isEmpty)
    #expect(!app.application.keyCatalogue.commands(named: "row.read").isEmpty)
  }

  @Test func `are available again when no longer withheld`() throws {
    let (app, panel) = try start(withholding: ["row.lend"])
    app.application.withheldCommands = []
    app.application.turn()

    app.press(.character("x"))

    #expect(panel.count == 1 && app.screen.contains("lend"))
    #expect(!app.application.keyCatalogue.commands(named: "row.lend").isEmpty)
  }

  @Test func `are not words of a dialogue`() async throws {
    let panel = Lending()
    let dialogue = try DialogueHarness { application in
      application.withheldCommands = ["row.lend"]
      return NavigationPanel(root: panel)
    }

    await dialogue.type("lend 1")
    await dialogue.type("?")

    #expect(panel.count == 0)
    #expect(!dialogue.transcript.contains { $0.contains("Lend it") })
    #expect(dialogue.transcript.contains { $0.contains("Read it") || $0.contains("read") })
  }
}

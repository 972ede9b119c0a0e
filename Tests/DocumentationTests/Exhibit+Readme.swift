import CivilCalendar
import TermPanels
import TermPanelsTesting
import TodoApp
import TodoAppTesting
import TodoModel

@testable import Hello

extension Exhibit {
  static let readme = [
    Exhibit(.screen, "paneltodo") {
      let harness = try await AppHarness.ofPages(columns: 68, rows: 10)
      harness.app.press(.enter)
      await harness.close()
      return harness.app.screen
    },
    Exhibit(.screen, "hello") {
      try Harness(columns: 40, rows: 5) { Program.root($0) }.screen
    },
    Exhibit(.log, "usage") { HelpText.usage },
    Exhibit(.log, "settings") { String(Settings.template.dropLast()) },
    Exhibit(.table, "keys") {
      let harness = try await AppHarness.ofPages(columns: 68, rows: 12)
      // With something to undo and something to redo, both keys work.
      harness.app.press(.character("u"))
      _ = await harness.app.waitUntil {
        harness.app.application.activeCommands.contains { $0.command.title == "Redo" }
      }
      let overview = harness.app.application.activeCommands
      harness.app.press(.enter)
      let items = harness.app.application.activeCommands
      await harness.close()
      return keyTable(overview, items)
    },
    Exhibit(.screen, "outline") {
      let harness = try await AppHarness(columns: 68, rows: 12) { store in
        let list = try await store.createList(name: "Home")
        try await store.createItems([
          NewItem(
            "Give a party", in: list.id, due: AppHarness.today.adding(days: 7),
            subtasks: [
              NewItem(
                "Drinks", in: list.id,
                subtasks: [NewItem("Ice", in: list.id), NewItem("Lemons", in: list.id)]),
              NewItem("Invite everybody", in: list.id, due: AppHarness.today),
            ]),
          NewItem("Paint the door", in: list.id, subtasks: [NewItem("Brush", in: list.id)]),
        ])
      }
      harness.app.press(.enter, .end, .up, .character("z"), .home)
      await harness.close()
      return harness.app.screen
    },
    Exhibit(.table, "place-keys") {
      let harness = try await AppHarness.ofPages(columns: 68, rows: 12)
      harness.app.press(.enter)
      let rows = harness.app.application.activeCommands.filter {
        aboutPlaces.contains($0.command.id)
      }
      .map { "| `\($0.keys.map(\.name).joined(separator: " "))` | \($0.command.title) |" }
      await harness.close()
      return (["| Key | What it does |", "|---|---|"] + rows).joined(separator: "\n")
    },
    Exhibit(.log, "panel-tree") {
      let harness = try await AppHarness.ofPages(columns: 68, rows: 12)
      harness.app.press(.enter)
      let tree = harness.app.application.window.rootPanel?.treeDescription ?? ""
      await harness.close()
      return tree
    },
  ]

  typealias Commands = [(title: String?, command: KeyCommand, keys: [KeySequence])]

  /// Commands that are not in the tables. Moving and marking are the same in every list and
  /// described in a sentence, as is going to a smart list. Positions and subtasks have a page of
  /// their own.
  private static let toldElsewhere: Set<String?> = [
    "list.down", "list.up", "list.pageDown", "list.pageUp", "list.first", "list.last", "list.mark",
    "list.markRange", "list.markAll",
  ]

  private static let aboutPlaces: Set<String?> = [
    "item.addPart", "item.fold", "item.foldAll", "item.indent", "item.outdent", "item.moveDown",
    "item.moveUp", "list.order",
  ]

  @MainActor private static func isTold(_ command: KeyCommand) -> Bool {
    !toldElsewhere.contains(command.id) && !aboutPlaces.contains(command.id)
      && command.id?.hasPrefix("go.") != true
  }

  /// The commands of each key on each of two screens, without those for moving.
  @MainActor private static func keyTable(_ first: Commands, _ second: Commands) -> String {
    func names(_ keys: [KeySequence]) -> String {
      keys.map { "`\($0.name)`" }.joined(separator: " ")
    }
    var rows: [(keys: String, first: String, second: String)] = []
    let (first, second) = (
      first.filter { isTold($0.command) }, second.filter { isTold($0.command) }
    )
    for active in second { rows.append((names(active.keys), "", active.command.title)) }
    for active in first {
      if let row = rows.firstIndex(where: { $0.keys == names(active.keys) }) {
        rows[row].first = active.command.title
      } else {
        rows.append((names(active.keys), active.command.title, ""))
      }
    }
    let lines = rows.map { "| \($0.keys) | \($0.first) | \($0.second) |" }
    return (["| Keys | On the lists | In a list |", "|---|---|---|"] + lines)
      .joined(separator: "\n")
  }
}

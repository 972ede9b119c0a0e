import CivilCalendar
import TermPanels
import TermPanelsTesting
import TodoApp
import TodoAppTesting
import TodoModel

@testable import Hello

extension Exhibit {
  static let app = [
    Exhibit(.screen, "hello") {
      try Harness(columns: 40, rows: 5) { Program.root($0) }.screen
    },
    Exhibit(.log, "settings") { String(Settings.template.dropLast()) },
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
    Exhibit(.screen, "areas") {
      let harness = try await AppHarness(columns: 68, rows: 18) { store in
        let groceries = try await store.createList(name: "Groceries", emoji: "🛒")
        try await store.createItem(in: groceries.id, name: "Milk")
        let work = try await store.areas.create(name: "Work")
        let talk = try await store.createList(name: "Talk", in: work.id)
        for name in ["Slides", "Title"] {
          try await store.createItem(in: talk.id, name: name, due: AppHarness.today)
        }
        let late = try await store.createView(name: "Late", query: "is:overdue")
        try await store.areas.move(late.id, to: work.id)
        try await store.areas.create(name: "Home")
        try await store.areas.putAway(try await store.createList(name: "Moving house"))
      }
      harness.app.press(.down)
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

  private static let aboutPlaces: Set<String?> = [
    "item.addPart", "item.fold", "item.foldAll", "item.indent", "item.outdent", "item.moveDown",
    "item.moveUp", "list.order",
  ]
}

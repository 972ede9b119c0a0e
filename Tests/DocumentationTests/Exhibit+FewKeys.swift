import CivilCalendar
import TermPanels
import TermPanelsTesting
import TodoAppTesting
import TodoModel
import TodoValues

extension Exhibit {
  static let fewKeys = [
    Exhibit(.table, "few-keys") {
      var lines = ["| To | Keys | Number |", "|---|---|--:|"]
      for operation in FrequentOperation.all {
        guard try await operation.works() else {
          throw FrequentOperation.Failure(operation: operation.name)
        }
        lines.append("| \(operation.name) | \(operation.keyNames) | \(operation.keyCount) |")
      }
      return lines.joined(separator: "\n")
    }
  ]
}

/// An operation that people do all day, and the keys for it.
private struct FrequentOperation: Sendable {
  struct Failure: Error {
    let operation: String
  }

  enum Step: Sendable {
    case key(KeySequence)
    /// Text that a person types anyway; it is not counted.
    case text(String)
  }

  let name: String
  /// The keys that lead to the place of the operation.
  var start: KeySequence = "enter"
  let steps: [Step]
  /// Whether it has been done, given the items by their names.
  let isDone: @MainActor @Sendable (AppHarness, [String: TodoItem]) -> Bool

  var keyCount: Int {
    steps.reduce(0) { count, step in
      if case .key(let keys) = step { count + keys.keys.count } else { count }
    }
  }

  var keyNames: String {
    steps.map { step in
      switch step {
      case .key(let keys): "`\(keys.name)`"
      case .text: "*text*"
      }
    }.joined(separator: " ")
  }

  /// Performs the operation in a new app, and checks the result.
  @MainActor func works() async throws -> Bool {
    var lists: [Identifier<TodoList>] = []
    let harness = try await AppHarness(columns: 80, rows: 24) { store in
      let home = try await store.createList(name: "Home", sort: [SortRule(.manual)])
      lists = [home.id, try await store.createList(name: "Work").id]
      try await store.createItems(
        ["Tap", "Attic", "Bike", "Cellar", "Desk"].map { NewItem($0, in: home.id) }
          + [NewItem("Abacus", in: lists[1], tags: ["phone"])])
    }
    for step in [.key(start)] + steps {
      switch step {
      case .key(let keys):
        for key in keys.keys {
          harness.app.press(key)
          _ = await harness.app.waitUntil { !harness.app.application.work.isBusy }
        }
      case .text(let text): harness.app.type(text)
      }
    }
    let works = try await harness.app.waitUntil {
      lists = try harness.store.lists().map(\.list.id)
      let items = try lists.flatMap { try harness.store.items(in: $0).items(in: 0..<99) }
      return isDone(
        harness, Dictionary(items.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }))
    }
    await harness.close()
    return works
  }

  static let all = [
    FrequentOperation(
      name: "add an item to the open list",
      steps: [.key("a"), .text("Tea"), .key("enter")]
    ) { $1["Tea"] != nil },
    FrequentOperation(
      name: "add an item for today, in Today", start: "g t",
      steps: [.key("a"), .text("Tea"), .key("enter")]
    ) { $1["Tea"]?.due == AppHarness.today },
    FrequentOperation(
      name: "add three items in a row",
      steps: [
        .key("a"), .text("Tea"), .key("alt-enter"), .text("Jam"), .key("alt-enter"), .text("Nuts"),
        .key("enter"),
      ]
    ) { $1["Tea"] != nil && $1["Jam"] != nil && $1["Nuts"] != nil },
    FrequentOperation(name: "complete an item", steps: [.key("x")]) { $1["Tap"]?.isDone == true },
    FrequentOperation(name: "set it due tomorrow", steps: [.key("t"), .key("m")]) {
      $1["Tap"]?.due == AppHarness.today.adding(days: 1)
    },
    FrequentOperation(name: "postpone it by a day", start: "enter t m", steps: [.key("+")]) {
      $1["Tap"]?.due == AppHarness.today.adding(days: 2)
    },
    FrequentOperation(
      name: "set a date in words", steps: [.key("t"), .text("fri"), .key("enter")]
    ) { $1["Tap"]?.due == AppHarness.today.adding(days: 6) },
    FrequentOperation(name: "give it a high priority", steps: [.key("1")]) {
      $1["Tap"]?.priority == .high
    },
    FrequentOperation(
      name: "move it to the list Work", steps: [.key("#"), .key("w"), .key("o"), .key("enter")]
    ) { harness, items in
      items["Tap"]?.list == items["Abacus"]?.list
    },
    FrequentOperation(
      name: "tag it with @phone", steps: [.key("@"), .key("p"), .key("h"), .key("enter")]
    ) { $1["Tap"]?.tags == ["phone"] },
    FrequentOperation(
      name: "add a subtask", steps: [.key("p"), .text("Screw"), .key("enter")]
    ) { harness, items in
      items["Tap"]?.subtaskCount == 1 && harness.app.screen.contains("○ Screw")
    },
    FrequentOperation(
      name: "add a note", steps: [.key("N"), .text("Ask Ana"), .key("ctrl-s")]
    ) { $1["Tap"]?.notes == "Ask Ana" },
    FrequentOperation(name: "rename it", steps: [.key("r"), .text("s"), .key("enter")]) {
      $1["Taps"] != nil
    },
    FrequentOperation(
      name: "find any item by its name",
      steps: [.key("alt-a"), .key("b"), .key("enter")]
    ) { harness, _ in harness.app.screen.contains("▌ ○ Abacus") },
    FrequentOperation(name: "go to Today", steps: [.key("alt-2")]) { harness, _ in
      harness.app.screen.contains("› Today")
    },
    FrequentOperation(name: "undo", start: "enter x", steps: [.key("u")]) { harness, items in
      items["Tap"]?.isDone == false && harness.app.screen.contains("Undid")
    },
    FrequentOperation(
      name: "set five items due tomorrow",
      steps: [.key("V"), .key("j j j j"), .key("t"), .key("m")]
    ) { harness, items in
      ["Tap", "Attic", "Bike", "Cellar", "Desk"].allSatisfy {
        items[$0]?.due == AppHarness.today.adding(days: 1)
      }
    },
    FrequentOperation(name: "delete it", steps: [.key("d")]) { harness, items in
      items["Tap"] == nil && items["Attic"] != nil
    },
    FrequentOperation(name: "move it down by one", steps: [.key("J")]) { harness, _ in
      harness.app.screen.firstRange(of: "Attic").map {
        harness.app.screen[$0.upperBound...].contains("Tap")
      } ?? false
    },
  ]
}

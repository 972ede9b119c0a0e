import CivilCalendar
import TermPanels
import TestSupport
import TodoApp
import TodoModel
import TodoWording

@MainActor private final class Listener: TodoStoreObserver {
  private(set) var lines: [String] = []

  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    switch event {
    case .changed(let changes):
      lines.append("\(changes.entry?.kind.rawValue ?? "?"): \(action(of: changes.entry))")
    case .reloaded: lines.append("reloaded")
    case .writing(let isSlow): lines.append("writing, \(isSlow ? "slow" : "done")")
    case .displaced(let isGone): lines.append("file \(isGone ? "gone" : "back")")
    }
  }

  func add(_ line: String) { lines.append(line) }
}

private func action(of entry: JournalEntry?) -> String {
  entry?.deed.map { "\($0.verb) \($0.subject)" } ?? "nothing"
}

extension Exhibit {
  static let storage = [
    Exhibit(.log, "journal") {
      let store = try TodoStore.temporary(clock: .drawn)
      let listener = Listener()
      let token = store.observe(listener)
      // begin store
      let list = try await store.createList(name: "Groceries", emoji: "🛒")
      let milk = try await store.createItem(in: list.id, name: "Milk")
      try await store.update([milk.id], [.done(true)])
      try await store.deleteList(list.id)
      try await store.undo()
      try await store.undo()
      try await store.redo()
      // end store
      listener.add("the next undo takes back: \(action(of: store.nextUndo))")
      listener.add("the next redo repeats: \(action(of: store.nextRedo))")
      await store.close()
      token.cancel()
      return listener.lines.joined(separator: "\n")
    },
    Exhibit(.log, "doctor") {
      let folder = try TemporaryFolder()
      let path = folder.path("todos.db")
      let clock = { @Sendable (day: Int) in
        WallClock.standing(at: .at(9, 1800, of: Day(daysSinceEpoch: day)))
      }
      var store = try TodoStore.open(path: path, clock: clock(20_777))
      let list = try await store.createList(name: "Groceries", emoji: "🛒")
      try await store.createItem(in: list.id, name: "Milk")
      await store.close()
      store = try TodoStore.open(path: path, clock: clock(20_778))
      try await store.upkeep.backUpIfDue()
      await store.close()
      _ = try Doctor(path: path, clock: clock(20_779)).backUp()
      return StoreAdvice.report(of: Doctor(path: path, clock: clock(20_779)).examine())
        .replacing(path.dropLast(9), with: "/home/ann/.local/share/paneltodo")
        .replacing(Doctor.sqliteVersion, with: "3.46.1")
    },
    Exhibit(.log, "import-report") {
      let folder = try TemporaryFolder()
      let file = try folder.write(try mvcTodoExample(), to: "todos.json")
      let store = try TodoStore.temporary(clock: .drawn)
      let first = try await store.exchange.importMVCTodo(MVCTodoFile(path: file))
      let second = try await store.exchange.importMVCTodo(MVCTodoFile(path: file))
      await store.close()
      return "\(first.text)\n— the same file again —\n\(second.text)"
    },
    Exhibit(.log, "import-faults") {
      let store = try TodoStore.temporary(clock: .drawn)
      let folder = try TemporaryFolder()
      var lines: [String] = []
      let example = try mvcTodoExample()
      for broken in [
        String(example.dropLast(3)), example.replacing("\"name\": \"Milk\",", with: ""),
      ] {
        let file = try folder.write(broken, to: "todos.json")
        do {
          _ = try await store.exchange.importMVCTodo(MVCTodoFile(path: file))
        } catch {
          lines.append("\(error)")
        }
      }
      await store.close()
      return lines.joined(separator: "\n")
    },
  ]

  /// The text of the file that the page shows.
  private static func mvcTodoExample() throws -> String {
    let blocks = try Page.all().flatMap(\.blocks)
    return blocks.first { $0.label == "json mvctodo" }?.text ?? ""
  }
}

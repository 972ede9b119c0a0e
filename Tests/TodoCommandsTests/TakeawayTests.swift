import CivilCalendar
import Testing
import TodoCommands
import TodoModel

@Suite("The items that a guest takes along") @MainActor struct TakeawayTests {
  private let bench: CommandBench
  private var store: TodoStore { bench.store }

  init() async throws {
    bench = try CommandBench()
    try await store.add(.demonstration)
  }

  @Test func `are those that were added, below their lists`() async throws {
    let takeaway = try Takeaway(from: store)
    #expect(try takeaway.text() == nil)

    _ = try await bench.run("add", "Rye bread @bakery", "--list", "Groceries")
    let bread = try await bench.id(of: "Rye bread")
    _ = try await bench.run("add", "Sliced", "--parent", bread)
    _ = try await bench.run("lists", "--add", "Band")
    _ = try await bench.run("add", "Drums", "--list", "Band")
    _ = try await bench.run("done", "--where", "drums")
    _ = try await bench.run("add", "Undone", "--list", "Band")
    _ = try await bench.run("undo")

    let today = bench.store.clock.today
    let text = try takeaway.text()
    #expect(
      text == """
        # Band

        - [x] Drums ➕ \(today) ✅ \(today)

        # Groceries

        - [ ] Rye bread #bakery ➕ \(today)
          - [ ] Sliced ➕ \(today)

        """)
  }

  @Test func `have new subtasks of samples`() async throws {
    let takeaway = try Takeaway(from: store)
    let sample = try #require(store.items(in: store.lists()[0].id).items(in: 0..<1).first)
    try await store.createItem(NewItem("Of wheat", in: sample.list, parent: sample.id))

    #expect(try takeaway.text()?.contains("\n\n- [ ] Of wheat ➕") == true)
  }
}

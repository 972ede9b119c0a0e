import CivilCalendar
import TestSupport
import Testing
import TodoCommands
import TodoModel

/// Items that another program has put below each other: below themselves, in cycles, in other
/// lists.
@Suite("Items below each other") @MainActor struct ForeignTreeTests {
  private static let count = 12
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("todos.db")
  }

  /// A bench on a database with items in two lists, whose parents are set by a statement for each.
  private func bench(_ statements: [String]) async throws -> CommandBench {
    let clock = WallClock.ticking(from: .at(12, of: Day(daysSinceEpoch: 20_778)))
    let first = try TodoStore.open(path: path, clock: clock)
    for name in ["A", "B"] {
      let list = try await first.createList(name: name)
      for number in 0..<Self.count / 2 {
        try await first.createItem(in: list.id, name: "\(name)\(number)", due: clock.today)
      }
    }
    await first.close()
    let database = try LawlessDatabase(path: path)
    for statement in statements { try database.run(statement) }
    try database.run(
      """
      UPDATE item SET child_count = (SELECT count(*) FROM item k WHERE k.parent = item.id),
        open_child_count = (SELECT count(*) FROM item k
          WHERE k.parent = item.id AND k.completed IS NULL)
      """)
    return CommandBench(try TodoStore.open(path: path, clock: clock))
  }

  private func parent(_ item: Int, _ parent: Int) -> String {
    "UPDATE item SET parent = (SELECT id FROM item p WHERE p.pk = \(parent)) WHERE pk = \(item)"
  }

  private func complete(_ item: Int) -> String {
    "UPDATE item SET completed = 1 WHERE pk = \(item)"
  }

  @Test func `in a cycle of done items end every tree`() async throws {
    let bench = try await bench([
      parent(1, 1), complete(1), parent(2, 1), parent(3, 4), parent(4, 3),
    ])

    let tree = try await bench.run("list", "--tree")
    for name in (1..<6).map({ "A\($0)" }) + ["B0"] { #expect(tree.contains(name), "\(tree)") }
    await bench.store.close()
  }

  @Test(arguments: Thorough.seeds(8, alone: 2))
  func `are shown by every command, and changed`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: Thorough.seed &+ seed)
    var statements: [String] = []
    for item in 1...Self.count {
      let above = Int.random(in: -4...Self.count, using: &random)
      if above > 0 { statements.append(parent(item, above)) }
      if Int.random(in: 0..<4, using: &random) == 0 { statements.append(complete(item)) }
    }
    let bench = try await bench(statements)

    let all = try await bench.run("list", "--all", "--tree", "-q").split(separator: "\n")
    #expect(all.count == Self.count && Set(all).count == Self.count)
    for format in ["json", "markdown", "org", "ics", "taskwarrior", "csv"] {
      _ = try await bench.run("export", "--to", format)
    }
    for words in [["today"], ["list", "--tree", "#A"], ["list", "--all", "--json"], ["recap"]] {
      _ = try await bench.run(words)
    }
    _ = try ItemMarkdown.text(
      of: bench.store.finder.matches(of: ItemQuery(.all, today: bench.store.clock.today)).items,
      in: bench.store)
    for id in all.map(String.init) { _ = try await bench.run("show", id, "--why") }
    for id in all.map(String.init) {
      // A deletion within a cycle is not undone, so some of the items are gone.
      for words in [
        ["edit", id, ":", "flag"], ["done", id], ["reopen", id], ["edit", id, ":", "#B"],
        ["rm", id], ["undo"],
      ] {
        do {
          _ = try await bench.run(words)
        } catch {
          #expect(!"\(error)".contains("NUL"), "\(words): \(error)")
        }
      }
    }
    await bench.store.close()
  }
}

import Foundation
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoModel

/// Keys that come faster than the disk: several at once have the same effect as one by one.
@MainActor @Suite("Keys that arrive all at once") struct BurstTests {
  /// The keys that change the current item, undo and redo.
  private static let deeds: [Key] = [
    .character(">"), .character(">"), .character("<"), .character("<"), .character("J"),
    .character("K"), .character("+"), .character("-"), .character("1"), .character("u"),
    .character("u"), .control("r"),
  ]

  @Test(arguments: Thorough.seeds(2))
  func `end like keys one by one, in every row of every list`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let (fast, slow) = (try await Desk(), try await Desk())
    let bursts = Thorough.count(40, alone: 15, thorough: 500)
    for _ in 0..<bursts {
      let place = Int.random(in: 0..<9, using: &random)
      var burst: [Key] = (0..<Int.random(in: 1...7, using: &random)).compactMap { _ in
        Self.deeds.randomElement(using: &random)
      }
      // After the first undo only undo and redo: other keys act on a restored item, but only once
      // it is there.
      if let undo = burst.firstIndex(where: { $0 == .character("u") || $0 == .control("r") }) {
        burst =
          burst[..<undo] + burst[undo...].filter { $0 == .character("u") || $0 == .control("r") }
      }
      await slow.go(to: place)
      await fast.go(to: place)
      for key in burst { await slow.press([key]) }
      await fast.press(burst)
      try #require(
        try fast.picture() == slow.picture(),
        "\(burst.map(\.name)) of row \(place):\n\(fast.screen)\ninstead of\n\(slow.screen)")
    }
    await fast.close()
    await slow.close()
    Thorough.report("C15", "\(bursts) bursts of keys of seed \(seed) ended as one by one")
  }

  @Test(arguments: Thorough.seeds(2))
  func `leave one of the intermediate states if the program is killed`(
    seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let slow = try await Desk()
    var fast = try await Desk(folder.path("0.db"))
    let kills = Thorough.count(15, alone: 8, thorough: 100)
    for round in 1...kills {
      let place = Int.random(in: 0..<9, using: &random)
      let burst: [Key] = (0..<Int.random(in: 2...7, using: &random)).compactMap { _ in
        Self.deeds.prefix(9).randomElement(using: &random)
      }
      await slow.go(to: place)
      await fast.go(to: place)
      var allowed = [try slow.picture()]
      for key in burst {
        await slow.press([key])
        allowed.append(try slow.picture())
      }
      let turns = Int.random(in: 0...12, using: &random)
      await fast.press(burst, turns: turns)
      let left = folder.path("\(round).db")
      try Self.copy(folder.path("\(round - 1).db"), to: left)
      await fast.close()
      fast = try await Desk(left)
      let found = try fast.picture()
      let kept = try #require(
        allowed.lastIndex(of: found), "\(burst.map(\.name)) of row \(place), killed: \(found)")
      // The other one continues from the state in which this one was killed.
      await slow.undo(to: allowed[kept])
    }
    await slow.close()
    await fast.close()
    Thorough.report("C15", "\(kills) kills among keys of seed \(seed) left a state on the way")
  }

  /// Copies what a kill leaves: the file as it is, and its log.
  private static func copy(_ path: String, to other: String) throws {
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: path + suffix, toPath: other + suffix)
      chmod(other + suffix, 0o600)
    }
  }
}

/// The app on a list, and the list's content.
@MainActor private final class Desk {
  private let harness: AppHarness

  init(_ path: String? = nil) async throws {
    let store =
      try path.map { try TodoStore.open(path: $0, clock: AppHarness.clock()) }
      ?? TodoStore.temporary(clock: AppHarness.clock())
    harness = try await AppHarness(columns: 80, rows: 30, store: store) { store in
      if try !store.lists().isEmpty { return }
      let list = try await store.createList(name: "A").id
      for name in ["one", "two", "three"] {
        try await store.createItem(
          NewItem(
            name, in: list, due: name == "two" ? AppHarness.today : nil,
            subtasks: [NewItem("\(name) part", in: list), NewItem("\(name) rest", in: list)]))
      }
      guard var all = try store.lists().first?.list else { return }
      all.sort = [SortRule(.manual)]
      try await store.updateList(all)
    }
    await settle()
    harness.app.press(.enter)
    await settle()
  }

  func go(to row: Int) async {
    harness.app.press(.home)
    for _ in 0..<row { harness.app.press(.down) }
    await settle()
  }

  func press(_ keys: [Key], turns: Int? = nil) async {
    harness.app.pressTogether(keys)
    guard let turns else { return await settle() }
    for _ in 0..<turns {
      await Task.yield()
      harness.app.application.turn()
    }
  }

  /// Undoes changes until the lists are in an earlier state.
  func undo(to state: [String]) async {
    while let now = try? picture(), now != state, harness.store.canUndo {
      await press([.character("u")])
    }
  }

  private func settle() async {
    // Waits until no write is pending.
    repeat {
      await Task.yield()
      harness.app.application.turn()
    } while harness.app.application.work.isBusy
    harness.app.run(for: 0.5)
  }

  /// Each item with its list and its parents, in the order of its siblings.
  func picture() throws -> [String] {
    try harness.store.lists().flatMap { list in
      let items = try harness.store.items(in: list.id)
      let byPlace = try items.items(in: 0..<items.count).sorted { $0.order < $1.order }
      return try byPlace.flatMap { try lines(of: $0, "\(list.list.name) ›") }
    }
  }

  private func lines(of item: TodoItem, _ path: String) throws -> [String] {
    let line =
      "\(path) \(item.name) \(item.priority) \(item.due.map { "\($0)" } ?? "-") \(item.isDone)"
    return [line]
      + (try harness.store.finder.children(of: item.id).flatMap {
        try lines(of: $0, "\(path) \(item.name) ›")
      })
  }

  var screen: String { harness.app.screen }

  func close() async { await harness.close() }
}

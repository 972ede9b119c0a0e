import CivilCalendar
import FileKit
import Foundation
import JSONKit
import TestSupport
import Testing
import TodoModel
import TodoValues

@testable import TodoCommands

private let success = HookRun(status: 0, wasStopped: false, output: "")

@Suite("A hook") @MainActor struct HookTests {
  /// The runs of a program, which are only recorded.
  @MainActor private final class Runs {
    /// The lines of each run.
    var inputs: [[JSON]] = []
    /// The names of the lists in each run.
    var names: [[String?]] { inputs.map { $0.map { $0.text("list", "name") } } }
    /// The program of each run.
    var programs: [String?] = []
    /// Called in each run, and returns how it ends.
    var end: @MainActor (String) throws -> HookRun = { _ in success }
  }

  private let folder: TemporaryFolder
  private let bench: CommandBench
  private let list: TodoList
  private let runs = Runs()

  private var store: TodoStore { bench.store }

  init() async throws {
    folder = try TemporaryFolder()
    bench = try CommandBench()
    list = try await bench.store.createList(name: "Home")
  }

  private func hook(_ command: String = "on-change") -> Hook {
    let environment = ["XDG_DATA_HOME": "/data", "XDG_STATE_HOME": folder.path]
    return Hook([command, "-v"], for: "/data/paneltodo/todos.db", environment: environment)
  }

  private func queue(_ command: String = "on-change") -> HookQueue {
    HookQueue(hook(command), store)
  }

  private func desk(_ store: TodoStore) -> Desk {
    let doors = Surroundings.Doors(
      readLines: { [] }, write: { _ in }, showProgress: { _ in }, zone: { _ in nil })
    return Desk(store, in: Surroundings(clock: store.clock, doors: doors))
  }

  @discardableResult
  private func deliver(_ command: String = "on-change") throws -> HookDelivery.Report {
    try HookDelivery(hook(command), desk(store)) { program, input, variable in
      runs.programs.append(program.first)
      let text = try String(contentsOfFile: input, encoding: .utf8)
      runs.inputs.append(
        try text.split(separator: "\n").map { try JSONParser.parse(Array($0.utf8)) })
      return try runs.end(variable.value)
    }.run()
  }

  private var log: String {
    (try? String(contentsOfFile: queue().logPath, encoding: .utf8)) ?? ""
  }

  @Test func `is given the changes since it was set, each once and in their order`() async throws {
    try queue().begin()
    #expect(try !queue().hasChanges())
    let milk = try await store.createItem(in: list.id, name: "Milk")
    try await store.update([milk.id], [.set(\.due, store.clock.today)])
    #expect(try queue().needsDelivery())

    #expect(try deliver() == HookDelivery.Report(entries: 2))
    #expect(try deliver() == HookDelivery.Report())
    try await store.update([milk.id], [.done(true)])
    try deliver()

    let lines = runs.inputs.flatMap(\.self)
    #expect(lines.map { $0.text("verb") } == ["added", "setDue", "completed"])
    #expect(runs.inputs.map(\.count) == [2, 1])
    #expect(lines.allSatisfy { $0.text("item", "name") == "Milk" })
    let names = Folder.names(in: folder.path("paneltodo")).sorted()
    #expect(names == ["hook.json", "hook.lock", "hook.log", "hook.state.lock"])
  }

  @Test func `gets all keys of a change, and the values that differ`() async throws {
    let milk = try await store.createItem(in: list.id, name: "Milk")
    try queue().begin()
    try await store.update([milk.id], [.set(\.priority, .high)])
    try await store.undo()
    try await store.deleteItems([milk.id])
    try await store.deleteList(list.id)
    try deliver()

    let lines = try #require(runs.inputs.first)
    for line in lines {
      guard case .object(let members) = line else {
        Issue.record("\(line) is no object.")
        continue
      }
      #expect(
        members.map(\.key) == [
          "entry", "kind", "at", "verb", "words", "item", "list", "before", "after",
        ])
    }
    #expect(lines.map { $0.text("kind") } == ["do", "undo", "do", "do"])
    #expect(lines[0].text("before", "priority") == "none")
    #expect(lines[0].text("after", "priority") == "high")
    #expect(lines[0].text("after", "name") == nil)
    #expect(lines[0].text("item", "list", "name") == "Home")
    #expect(lines[1].text("after", "priority") == "none")
    #expect(lines[2].text("item", "name") == "Milk" && lines[2]["after"] == .null)
    #expect(lines[3].text("list", "name") == "Home" && lines[3]["item"] == .null)
  }

  @Test func `is not given the changes that it makes itself`() async throws {
    let path = folder.path("todos.db")
    let mine = try TodoStore.open(path: path, clock: .drawn)
    let queue = HookQueue(hook(), mine)
    try queue.begin()
    let mark = try #require(queue.mark)
    let its = try TodoStore.open(
      path: path, as: Hook.instance(environment: [Hook.markVariable: mark]), clock: .drawn)
    try await mine.createList(name: "Mine")
    try await its.createList(name: "Its")

    var inputs: [String] = []
    _ = try HookDelivery(hook(), desk(mine)) { _, input, variable in
      #expect(variable == (name: Hook.markVariable, value: mark))
      inputs.append(try String(contentsOfFile: input, encoding: .utf8))
      return success
    }.run()

    #expect(inputs.count == 1 && inputs[0].contains("Mine") && !inputs[0].contains("Its"))
    #expect(try !queue.hasChanges())
    await mine.close()
    await its.close()
  }

  @Test func `that fails is not given the changes again, and its log has the reason`()
    async throws
  {
    try queue().begin()
    try await store.createList(name: "A")
    runs.end = { _ in HookRun(status: 3, wasStopped: false, output: "no \u{1B}[31mnetwork\n") }

    #expect(try deliver().failure == "It ended with status 3.")
    #expect(queue().failure == "It ended with status 3.")
    #expect(log.contains("It ended with status 3.\n  no ␛[31mnetwork\n"))
    runs.end = { _ in HookRun(status: 143, wasStopped: true, output: "") }
    try await store.createList(name: "B")
    #expect(try deliver().failure == "It was ended after 60 seconds.")
    runs.end = { _ in success }
    try await store.createList(name: "C")
    #expect(try deliver().failure == nil)

    #expect(queue().failure == nil)
    #expect(runs.names == [["A"], ["B"], ["C"]])
  }

  @Test func `that cannot be started is given the changes later`() async throws {
    try queue().begin()
    try await store.createList(name: "A")
    runs.end = { _ in throw CommandFailure(.failed, "on-change cannot be run.") }

    #expect(try deliver().failure == "on-change cannot be run.")
    #expect(try queue().hasChanges())
    runs.end = { _ in success }
    try deliver()

    #expect(runs.inputs.count == 2 && runs.inputs[0] == runs.inputs[1])
    #expect(try !queue().hasChanges())
  }

  @Test func `that is replaced by another program begins with the next change`() async throws {
    try queue().begin()
    try await store.createList(name: "A")

    try queue("other").begin()
    #expect(try !queue("other").hasChanges())
    try await store.createList(name: "B")
    try deliver("other")

    #expect(runs.names == [["B"]])
  }

  @Test func `that is replaced while it runs leaves the place of the other program`()
    async throws
  {
    try queue().begin()
    try await store.createList(name: "A")
    runs.end = { _ in
      try queue("other").begin()
      return success
    }
    try deliver()
    try await store.createList(name: "B")

    #expect(try queue("other").needsDelivery())
    try deliver("other")
    #expect(runs.names == [["A"], ["B"]] && runs.programs == ["on-change", "other"])
  }

  @Test func `gives changes to a program that was set while it ran`() async throws {
    try queue("other").begin()
    try await store.createList(name: "A")

    // The process of the former program, which has the lock.
    try deliver()

    #expect(runs.names == [["A"]] && runs.programs == ["other"])
    #expect(try !queue("other").hasChanges())
  }

  @Test func `is run by one process, which looks for changes that came meanwhile`()
    async throws
  {
    try queue().begin()
    try await store.createList(name: "A")
    var inner: HookDelivery.Report?
    runs.end = { _ in
      // Another process finds the lock.
      if inner == nil { inner = try deliver() }
      return success
    }
    try deliver()

    #expect(inner?.isElsewhere == true && runs.inputs.count == 1)
    #expect(try !queue().hasChanges())
  }

  @Test func `begins anew when the database is replaced by an older one`() async throws {
    try queue().begin()
    for name in ["A", "B", "C"] { try await store.createList(name: name) }
    try deliver()
    let older = try CommandBench()
    let queue = HookQueue(hook(), older.store)
    try await older.store.createList(name: "D")

    _ = try HookDelivery(hook(), desk(older.store)) { _, _, _ in
      Issue.record("It is given changes of another file.")
      return success
    }.run()

    #expect(log.contains("The database was replaced."))
    #expect(try !queue.hasChanges())
  }

  @Test func `leaves the oldest entries out when too many wait`() async throws {
    try queue().begin()
    for number in 1...(Hook.mostEntries + 5) {
      try await store.createList(name: "\(number)")
    }
    try deliver()

    let names = runs.names.flatMap(\.self)
    #expect(names.count == Hook.mostEntries && names.first == "6")
    #expect(log.contains("Left out: 5 older entries of the history."))
  }

  @Test func `keeps a log of a limited size`() throws {
    try queue().begin()
    let files = hook().files(of: store)
    for number in 1...100 {
      try files.log("\(number) \(String(repeating: "x", count: 2000))\n")
    }

    #expect(log.utf8.count <= 64 << 10 && log.hasPrefix("69 ") && log.contains("\n100 xxx"))
  }

  @Test func `of another database has files of its own`() {
    let environment = ["XDG_DATA_HOME": "/data", "XDG_STATE_HOME": "/state"]
    let usual = Hook(["x"], for: "/data/paneltodo/todos.db", environment: environment)
    let other = Hook(["x"], for: "/elsewhere.db", environment: environment)

    #expect(HookQueue(usual, store).logPath == "/state/paneltodo/hook.log")
    #expect(HookQueue(other, store).logPath.hasPrefix("/state/paneltodo/hook-"))
  }

  @Test func `that is not set refuses the command`() async {
    let error = await bench.error("hook")
    #expect(error.contains("The setting “hook” names no program."))
    #expect(await bench.status("hook") == .usage)
  }
}

extension JSON {
  /// The text at a path of keys.
  fileprivate func text(_ path: String...) -> String? {
    var json: JSON? = self
    for key in path { json = json?[key] }
    return if case .string(let text) = json { text } else { nil }
  }
}

import CivilCalendar
import Foundation
import TestSupport
import Testing
import TodoModel
import TodoSync
import TodoValues

@testable import TodoCommands
@testable import TodoFormats

/// Two machines and a folder between them, with changes of every kind on both, and by a third
/// program in the folder.
@Suite("Two machines") @MainActor struct RandomSyncTests {
  @Test(arguments: 0..<UInt64(Thorough.count(4, thorough: 100)))
  func `are equal in the end, whatever is changed on either side`(seed: UInt64) async throws {
    let home = try TemporaryFolder()
    let machines = [try SyncMachine(folder: home.path), try SyncMachine(folder: home.path)]
    var changes = RandomChanges(seed: seed &+ Thorough.seed)
    for machine in machines { try await machine.sync() }

    for _ in 0..<60 {
      let machine = machines[changes.number(below: 2)]
      if changes.number(below: 4) == 0 {
        try await machine.sync()
      } else if changes.number(below: 8) == 0 {
        try changes.changeFolder(home.path)
      } else {
        try await changes.change(machine)
      }
    }

    var rounds = 0
    var isQuiet = false
    while !isQuiet, rounds < 8 {
      rounds += 1
      isQuiet = true
      for machine in machines {
        if try await !machine.sync().isEmpty { isQuiet = false }
      }
    }
    #expect(isQuiet, "seed \(seed)")
    let outlines = [try await machines[0].outline(), try await machines[1].outline()]
    #expect(outlines[0] == outlines[1], "seed \(seed)")
  }
}

/// Random changes of a store, or of the files of a folder as another program makes them.
@MainActor struct RandomChanges {
  private var random: SeededGenerator
  private var count = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func name() -> String {
    count += 1
    return "Thing \(count)"
  }

  /// Another day each time.
  private mutating func day() -> Day {
    count += 1
    return Day(daysSinceEpoch: 20_700 + count)
  }

  // MARK: - A store

  /// Makes a change that a person could make, and returns whether it undoes or repeats others. One
  /// that is refused is none.
  @discardableResult
  mutating func change(_ machine: SyncMachine) async throws -> Bool {
    do {
      return try await make(machine)
    } catch StoreError.refused {
      return false
    }
  }

  private mutating func make(_ machine: SyncMachine) async throws -> Bool {
    let store = machine.store
    let content = try await machine.content()
    // Identities are drawn anew in each run.
    let lists = content.lists.sorted { $0.name < $1.name }
    let items = content.items.sorted { ($0.name, $0.created) < ($1.name, $1.created) }
    guard let list = lists.randomElement(using: &random), number(below: 12) > 0 else {
      if lists.count < 3 { try await store.createList(name: "List \(name())") }
      return false
    }
    guard let item = items.randomElement(using: &random), number(below: 4) > 0 else {
      try await store.createItem(newItem(in: list, below: items))
      return false
    }
    let other = items.randomElement(using: &random) ?? item
    // Below a past time of a series an item stays on its machine.
    let isTarget = other.id != item.id && other.list == item.list && !other.isDone
    switch number(below: 14) {
    case 0: try await store.deleteItems([item.id])
    case 1 where item.recurrence == nil: try await store.update([item.id], [.done(!item.isDone)])
    case 1, 2: if !item.isDone { try await store.update([item.id], [.done(true)]) }
    case 3: try await store.update([item.id], [.list(list.id)])
    case 4 where isTarget:
      try await store.arrange(item.id, number(below: 2) == 0 ? .before(other.id) : .after(other.id))
    case 5 where isTarget:
      try await store.arrange(item.id, .indent(under: other.id))
    case 6 where item.parent != nil: try await store.arrange(item.id, .outdent)
    case 7: return try await store.undo() != nil
    case 8: return try await store.redo() != nil
    case 9 where other.id != item.id:
      try await store.update([item.id], [.addWait(other.id)])
    default: try await store.update([item.id], [value(of: item)])
    }
    return false
  }

  private mutating func newItem(in list: TodoList, below items: [TodoItem]) -> NewItem {
    var new = NewItem(name(), in: list.id)
    if number(below: 2) == 0 { new.due = day() }
    if number(below: 3) == 0, new.due != nil { new.dueTime = TimeOfDay(hour: number(below: 24)) }
    if number(below: 6) == 0 { new.recurrence = Recurrence(.daily, every: 1 + number(below: 3)) }
    let parents = items.filter { $0.list == list.id && !$0.isDone }
    if new.recurrence == nil, number(below: 3) == 0 {
      new.parent = parents.randomElement(using: &random)?.id
    }
    return new
  }

  private mutating func value(of item: TodoItem) -> ItemChange {
    switch number(below: 11) {
    case 0: .set(\.name, name())
    case 1: .set(\.notes, item.notes + (item.notes.isEmpty ? "" : "\n") + name())
    case 2: .set(\.priority, [Priority.none, .low, .medium, .high][number(below: 4)])
    case 3: .addTag(name().replacing("Thing ", with: "tag"))
    case 4: .removeTag(item.tags.first ?? "none")
    case 5: .set(\.due, number(below: 4) == 0 ? nil : day())
    case 6: .set(\.deferUntil, day())
    case 7: .set(\.plan, DayPlan(day()))
    case 8: .set(\.effort, Effort(minutes: day().daysSinceEpoch - 20_700))
    case 9:
      .set(\.reminders, number(below: 3) == 0 ? nil : Reminders(minutes: [10 * number(below: 9)]))
    default: .set(\.isFlagged, !item.isFlagged)
    }
  }

  // MARK: - The folder

  /// A change of a file by another program.
  enum FileEdit {
    case none
    case removed(uid: String)
    case replaced(uid: String, field: String, old: String, new: String)
  }

  /// Changes a file as another program does, and returns the change of its item.
  ///
  /// - Parameter now: The moment that the file gets; nil if the program does not write it.
  @discardableResult
  mutating func changeFolder(_ folder: String, at now: Timestamp? = nil) throws -> FileEdit {
    let lists = try contents(of: folder).map { "\(folder)/\($0)" }
    let files = try lists.flatMap { list in try contents(of: list).map { "\(list)/\($0)" } }
      .filter { $0.hasSuffix(".ics") }
      .map { (path: $0, text: try String(contentsOfFile: $0, encoding: .utf8)) }
      .sorted { CalendarFileText.order($0.text) < CalendarFileText.order($1.text) }
    guard let list = lists.randomElement(using: &random) else { return .none }
    guard let file = files.randomElement(using: &random), number(below: 4) > 0 else {
      try addFile(to: list)
      return .none
    }
    let path = file.path
    var text = file.text
    guard let uid = CalendarFileText(text).uid else { return .none }
    if let now {
      text = text.replacing(/LAST-MODIFIED:[^\r]*\r\n/, with: "")
        .replacing("END:VTODO", with: "LAST-MODIFIED:\(now.basicISO)\r\nEND:VTODO")
    }
    switch number(below: 4) {
    case 0:
      let name = name()
      let old = text.firstMatch(of: /SUMMARY:([^\r]*)/).map { String($0.1) } ?? ""
      try write(text.replacing(/SUMMARY:[^\r]*/, with: "SUMMARY:\(name)"), to: path)
      return .replaced(uid: uid, field: "name", old: old, new: name)
    case 1:
      try write(text.replacing("END:VTODO", with: "X-SEEN:\(name())\r\nEND:VTODO"), to: path)
    case 2 where !text.contains("RRULE"):
      let done = text.replacing("STATUS:NEEDS-ACTION", with: "STATUS:COMPLETED")
      guard done != text else { return .none }
      try write(done, to: path)
      return .replaced(uid: uid, field: "done", old: "0", new: "1")
    default:
      try FileManager.default.removeItem(atPath: path)
      return .removed(uid: uid)
    }
    return .none
  }

  private mutating func addFile(to list: String) throws {
    let uid = name().filter { $0 != " " }
    try write(
      """
      BEGIN:VCALENDAR\r
      BEGIN:VTODO\r
      UID:\(uid)\r
      SUMMARY:\(uid) of the phone\r
      X-APPLE-SORT-ORDER:\(900_000_000 + count * 7)\r
      X-PHONE;param=1:kept\r
      END:VTODO\r
      END:VCALENDAR\r

      """, to: "\(list)/\(uid).ics")
  }

  private func contents(of path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasPrefix(".") }
      .filter { $0 != "displayname" && $0 != "color" }.sorted()
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

import CivilCalendar
import TestSupport
import TodoFormats
import TodoModel
import TodoSync
import TodoValues

@testable import TodoCommands

/// A store that is synchronised with a folder: one of several machines in a test.
@MainActor final class SyncMachine {
  let store: TodoStore
  private let folder: String
  /// Whether the folder is exchanged with a server.
  var hasServer = false

  /// A machine with a clock that starts at noon of a day, or with another one.
  init(folder: String, clock: WallClock? = nil) throws {
    let noon = Timestamp.at(12, of: Day(daysSinceEpoch: 20_778))
    store = try .temporary(clock: clock ?? .ticking(from: noon))
    self.folder = folder
  }

  var context: ExchangeContext { ExchangeContext(clock: store.clock) }

  @discardableResult
  func sync(
    isRehearsal: Bool = false, allowsDeletions: Bool = true
  ) async throws -> SyncReport {
    var sync = try FolderSync(path: folder, allowsDeletions: allowsDeletions, context)
    sync.hasServer = hasServer
    return try await sync.run(with: store, isRehearsal: isRehearsal)
  }

  /// Synchronises, but what was changed does not reach others.
  func syncUnconfirmed() async throws {
    var sync = try FolderSync(path: folder, allowsDeletions: true, context)
    sync.hasServer = hasServer
    _ = try await sync.merge(with: store, isRehearsal: false)
  }

  /// Merges and changes the store, and is stopped before any file is changed. Returns the changes
  /// of files.
  func syncWithoutFiles() async throws -> [FileChange] {
    let translation = SyncTranslation(context)
    let files = try FolderReading(path: folder).folder
    let hasServer = hasServer
    return try await store.synchronization.run(withFolder: folder) { snapshot in
      var input = translation.input(snapshot, files, allowsDeletions: true)
      input.hasServer = hasServer
      let result = Synchronization.run(input)
      return (translation.changes(result, snapshot, input.known, folder: "dav"), result.files)
    }
  }

  /// The result of a synchronisation that looks at changes alone, if that is possible, and of one
  /// that looks at everything. Neither is carried out.
  func results() async throws -> (part: SyncResult?, whole: SyncResult) {
    let now = store.clock.now
    let translation = SyncTranslation(
      ExchangeContext(clock: WallClock(zone: store.clock.zone) { now }))
    let files = try FolderReading(path: folder).folder
    return try await store.synchronization.run(withFolder: folder, isRehearsal: true) { snapshot in
      var input = translation.input(snapshot, files, allowsDeletions: true)
      input.wasSettled = true
      return (nil, (Synchronization.runPart(input), Synchronization.runWhole(input)))
    }
  }

  /// The facts about the folder after the last synchronisation.
  func record() async throws -> SyncRecord {
    try await store.synchronization.run(withFolder: folder, isRehearsal: true) { snapshot in
      (nil, snapshot.record)
    }
  }

  /// Whether the next synchronisation reads no file, since neither side has changed.
  func isSettled() throws -> Bool {
    try FolderSync(path: folder, allowsDeletions: true, context).isSettled(with: store)
  }

  /// Synchronises until the folder is settled. Its last change has to be in an earlier tick of the
  /// file system, which takes milliseconds.
  func settle() async throws {
    while try !isSettled() { try await sync() }
  }

  /// The lists and items of the store.
  func content() async throws -> (lists: [TodoList], items: [TodoItem]) {
    try await store.synchronization.run(withFolder: folder, isRehearsal: true) { snapshot in
      (nil, (snapshot.lists, snapshot.items))
    }
  }

  /// The fields of the items, for a record of edits; and the items of series, with those below
  /// them, which are others on each machine.
  func recordedItems() async throws -> (items: EditRecord.Items, ofSeries: Set<String>) {
    let items = try await content().items
    let known = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var (recorded, ofSeries): (EditRecord.Items, Set<String>) = ([:], [])
    for item in items {
      recorded[item.id.uuidString] = Self.fields(of: item)
      let line = sequence(first: item) { $0.parent.flatMap { known[$0] } }
      if line.contains(where: { $0.recurrence != nil }) { ofSeries.insert(item.id.uuidString) }
    }
    return (recorded, ofSeries)
  }

  private static func fields(of item: TodoItem) -> [String: String] {
    [
      "name": item.name, "done": item.isDone ? "1" : "0", "recurrence": "",
      "due": item.due.map { "\($0) \(item.dueTime.map { "\($0)" } ?? "")" } ?? "",
      "defer_until": item.deferUntil.map { "\($0)" } ?? "",
      "effort": item.effort.map { "\($0.minutes)" } ?? "",
      "notes": item.notes, "tags": item.tags.joined(separator: " "),
    ]
  }

  /// The item with a name that is open, or else done.
  func item(_ name: String) async throws -> TodoItem? {
    let found = try await content().items.filter { $0.name == name }
    return found.first { !$0.isDone } ?? found.first
  }

  func list(_ name: String) async throws -> TodoList? {
    try await content().lists.first { $0.name == name }
  }

  /// Everything that machines have in common, as an outline: the lists that have files, and the
  /// items with files. A past time of a series has none.
  func outline() async throws -> String {
    let (lists, items) = try await content()
    let files = try await record().objects.filter { !$0.key.collection.hasPrefix(".") }
    let shared = Set(files.values.map(\.item))
    let children = Dictionary(grouping: items.filter { shared.contains($0.id) }, by: \.parent)
    var lines: [String] = []
    func add(_ item: TodoItem, _ depth: Int) {
      lines.append(String(repeating: "  ", count: depth) + Self.text(of: item))
      for child in sorted(children[item.id] ?? []) { add(child, depth + 1) }
    }
    for list in lists.sorted(by: { $0.name < $1.name }) {
      let title = lines.count
      for item in sorted((children[nil] ?? []).filter { $0.list == list.id }) { add(item, 0) }
      if lines.count > title { lines.insert("\(list.emoji)# \(list.name)", at: title) }
    }
    return lines.joined(separator: "\n")
  }

  private func sorted(_ items: [TodoItem]) -> [TodoItem] {
    items.sorted { ($0.order, $0.id) < ($1.order, $1.id) }
  }

  private static func text(of item: TodoItem) -> String {
    var words = [item.isDone ? "[x]" : "[ ]", item.name]
    words += item.tags.sorted().map { "@\($0)" }
    if item.priority != .none { words.append("!\(item.priority.name)") }
    if let due = item.due { words.append("due:\(due)") }
    if let time = item.dueTime { words.append("\(time)") }
    if let start = item.deferUntil { words.append("start:\(start)") }
    if let plan = item.plan { words.append("plan:\(plan.day)") }
    if let effort = item.effort { words.append("effort:\(effort.minutes)") }
    if let reminders = item.reminders { words.append("remind:\(reminders.minutes)") }
    if item.isFlagged { words.append("flag") }
    if let rule = item.recurrence { words.append(rule.rrule) }
    if !item.notes.isEmpty { words.append("notes:\(item.notes.split(separator: "\n").sorted())") }
    return words.joined(separator: " ")
  }
}

import SQLiteKit

@testable import TodoModel

/// The user's data in a file: all existing lists and items, with every column that is not derived
/// from others. Items of deleted lists are included, though hidden.
struct Content: Hashable {
  let lists: [TodoList]
  let items: [TodoItem]

  init(_ connection: Connection) throws {
    let list = try connection.statement(
      "SELECT \(TodoList.table.columns) FROM list WHERE deleted = 0 ORDER BY id")
    defer { list.reset() }
    var lists: [TodoList] = []
    while try list.step() { lists.append(list.row()) }
    self.lists = lists
    let item = try connection.statement(
      "SELECT \(TodoItem.table.columns) FROM item i WHERE deleted = 0 ORDER BY id")
    defer { item.reset() }
    var items: [TodoItem] = []
    while try item.step() { items.append(item.row()) }
    self.items = items
  }

  @MainActor init(_ store: TodoStore) throws { try self.init(store.connection) }
}

/// The problems with the derived data of a database, and with its tree. There should be none.
func integrityProblems(of connection: Connection) throws -> [String] {
  let content = try Content(connection)
  let byID = Dictionary(uniqueKeysWithValues: content.items.map { ($0.id, $0) })
  let below = Dictionary(grouping: content.items.filter { $0.parent != nil }, by: \.parent)
  var problems: [String] = []
  for item in content.items {
    let children = below[item.id] ?? []
    if children.count != item.subtaskCount
      || children.count(where: { !$0.isDone }) != item.openSubtaskCount
    {
      problems.append("\(item.name): counts of subtasks")
    }
    if let parent = item.parent {
      if byID[parent] == nil { problems.append("\(item.name): its parent is gone") }
      if byID[parent]?.list != item.list { problems.append("\(item.name): parent elsewhere") }
    }
    if item.dueTime != nil, item.due == nil {
      problems.append("\(item.name): a time without a day")
    }
    var above = item.parent
    var steps = 0
    while let id = above, steps <= content.items.count {
      above = byID[id]?.parent
      steps += 1
    }
    if steps > content.items.count { problems.append("\(item.name): a cycle") }
  }
  for list in content.lists {
    let items = content.items.filter { $0.list == list.id }
    let top = items.filter { $0.parent == nil }
    let expected = [items, items.filter { !$0.isDone }, top, top.filter { !$0.isDone }].map(\.count)
    let statement = try connection.statement(
      "SELECT total_count, open_count, top_count, open_top_count FROM list WHERE id = ?")
    try statement.bind(list.id, at: 1)
    defer { statement.reset() }
    guard try statement.step() else { continue }
    if (0..<4).map({ statement.integer($0) }) != expected {
      problems.append("\(list.name): counts")
    }
  }
  let expected = Set(
    content.items.flatMap { item in item.tags.map { "\($0.lowercased()) \(item.id)" } })
  let tags = try connection.statement(
    "SELECT tag, i.id FROM item_tag t LEFT JOIN item i ON i.pk = t.item")
  defer { tags.reset() }
  var found: Set<String> = []
  while try tags.step() {
    let id: Identifier<TodoItem> = tags.identifier(1)
    found.insert("\(tags.text(0)) \(id)")
  }
  if found != expected { problems.append("tags: \(found.symmetricDifference(expected))") }
  problems += try problemsWithWaits(of: content, connection)
  problems += problemsWithWork(of: content)
  if try connection.text("PRAGMA quick_check") != "ok" { problems.append("quick_check") }
  if try connection.integer("SELECT count(*) FROM pragma_foreign_key_check") != 0 {
    problems.append("foreign keys")
  }
  return problems
}

/// The problems with the work on items: at most one is worked on, and none that is done.
private func problemsWithWork(of content: Content) -> [String] {
  let lists = Set(content.lists.map(\.id))
  let inWork = content.items.filter { $0.workingSince != nil && lists.contains($0.list) }
  let names = inWork.map(\.name).joined(separator: ", ")
  return (inWork.count > 1 ? ["work on several items: \(names)"] : [])
    + inWork.filter(\.isDone).map { "\($0.name): done and worked on" }
}

/// The problems with the waits of items: with their index, with what is blocked, and cycles.
private func problemsWithWaits(of content: Content, _ connection: Connection) throws -> [String] {
  var problems: [String] = []
  let lists = Set(content.lists.map(\.id))
  let open = Set(content.items.filter { !$0.isDone && lists.contains($0.list) }.map(\.id))
  let graph = WaitGraph(waits: connection.waits)
  for item in content.items where !item.waitsFor.isEmpty || item.isBlocked {
    if item.isBlocked != (!item.isDone && !open.isDisjoint(with: item.waitsFor)) {
      problems.append("\(item.name): blocked")
    }
    for awaited in item.waitsFor where try graph.chain(from: awaited, to: item.id) != nil {
      problems.append("\(item.name): a cycle of waits")
    }
  }
  let expected = Set(content.items.flatMap { item in item.waitsFor.map { "\($0) \(item.id)" } })
  let rows = try connection.statement(
    "SELECT awaited, i.id FROM item_wait w LEFT JOIN item i ON i.pk = w.item")
  defer { rows.reset() }
  var found: Set<String> = []
  while try rows.step() {
    let (awaited, id): (Identifier<TodoItem>, Identifier<TodoItem>) =
      (rows.identifier(0), rows.identifier(1))
    found.insert("\(awaited) \(id)")
  }
  if found != expected { problems.append("waits: \(found.symmetricDifference(expected))") }
  return problems
}

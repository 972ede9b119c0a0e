internal import SQLiteKit

/// The rows that the journal refers to, as they are or were at some moment. They supply the fields
/// that an image lacks.
protocol RowSource {
  /// A list, even a deleted one.
  func list(_ id: Identifier<TodoList>) throws -> TodoList?
  /// An item, even a deleted one.
  func item(_ id: Identifier<TodoItem>) throws -> TodoItem?
}

/// The rows as they are now.
struct CurrentRows: RowSource {
  let connection: Connection

  func list(_ id: Identifier<TodoList>) throws -> TodoList? { try connection.row(id)?.list }
  func item(_ id: Identifier<TodoItem>) throws -> TodoItem? { try connection.row(id)?.item }
}

/// The rows as they were before changes that are read from the newest backwards.
final class PastRows: RowSource {
  private let now: CurrentRows
  private var lists: [Identifier<TodoList>: TodoList] = [:]
  private var items: [Identifier<TodoItem>: TodoItem] = [:]

  init(_ connection: Connection) { now = CurrentRows(connection: connection) }

  func list(_ id: Identifier<TodoList>) throws -> TodoList? { try lists[id] ?? now.list(id) }
  func item(_ id: Identifier<TodoItem>) throws -> TodoItem? { try items[id] ?? now.item(id) }

  /// Goes back to before a change, whose images were read over these rows. Returns the whole list
  /// before and after it.
  func goBack(_ change: Change<TodoList>, of id: Identifier<TodoList>) throws -> Change<TodoList> {
    guard let row = try list(id) else { return change }
    guard let before = change.before else { return Change(before: nil, after: row) }
    guard let after = change.after else {
      lists[id] = before
      return change
    }
    let past = row.applying(from: after, to: before)
    lists[id] = past
    return Change(before: past, after: row)
  }

  /// Goes back to before a change, whose images were read over these rows. Returns the whole item
  /// before and after it.
  func goBack(_ change: Change<TodoItem>, of id: Identifier<TodoItem>) throws -> Change<TodoItem> {
    guard let row = try item(id) else { return change }
    guard let before = change.before else { return Change(before: nil, after: row) }
    guard let after = change.after else {
      items[id] = before
      return change
    }
    let past = row.applying(from: after, to: before)
    items[id] = past
    return Change(before: past, after: row)
  }
}

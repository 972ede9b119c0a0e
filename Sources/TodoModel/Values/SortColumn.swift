internal import CivilCalendar
internal import SQLiteKit
internal import TodoValues

/// A column of items by which they are sorted: its name in a statement about the rows `i`, and the
/// value of an item in it. SQL, comparisons and the keys of a list's index follow from this table.
struct SortColumn: Sendable {
  let sql: SQL
  /// The value; nil if the item alone does not tell.
  let value: @Sendable (TodoItem) -> SortValue?

  init(_ sql: SQL, _ value: @escaping @Sendable (TodoItem) -> SortValue?) {
    (self.sql, self.value) = (sql, value)
  }

  static let state = SortColumn("i.is_done") { .number($0.isDone ? 1 : 0) }
  static let position = SortColumn("i.order_key") { .number($0.order) }
  static let due = SortColumn("i.due_key") { .number(DueKey.number(of: $0)) }
  /// 0 for the highest priority, 3 for none.
  static let priority = SortColumn("i.priority_key") {
    .number(Priority.high.rawValue - $0.priority.rawValue)
  }
  /// Without an effort, after every effort.
  static let effort = SortColumn("ifnull(\(SQL.effort), \(Effort.mostMinutes + 1))") {
    .number($0.effort?.minutes ?? Effort.mostMinutes + 1)
  }
  static let name = SortColumn("i.sort_name") { .text(Array(sortName($0.name).utf8)) }
  static let created = SortColumn("i.created") { .number($0.created.microseconds) }
  static let modified = SortColumn("i.modified") { .number($0.modified.microseconds) }
  /// SQLite sorts NULL, which an open item has, before all numbers.
  static let completed = SortColumn("i.completed") { .number($0.completed?.microseconds ?? .min) }
  static let identity = SortColumn("i.id") { .identity($0.id) }

  /// The form of a name that determines its order.
  static func sortName(_ name: String) -> String { name.lowercased() }
}

extension SortRule.Key {
  /// The column by which a rule with this key sorts.
  var column: SortColumn {
    switch self {
    case .manual: .position
    case .due: .due
    case .priority: .priority
    case .effort: .effort
    case .name: .name
    case .created: .created
    case .modified: .modified
    case .completed: .completed
    }
  }
}

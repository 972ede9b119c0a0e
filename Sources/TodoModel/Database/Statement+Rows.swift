internal import CivilCalendar
internal import SQLiteKit
internal import TodoLanguage

/// The conversion of the model's types to the columns of a statement and back.
///
/// Every text is read up to the length that the schema allows. A longer one, which another program
/// has stored against the rules, is cut, and is then still too long to be saved: nothing is lost
/// unnoticed.
extension Statement {
  func bind<Subject>(_ id: Identifier<Subject>, at index: Int) throws(SQLiteError) {
    let bits = (id.high.bigEndian, id.low.bigEndian)
    try withUnsafeBytes(of: bits) { bytes throws(SQLiteError) in
      try bind(bytes: bytes, at: index)
    }
  }

  func identifier<Subject>(_ column: Int) -> Identifier<Subject> {
    withBytes(column) { bytes in
      guard bytes.count == 16 else { return Identifier(foreign: bytes) }
      return Identifier(
        high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
        low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    }
  }

  func optionalIdentifier<Subject>(_ column: Int) -> Identifier<Subject>? {
    isNull(column) ? nil : identifier(column)
  }

  func bind<Subject>(_ id: Identifier<Subject>?, at index: Int) throws(SQLiteError) {
    if let id { try bind(id, at: index) } else { try bind(.null, at: index) }
  }

  func bind(_ key: SortKey, from index: Int) throws(SQLiteError) {
    try bind(key.isDone ? 1 : 0, at: index)
    try bind(key.due, at: index + 1)
    try bind(key.urgency, at: index + 2)
    try bind(key.name, at: index + 3)
    try bind(key.id, at: index + 4)
  }

  /// An item from the columns of `SQL.itemColumns`.
  func item() -> TodoItem {
    var item = TodoItem(
      id: identifier(0), list: identifier(1), parent: optionalIdentifier(2), order: place(3),
      name: text(4, atMost: TextRule.longestName), notes: text(5, atMost: TextRule.longestNotes),
      priority: Priority(rawValue: integer(6)) ?? .none,
      tags: TagRule.tags(in: text(7, atMost: TagRule.longestColumn)),
      due: optionalInteger(8).map(Day.init(daysSinceEpoch:)),
      dueTime: optionalInteger(9).flatMap(TimeOfDay.init(minutes:)),
      deferUntil: optionalInteger(10).map(Day.init(daysSinceEpoch:)),
      recurrence: optionalText(11, atMost: Recurrence.longestColumn).flatMap(
        Recurrence.init(column:)),
      completed: optionalMoment(12), created: moment(13), modified: moment(14),
      extra: optionalText(15, atMost: ImportExtra.longest))
    item.subtaskCount = count(16)
    item.openSubtaskCount = min(count(17), item.subtaskCount)
    return item
  }

  /// A list from the columns of `SQL.listColumns`.
  func list() -> TodoList {
    TodoList(
      id: identifier(0), name: text(1, atMost: TextRule.longestName),
      emoji: text(2, atMost: TextRule.longestEmoji),
      color: optionalText(7, atMost: 32).flatMap(ListColor.init(rawValue:)), order: place(3),
      sort: SortRule.rules(in: text(8, atMost: 256)),
      grouping: Grouping(rawValue: text(9, atMost: 32)) ?? .none,
      query: optionalText(10, atMost: TextRule.longestQuery),
      extra: optionalText(6, atMost: ImportExtra.longest))
  }

  /// A summary from the columns of `SQL.listColumns`.
  func summary() -> ListSummary {
    ListSummary(list: list(), openCount: min(count(4), count(5)), totalCount: count(5))
  }

  /// An entry from the columns of `SQL.entryColumns`.
  func entry() -> JournalEntry {
    JournalEntry(
      id: integer(0), label: text(2, atMost: TextRule.longestLabel),
      kind: JournalEntry.Kind(rawValue: text(1)) ?? .change,
      at: moment(3), item: optionalIdentifier(5),
      list: optionalIdentifier(4))
  }
}

extension SQL {
  static let itemColumns: SQL = """
    i.id, i.list, i.parent, i.order_key, i.name, i.notes, i.priority, i.tags, i.due, i.due_time,
    i.defer_until, i.recurrence, i.completed, i.created, i.modified, i.extra, i.child_count,
    i.open_child_count
    """
  static let listColumns: SQL = """
    id, name, emoji, position, open_count, total_count, extra, color, sort, grouping,
    query
    """
  static let entryColumns: SQL = "id, kind, label, at, list, item"
}

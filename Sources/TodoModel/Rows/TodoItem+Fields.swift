internal import CivilCalendar
internal import SQLiteKit
internal import TodoValues

/// The fields of an item. A new one is added here, to `TodoItem` and to the schema.
extension TodoItem: StoredRow {
  static let kind = RowKind.item

  static let table = RowTable<TodoItem>(
    "item", alias: "i",
    fields: [
      listField,
      parentField,
      Field(
        "position", source: "order_key", key: "order", role: .placement, \.order, .position),
      Field("name", \.name, .text(atMost: TextRule.longestName)) { item throws(StoreError) in
        item.name = try TextRule.name(item.name, of: "An item")
      },
      Field("notes", \.notes, .text(atMost: TextRule.longestNotes)) { item throws(StoreError) in
        item.notes = try TextRule.notes(item.notes)
      },
      Field("priority", \.priority, .priority),
      Field("tags", \.tags, .tags) { item throws(StoreError) in
        item.tags = try TagRule.tags(item.tags)
      },
      Field("due", \.due, .optional(.day)),
      Field("due_time", key: "dueTime", \.dueTime, .optional(.time)),
      Field("defer_until", key: "deferUntil", \.deferUntil, .optional(.day)),
      Field("plan", \.plan, .optional(.plan)),
      Field("flagged", key: "isFlagged", \.isFlagged, .flag),
      Field("recurrence", \.recurrence, .optional(.recurrence)),
      Field("waits_for", key: "waitsFor", \.waitsFor, .identifiers(atMost: WaitRule.most)) {
        item throws(StoreError) in item.waitsFor = try WaitRule.waits(item.waitsFor)
      },
      Field("completed", role: .completion, \.completed, .optional(.moment)),
      Field("created", role: .stamp, \.created, .moment),
      Field("modified", role: .stamp, \.modified, .moment),
      Field("extra", \.extra, .optional(.text(atMost: TextRule.longestExtra))),
    ],
    derived: [
      .init(name: "sort_name") { SortColumn.sortName($0.name) },
      .init(name: "tag_keys") { $0.tags.isEmpty ? "" : TagRule.key(TagRule.column($0.tags)) },
    ],
    computed: [
      .init(source: "i.child_count") { statement, column, item in
        item.subtaskCount = statement.count(column)
      },
      .init(source: "i.open_child_count") { statement, column, item in
        item.openSubtaskCount = min(statement.count(column), item.subtaskCount)
      },
      .init(source: .isBlocked) { statement, column, item in
        item.isBlocked = statement.integer(column) != 0
      },
    ])

  /// The list, as an identifier.
  static let listField = Field<TodoItem>("list", role: .placement, \.list, .identifier())
  /// The parent, as an identifier.
  static let parentField = Field<TodoItem>(
    "parent", role: .placement, \.parent, .optional(.identifier()))

  init(blank id: Identifier<TodoItem>) {
    self.init(
      id: id, list: Identifier(high: 0, low: 0), name: "", created: Timestamp(microseconds: 0))
  }

  static func willChange(_ id: Identifier<TodoItem>, on connection: Connection) throws {
    try connection.dropExcessTags(of: id)
  }
}

extension ColumnCodec where Value == Priority {
  fileprivate static let priority = integer(
    \.rawValue, { statement, column in Priority(rawValue: statement.integer(column)) })
}

extension ColumnCodec where Value == DayPlan {
  fileprivate static let plan = integer(
    \.number, { statement, column in DayPlan(number: statement.integer(column)) })
}

extension ColumnCodec where Value == Bool {
  fileprivate static let flag = integer(
    { $0 ? 1 : 0 }, { statement, column in statement.integer(column) != 0 })
}

extension ColumnCodec where Value == [String] {
  fileprivate static let tags = text(
    atMost: TagRule.longestColumn, TagRule.column, TagRule.tags(in:))
}

extension ColumnCodec where Value == Recurrence {
  fileprivate static let recurrence = text(
    atMost: Recurrence.longestColumn, \.column, Recurrence.init(column:))
}

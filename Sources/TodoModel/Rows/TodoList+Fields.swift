internal import SQLiteKit

/// The fields of a list. A new one is added here, to `TodoList` and to the schema.
extension TodoList: StoredRow {
  static let kind = RowKind.list

  static let table = RowTable<TodoList>(
    "list",
    fields: [
      Field("name", \.name, .text(atMost: TextRule.longestName)) { list throws(StoreError) in
        list.name = try TextRule.name(list.name, of: list.isView ? "A view" : "A list")
      },
      Field("emoji", \.emoji, .text(atMost: TextRule.longestEmoji)) { list throws(StoreError) in
        list.emoji = try TextRule.emoji(list.emoji)
      },
      Field("color", \.color, .optional(.color)),
      Field("position", \.order, .position),
      Field("sort", \.sort, .sort),
      Field("grouping", \.grouping, .grouping),
      Field("query", \.query, .optional(.text(atMost: TextRule.longestQuery))) {
        list throws(StoreError) in list.query = try list.query.map(TextRule.query)
      },
      Field("extra", \.extra, .optional(.text(atMost: TextRule.longestExtra))),
    ],
    derived: [.init(name: "sort_name") { SortColumn.sortName($0.name) }])

  init(blank id: Identifier<TodoList>) { self.init(id: id, name: "") }
}

extension ColumnCodec where Value == ListColor {
  fileprivate static let color = text(atMost: 32, \.rawValue, ListColor.init(rawValue:))
}

extension ColumnCodec where Value == [SortRule] {
  fileprivate static let sort = text(atMost: 256, SortRule.text(of:), SortRule.rules(in:))
}

extension ColumnCodec where Value == Grouping {
  fileprivate static let grouping = text(atMost: 32, \.rawValue, Grouping.init(rawValue:))
}

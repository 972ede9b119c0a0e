internal import SQLiteKit

/// The reading of a journalled change from the images of a row, which are JSON.
///
/// A missing key means nothing: the image of a change holds only the differences, and an image that
/// an older version wrote lacks the fields that the version did not know.
extension SQL {
  /// The columns of `journal_change` that ``SQLiteKit/Statement/journalChange(over:)`` reads.
  static let imageColumns: SQL = """
    kind, row, before IS NULL, after IS NULL, \(images("before")), \(images("after"))
    """

  private static func images(_ side: SQL) -> SQL {
    "\(TodoList.table.imageColumns(side)), \(TodoItem.table.imageColumns(side))"
  }
}

extension Statement {
  /// A change from ``SQLiteKit/SQL/imageColumns``.
  func journalChange(over rows: any RowSource) throws -> JournalChange {
    if text(0) == RowKind.list.rawValue {
      let id: Identifier<TodoList> = identifier(1)
      return .list(id, change(of: try rows.list(id) ?? TodoList(blank: id), at: 4))
    }
    let id: Identifier<TodoItem> = identifier(1)
    let row = try rows.item(id) ?? TodoItem(blank: id)
    return .item(id, change(of: row, at: 4 + TodoList.table.fields.count))
  }

  private func change<Row: StoredRow>(of row: Row, at column: Int) -> Change<Row> {
    let side = TodoList.table.fields.count + TodoItem.table.fields.count
    return Change(
      before: integer(2) == 0 ? image(over: row, at: column) : nil,
      after: integer(3) == 0 ? image(over: row, at: column + side) : nil)
  }

  /// A row from ``RowTable/imageColumns(_:)``. Fields that the image lacks are taken from `row`.
  func image<Row: StoredRow>(over row: Row, at column: Int) -> Row {
    var row = row
    for (index, field) in Row.table.fields.enumerated() {
      field.readImage(column + index, of: self, into: &row)
    }
    return row
  }
}

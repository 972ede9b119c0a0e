internal import SQLiteKit

/// Rows of lists and items from the columns of a statement.
extension Statement {
  /// A row from the ``RowTable/columns`` of its table, which are the first of the statement.
  func row<Row: StoredRow>() -> Row {
    var row = Row(blank: identifier(0))
    var column = 1
    for field in Row.table.fields {
      field.read(column, of: self, into: &row)
      column += 1
    }
    for computed in Row.table.computed {
      computed.read(self, column, &row)
      column += 1
    }
    return row
  }

  /// A summary from the columns of `SQL.summaryColumns`.
  func summary() -> ListSummary {
    let counts = TodoList.table.width
    let total = count(counts + 1)
    return ListSummary(list: row(), openCount: min(count(counts), total), totalCount: total)
  }
}

extension SQL {
  static let summaryColumns: SQL = "\(TodoList.table.columns), open_count, total_count"
}

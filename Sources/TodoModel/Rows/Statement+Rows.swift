internal import SQLiteKit

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

extension Value {
  /// The bytes of an identifier, as they are stored; NULL for nil.
  static func blob<Subject>(_ id: Identifier<Subject>?) -> Value {
    guard let id else { return .null }
    return withUnsafeBytes(of: (id.high.bigEndian, id.low.bigEndian)) { .blob(Array($0)) }
  }
}

extension SQL {
  static let summaryColumns: SQL = "\(TodoList.table.columns), open_count, total_count"
}

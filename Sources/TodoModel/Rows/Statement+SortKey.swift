internal import SQLiteKit

extension SQL {
  /// The columns of a ``SortKey``.
  static let sortColumns = joined(SortKey.columns.map(\.sql))
  /// The columns of a ``SortKey``, the last item first.
  static let sortColumnsBackwards = joined(SortKey.columns.map { "\($0.sql) DESC" })

  /// The parameters of a ``SortKey``, from a number on.
  static func sortParameters(from first: Int) -> SQL {
    joined(SortKey.columns.indices.map { "?\(first + $0)" })
  }
}

extension Statement {
  /// Binds a key to its parameters, from a number on.
  func bind(_ key: SortKey, from index: Int) throws(SQLiteError) {
    for (offset, value) in key.values.enumerated() {
      switch value {
      case .number(let number): try bind(number, at: index + offset)
      case .text(let bytes): try bind(String(decoding: bytes, as: UTF8.self), at: index + offset)
      case .identity(let id): try bind(id, at: index + offset)
      }
    }
  }

  /// The key in ``SQLiteKit/SQL/sortColumns``, the first columns of the statement.
  func sortKey() -> SortKey {
    SortKey(
      isDone: integer(0) != 0, due: integer(1), urgency: integer(2), name: text(3),
      id: identifier(4))
  }
}

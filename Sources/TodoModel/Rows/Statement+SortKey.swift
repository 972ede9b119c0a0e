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

extension SortKey {
  /// The values of the columns, for a statement.
  var bindings: [Value] {
    values.map { value in
      switch value {
      case .number(let number): .integer(number)
      case .text(let bytes): .text(String(decoding: bytes, as: UTF8.self))
      case .identity(let id): .blob(id)
      }
    }
  }
}

extension Statement {
  /// The key in ``SQLiteKit/SQL/sortColumns``, the first columns of the statement.
  func sortKey() -> SortKey {
    SortKey(
      isDone: integer(0) != 0, due: integer(1), urgency: integer(2), name: text(3),
      id: identifier(4))
  }
}

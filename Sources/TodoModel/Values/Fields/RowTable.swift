internal import SQLiteKit

/// A table of rows of one type, with the statements that follow from its fields.
struct RowTable<Row: Sendable>: Sendable {
  /// A column that is computed from a row whenever the row is written.
  struct DerivedColumn: Sendable {
    let name: SQL
    let value: @Sendable (Row) -> String
  }

  /// A value that the database computes and that is only read.
  struct ComputedColumn: Sendable {
    /// The column, or an expression, over the alias of the table.
    let source: SQL
    let read: @Sendable (Statement, Int, inout Row) -> Void
  }

  let name: SQL
  /// The table with its alias, as statements read from it.
  let source: SQL
  let fields: [Field<Row>]
  let derived: [DerivedColumn]
  let computed: [ComputedColumn]
  // Copying a whole field takes longer than these need for their work.
  private let bindings: [Field<Row>.Binding]
  private let rules: [Field<Row>.Rule]

  /// The columns of a row: its identity, its fields, its computed columns.
  let columns: SQL
  /// The number of ``columns``.
  let width: Int
  /// Reads a row by its identity: its ``columns``, and whether it is deleted.
  let byIdentity: SQL
  /// Stores a new row. The parameters are the identity, the fields and the derived columns.
  let insert: SQL
  /// Stores a row over the stored one, which may be deleted, with the same parameters.
  let update: SQL
  /// Reads the image of all fields of a row that is not deleted.
  private let wholeImage: SQL
  /// The columns whose changes are a new revision of the file.
  let watchedColumns: SQL

  /// - Parameter alias: The name of the table in the statements that read ``columns``.
  init(
    _ name: SQL, alias: SQL? = nil, fields: [Field<Row>], derived: [DerivedColumn] = [],
    computed: [ComputedColumn] = []
  ) {
    self.name = name
    self.fields = fields
    self.derived = derived
    self.computed = computed
    bindings = fields.map(\.bind)
    rules = fields.compactMap(\.rule)
    source = alias.map { "\(name) \($0)" } ?? name
    let stored = (["id"] + fields.map(\.source)).map { column in
      alias.map { "\($0).\(column)" } ?? column
    }
    let read = stored + computed.map(\.source)
    columns = SQL.joined(read)
    width = read.count
    let written = fields.map(\.column) + derived.map(\.name)
    byIdentity = "SELECT \(columns), deleted FROM \(source) WHERE id = ?"
    insert = """
      INSERT INTO \(name)(\(SQL.joined(["id"] + written)))
      VALUES(\(SQL.joined(Array(repeating: "?", count: 1 + written.count))))
      """
    let values = written.enumerated().map { index, column -> SQL in "\(column) = ?\(index + 2)" }
    update = "UPDATE \(name) SET \(SQL.joined(values)), deleted = 0 WHERE id = ?1"
    wholeImage = Self.image(of: fields, in: name)
    watchedColumns = SQL.joined(["id"] + fields.map(\.column) + ["deleted"])
  }

  /// Binds the identity, the fields and the derived columns of a row to the parameters of
  /// ``insert`` and ``update``.
  func bind(
    _ row: Row, _ id: Identifier<Row>, to statement: Statement
  ) throws(SQLiteError) {
    try statement.bind(id, at: 1)
    var index = 2
    for bind in bindings {
      try bind(row, statement, index)
      index += 1
    }
    for column in derived {
      try statement.bind(column.value(row), at: index)
      index += 1
    }
  }

  /// Puts every value of a row into the form that is stored. Throws a sentence when one is invalid.
  func normalise(_ row: inout Row) throws(StoreError) {
    for rule in rules { try rule(&row) }
  }

  /// Reads the image of some fields of a row that is not deleted.
  func image(of fields: [Field<Row>]) -> SQL {
    fields.count == self.fields.count ? wholeImage : Self.image(of: fields, in: name)
  }

  private static func image(of fields: [Field<Row>], in name: SQL) -> SQL {
    """
    SELECT json_object(\(SQL.joined(fields.map { "'\($0.key)', \($0.image)" })))
    FROM \(name) WHERE id = ? AND deleted = 0
    """
  }

  /// The columns of an image in a column of `journal_change`, one for each field. NULL is a missing
  /// key, an empty text is null.
  func imageColumns(_ image: SQL) -> SQL {
    SQL.joined(
      fields.map { field in
        guard field.isNullable else { return "\(image) ->> '\(field.key)'" }
        return """
          iif(json_type(\(image), '$.\(field.key)') = 'null', '', \(image) ->> '\(field.key)')
          """
      })
  }

  /// The fields in which two rows differ.
  func changed(_ before: Row, _ after: Row) -> [Field<Row>] {
    fields.filter { !$0.isEqual(before, after) }
  }
}

extension SQL {
  static func joined(_ parts: [SQL]) -> SQL {
    guard let first = parts.first else { return "" }
    return parts.dropFirst().reduce(first) { "\($0), \($1)" }
  }
}

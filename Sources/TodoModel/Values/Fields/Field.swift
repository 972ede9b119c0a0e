internal import SQLiteKit

/// A field of the rows of a table: the single declaration of its column, its key in the images of
/// the journal, its property, its stored form, and the rule for new values. A class, since each row
/// that is read visits all fields.
final class Field<Row: Sendable>: Sendable {
  /// The part that a field plays in a row.
  enum Role {
    /// A property that an edit of the row changes.
    case content
    /// The list, parent or position of the row.
    case placement
    /// The completion of the row, with consequences for other rows.
    case completion
    /// The work on the row. A copy has none, and no edit changes it.
    case work
    /// A trace of the row's own history, such as a moment, which is no reason for a change.
    case stamp
  }

  typealias Binding = @Sendable (Row, Statement, Int) throws(SQLiteError) -> Void
  typealias Rule = @Sendable (inout Row) throws(StoreError) -> Void

  /// The column that is written.
  let column: SQL
  /// The column, or an expression, that is read.
  let source: SQL
  /// The key in an image. It is stored, so it never changes.
  let key: SQL
  let role: Role
  let property: any PartialKeyPath<Row> & Sendable
  let isNullable: Bool
  /// The value that an image holds, as an expression over the source.
  let image: SQL

  /// Binds the field of a row to a parameter.
  let bind: Binding
  /// Puts the value of a row into the form that is stored, or throws a sentence when it is invalid;
  /// nil if every value is stored as it is.
  let rule: Rule?

  private let reading: @Sendable (Statement, Int, inout Row) -> Void
  private let imageReading: @Sendable (Statement, Int, inout Row) -> Void
  private let comparison: @Sendable (Row, Row) -> Bool
  private let copying: @Sendable (Row, inout Row) -> Void

  /// A field with the name of its column as its key, unless it has another one.
  ///
  /// - Parameter rule: Puts a new value into the form that is stored, or throws.
  init<Value>(
    _ column: SQL, source: SQL? = nil, key: SQL? = nil, role: Role = .content,
    _ property: any WritableKeyPath<Row, Value> & Sendable, _ codec: ColumnCodec<Value>,
    rule: Rule? = nil
  ) {
    self.column = column
    self.source = source ?? column
    self.key = key ?? column
    self.role = role
    self.property = property
    self.rule = rule
    isNullable = codec.isNullable
    image = codec.image(source ?? column)
    bind = { row, statement, index throws(SQLiteError) in
      try codec.bind(row[keyPath: property], statement, index)
    }
    reading = { statement, column, row in
      if let value = codec.read(statement, column) { row[keyPath: property] = value }
    }
    imageReading = { statement, column, row in
      if let value = codec.readImage(statement, column) { row[keyPath: property] = value }
    }
    comparison = { codec.isEqual($0[keyPath: property], $1[keyPath: property]) }
    copying = { source, target in target[keyPath: property] = source[keyPath: property] }
  }

  /// Reads the field from a column. A column without a valid value leaves the row as it is.
  func read(_ column: Int, of statement: Statement, into row: inout Row) {
    reading(statement, column, &row)
  }

  /// Reads the field from a column of ``RowTable/imageColumns(_:)``. A missing key leaves the row
  /// as it is.
  func readImage(_ column: Int, of statement: Statement, into row: inout Row) {
    if !statement.isNull(column) { imageReading(statement, column, &row) }
  }

  /// Whether two rows are equal in this field.
  func isEqual(_ left: Row, _ right: Row) -> Bool { comparison(left, right) }

  /// Copies this field from one row to another.
  func copy(from source: Row, to target: inout Row) { copying(source, &target) }
}

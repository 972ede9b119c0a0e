internal import SQLiteKit

/// A model that is stored as a row of a table and journalled.
protocol StoredRow: Hashable, Sendable, Identifiable where ID == Identifier<Self> {
  static var table: RowTable<Self> { get }
  static var kind: RowKind { get }

  /// A row with default values in all fields.
  init(blank id: Identifier<Self>)

  /// Prepares the change of a row, in the transaction that changes it.
  static func willChange(_ id: Identifier<Self>, on connection: Connection) throws
}

extension StoredRow {
  static func willChange(_ id: Identifier<Self>, on connection: Connection) throws {}

  /// The row with every value in the form that is stored. Throws when one is invalid.
  func normalised() throws(StoreError) -> Self {
    var row = self
    try Self.table.normalise(&row)
    return row
  }

  /// The row with the content of an edited one. Given the row as it was before the edit, only the
  /// differences are applied.
  func applying(_ edited: Self, editedFrom original: Self?) -> Self {
    var result = self
    for field in Self.table.fields where field.role == .content {
      if let original, field.isEqual(original, edited) { continue }
      field.copy(from: edited, to: &result)
    }
    return result
  }

  /// A new row with the content of this one, and default values in all other fields.
  func copied(as id: Identifier<Self>) -> Self {
    var copy = Self(blank: id)
    for field in Self.table.fields where field.role == .content {
      field.copy(from: self, to: &copy)
    }
    return copy
  }

  /// The row with the fields that a change altered, and only those.
  ///
  /// A stamp is only restored if nothing has changed the row since: an older change may be undone
  /// below newer ones.
  func applying(from before: Self, to after: Self) -> Self {
    var result = self
    for field in Self.table.changed(before, after)
    where field.role != .stamp || field.isEqual(self, before) {
      field.copy(from: after, to: &result)
    }
    return result
  }
}

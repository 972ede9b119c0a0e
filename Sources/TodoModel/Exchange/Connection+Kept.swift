internal import SQLiteKit

/// The place of a value among those that imports have kept.
struct KeptPlace: Hashable {
  let entry: Int
  let number: Int
}

extension Connection {
  /// The places of all values that begin with a text, in the order in which they were kept. Values
  /// of undone imports do not count.
  func keptPlaces(_ start: String) throws -> [KeptPlace] {
    let sql: SQL = """
      SELECT entry, part FROM import_remainder JOIN journal ON id = entry
      WHERE undone = 0 AND part & \(Ledger.mostPieces - 1) = 0
        AND substr(content, 1, length(?1)) = ?1
      ORDER BY entry, part
      """
    return try rows(sql, [.text(start)]) {
      KeptPlace(entry: $0.integer(0), number: $0.integer(1) / Ledger.mostPieces)
    }
  }

  /// The value at a place.
  func kept(at place: KeptPlace) throws -> String {
    let first = place.number * Ledger.mostPieces
    let sql: SQL = """
      SELECT content FROM import_remainder WHERE entry = ? AND part BETWEEN ? AND ? ORDER BY part
      """
    let values: [Value] = [
      .integer(place.entry), .integer(first), .integer(first + (Ledger.mostPieces - 1)),
    ]
    return try rows(sql, values) { $0.text(0) }.joined()
  }
}

internal import CivilCalendar
internal import SQLiteKit

/// The stored form of values of one type: in a column, and in the images of the journal.
///
/// Every text is read up to the length that the schema allows. A longer one, which another program
/// has stored against the rules, is cut, and is then still too long to be saved: nothing is lost
/// unnoticed.
struct ColumnCodec<Value: Sendable>: Sendable {
  typealias Bind = @Sendable (Value, Statement, Int) throws(SQLiteError) -> Void
  typealias Read = @Sendable (Statement, Int) -> Value?

  /// Whether a column can be NULL, which an image tells from a missing key.
  var isNullable = false
  /// Turns a column into the expression that an image holds.
  var image: @Sendable (SQL) -> SQL = { $0 }
  /// Binds a value to a parameter.
  let bind: Bind
  /// Reads a column; nil if it holds no value of this type.
  let read: Read
  /// Reads a value of an image; nil if there is no value of this type.
  let readImage: Read
  /// Whether two values are stored in the same form.
  let isEqual: @Sendable (Value, Value) -> Bool
}

extension ColumnCodec where Value: Equatable {
  /// Values that are stored as an integer.
  static func integer(
    _ encode: @escaping @Sendable (Value) -> Int, _ decode: @escaping Read
  ) -> ColumnCodec {
    ColumnCodec(
      bind: { value, statement, index throws(SQLiteError) in
        try statement.bind(encode(value), at: index)
      },
      read: decode, readImage: decode, isEqual: ==)
  }

  /// Values that are stored as a text of at most `limit` bytes, and are equal where its bytes are.
  static func text(
    atMost limit: Int, _ encode: @escaping @Sendable (Value) -> String,
    _ decode: @escaping @Sendable (String) -> Value?
  ) -> ColumnCodec {
    let read: Read = { statement, column in decode(statement.text(column, atMost: limit)) }
    return ColumnCodec(
      bind: { value, statement, index throws(SQLiteError) in
        try statement.bind(encode(value), at: index)
      },
      read: read, readImage: read,
      isEqual: { encode($0).utf8.elementsEqual(encode($1).utf8) })
  }
}

extension ColumnCodec {
  /// Values that may be missing: NULL in a column, null in an image.
  static func optional<Wrapped>(_ codec: ColumnCodec<Wrapped>) -> ColumnCodec
  where Value == Wrapped? {
    ColumnCodec(
      isNullable: true, image: codec.image,
      bind: { value, statement, index throws(SQLiteError) in
        if let value {
          try codec.bind(value, statement, index)
        } else {
          try statement.bind(.null, at: index)
        }
      },
      read: { statement, column in
        .some(statement.isNull(column) ? nil : codec.read(statement, column))
      },
      readImage: { statement, column in
        // An image's null is read as an empty text, which no value that can be null is stored as.
        .some(
          statement.withBytes(column) { $0.isEmpty } ? nil : codec.readImage(statement, column))
      },
      isEqual: { left, right in
        guard let left, let right else { return (left == nil) == (right == nil) }
        return codec.isEqual(left, right)
      })
  }

  /// Identifiers: 16 bytes in a column, 32 hexadecimal digits in an image.
  static func identifier<Subject>() -> ColumnCodec where Value == Identifier<Subject> {
    ColumnCodec(
      image: { column in "iif(\(column) ISNULL, NULL, hex(\(column)))" },
      bind: { value, statement, index throws(SQLiteError) in try statement.bind(value, at: index) },
      read: { statement, column in statement.identifier(column) },
      readImage: { statement, column in Identifier(hex: statement.text(column)) }, isEqual: ==)
  }

  /// Several identifiers, of which the first `most` are read, each once: 16 bytes for each in a
  /// column, 32 hexadecimal digits in an image.
  static func identifiers<Subject>(atMost most: Int) -> ColumnCodec
  where Value == [Identifier<Subject>] {
    ColumnCodec(
      image: { column in "hex(\(column))" },
      bind: { value, statement, index throws(SQLiteError) in
        try statement.bind(.blob(value.flatMap(\.bytes)), at: index)
      },
      read: { statement, column in
        statement.withBytes(column) { bytes in
          Identifier<Subject>.each(of: bytes, size: 16, atMost: most) { part in
            Identifier(
              high: UInt64(bigEndian: part.loadUnaligned(as: UInt64.self)),
              low: UInt64(bigEndian: part.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
          }
        }
      },
      readImage: { statement, column in
        statement.withBytes(column) { bytes in
          Identifier<Subject>.each(of: bytes, size: 32, atMost: most) { part in
            Identifier(hex: String(decoding: part, as: UTF8.self))
          }
        }
      },
      isEqual: ==)
  }
}

extension ColumnCodec where Value == String {
  /// Text of at most `limit` bytes.
  static func text(atMost limit: Int) -> ColumnCodec { .text(atMost: limit, { $0 }, { $0 }) }
}

extension ColumnCodec where Value == Int {
  /// Positions among siblings.
  static let position = integer({ $0 }, { statement, column in statement.place(column) })
}

extension ColumnCodec where Value == Bool {
  /// Flags, as 0 and 1.
  static let flag = integer(
    { $0 ? 1 : 0 }, { statement, column in statement.integer(column) != 0 })
}

extension ColumnCodec where Value == Day {
  /// Dates, as days since 1 January 1970.
  static let day = integer(
    \.daysSinceEpoch, { statement, column in Day(daysSinceEpoch: statement.integer(column)) })
}

extension ColumnCodec where Value == TimeOfDay {
  /// Times of day, in minutes since midnight.
  static let time = integer(
    \.minutes, { statement, column in TimeOfDay(minutes: statement.integer(column)) })
}

extension ColumnCodec where Value == Timestamp {
  /// Moments, in microseconds since 1 January 1970.
  static let moment = integer(
    \.microseconds, { statement, column in statement.moment(column) })
}

extension Identifier {
  /// The bytes as they are stored.
  fileprivate var bytes: [UInt8] {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Array($0) }
  }

  /// The identifiers in consecutive parts of some bytes: at most `most`, each once. Called for each
  /// row of a page, and there are nearly always none.
  fileprivate static func each(
    of bytes: UnsafeRawBufferPointer, size: Int, atMost most: Int,
    _ read: (UnsafeRawBufferPointer) -> Identifier?
  ) -> [Identifier] {
    var found: [Identifier] = []
    for start in stride(from: 0, through: min(bytes.count, size * most) - size, by: size) {
      let part = UnsafeRawBufferPointer(rebasing: bytes[start..<(start + size)])
      if let id = read(part), !found.contains(id) { found.append(id) }
    }
    return found
  }

  /// The identifier of 32 hexadecimal digits, as SQLite's hex() writes them.
  fileprivate init?(hex: String) {
    guard hex.utf8.count == 32, let high = UInt64(hex.prefix(16), radix: 16),
      let low = UInt64(hex.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}

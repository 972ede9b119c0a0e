internal import SQLiteKit

/// Identifiers as 16 bytes. Other programs may have stored any number of bytes.
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
}

extension Value {
  /// The bytes of an identifier, as they are stored; NULL for nil.
  static func blob<Subject>(_ id: Identifier<Subject>?) -> Value {
    guard let id else { return .null }
    return withUnsafeBytes(of: (id.high.bigEndian, id.low.bigEndian)) { .blob(Array($0)) }
  }
}

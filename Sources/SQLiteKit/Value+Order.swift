extension Value {
  /// Whether SQLite sorts this value before another one: NULL comes first, then numbers, then texts
  /// in the order of their bytes, then blobs. This is not `<`, since texts with different bytes can
  /// be equal in Swift.
  public func precedes(_ other: Value) -> Bool {
    switch (self, other) {
    case (.integer(let own), .integer(let other)): own < other
    case (.real(let own), .real(let other)): own < other
    case (.integer(let own), .real(let other)): Double(own) < other
    case (.real(let own), .integer(let other)): own < Double(other)
    case (.text(let own), .text(let other)): own.utf8.lexicographicallyPrecedes(other.utf8)
    case (.blob(let own), .blob(let other)): own.lexicographicallyPrecedes(other)
    default: kind < other.kind
    }
  }

  private var kind: Int {
    switch self {
    case .null: 0
    case .integer, .real: 1
    case .text: 2
    case .blob: 3
    }
  }
}

extension Value {
  /// Whether SQLite sorts this value before another: NULL, then numbers, texts by their bytes, and
  /// bytes. This is not `<`, as texts that Swift takes for equal may differ in their bytes.
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

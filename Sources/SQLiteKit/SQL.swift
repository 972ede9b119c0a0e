/// The text of SQL statements, which only the program's own source can write.
///
/// It is made from literals, which can contain only other `SQL` and integers; a `String` does not
/// fit. So data never becomes SQL by accident: it is bound as a parameter instead.
public struct SQL: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The statements as SQLite reads them.
  public let text: String

  /// The SQL of a plain literal.
  public init(stringLiteral value: String) { text = value }

  /// The SQL of a literal with other SQL inside.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Hashes the length and the end. Statements are long, and most differ in these.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text.utf8.count)
    for byte in text.utf8.suffix(8) { hasher.combine(byte) }
  }

  /// Collects the parts of a literal.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""

    /// Starts a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds other SQL.
    public mutating func appendInterpolation(_ fragment: SQL) { text += fragment.text }

    /// Adds a number, for which PRAGMA accepts no parameter.
    public mutating func appendInterpolation(_ number: Int) { text += String(number) }
  }
}

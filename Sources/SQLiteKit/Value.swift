/// A value that is read from a column, or bound to a parameter of a statement.
public enum Value: Hashable, Sendable {
  /// SQL's NULL.
  case null
  /// A 64-bit integer.
  case integer(Int)
  /// A floating-point number.
  case real(Double)
  /// Text.
  case text(String)
  /// Bytes.
  case blob([UInt8])

  /// An integer, or NULL for nil.
  public static func integer(_ value: Int?) -> Value { value.map { .integer($0) } ?? .null }

  /// A text, or NULL for nil.
  public static func text(_ value: String?) -> Value { value.map { .text($0) } ?? .null }
}

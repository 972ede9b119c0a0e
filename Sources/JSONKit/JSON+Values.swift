/// Values of Swift as JSON.
extension JSON {
  /// A text, or null.
  public static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  /// An integer, or null.
  public static func integer(_ number: Int?) -> JSON {
    number.map { .number(String($0)) } ?? .null
  }

  /// An array of texts.
  public static func texts(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }

  /// An object with members in their order.
  public static func members(_ pairs: KeyValuePairs<String, JSON>) -> JSON {
    .object(pairs.map { Member(key: $0.key, value: $0.value) })
  }
}

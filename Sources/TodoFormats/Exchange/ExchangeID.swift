/// The identity of a list or an item in a file: the same whenever the same thing is read, so that a
/// second import finds it.
///
/// A UUID stays what it is, in every format. An identity of another form, and a UUID that no item
/// can have, count within their format.
/// Where a format has none, the identity is derived from the list, the parent, the name, and how
/// many with that name came before: `Identities` does that.
public struct ExchangeID: Hashable, Sendable {
  /// A UUID in capital letters, or a text that names nothing else.
  public let text: String

  /// The identity with this text, which is a UUID or was made by this type.
  public init(_ text: String) { self.text = Self.isUUID(text) ? text.uppercased() : text }

  /// The identity that a file of a format gives.
  public init(_ own: String, in format: String) {
    self.init(Self.isUUID(own) && !Self.isReserved(own) ? own : "\(format):\(own)")
  }

  /// The text by which a file of a format names it: that which ``init(_:in:)`` takes, or one in
  /// plain letters if it was derived.
  func text(in format: String) -> String {
    text.hasPrefix("\(format):")
      ? String(text.dropFirst(format.count + 1)) : text.replacing("\u{1F}", with: "/")
  }

  /// The text of an identity without control characters, except for `U+001F`, which divides it.
  static func plain(_ text: String) -> String {
    text.split(separator: "\u{1F}", omittingEmptySubsequences: false)
      .map { String($0).plainSourceLine }.joined(separator: "\u{1F}")
  }

  /// Whether the text is a UUID.
  public var isUUID: Bool { Self.isUUID(text) }

  /// Whether no item can have a UUID. In a store, those that begin with `FFFFFFFF` stand for
  /// invalid ones.
  static func isReserved(_ uuid: String) -> Bool {
    uuid.utf8.prefix(8).allSatisfy { ($0 | 0x20) == UInt8(ascii: "f") }
  }

  /// Whether a text has the form of a UUID, in either case.
  static func isUUID(_ text: String) -> Bool {
    guard text.utf8.count == 36 else { return false }
    return text.utf8.enumerated().allSatisfy { index, byte in
      switch index {
      case 8, 13, 18, 23: byte == UInt8(ascii: "-")
      default: byte.isHexDigit
      }
    }
  }
}

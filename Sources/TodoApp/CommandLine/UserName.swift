/// The name under which a remote person's data is kept. It becomes the name of a folder, so it has
/// to be unambiguous everywhere: it cannot lead elsewhere, be hidden, be taken for an option, or
/// equal another one on a file system that ignores case.
public struct UserName: Hashable, Sendable, CustomStringConvertible {
  /// The rule for names, for an error.
  static let rule = "1 to 32 of a–z, 0–9, _ and -, the first a letter or a digit"

  /// The name as given.
  public let description: String

  /// Creates a name; `nil` for an invalid text.
  public init?(_ text: String) {
    guard (1...32).contains(text.utf8.count),
      text.utf8.allSatisfy({ UserName.isPlain($0) || $0 == 0x5F || $0 == 0x2D }),
      text.utf8.first.map(UserName.isPlain) == true
    else { return nil }
    description = text
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}

/// The name by which the data of somebody who comes over a connection is kept. It becomes the name
/// of a folder, so it is one that means itself everywhere: nothing in it leads elsewhere, is hidden,
/// is taken for an option, or is the same as another one on a file system that ignores case.
public struct UserName: Hashable, Sendable, CustomStringConvertible {
  /// What names are like, for an error.
  static let rule = "1 to 32 of a–z, 0–9, _ and -, the first a letter or a digit"

  /// The name as it was given.
  public let description: String

  /// Takes a name; `nil` is returned for a text that is none.
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

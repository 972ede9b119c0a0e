/// The address of a link, safe to hand to a terminal and to a browser: a web page or a mailbox, in
/// visible characters of ASCII alone.
public struct LinkAddress: Hashable, Sendable {
  /// The maximum number of bytes.
  public static let longest = 1_000

  private static let schemes = ["http://", "https://", "mailto:"]

  /// The address.
  public let text: String

  /// Creates an address. Characters beyond ASCII are percent-encoded.
  ///
  /// - Returns: `nil` for another scheme, for a blank or a control character, and for an address
  ///   that is too long.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    var address = ""
    for byte in text.utf8 {
      switch byte {
      case 0x21...0x7E: address.unicodeScalars.append(Unicode.Scalar(byte))
      case 0x80...: address += "%" + String(byte, radix: 16, uppercase: true)
      default: return nil
      }
    }
    let start = address.prefix(8).lowercased()
    guard address.utf8.count <= Self.longest,
      Self.schemes.contains(where: { start.hasPrefix($0) && address.count > $0.count })
    else { return nil }
    self.text = address
  }
}

/// A colour as red, green and blue, 0 to 255 each.
public struct Color: Hashable, Sendable {
  /// Red.
  public let red: UInt8
  /// Green.
  public let green: UInt8
  /// Blue.
  public let blue: UInt8

  /// Creates a colour from its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour from a number such as `0x5FAFFF`.
  public init(_ hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }

  /// Whether text on this colour should be dark (ITU-R BT.601 luma above the middle).
  public var isLight: Bool {
    Int(red) * 299 + Int(green) * 587 + Int(blue) * 114 > 127_500
  }

  /// The colour `amount` of `steps` on the way to another.
  public func mixed(with other: Color, amount: Int, of steps: Int) -> Color {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Int(a) * (steps - amount) + Int(b) * amount) / steps)
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}

import Glibc

extension Color {
  /// The contrast ratio with another colour (WCAG 2.2): 1 when they are the same, 21 for black on
  /// white; 4.5 is enough for text, 7 for every reader, 3 for text that is large or seldom read.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The relative luminance, 0 to 1.
  private var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

import TermPanels

/// Finds the number of the nearest colour that a terminal can show.
struct Palette {
  private var indexes: [Color: Int32] = [:]

  /// The nearest of the colours 16 to 255: a cube of 6×6×6 and 24 greys. The sixteen before them
  /// are the person's own and may be anything.
  mutating func index256(_ color: Color) -> Int32 {
    if let known = indexes[color] { return known }
    let index = Self.nearest256(color)
    // Fades mix a limited number of colours; for a program that makes up more, the cache starts
    // anew.
    if indexes.count > 4096 { indexes = [:] }
    indexes[color] = index
    return index
  }

  /// The number of a colour on a terminal of direct colours. There, numbers below 8 are not
  /// almost-black blues but the basic colours.
  static func direct(_ color: Color) -> Int32 {
    let value = Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
    return max(8, value)
  }

  private static func nearest256(_ color: Color) -> Int32 {
    let levels = [0, 95, 135, 175, 215, 255]
    func step(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
    let red = Int(color.red)
    let green = Int(color.green)
    let blue = Int(color.blue)
    func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
      (red - r) * (red - r) + (green - g) * (green - g) + (blue - b) * (blue - b)
    }
    let (r, g, b) = (step(red), step(green), step(blue))
    let grey = max(0, min(23, ((red + green + blue) / 3 - 3) / 10))
    let value = 8 + 10 * grey
    if distance(value, value, value) < distance(levels[r], levels[g], levels[b]) {
      return Int32(232 + grey)
    }
    return Int32(16 + 36 * r + 6 * g + b)
  }
}

import TermPanels

/// The sequence that draws an image in sixel graphics (DEC): bands of six rows, in each of them one
/// colour after the other, a character for six pixels below each other.
///
/// The colours are a fixed cube of six levels for each part, with an even pattern that mixes them,
/// so that the pieces of an image match each other whenever each of them is drawn.
enum SixelSequence {
  /// The number of colours.
  static let colorCount = levels * levels * levels

  private static let levels = 6
  /// Bayer's 4×4 matrix.
  private static let pattern = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  /// Draws an image at the cursor. Where it is more transparent than opaque, what is there stays.
  ///
  /// - Parameters:
  ///   - pixels: The image.
  ///   - origin: Its position in the whole image of which it is a part, for the pattern.
  static func drawing(_ pixels: Pixels, from origin: Point = .zero) -> String {
    let colors = indexes(of: pixels, from: origin)
    var text: [UInt8] = Array("\u{1B}P0;1;0q\"1;1;\(pixels.width);\(pixels.height)".utf8)
    for color in Set(colors).subtracting([-1]).sorted() {
      let parts = [color / (levels * levels), color / levels % levels, color % levels]
      let shares = parts.map { "\($0 * 100 / (levels - 1))" }.joined(separator: ";")
      text += "#\(color);2;\(shares)".utf8
    }
    for top in stride(from: 0, to: pixels.height, by: 6) {
      if top > 0 { text.append(UInt8(ascii: "-")) }
      appendBand(
        colors[top * pixels.width..<min(top + 6, pixels.height) * pixels.width],
        width: pixels.width, to: &text)
    }
    text += "\u{1B}\\".utf8
    return String(decoding: text, as: UTF8.self)
  }

  /// The colour of each pixel; -1 for a transparent one.
  private static func indexes(of pixels: Pixels, from origin: Point) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(pixels.width * pixels.height)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let start = (y * pixels.width + x) * 4
        guard pixels.bytes[start + 3] >= 128 else {
          result.append(-1)
          continue
        }
        let threshold = pattern[((y + origin.y) & 3) * 4 + ((x + origin.x) & 3)] * 2 + 1
        func level(_ part: UInt8) -> Int {
          (Int(part) * (levels - 1) * 32 + threshold * 255) / (255 * 32)
        }
        result.append(
          (level(pixels.bytes[start]) * levels + level(pixels.bytes[start + 1])) * levels
            + level(pixels.bytes[start + 2]))
      }
    }
    return result
  }

  /// Appends up to six rows.
  private static func appendBand(_ colors: ArraySlice<Int>, width: Int, to text: inout [UInt8]) {
    var bands: [Int: [UInt8]] = [:]
    for (offset, color) in colors.enumerated() where color >= 0 {
      bands[color, default: Array(repeating: 0, count: width)][offset % width] |=
        1 << UInt8(offset / width)
    }
    for (index, color) in bands.keys.sorted().enumerated() {
      if index > 0 { text.append(UInt8(ascii: "$")) }
      text += "#\(color)".utf8
      appendRuns(bands[color, default: []], to: &text)
    }
  }

  /// Appends the characters of a row, with repeated ones as numbers, and without blanks at its end.
  private static func appendRuns(_ bits: [UInt8], to text: inout [UInt8]) {
    let end = (bits.lastIndex { $0 > 0 } ?? -1) + 1
    var x = 0
    while x < end {
      var next = x + 1
      while next < end, bits[next] == bits[x] { next += 1 }
      let character = 0x3F + bits[x]
      if next - x > 3 {
        text += "!\(next - x)".utf8
        text.append(character)
      } else {
        text += Array(repeating: character, count: next - x)
      }
      x = next
    }
  }
}

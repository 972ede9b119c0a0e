import TermPanels

/// An image at the size in pixels that it has on the screen: four bytes for each pixel, red, green,
/// blue and opacity.
struct Pixels: Hashable {
  let width: Int
  let height: Int
  private(set) var bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// Whether no pixel is transparent at all.
  var isOpaque: Bool { stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 } }

  /// The bytes without the opacity.
  var withoutOpacity: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 3)
    for start in stride(from: 0, to: bytes.count, by: 4) { result += bytes[start..<start + 3] }
    return result
  }

  /// A rectangle of the image, which must be inside.
  func part(_ rect: Rect) -> Pixels {
    var result: [UInt8] = []
    result.reserveCapacity(rect.width * rect.height * 4)
    for y in rect.minY..<rect.maxY {
      let start = (y * width + rect.minX) * 4
      result += bytes[start..<start + rect.width * 4]
    }
    return Pixels(width: rect.width, height: rect.height, bytes: result)
  }
}

extension Image {
  /// Returns the image in another size. Each new pixel is the mean of those that it covers,
  /// weighted by their opacity.
  public func scaled(toWidth newWidth: Int, height newHeight: Int) -> Image {
    precondition(newWidth > 0 && newHeight > 0, "An image has a size.")
    var result: [Pixel] = []
    result.reserveCapacity(newWidth * newHeight)
    for y in 0..<newHeight {
      let rows = Image.covered(y, of: newHeight, from: height)
      for x in 0..<newWidth {
        result.append(mean(columns: Image.covered(x, of: newWidth, from: width), rows: rows))
      }
    }
    return Image(width: newWidth, pixels: result)
  }

  /// The old indices that a new one covers; at least one.
  private static func covered(_ index: Int, of count: Int, from old: Int) -> Range<Int> {
    let start = index * old / count
    return start..<max(start + 1, (index + 1) * old / count)
  }

  private func mean(columns: Range<Int>, rows: Range<Int>) -> Pixel {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let pixel = self[x, y]
        red += Int(pixel.red) * Int(pixel.alpha)
        green += Int(pixel.green) * Int(pixel.alpha)
        blue += Int(pixel.blue) * Int(pixel.alpha)
        alpha += Int(pixel.alpha)
      }
    }
    guard alpha > 0 else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
    let count = columns.count * rows.count
    return Pixel(
      red: UInt8((red + alpha / 2) / alpha), green: UInt8((green + alpha / 2) / alpha),
      blue: UInt8((blue + alpha / 2) / alpha), alpha: UInt8((alpha + count / 2) / count))
  }
}

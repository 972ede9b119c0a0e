import ImageKit

extension Image {
  /// The largest size in the shape of the image within a width and a height.
  ///
  /// - Parameter aspect: The height of a point of the result, in widths of it.
  func largestSize(width: Int, height: Int, aspect: Int = 1) -> (width: Int, height: Int) {
    let wanted = width * self.height / (self.width * aspect)
    if wanted <= height { return (width, max(1, wanted)) }
    return (max(1, height * self.width * aspect / self.height), height)
  }

  /// The image as it fills a frame, transparent where it does not.
  ///
  /// - Parameters:
  ///   - width: The columns of the frame.
  ///   - height: The rows of the frame.
  ///   - mode: The way in which it fills the frame.
  ///   - aspect: The height of a point of the frame, in widths of it.
  func fitted(
    width: Int, height: Int, _ mode: ImageView.ContentMode, aspect: Int = 1
  ) -> Image {
    switch mode {
    case .scaleToFill: return scaled(toWidth: width, height: height)
    case .scaleAspectFit:
      let shown = largestSize(width: width, height: height, aspect: aspect)
      return scaled(toWidth: shown.width, height: shown.height)
        .extended(toWidth: width, height: height)
    case .scaleAspectFill:
      return middle(
        width: min(self.width, max(1, self.height * width / (height * aspect))),
        height: min(self.height, max(1, self.width * height * aspect / width))
      ).scaled(toWidth: width, height: height)
    }
  }

  /// The middle of the image, in a size that it has at least.
  private func middle(width newWidth: Int, height newHeight: Int) -> Image {
    let (left, top) = ((width - newWidth) / 2, (height - newHeight) / 2)
    return Image(width: newWidth, height: newHeight) { x, y in self[left + x, top + y] }
  }

  /// The image in the middle of a transparent one, which is as large or larger.
  private func extended(toWidth newWidth: Int, height newHeight: Int) -> Image {
    let (left, top) = ((newWidth - width) / 2, (newHeight - height) / 2)
    return Image(width: newWidth, height: newHeight) { x, y in
      let isInside = left..<left + width ~= x && top..<top + height ~= y
      return isInside ? self[x - left, y - top] : Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }

  private init(width: Int, height: Int, pixel: (Int, Int) -> Pixel) {
    var pixels: [Pixel] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height { for x in 0..<width { pixels.append(pixel(x, y)) } }
    self.init(width: width, pixels: pixels)
  }

  /// Four bytes for each pixel: red, green, blue and opacity.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = self[x, y]
        bytes.append(pixel.red)
        bytes.append(pixel.green)
        bytes.append(pixel.blue)
        bytes.append(pixel.alpha)
      }
    }
    return bytes
  }
}

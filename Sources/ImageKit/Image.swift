/// An image as rows of pixels.
///
/// ```swift
/// let image = try Image(decoding: bytes)
/// let icon = image.scaled(toWidth: 12, height: 12)
/// ```
public struct Image: Hashable, Sendable {
  /// The maximum width and height of an image that is decoded, in pixels, unless the program sets
  /// another one: while it is decoded, each pixel takes eight bytes of memory.
  public static let largestSide = 1024

  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, row by row from the top, each row from the left.
  let pixels: [Pixel]

  /// Creates an image from its pixels.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - pixels: The pixels, row by row, all rows of the same width.
  public init(width: Int, pixels: [Pixel]) {
    precondition(
      width > 0 && !pixels.isEmpty && pixels.count.isMultiple(of: width),
      "An image consists of whole rows.")
    self.width = width
    height = pixels.count / width
    self.pixels = pixels
  }

  /// Decodes a PNG or a JPEG.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file. They may come from anybody.
  ///   - largestSide: The maximum width and height. The size is read and refused before anything is
  ///     unpacked: a few bytes can claim to be gigabytes.
  /// - Throws: ``ImageError`` if the bytes are neither, or damaged, or larger than `largestSide` in
  ///   a direction.
  public init(
    decoding bytes: [UInt8], largestSide: Int = Image.largestSide
  ) throws(ImageError) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = try PNG.decode(bytes, largestSide: largestSide)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self = try JPEG.decode(bytes, largestSide: largestSide)
    } else {
      throw .unknownFormat
    }
  }

  /// Creates an image from four bytes for each pixel: red, green, blue, alpha.
  init(width: Int, bytes: [UInt8]) {
    self.init(
      width: width,
      pixels: stride(from: 0, to: bytes.count, by: 4).map { start in
        Pixel(
          red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2],
          alpha: bytes[start + 3])
      })
  }

  /// The pixel in a column and a row, which must be inside.
  public subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

  /// The error for a size; `nil` if it is accepted.
  static func fault(width: Int, height: Int, largestSide: Int) -> ImageError? {
    let sides = 1...largestSide
    return sides.contains(width) && sides.contains(height)
      ? nil : .size(width: width, height: height)
  }
}

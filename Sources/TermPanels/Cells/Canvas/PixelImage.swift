/// An image as pixels, for terminals that can show them. Two are equal only if they are the same
/// object.
public final class PixelImage: Hashable, Sendable {
  private let render: @Sendable (_ width: Int, _ height: Int) -> [UInt8]

  /// Creates an image.
  ///
  /// - Parameter render: Returns the image at a width and a height in pixels, those of its cells on
  ///   the screen: four bytes for each pixel, red, green, blue and opacity, row by row. It is
  ///   called while a frame is sent, once for each size.
  public init(render: @escaping @Sendable (_ width: Int, _ height: Int) -> [UInt8]) {
    self.render = render
  }

  /// The image at a size in pixels.
  package func pixels(width: Int, height: Int) -> [UInt8] {
    let bytes = render(width, height)
    precondition(bytes.count == width * height * 4, "Each pixel of an image has four bytes.")
    return bytes
  }

  /// Whether they are the same object.
  public static func == (a: PixelImage, b: PixelImage) -> Bool { a === b }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An image in its place on the screen.
public struct PlacedImage: Hashable, Sendable {
  /// The image.
  public let image: PixelImage
  /// The cells of the whole image on the screen, also those that something hides.
  public let frame: Rect
  /// The surface behind the image.
  public let surface: Ink

  init(_ image: PixelImage, in frame: Rect, on surface: Ink) {
    (self.image, self.frame, self.surface) = (image, frame, surface)
  }
}

/// Why bytes did not become an image.
public enum ImageError: Error, Hashable, Sendable {
  /// They are no PNG and no JPEG.
  case unknownFormat
  /// They say of themselves that they are wider or higher than is taken, or nothing at all.
  case size(width: Int, height: Int)
  /// They break off, or break the rules of their format.
  case damaged
}

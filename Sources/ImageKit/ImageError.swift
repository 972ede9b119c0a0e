/// The reason why bytes could not be decoded as an image.
public enum ImageError: Error, Hashable, Sendable {
  /// They are neither a PNG nor a JPEG.
  case unknownFormat
  /// The size that they claim is too large, or zero.
  case size(width: Int, height: Int)
  /// They are incomplete, or break the rules of their format.
  case damaged
}

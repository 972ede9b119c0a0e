/// The nesting of items.
public enum Nesting {
  /// The most levels below a top-level item. More have no room on a screen.
  public static let deepest = 32
}

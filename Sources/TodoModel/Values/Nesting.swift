/// The nesting of items.
enum Nesting {
  /// The most levels below a top-level item. More have no room on a screen.
  static let deepest = 32
}

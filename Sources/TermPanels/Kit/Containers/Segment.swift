/// One of the panels that a ``SegmentedPanel`` shows, or the closure that makes it.
@MainActor public struct Segment {
  /// The title before there is a panel, or where that has none.
  let title: String
  let panel: Panel?
  let make: () -> Panel

  /// Creates a segment with the title of its panel, also when that changes.
  public init(_ panel: Panel) {
    title = ""
    self.panel = panel
    make = { panel }
  }

  /// Creates a segment whose panel is made when it is first chosen.
  ///
  /// - Parameters:
  ///   - title: The title; a title of the panel's own replaces it.
  ///   - make: Makes the panel. Called once.
  public init(_ title: String, make: @escaping () -> Panel) {
    self.title = title
    panel = nil
    self.make = make
  }
}

/// One of the panels that a ``SegmentedPanel`` shows, or how to make it.
@MainActor public struct Segment {
  /// What it is called before there is a panel, or where that has no title.
  let title: String
  let panel: Panel?
  let make: () -> Panel

  /// Creates a segment that is called what its panel is called, also when that changes.
  public init(_ panel: Panel) {
    title = ""
    self.panel = panel
    make = { panel }
  }

  /// Creates a segment whose panel is made when it is first chosen.
  ///
  /// - Parameters:
  ///   - title: What it is called; a title of the panel's own takes its place.
  ///   - make: Makes the panel. Called once.
  public init(_ title: String, make: @escaping () -> Panel) {
    self.title = title
    panel = nil
    self.make = make
  }
}

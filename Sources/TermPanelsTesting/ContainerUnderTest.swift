public import TermPanels

/// A container as ``ContainmentLaws`` use it: it shows panels and hides them. Conform a small
/// adapter to check a container of your own.
@MainActor public protocol ContainerUnderTest: AnyObject {
  /// The container.
  var panel: Panel { get }
  /// The panels that it shows, or will show when a running transition is over.
  var shown: [Panel] { get }
  /// The panels that it keeps as children: those it shows, and perhaps covered ones.
  var kept: [Panel] { get }
  /// Whether a panel that it shows becomes a child only when it comes into sight, as a row does.
  var embedsWhatIsInSight: Bool { get }
  /// Shows a panel: instead of, above, or beside what it shows.
  func show(_ panel: Panel, animated: Bool)
  /// Hides what was shown last, if it can.
  func hide(animated: Bool)
}

extension ContainerUnderTest {
  /// The panels that it shows.
  public var kept: [Panel] { shown }
  /// `false`: a panel is a child from the beginning.
  public var embedsWhatIsInSight: Bool { false }
}

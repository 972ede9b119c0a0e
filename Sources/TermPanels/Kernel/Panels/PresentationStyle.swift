/// The way in which a presented panel is shown; see ``Panel/presentationStyle``.
public enum PresentationStyle: Equatable, Sendable {
  /// In the middle of its context, in its preferred size. The panels below stay in sight, dimmed,
  /// without callbacks.
  case overContext
  /// Over the whole window. The panels below disappear, with their callbacks, and appear again when
  /// the panel is dismissed.
  case fullScreen
  /// Beside its anchor, in its preferred size: below the anchor, else above it, else at its right
  /// or left, and where there is no room for that, in the middle. The panels below stay in sight,
  /// not dimmed, without callbacks. A popover that is framed has a border with the panel's title;
  /// the others bring a frame of their own, as a ``MenuPanel`` does.
  ///
  /// Esc, unless the panel uses it itself, and a click beside the popover dismiss it; see
  /// ``Panel/isModalInPresentation``. So does the anchor's departure.
  case popover(PopoverAnchor, isFramed: Bool = false)

  /// Whether it is beside an anchor.
  var isPopover: Bool { if case .popover = self { true } else { false } }
}

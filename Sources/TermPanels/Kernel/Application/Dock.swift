/// A panel beside the program, in a part of the window that the program then leaves free: for
/// tools that show a program while it is used. It belongs to none of the program's panels. The
/// program's root panel and what is presented above it share the rest of the window.
///
/// ``Window/dock`` puts one in its place.
@MainActor public final class Dock {
  /// The panel.
  public let panel: Panel
  /// A view drawn above the whole program, which takes no events from it.
  public let overlay: View
  /// Whether keys go to the panel instead of to the program. The program's first responder does not
  /// change meanwhile.
  public var hasKeyboard = false {
    didSet {
      guard hasKeyboard != oldValue else { return }
      panel.viewIfLoaded?.window?.setNeedsStatusUpdate()
    }
  }
  private let place: (Size) -> Insets

  /// Creates a dock.
  ///
  /// - Parameters:
  ///   - panel: The panel to show.
  ///   - overlay: A view to draw above the program.
  ///   - place: The insets that the panel takes at one edge of a window of the given size. Zero
  ///     insets mean that there is no room, and the panel is not shown.
  public init(_ panel: Panel, overlay: View = View(), place: @escaping (Size) -> Insets) {
    self.panel = panel
    self.overlay = overlay
    self.place = place
    overlay.isUserInteractionEnabled = false
  }

  func insets(in size: Size) -> Insets { place(size) }

  /// The panel's frame, at the edge that has an inset.
  func frame(in bounds: Rect, _ insets: Insets) -> Rect {
    let size = bounds.size
    if insets.right > 0 {
      return Rect(x: size.width - insets.right, y: 0, width: insets.right, height: size.height)
    }
    if insets.left > 0 { return Rect(x: 0, y: 0, width: insets.left, height: size.height) }
    if insets.bottom > 0 {
      return Rect(x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom)
    }
    return Rect(x: 0, y: 0, width: size.width, height: insets.top)
  }
}

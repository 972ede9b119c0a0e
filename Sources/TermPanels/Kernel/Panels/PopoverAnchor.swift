/// The place beside which a panel is presented as a popover: a rectangle of a view.
///
/// ```swift
/// let menu = MenuPanel(title: "Book", actions: actions)
/// menu.presentationStyle = .popover(PopoverAnchor(button))
/// present(menu)
/// ```
///
/// The popover follows the view. It is dismissed when the view leaves the window, or when the place
/// is gone.
@MainActor public final class PopoverAnchor: Equatable {
  /// The view; `nil` once it is released.
  public private(set) weak var view: View?
  private let rect: () -> Rect?

  /// Anchors a popover to a place that is asked for whenever the popover may have to move.
  ///
  /// - Parameters:
  ///   - view: The view that the place is in.
  ///   - rect: Returns the place in the view's own coordinates; an empty one if it is out of sight,
  ///     and `nil` if it is gone. It captures the view weakly, if at all.
  public init(_ view: View, rect: @escaping () -> Rect?) {
    self.view = view
    self.rect = rect
  }

  /// Anchors a popover to a view, or to a part of it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - rect: The part, in the view's own coordinates; `nil` is the whole view.
  public convenience init(_ view: View, _ rect: Rect? = nil) {
    self.init(view) { [unowned view] in rect ?? view.bounds }
  }

  /// Anchors a popover to the view of a panel.
  public convenience init(_ panel: Panel) { self.init(panel.view) }

  /// Whether two anchors are the same object.
  public nonisolated static func == (one: PopoverAnchor, other: PopoverAnchor) -> Bool {
    one === other
  }

  /// The command of a popover whose panel has none of its own on these keys.
  public static let commands: [Command] = [.popoverClose]

  /// The visible part of the place, in the coordinates of a window: empty if it is out of sight,
  /// `nil` if it is gone.
  func place(in window: Window) -> Rect? {
    guard let view, view.window === window, let rect = rect() else { return nil }
    return view.visiblePart(of: rect).area
  }
}

extension Command {
  static let popoverClose = Command("popover.close", .escape, title: "Close", hint: "close")
}

/// An object that handles keys: a view, a panel, the application. Responders form a chain; a key
/// goes to the first responder and from there up to the first one that handles it.
@MainActor open class Responder {
  init() {}

  /// The name of the class, without the types that a generic one is made for.
  public static var typeName: String { String("\(self)".prefix { $0 != "<" }) }

  /// The responder that is asked next when this one does not handle a key.
  open var next: Responder? { nil }

  /// The commands that work while this responder is in the chain. The key hints, the help and the
  /// dispatch of keys use this list alone.
  open var keyCommands: [KeyCommand] { [] }

  /// The heading of the commands in the help.
  open var keyCommandsTitle: String? { nil }

  /// Whether the responder may take the keys first. `false` unless a subclass overrides it.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the first responder gives the keys up when another one asks for them.
  open var canResignFirstResponder: Bool { true }

  /// Whether typed characters go into this responder as text, so that no responder above it
  /// receives them, and no sequence of keys above it begins with one. Its own commands work.
  open var takesText: Bool { false }

  /// Handles a key before any command does; text fields insert text here. Key hints and help do not
  /// show keys that are handled here, so handle nothing but text, and override ``takesText``;
  /// everything else belongs in ``keyCommands``.
  ///
  /// - Returns: Whether the key was handled. `false` passes it on.
  open func keyDown(_ key: Key) -> Bool { false }

  /// Handles pasted text.
  ///
  /// - Returns: Whether it was handled. `false` passes it on.
  open func paste(_ text: String) -> Bool { false }

  /// Handles a press of the left button on the responder's view or on something in it that did not
  /// handle it. The responder that handles it receives all that follows until the button comes up,
  /// wherever the mouse is then.
  ///
  /// - Returns: Whether it was handled. `false` passes it on, up to a presented panel.
  open func mouseDown(_ event: MouseEvent) -> Bool { false }

  /// Called when the mouse has moved to another cell after ``mouseDown(_:)`` was handled here.
  open func mouseDragged(_ event: MouseEvent) {}

  /// Called when the button came up after ``mouseDown(_:)`` was handled here. Outside the window,
  /// the event lies at its edge.
  open func mouseUp(_ event: MouseEvent) {}

  /// Called instead of ``mouseUp(_:)`` when what ``mouseDown(_:)`` began here will not be finished:
  /// UIKit's `touchesCancelled`. A key, a paste or another press came before the release, the
  /// terminal has a new size or was given away, the responder has left the screen, or another panel
  /// was presented or dismissed. Show what was there before, and change nothing else; Esc does no
  /// more than this after a drag.
  open func mouseCancelled() {}

  /// Handles a press of the right button, as ``mouseDown(_:)`` does for the left one; nothing
  /// follows it.
  open func rightMouseDown(_ event: MouseEvent) -> Bool { false }

  /// Handles a notch of the wheel; see ``MouseEvent/wheelRows``.
  ///
  /// - Returns: Whether it was handled. `false` passes it on.
  open func scrollWheel(_ event: MouseEvent) -> Bool { false }

  /// Called once when the responder begins to take the keys first: at once where it asked to;
  /// before the next key, or at the end of the turn, where the frontmost panel prefers it.
  open func didBecomeFirstResponder() {}

  /// Called once when the responder ceased to take the keys first, or is about to leave the screen.
  open func didResignFirstResponder() {}

  /// Presents an error, such as the one with which a panel's ``Panel/task(_:_:then:)`` has failed.
  /// The default passes it to the ``next`` responder, and the window shows it in a toast. Override
  /// it in a panel that presents errors in its own way, for itself and for the panels in it.
  open func presentError(_ error: any Error) { next?.presentError(error) }

  /// Presents an activity that a panel has begun, until it is over. The default passes it to the
  /// ``next`` responder, and the window shows it in its corner. A panel that overrides this method
  /// shows ``Activity/text`` and ``Activity/progress``, and follows ``Activity/onChange``.
  open func showActivity(_ activity: Activity) { next?.showActivity(activity) }

  /// Asks to take the keys first.
  ///
  /// - Returns: Whether it does now. It does not when it cannot, is in no window, or the current
  ///   first responder refuses to give them up; then nothing has changed.
  @discardableResult
  public final func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = hostWindow else { return false }
    return window.makeFirstResponder(self)
  }

  /// Ceases to take the keys first; the frontmost panel's choice takes them.
  ///
  /// - Returns: Whether it ceased. It did not when it had no keys, refuses to give them up, or is
  ///   the frontmost panel's choice itself.
  @discardableResult
  public final func resignFirstResponder() -> Bool {
    guard isFirstResponder, let window = hostWindow else { return false }
    return window.makeFirstResponder(nil) && !isFirstResponder
  }

  /// Whether the responder takes the keys first now.
  public final var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// The window that the responder is in.
  var hostWindow: Window? { nil }

  /// Whether the chain leaves a modal scope above this responder: from there on only commands that
  /// work below modals do.
  var endsModalScope: Bool { false }
}

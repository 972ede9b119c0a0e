/// An action that an ``AlertPanel`` offers, with its button.
@MainActor public final class AlertAction {
  /// The kind of action.
  public enum Style: Sendable {
    /// An ordinary action.
    case `default`
    /// The action that changes nothing: Esc performs it. An alert has at most one.
    case cancel
    /// An action that removes something.
    case destructive
  }

  /// The word on the button; in lower case the key hint too.
  public let title: String
  /// The kind of action.
  public let style: Style
  /// Whether the action can be chosen now.
  public var isEnabled: Bool {
    get { button.isEnabled }
    set { button.isEnabled = newValue }
  }

  let handler: () -> Void
  let button: Button

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The word on the button.
  ///   - style: The kind of action.
  ///   - key: Another key that chooses the action.
  ///   - handler: Called after the alert was dismissed and the keys are back where they were.
  public init(
    _ title: String, style: Style = .default, key: Key? = nil, handler: @escaping () -> Void = {}
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    button = Button(title, key: key)
    button.isDestructive = style == .destructive
  }
}

/// Something that an ``AlertPanel`` offers: a button.
@MainActor public final class AlertAction {
  /// What kind of action it is.
  public enum Style: Sendable {
    /// An ordinary one.
    case `default`
    /// The one that changes nothing: Esc performs it. An alert has at most one.
    case cancel
    /// One that takes something away.
    case destructive
  }

  /// The word on the button; in lower case the key hint too.
  public let title: String
  /// What kind of action it is.
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
  ///   - style: What kind of action it is.
  ///   - key: A further key that chooses it; not for alerts with text fields, where it is typed.
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

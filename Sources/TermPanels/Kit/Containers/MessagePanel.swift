/// Shows a message in the middle of its view, with at most one action: for an empty list, a
/// failure, a welcome.
///
/// As content of a container it is plain text on the background. Presented, it gets a frame, and
/// Esc dismisses it; so does Enter where there is no action.
///
/// ```swift
/// let empty = Message(title: "Nothing to do.", actionTitle: "New to-do")
/// if messagePanel?.message != empty { container.content = MessagePanel(empty) { … } }
/// ```
public final class MessagePanel: Panel {
  /// The message that the panel shows.
  public var message: Message {
    didSet { if message != oldValue { content.message = message } }
  }
  /// Performs the message's action.
  public var action: () -> Void

  private let content: MessagePanelView

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - key: A key that performs the action beside Enter and the space bar; shown on the button.
  ///   - command: The command that the action is, whose keys perform it too; see
  ///     ``Button/command``.
  ///   - action: Performs the action.
  public init(
    _ message: Message, key: Key? = nil, command: Command? = nil,
    action: @escaping () -> Void = {}
  ) {
    self.message = message
    self.action = action
    content = MessagePanelView(message, key: key, command: command)
    super.init()
    isModalInPresentation = false
    content.button.action = { [unowned self] in self.action() }
  }

  /// Creates a panel that shows one sentence.
  public convenience init(_ title: String) { self.init(Message(title: title)) }

  /// Sets the panel's view.
  public override func loadView() { view = content }

  /// Puts a frame around the message while it is presented.
  public override func viewWillAppear(animated: Bool) {
    content.isFramed = presentation != nil
  }

  /// The button, so that Enter performs the action.
  public override var preferredFirstResponder: Responder? {
    message.actionTitle == nil ? nil : content.button
  }

  /// The command that closes the message while it is presented.
  public override var keyCommands: [KeyCommand] {
    super.keyCommands + [
      KeyCommand(.messageClose, isEnabled: presentation != nil) { [unowned self] in dismissItself()
      }
    ]
  }

  /// The command of a message, which works while it is presented.
  public static let commands: [Command] = [.messageClose]
}

extension Command {
  static let messageClose = Command(
    "message.close", .escape, .enter, .character("q"), title: "Close", hint: "close")
}

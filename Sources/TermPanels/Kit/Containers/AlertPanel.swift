/// Shows an urgent message, and asks what to do. Present it; it dismisses itself, and then the
/// chosen action's handler is called.
///
/// Esc chooses the cancel action, Enter the one whose button has the keys, first the preferred one;
/// Tab and the arrows cycle through the buttons.
///
/// ```swift
/// let alert = AlertPanel(title: "Delete 12 to-dos?", message: "They can be brought back.")
/// alert.addAction(AlertAction("Delete", style: .destructive) { delete() })
/// alert.addAction(AlertAction("Cancel", style: .cancel))
/// panel.present(alert)
/// ```
public final class AlertPanel: Panel {
  /// The sentences below the title; `nil` for none.
  public let message: String?

  /// The actions, in the order of the buttons.
  public private(set) var actions: [AlertAction] = []

  /// The action whose button has the keys first. With `nil` it is the first ordinary action, else
  /// the cancel action: a destructive action has to be chosen explicitly.
  public var preferredAction: AlertAction? {
    didSet {
      precondition(
        preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        "The preferred action is one of the alert's.")
    }
  }

  private let form = FormPanel([FormRow]())
  private lazy var content = DialogView(
    title: title ?? "", text: message ?? "", form: form.content, buttons: actions.map(\.button))
  private var chosen: AlertAction?

  /// Creates an alert without an action.
  ///
  /// - Parameters:
  ///   - title: The subject, in a few words.
  ///   - message: More on the subject, in a sentence or two.
  public init(title: String, message: String? = nil) {
    self.message = message
    super.init()
    self.title = title
  }

  /// Adds an action. An alert without one cannot be left, so add at least one before the alert is
  /// presented.
  public func addAction(_ action: AlertAction) {
    precondition(!isViewLoaded, "Actions are added before an alert is presented.")
    precondition(
      action.style != .cancel || cancelAction == nil, "An alert has one cancel action at most.")
    action.button.action = { [unowned self, unowned action] in choose(action) }
    actions.append(action)
  }

  /// Dismisses the alert and performs an action, as its button does.
  public func choose(_ action: AlertAction) {
    guard action.isEnabled, presentation != nil else { return }
    chosen = action
    dismissItself()
  }

  override func didDismiss() {
    let action = chosen
    chosen = nil
    action?.handler()
  }

  private var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  private var actionForEnter: AlertAction? {
    preferredAction ?? actions.first { $0.style == .default } ?? cancelAction
  }

  // MARK: - Panel

  /// Sets the alert's view.
  public override func loadView() {
    precondition(!actions.isEmpty, "An alert offers at least one action.")
    form.movesFocus = false
    form.furtherStops = actions.map(\.button)
    form.firstStop = actionForEnter?.button
    view = content
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(form, in: content.viewport)
  }

  /// Gives the keys to the button that had them last, first the preferred one.
  public override func viewIsAppearing(animated: Bool) { form.restoreFocus() }

  /// The button that had the keys last.
  public override var preferredFirstResponder: Responder? {
    form.focusedStop
  }

  /// Always `true`: no typed character is meant for the panels below.
  public override var takesText: Bool { true }

  /// The commands that choose an action and move the focus.
  public override var keyCommands: [KeyCommand] {
    var commands = super.keyCommands
    if let action = actionForEnter {
      commands.append(command(.alertAccept, choosing: action))
    }
    if let action = cancelAction ?? (actions.count == 1 ? actions.first : nil) {
      commands.append(command(.alertCancel, choosing: action))
    }
    for action in actions {
      if let key = action.button.key { commands.append(command(on: key, choosing: action)) }
    }
    return commands + form.focusCommands()
  }

  private func command(_ command: Command, choosing action: AlertAction) -> KeyCommand {
    KeyCommand(
      command, title: action.title, hint: action.title.lowercased(), isEnabled: action.isEnabled
    ) { [unowned self] in choose(action) }
  }

  /// The command on an action's further key, which belongs to its wording.
  private func command(on key: Key, choosing action: AlertAction) -> KeyCommand {
    KeyCommand(
      key, title: action.title, hint: action.title.lowercased(), isEnabled: action.isEnabled
    ) { [unowned self] in choose(action) }
  }
}

/// A title that can be pressed, with Enter or the space bar while it has the keys.
///
/// The button that has the keys lies on the selection surface; the others are plain words, so
/// that a row of buttons stays quiet.
public final class Button: View {
  /// The word on the button. In lower case it is the key hint too.
  public var title: String {
    didSet { if title != oldValue { changed() } }
  }
  /// Whether the button can be pressed. A disabled button takes no keys.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }
  /// A further key that presses the button, shown on it; `nil` for none.
  public var key: Key? {
    didSet { if key != oldValue { changed() } }
  }
  /// The command that the button stands for, instead of a ``key``: its keys press the button, and
  /// the first is shown on it, also where a ``KeyMap`` has given it others. `nil` for none.
  public var command: Command? {
    didSet { if command != oldValue { changed() } }
  }
  /// Whether the button is destructive, and shown as such.
  public var isDestructive = false {
    didSet { if isDestructive != oldValue { setNeedsDisplay() } }
  }
  /// Called when the button is pressed.
  public var action: () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The word on it.
  ///   - key: A further key that presses it, besides Enter and the space bar.
  ///   - action: Called when it is pressed.
  public init(_ title: String, key: Key? = nil, action: @escaping () -> Void = {}) {
    self.title = title
    self.key = key
    self.action = action
  }

  // MARK: - Responder

  /// Whether the button is enabled.
  public override var canBecomeFirstResponder: Bool { isEnabled }

  /// The commands that press the button.
  public override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        .buttonPress, title: title, hint: title.lowercased(), isEnabled: isEnabled
      ) { [unowned self] in press() }
    ] + (furtherCommand.map { [$0] } ?? [])
  }

  /// The command of a button that has the keys.
  public static let commands: [Command] = [.buttonPress]

  /// The command on the further keys.
  private var furtherCommand: KeyCommand? {
    if let command {
      return KeyCommand(command, title: title, hint: nil, isEnabled: isEnabled) {
        [unowned self] in press()
      }
    }
    return key.map { key in
      KeyCommand(key, title: title, isEnabled: isEnabled) { [unowned self] in press() }
    }
  }

  /// Presses the button, as its keys do; nothing happens while it is disabled.
  public func press() {
    if isEnabled { action() }
  }

  /// Takes the press; the button is pressed when the mouse is released here.
  public override func mouseDown(_ event: MouseEvent) -> Bool { isEnabled }

  /// Presses the button, unless the mouse has left it.
  public override func mouseUp(_ event: MouseEvent) {
    if bounds.contains(event.location(in: self)) { press() }
  }

  /// Draws the button as the one that has the keys.
  public override func didBecomeFirstResponder() { setNeedsDisplay() }

  /// Draws the button as one of the others.
  public override func didResignFirstResponder() { setNeedsDisplay() }

  // MARK: - View

  /// One row: the title with a blank at each side, and the key.
  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: title.columns + 2 + (keyName.map { $0.columns + 2 } ?? 0), height: 1)
  }

  /// Writes the title and the key.
  public override func draw(in canvas: Canvas) {
    let isFocused = isFirstResponder
    let surface: Role? = isFocused ? .selection : nil
    let role: Role =
      !isEnabled ? .faint : isDestructive ? .error : isFocused ? .accent : .secondary
    if isFocused { canvas.fill(bounds, role: role, on: .selection) }
    let shown = title.truncated(toColumns: max(0, bounds.width - 2))
    let end = canvas.write(
      shown, at: Point(x: 1, y: 0), role: role, isFocused ? .bold : [], on: surface)
    guard let keyName, end + 2 + keyName.columns < bounds.width else { return }
    canvas.write(keyName, at: Point(x: end + 2, y: 0), role: .hint, on: surface)
  }

  /// The first cell of the title.
  public override var focusPoint: Point? { Point(x: min(1, max(0, bounds.width - 1)), y: 0) }

  /// A word to press.
  public override var accessibilityRole: AccessibilityRole { .button }

  /// The title.
  public override var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  /// `disabled` where the button cannot be pressed.
  public override var accessibilityValue: String? { isEnabled ? nil : "disabled" }

  private var keyName: String? {
    let keyMap = window?.application?.keyMap ?? KeyMap()
    return furtherCommand.flatMap { keyMap.keys(of: $0).first?.name }
  }

  private func changed() {
    setNeedsDisplay()
    superview?.setNeedsLayout()
    window?.setNeedsStatusUpdate()
  }
}

extension Command {
  static let buttonPress = Command("button.press", .enter, .space, title: "Press the button")
}

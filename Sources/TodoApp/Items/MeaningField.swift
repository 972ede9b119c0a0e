import TermPanels

/// A line to type into, with its meaning below it.
@MainActor final class MeaningField: View, PromptField {
  /// The meaning of a text.
  struct Meaning {
    /// The meaning in words.
    var text: String
    /// The role of the words.
    var role = Role.secondary
    /// The pieces of the text that were understood.
    var highlights: [TextHighlight] = []
    /// The reason why the text cannot be accepted.
    var problem: String?
  }

  /// Returns the meaning of the text; called after each change.
  var read: (String) -> Meaning = { _ in Meaning(text: "") } {
    didSet { update() }
  }
  /// Commands that come before those of typing.
  var commands: () -> [KeyCommand] = { [] }
  /// Called with a text before it is pasted; returns whether something else was done with it.
  var intercept: (_ pasted: String) -> Bool = { _ in false }
  var editingChanged: () -> Void = {}

  private let completer: LineCompleter?
  private let input: TextField
  private let note = Label(isMultiline: true)
  private var problem: String?

  init(
    _ text: String = "", placeholder: String, columns: Int = 40, completer: LineCompleter? = nil
  ) {
    self.completer = completer
    input = TextField(text, placeholder: placeholder)
    super.init()
    input.isFocusable = false
    input.preferredColumns = columns
    input.maximumLength = 4096
    input.onChange = { [unowned self] _ in
      update()
      editingChanged()
    }
    addSubview(input)
    addSubview(note)
    accessibilityElements = []
  }

  /// The text. Setting it puts the cursor at its end.
  var text: String {
    get { input.text }
    set { enter(newValue) }
  }

  /// The text up to the cursor.
  var textBeforeCursor: Substring { input.text.prefix(input.cursorPosition) }

  /// Reads the meaning of the text again.
  func update() {
    let meaning = read(input.text)
    input.highlights = meaning.highlights
    problem = meaning.problem
    let rows = noteRows(columns: bounds.width)
    note.text = meaning.text
    note.role = meaning.role
    if noteRows(columns: bounds.width) != rows { invalidateIntrinsicSize() }
  }

  /// Inserts a text at the cursor, as one line.
  func insert(_ text: String) { _ = input.paste(text) }

  // MARK: - Responder

  override var canBecomeFirstResponder: Bool { true }

  override var takesText: Bool { true }

  override var keyCommandsTitle: String? { input.keyCommandsTitle }

  override var keyCommands: [KeyCommand] { completion + commands() + input.keyCommands }

  private var completion: [KeyCommand] {
    guard let completer else { return [] }
    let isAtEnd = input.cursorPosition == input.text.count
    return [
      KeyCommand(completer.command, isEnabled: isAtEnd && completer.canComplete(text)) {
        [unowned self] in
        if let line = completer.complete(text) { text = line }
      }
    ]
  }

  override func keyDown(_ key: Key) -> Bool { input.keyDown(key) }

  override func paste(_ text: String) -> Bool { intercept(text) || input.paste(text) }

  override func mouseDown(_ event: MouseEvent) -> Bool { true }

  // MARK: - View

  override func sizeThatFits(_ size: Size) -> Size {
    let text = input.sizeThatFits(size)
    return Size(width: text.width, height: 1 + noteRows(columns: min(size.width, text.width)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    input.frame = Rect(x: 0, y: 0, width: bounds.width, height: min(1, bounds.height))
    note.frame = Rect(x: 0, y: 1, width: bounds.width, height: max(0, bounds.height - 1))
  }

  override var cursor: Point? { input.cursor }

  override var accessibilityRole: AccessibilityRole { .textField }

  override var accessibilityValue: String? { input.text }

  override var accessibilityProblem: String? { problem }

  override var accessibilityHint: String? { input.placeholder }

  // MARK: - PromptField

  var errorText: String? { problem }

  func enter(_ text: String) { input.enter(text) }

  /// The text with its meaning.
  var focusArea: Rect { Rect(x: 0, y: 0, width: bounds.width, height: min(2, bounds.height)) }

  /// At least one row, so that nothing moves when the first words are understood.
  private func noteRows(columns: Int) -> Int {
    max(1, note.sizeThatFits(Size(width: max(1, columns), height: View.unlimited)).height)
  }
}

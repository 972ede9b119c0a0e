import TermPanels

/// A field for one of a few choices: Left and Right step through them, and a letter finds the next
/// that begins with it.
@MainActor final class ChoiceField: View, PromptField {
  /// The choices. When they change, the index stays.
  var choices: [String] {
    didSet { if choices != oldValue { show() } }
  }
  /// The index of the chosen one.
  private(set) var index: Int
  /// Called after another one was chosen.
  var onChange: () -> Void = {}
  var editingChanged: () -> Void = {}

  private let label = Label()

  init(_ choices: [String], chosen index: Int = 0) {
    precondition(choices.indices.contains(index), "One of the choices is chosen.")
    (self.choices, self.index) = (choices, index)
    super.init()
    addSubview(label)
    accessibilityElements = []
    show()
  }

  private var choice: String { choices[min(index, choices.count - 1)] }

  private func show() {
    label.text = "‹ \(choice) ›"
    label.highlights = [
      TextHighlight(0..<1, role: .hintKey),
      TextHighlight(choice.count + 3..<choice.count + 4, role: .hintKey),
    ]
    setNeedsLayout()
  }

  private func choose(_ index: Int) {
    guard index != self.index else { return }
    self.index = index
    show()
    onChange()
    editingChanged()
  }

  private func move(by offset: Int) { choose((index + offset + choices.count) % choices.count) }

  /// Chooses the next choice that begins with a letter.
  private func find(_ letter: Character) -> Bool {
    for offset in 1...choices.count {
      let next = (index + offset) % choices.count
      if choices[next].lowercased().first == letter.lowercased().first {
        choose(next)
        return true
      }
    }
    return false
  }

  // MARK: - Responder

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommandsTitle: String? { "Choice" }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(.chooseNext) { [unowned self] in move(by: 1) },
      KeyCommand(.choosePrevious) { [unowned self] in move(by: -1) },
    ]
  }

  static let commands: [Command] = [.chooseNext, .choosePrevious]

  override func keyDown(_ key: Key) -> Bool {
    if case .character(let letter) = key.code, key.modifiers.isEmpty { return find(letter) }
    return false
  }

  override func mouseDown(_ event: MouseEvent) -> Bool {
    move(by: 1)
    return true
  }

  // MARK: - View

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: (choices.map(\.columns).max() ?? 0) + 4, height: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = Rect(x: 0, y: 0, width: bounds.width, height: min(1, bounds.height))
  }

  override var cursor: Point? { Point(x: 2, y: 0) }

  override var accessibilityValue: String? { choice }

  override var accessibilityHint: String? { choices.joined(separator: ", ") }

  // MARK: - PromptField

  /// Chooses the choice with this name, or with this beginning.
  func enter(_ text: String) {
    let typed = text.lowercased()
    let found =
      choices.firstIndex { $0.lowercased() == typed }
      ?? choices.firstIndex { $0.lowercased().hasPrefix(typed) }
    if let found { choose(found) }
  }
}

extension Command {
  static let chooseNext = Command(
    "choice.next", .right, .space, title: "Next choice", hint: "change")
  static let choosePrevious = Command("choice.previous", .left, title: "Previous choice")
}

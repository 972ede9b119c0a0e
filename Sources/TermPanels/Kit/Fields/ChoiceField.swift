/// A field for one of a few choices: Left and Right step through them, and a letter finds the next
/// that begins with it.
///
/// ```swift
/// let shelf = ChoiceField(["Novels", "Poems", "Letters"])
/// shelf.onChange = { [unowned shelf] in show(shelf.index) }
/// ```
public final class ChoiceField: View, PromptField {
  /// The choices; at least one. When they change, the index stays, or becomes that of the last
  /// choice.
  public var choices: [String] {
    didSet {
      precondition(!choices.isEmpty, "There is at least one choice.")
      guard choices != oldValue else { return }
      index = min(index, choices.count - 1)
      show()
      invalidateIntrinsicSize()
    }
  }
  /// The index of the chosen one.
  public private(set) var index: Int
  /// Called after another one was chosen by a person.
  public var onChange: () -> Void = {}
  /// Called at the same time, for the form that the field is in.
  public var editingChanged: () -> Void = {}

  private let label = Label()

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - choices: The choices; at least one.
  ///   - index: The index of the chosen one.
  public init(_ choices: [String], chosen index: Int = 0) {
    precondition(choices.indices.contains(index), "One of the choices is chosen.")
    (self.choices, self.index) = (choices, index)
    super.init()
    addSubview(label)
    accessibilityElements = []
    show()
  }

  private var choice: String { choices[index] }

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

  /// Always `true`.
  public override var canBecomeFirstResponder: Bool { true }

  public override var keyCommandsTitle: String? { "Choice" }

  /// The commands that step through the choices.
  public override var keyCommands: [KeyCommand] {
    [
      KeyCommand(.chooseNext) { [unowned self] in move(by: 1) },
      KeyCommand(.choosePrevious) { [unowned self] in move(by: -1) },
    ]
  }

  /// The commands of a choice, in the order in which they are tried.
  public static let commands: [Command] = [.chooseNext, .choosePrevious]

  /// Chooses the next choice that begins with a letter.
  public override func keyDown(_ key: Key) -> Bool {
    if case .character(let letter) = key.code, key.modifiers.isEmpty { return find(letter) }
    return false
  }

  /// Chooses the next choice.
  public override func mouseDown(_ event: MouseEvent) -> Bool {
    move(by: 1)
    return true
  }

  // MARK: - View

  /// One row; the columns of the longest choice, between two marks.
  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: (choices.map(\.columns).max() ?? 0) + 4, height: 1)
  }

  /// Places the chosen one.
  public override func layoutSubviews() {
    super.layoutSubviews()
    // No wider than the text, which would else move to the other edge from right to left.
    let width = min(bounds.width, label.text.columns)
    label.frame = Rect(x: 0, y: 0, width: width, height: min(1, bounds.height))
  }

  /// The first column of the chosen one.
  public override var cursor: Point? { Point(x: 2, y: 0) }

  /// One of a few choices.
  public override var accessibilityRole: AccessibilityRole { .choice }

  /// The chosen one.
  public override var accessibilityValue: String? { choice }

  /// All choices.
  public override var accessibilityHint: String? { choices.joined(separator: ", ") }

  // MARK: - PromptField

  /// Chooses the choice with this name, or with this beginning.
  public func enter(_ text: String) {
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

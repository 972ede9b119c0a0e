/// Shows every command that works at the moment, with all its keys, in columns below the headings
/// of topics or parts of the screen; commands with the same title share a row. Disabled commands
/// that have a reason are faint.
///
/// The help is computed from the responder chain when it is created, so it cannot be wrong. While
/// it is shown, `/` filters it, and any other key that is not its own gets an answer: what the key
/// does on the screen below, or the reason why it does nothing.
public final class HelpPanel: Panel {
  private let oracle: KeyOracle
  private let sections: [HelpSection]
  private let answer = Label(role: .secondary)
  private let field = TextField(placeholder: "A command or a key")
  private let columns = HelpColumnsView()
  private let scrolling: ScrollingContentPanel
  private let content: HelpView
  /// The keys of a sequence that has begun and is not complete.
  private var begun: [Key] = []
  /// Whether the field of the filter is shown.
  private var isFinding: Bool { content.showsField }

  /// Creates the help for the commands that an application offers now.
  public init(for application: Application) {
    oracle = application.keys.oracle()
    sections = HelpSection.sections(of: oracle)
    scrolling = ScrollingContentPanel(contentView: columns)
    content = HelpView(answer: answer, field: field, commands: columns)
    super.init()
    title = "Help"
    isModalInPresentation = false
    answer.text = "Press a key to see what it does here."
    columns.show(sections)
    field.accessibilityLabel = "Find"
    field.editingChanged = { [unowned self] in filter() }
  }

  public override func loadView() {
    view = FrameView(
      title: "Keys", content: content, padding: Insets(top: 1, left: 2, right: 1))
    embedChild(scrolling, in: content.viewport)
  }

  /// The help itself, unless the field was chosen.
  public override var preferredFirstResponder: Responder? { self }

  public override var canBecomeFirstResponder: Bool { true }

  /// The commands of the help, and those that scroll.
  public override var keyCommands: [KeyCommand] {
    ownCommands + super.keyCommands + scrolling.keyCommands
  }

  private var ownCommands: [KeyCommand] {
    let isTyping = field.isFirstResponder
    return [
      KeyCommand(.helpResults, isEnabled: isTyping && !columns.sections.isEmpty) {
        [unowned self] in goToResults()
      },
      KeyCommand(.helpFind, isEnabled: !isTyping) { [unowned self] in find() },
      KeyCommand(.helpClear, isEnabled: isFinding) { [unowned self] in clear() },
      KeyCommand(.helpClose) { [unowned self] in dismiss() },
    ]
  }

  // MARK: - Answers

  /// Answers a key that is not the help's own.
  public override func keyDown(_ key: Key) -> Bool {
    guard !field.isFirstResponder, !oracle.isUrgent(key) else { return false }
    if begun.isEmpty, isOwn(key) { return false }
    let keys = begun + [key]
    let wasBegun = !begun.isEmpty
    begun = []
    if wasBegun, oracle.forms(of: key).contains(.escape) {
      answer.text = ""
      filter()
      return true
    }
    let meaning = oracle.meaning(of: keys)
    if meaning == .beginning { begun = keys }
    reply(keys.map(\.name).joined(separator: " "), meaning)
    if wasBegun || !begun.isEmpty { filter() }
    return true
  }

  /// Whether a key performs a command of the help, or scrolls it without being a character.
  private func isOwn(_ key: Key) -> Bool {
    let commands =
      key.typedCharacter == nil ? keyCommands : ownCommands + super.keyCommands
    return commands.contains { command in
      command.isEnabled
        && oracle.keys(of: command).contains { oracle.forms(of: key).contains($0.first) }
    }
  }

  private func reply(_ key: String, _ meaning: KeyMeaning) {
    content.showsField = false
    answer.text = "\(key)  \(meaning.text)"
    answer.role = .text
    answer.highlights = [TextHighlight(0..<key.count, role: .hintKey, .bold)]
  }

  // MARK: - The filter

  private func find() {
    content.showsField = true
    field.becomeFirstResponder()
  }

  private func goToResults() {
    if field.text.isEmpty { return clear() }
    field.resignFirstResponder()
  }

  private func clear() {
    field.text = ""
    field.resignFirstResponder()
    content.showsField = false
    filter()
  }

  /// Shows the commands that the filter keeps, or those that continue a sequence that has begun.
  private func filter() {
    let words = field.text.lowercased().split(separator: " ").map(String.init)
    columns.show(
      sections.compactMap { section in
        section.filtered { entry in
          begun.isEmpty
            ? entry.matches(words) : entry.keys.contains { $0.starts(with: begun) }
        }
      })
    setNeedsStatusUpdate()
  }
}

extension KeyMeaning {
  /// The meaning in a few words.
  fileprivate var text: String {
    switch self {
    case .command(let title): title
    case .beginning: "Press the next key."
    case .count: "Repeats the next movement."
    case .disabled(let title, let obstacle): "\(title) · \(obstacle ?? "Disabled now")"
    case .text: "Types text."
    case .nothing: "Does nothing here."
    }
  }
}

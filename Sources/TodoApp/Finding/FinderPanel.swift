import TermPanels
import TodoLanguage

/// A screen of items that can be asked for some of them: above what it shows, while somebody looks
/// for something, is a field with a query.
@MainActor final class FinderPanel: Panel {
  /// Where the screen shows what it has.
  let content = ContainerPanel()
  /// Told which items are to be shown; `nil` is all of them. A query that cannot be read is not
  /// told of, so that what was found last stays.
  var onChange: (Query?) -> Void = { _ in }
  /// Whether there is something to look at.
  var hasItems: () -> Bool = { false }
  /// Keeps what is typed as a view.
  var onSave: (String) -> Void = { _ in }
  /// The list of what was found. While somebody types, the first row is the current one.
  weak var list: ListPanel?
  /// Whether something is looked for.
  private(set) var isFinding = false
  /// The row that was current before.
  private var formerRow: AnyHashable?

  private let field = TextField(placeholder: "Words, @tag, due<7d …")
  private let problem = Label(role: .error, isMultiline: true)
  private lazy var finder = FinderView(field: field, problem: problem)

  override init() {
    super.init()
    field.editingChanged = { [unowned self] in ask() }
    field.accessibilityLabel = "Find"
  }

  /// Said where nothing answers.
  static var nothing: MessagePanel {
    MessagePanel(
      Message(title: "Nothing is like that", detail: "Esc shows everything again."))
  }

  override func loadView() {
    view = finder
    embedChild(content, in: finder.results)
  }

  override var childForStatus: Panel? { content }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + (field.isFirstResponder ? typingCommands : lookingCommands)
  }

  /// What works while the field has the keys.
  var typingCommands: [KeyCommand] {
    [
      KeyCommand(
        id: "find.goOn", .enter, .down, title: "Go on in what was found", hint: "go on",
        isEnabled: hasItems()
      ) { [unowned self] in goOn() },
      saveCommand,
      KeyCommand(id: "find.end", .escape, title: "Show everything again", hint: "show all") {
        [unowned self] in end()
      },
    ]
  }

  /// What works while the items have them.
  var lookingCommands: [KeyCommand] {
    [
      KeyCommand(
        id: "find.begin", .character("/"), title: "Find in what is here", hint: "find",
        isEnabled: isFinding || hasItems()
      ) { [unowned self] in begin() },
      saveCommand,
      KeyCommand(
        id: "find.end", .escape, title: "Show everything again", hint: "show all",
        isEnabled: isFinding
      ) { [unowned self] in end() },
    ]
  }

  private var saveCommand: KeyCommand {
    KeyCommand(
      id: "find.save", .control("s"), title: "Save as a view", hint: canSave ? "save" : nil,
      isEnabled: canSave
    ) { [unowned self] in onSave(field.text) }
  }

  private var canSave: Bool {
    isFinding && problem.text.isEmpty && field.text.contains { !$0.isWhitespace }
  }

  /// To be called when something has been found after ``onChange`` has returned.
  func didFind() {
    guard isFinding, field.isFirstResponder else { return }
    if field.text.isEmpty { list?.makeCurrent(formerRow) } else { list?.makeCurrent(index: 0) }
  }

  private func begin() {
    if !isFinding { formerRow = list?.currentID }
    isFinding = true
    finder.showsField = true
    field.becomeFirstResponder()
  }

  /// Who has looked for nothing is done.
  private func goOn() {
    if field.text.isEmpty { return end() }
    field.resignFirstResponder()
  }

  /// Who has gone on to a row stays there, who has only typed is back where they were.
  private func end() {
    let isTyping = field.isFirstResponder
    isFinding = false
    field.text = ""
    say(nil)
    field.resignFirstResponder()
    finder.showsField = false
    onChange(nil)
    if isTyping { list?.makeCurrent(formerRow) }
  }

  private func ask() {
    do {
      let query = try Query(parsing: field.text)
      say(nil)
      onChange(query)
      didFind()
    } catch {
      say(error)
    }
  }

  private func say(_ error: LanguageError?) {
    let text = field.text
    field.highlights = error.map { [$0.highlight(in: text)] } ?? []
    problem.text = error?.message ?? ""
    finder.setNeedsLayout()
  }
}

extension LanguageError {
  /// The stretch of the text that is wrong, underlined.
  @MainActor func highlight(in text: String) -> TextHighlight {
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    let end = text.distance(from: text.startIndex, to: range.upperBound)
    return TextHighlight(start..<end, role: .error, .underline)
  }
}

import CivilCalendar
import DatePhrases
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

/// A screen of items with a search: while it is under way, a field for a query is above the items.
@MainActor final class FinderPanel: Panel {
  /// The container of the screen's content.
  let content = ContainerPanel()
  /// Called with the query of the items to show; `nil` is all of them. It is not called for a query
  /// that cannot be parsed, so that the last results stay.
  var onChange: (Query?) -> Void = { _ in }
  /// The habits with which typed dates are read.
  var habits: () -> DateHabits = { DateHabits() }
  /// Whether there are items to show.
  var hasItems: () -> Bool = { false }
  /// Saves the typed query as a view.
  var onSave: (String) -> Void = { _ in }
  /// The list of results. While somebody types, its first row is current.
  weak var list: ListPanel<TodoItem.ID>?
  /// Whether a search is under way.
  private(set) var isFinding = false
  /// The row that was current before the search.
  private var formerRow: TodoItem.ID?

  /// A line below the items; empty for none.
  var footer: String {
    get { finder.footer }
    set { finder.footer = newValue }
  }

  private let field = TextField(placeholder: "Words, @tag, due<7d …")
  private let problem = Label(role: .error, isMultiline: true)
  private lazy var finder = FinderView(field: field, problem: problem)

  override init() {
    super.init()
    field.editingChanged = { [unowned self] in ask() }
    field.accessibilityLabel = "Find"
  }

  /// The message when nothing matches.
  static var nothing: MessagePanel {
    MessagePanel(
      Message(title: "No matches", detail: "Esc clears the search."))
  }

  override func loadView() {
    view = finder
    embedChild(content, in: finder.results)
  }

  override var childForStatus: Panel? { content }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + (field.isFirstResponder ? typingCommands : lookingCommands)
  }

  private var typingCommands: [KeyCommand] {
    [
      KeyCommand(.showResults, isEnabled: hasItems()) { [unowned self] in goToResults() },
      saveCommand,
      KeyCommand(.endSearch) { [unowned self] in end() },
    ]
  }

  private var lookingCommands: [KeyCommand] {
    [
      KeyCommand(
        .find, isEnabled: isFinding || hasItems(), obstacle: "There is nothing to search"
      ) { [unowned self] in begin() },
      saveCommand,
      KeyCommand(.endSearch, isEnabled: isFinding) { [unowned self] in end() },
    ]
  }

  private var saveCommand: KeyCommand {
    KeyCommand(.saveSearch, isEnabled: canSave) { [unowned self] in onSave(field.text) }
  }

  private var canSave: Bool {
    isFinding && problem.text.isEmpty && field.text.contains { !$0.isWhitespace }
  }

  /// To be called when results arrive after ``onChange`` has returned.
  func didFind() {
    guard isFinding, field.isFirstResponder else { return }
    if field.text.isEmpty { list?.makeCurrent(formerRow) } else { list?.makeCurrent(index: 0) }
  }

  /// Begins a search, or continues to type its query.
  func begin() {
    if !isFinding { formerRow = list?.currentID }
    isFinding = true
    finder.showsField = true
    field.becomeFirstResponder()
  }

  /// Moves the focus to the results. An empty query ends the search.
  private func goToResults() {
    if field.text.isEmpty { return end() }
    field.resignFirstResponder()
  }

  /// Ends a search, if one is under way.
  func endSearch() { if isFinding { end() } }

  /// Ends the search. The current row stays if the focus was in the results; otherwise the former
  /// row becomes current again.
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
      let query = try Query(parsing: field.text, habits: habits())
      say(nil)
      onChange(query)
      didFind()
    } catch {
      say(error)
    }
  }

  private func say(_ error: LanguageError?) {
    field.highlights =
      error.map { [TextHighlight($0.range, in: field.text, role: .error, .underline)] } ?? []
    problem.text = error?.message ?? ""
    finder.setNeedsLayout()
  }
}

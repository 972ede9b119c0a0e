import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

/// One item: whether it is done, its name, its details and its due date.
@MainActor final class ItemRowPanel: Panel {
  /// The surroundings of an item that a row shows.
  enum Detail {
    /// Its depth: its parent is above it.
    case depth
    /// Its parent.
    case parent
    /// Its parent and its list.
    case parentAndList
  }

  /// The surroundings of an item, as far as they are shown.
  struct Surroundings: Equatable {
    var detail = Detail.depth
    var parent: String?
    var list: TodoList?
  }

  private var row: OutlineRow?
  private var surroundings = Surroundings()
  /// The time zone for the day on which an item was done.
  private let zone: Zone
  /// The day relative to which due dates are shown.
  var today: Day {
    didSet { if today != oldValue, isViewLoaded { show() } }
  }

  /// Whether a row shows the day on which its item is due; a heading may show it already.
  var tellsDay = true {
    didSet { if tellsDay != oldValue, isViewLoaded { show() } }
  }
  /// The style of dates. Set it before the item.
  var dateStyle = DateStyle.short
  /// Whether somebody else has just changed the item.
  var isNews = false {
    didSet { if isNews != oldValue { newsView.isNews = isNews } }
  }
  /// The maximum number of columns for the name of a list beside an item.
  private static let columnsOfList = 16

  private let mark = Label()
  private let name = Label()
  private let tags = Label(role: .faint)
  private let notes = Label("≡", role: .faint)
  private let subtasks = Label(role: .secondary)
  private let parentName = Label(role: .faint)
  private let list = Label(role: .faint)
  private let recurrence = Label("↻", role: .secondary)
  private let priority = Label()
  private let when = Label()

  private lazy var rowView = ItemRowView(
    mark: mark, name: name, note: parentName,
    details: [list, tags, notes, subtasks, recurrence, priority, when],
    leaving: [list, tags, notes, recurrence, subtasks, priority, when])

  private lazy var newsView = NewsView(rowView)

  init(today: Day, zone: Zone) {
    self.today = today
    self.zone = zone
    super.init()
  }

  /// The editor of the name while it is renamed in the row.
  private var editing: NameEditor?

  /// Whether the name of an item can be edited here.
  func canEditName(of id: Identifier<TodoItem>) -> Bool { editing == nil && row?.item.id == id }

  /// Shows an item at its depth, with its surroundings.
  func show(_ row: OutlineRow, _ surroundings: Surroundings) {
    if row.item.id != editing?.item.id { endEditing(accepts: true) }
    guard row != self.row || surroundings != self.surroundings else { return }
    (self.row, self.surroundings) = (row, surroundings)
    if isViewLoaded { show() }
  }

  override func loadView() {
    rowView.insets = Insets(right: 2)
    rowView.accessibilityElements = [
      name, mark, priority, when, recurrence, subtasks, parentName, list, tags, notes,
    ]
    view = newsView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.accessibilityLabel = "has notes"
    show()
  }

  private func show() {
    guard let row else { return }
    let item = row.item
    rowView.depth = row.depth
    mark.text = item.isDone ? "✓" : "○"
    // The date of completion shows that an item is done.
    mark.accessibilityLabel = item.isDone ? "" : "open"
    mark.role = item.isDone ? .faint : .secondary
    name.text = item.name
    name.role = item.isDone ? .done : .text
    showDetails(of: item)
    showSurroundings(of: item)
    let words = words(for: item)
    let isTold = tellsDay || item.isDone
    when.text = (isTold ? words?.text : item.dueTime.map(DayWords.time)) ?? ""
    when.accessibilityLabel = words?.text
    when.role = words?.role ?? .secondary
    when.isHidden = when.text.isEmpty
    view.setNeedsLayout()
  }

  override func viewWillDisappear(animated: Bool) {
    super.viewWillDisappear(animated: animated)
    endEditing(accepts: true)
  }

  override var keyCommandsTitle: String? { editing == nil ? nil : "The name" }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + (editing == nil ? [] : editingCommands)
  }

  private func showDetails(of item: TodoItem) {
    tags.text = item.tags.map { "@" + $0 }.joined(separator: " ")
    tags.accessibilityLabel = "tagged " + item.tags.joined(separator: ", ")
    tags.isHidden = item.tags.isEmpty
    notes.isHidden = item.notes.isEmpty
    let done = item.subtaskCount - item.openSubtaskCount
    let fold = row?.isFolded.map { $0 ? "▸ " : "▾ " } ?? ""
    subtasks.text = "\(fold)\(done)/\(item.subtaskCount)"
    subtasks.accessibilityLabel =
      (row?.isFolded == true ? "folded, " : "") + "\(done) of \(item.subtaskCount) parts done"
    subtasks.role = item.isDone ? .faint : .secondary
    subtasks.isHidden = item.subtaskCount == 0
    recurrence.accessibilityLabel = item.recurrence?.description
    recurrence.role = item.isDone ? .faint : .secondary
    recurrence.isHidden = item.recurrence == nil
    priority.text = String(repeating: "!", count: item.priority.rawValue)
    priority.accessibilityLabel = item.priority.name + " priority"
    priority.role = item.isDone ? .faint : item.priority == .high ? .accent : .secondary
    priority.isHidden = item.priority == .none
  }

  private func showSurroundings(of item: TodoItem) {
    let part = surroundings.parent.map { "part of \($0)" }
    let isTold = surroundings.detail != .depth
    name.accessibilityLabel = isTold ? nil : part.map { "\(item.name), \($0)" }
    parentName.text = "‹ " + (surroundings.parent ?? "")
    parentName.accessibilityLabel = part
    parentName.isHidden = !isTold || part == nil
    list.text =
      surroundings.list.map {
        $0.emoji.isEmpty ? $0.name.truncated(toColumns: Self.columnsOfList) : $0.emoji
      } ?? ""
    list.accessibilityLabel = surroundings.list.map { "in \($0.name)" }
    list.isHidden = list.text.isEmpty
  }

  private func words(for item: TodoItem) -> DayWords? {
    if let completed = item.completed {
      return DayWords(done: zone.day(of: completed), today: today, style: dateStyle)
    }
    return item.due.map {
      DayWords(due: $0, at: item.dueTime, today: today, style: dateStyle)
    }
  }
}

// MARK: - Editing in place

extension ItemRowPanel {
  /// Edits the name in its place, if ``canEditName(of:)``. Enter accepts the new name, and so does
  /// anything that takes the focus or the row away; Esc restores the old name.
  func editName(_ editor: NameEditor) {
    guard canEditName(of: editor.item.id) else { return }
    editing = editor
    editor.field.didEndEditing = { [unowned self] in endEditing(accepts: true) }
    rowView.editor = editor.field
    editor.field.becomeFirstResponder()
  }

  fileprivate func endEditing(accepts: Bool) {
    guard let editor = editing else { return }
    editing = nil
    editor.field.resignFirstResponder()
    rowView.editor = nil
    editor.end(accepts: accepts)
  }

  private var editingCommands: [KeyCommand] {
    [
      KeyCommand(.acceptName) { [unowned self] in endEditing(accepts: true) },
      KeyCommand(.cancelName) { [unowned self] in endEditing(accepts: false) },
    ]
  }

  /// The commands while the name is edited.
  static let commands: [Command] = [.acceptName, .cancelName]
}

extension Command {
  static let acceptName = Command(
    "rename.accept", .enter, title: "Keep the new name", hint: "rename")
  static let cancelName = Command(
    "rename.cancel", .escape, title: "Leave the old name", hint: "cancel")
}

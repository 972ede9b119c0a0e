import CivilCalendar
import TermPanels
import TodoModel
import TodoValues
import TodoWording

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

  /// The style in which a row shows its item.
  struct Style: Equatable {
    var days: DayFormat
    /// The property that the row needs not show.
    var heading: PlanMarks.Heading?
  }

  /// The content of a row.
  private struct Content: Equatable {
    let row: OutlineRow
    let surroundings: Surroundings
    let style: Style
  }

  private var content: Content?
  /// Completes the item, or reopens it, after a click on its circle.
  var toggle: (Identifier<TodoItem>) -> Void = { _ in }
  /// Whether a name that has no room in one line is wrapped.
  var wrapsName: Bool {
    get { rowView.wrapsName }
    set { rowView.wrapsName = newValue }
  }
  /// The time zone for the day on which an item was done.
  private let zone: Zone

  private let mark = Label()
  private let name = Label("", .verbatim)
  private let tags = Label(role: .faint, .verbatim)
  private let notes = Label("≡", role: .faint)
  private let effort = Label(role: .secondary)
  private let subtasks = Label(role: .secondary)
  private let parentName = Label(role: .faint)
  private let list = Label(role: .faint)
  private let recurrence = Label("↻", role: .secondary)
  private let postponed = Label("»", role: .secondary)
  private let flag = Label("⚑", role: .overdue)
  private let plan = Label(role: .today)
  private let start = Label(role: .secondary)
  private let priority = Label()
  private let when = Label()
  private let shortWhen = Label()

  private lazy var rowView = ItemRowView(
    mark: mark, name: name, note: parentName,
    details: [
      .init(label: list), .init(label: tags), .init(label: notes),
      .init(label: effort, isTrailing: true),
      .init(label: subtasks, isTrailing: true), .init(label: recurrence),
      .init(label: postponed), .init(label: flag),
      .init(label: priority), .init(label: start), .init(label: plan),
      .init(label: when, short: shortWhen, isTrailing: true),
    ],
    yielding: [list, tags, notes],
    leaving: [recurrence, effort, postponed, subtasks, start, plan, priority, flag, when])

  private lazy var newsView = NewsView(rowView)

  init(zone: Zone) {
    self.zone = zone
    super.init()
  }

  /// The editor of the name while it is renamed in the row.
  private var editing: NameEditor?

  /// The item that the row shows.
  var item: TodoItem? { content?.row.item }

  /// Whether the name of an item can be edited here.
  func canEditName(of id: Identifier<TodoItem>) -> Bool { editing == nil && item?.id == id }

  /// Shows an item at its depth, with its surroundings. A sign shows that it is news: somebody else
  /// has just changed it.
  func show(
    _ row: OutlineRow, _ surroundings: Surroundings, in style: Style, _ columns: ItemColumns,
    isNews: Bool
  ) {
    newsView.isNews = isNews
    if columns !== rowView.columns {
      // The needs of the row are noted again.
      (rowView.columns, content) = (columns, nil)
    }
    if row.item.id != editing?.item.id { endEditing(accepts: true) }
    let next = Content(row: row, surroundings: surroundings, style: style)
    guard next != content else { return }
    content = next
    if isViewLoaded { show() }
  }

  override func didMove(toParent parent: Panel?) {
    super.didMove(toParent: parent)
    if parent == nil { rowView.leaveColumns() } else { rowView.contentDidChange() }
  }

  override func loadView() {
    rowView.insets = Insets(right: 2)
    rowView.accessibilityElements = [
      name, mark, flag, priority, plan, when, start, effort, recurrence, postponed, subtasks,
      parentName,
      list,
      tags, notes,
    ]
    view = newsView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.accessibilityLabel = "has notes"
    flag.accessibilityLabel = "flagged"
    show()
  }

  private func show() {
    guard let content else { return }
    let item = content.row.item
    rowView.depth = content.row.depth
    let isInWork = item.workingSince != nil
    mark.text = item.isDone ? "✓" : isInWork ? "◐" : item.isBlocked ? "⊘" : "○"
    // The date of completion shows that an item is done.
    mark.accessibilityLabel =
      item.isDone ? "" : isInWork ? "being worked on" : item.isBlocked ? "blocked" : "open"
    mark.role = item.isDone ? .faint : isInWork ? .accent : .secondary
    name.text = item.name
    name.role = item.isDone ? .done : .text
    showDetails(of: content.row)
    showPlan(of: item, content.style)
    show(content.surroundings, of: item)
    showDue(of: item, content.style)
    rowView.contentDidChange()
  }

  private func showDue(of item: TodoItem, _ style: Style) {
    let due = dueText(of: item, style.days)
    let time = item.dueTime.map(DayFormat.time) ?? ""
    let showsDue = item.isDone || style.heading != item.due.map(PlanMarks.Heading.day)
    when.text = showsDue ? due?.text ?? "" : time
    when.accessibilityLabel = due?.text
    shortWhen.text = showsDue ? due?.short ?? "" : time
    (when.isHidden, shortWhen.isHidden) = (when.text.isEmpty, when.text.isEmpty)
    (when.role, shortWhen.role) = (due?.role ?? .secondary, due?.role ?? .secondary)
  }

  override func viewWillDisappear(animated: Bool) {
    super.viewWillDisappear(animated: animated)
    endEditing(accepts: true)
  }

  /// Handles a click on the circle, or on the blank after it. The bar stays where it is.
  override func mouseDown(_ event: MouseEvent) -> Bool {
    guard event.modifiers.isEmpty, let item else { return false }
    let x = event.location(in: rowView).x - mark.frame.minX
    guard (0...mark.frame.width).contains(x) else { return false }
    toggle(item.id)
    return true
  }

  override var keyCommandsTitle: String? { editing == nil ? nil : "Name" }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + (editing == nil ? [] : editingCommands)
  }

  /// Shows when an item is planned and when it starts, if that is still to come.
  private func showPlan(of item: TodoItem, _ style: Style) {
    let marks = PlanMarks(of: item, below: style.heading, in: style.days)
    plan.text = marks.plan ?? ""
    plan.role = item.plan.map { $0.day <= style.days.today ? .today : .secondary } ?? .secondary
    start.text = marks.start ?? ""
    (plan.isHidden, start.isHidden) = (marks.plan == nil, marks.start == nil)
    flag.isHidden = !item.isFlagged
    flag.role = item.isDone ? .faint : .overdue
  }

  private func showDetails(of row: OutlineRow) {
    let item = row.item
    let role: Role = item.isDone ? .faint : .secondary
    // Most items have none of these: the texts of a hidden label are not made.
    tags.isHidden = item.tags.isEmpty
    if !tags.isHidden {
      tags.text = item.tags.map { "@" + $0 }.joined(separator: " ")
      tags.accessibilityLabel = "tagged " + item.tags.joined(separator: ", ")
    }
    notes.isHidden = item.notes.isEmpty
    subtasks.isHidden = item.subtaskCount == 0
    if !subtasks.isHidden {
      let done = item.subtaskCount - item.openSubtaskCount
      let fold = row.isFolded.map { $0 ? "▸ " : "▾ " } ?? ""
      subtasks.text = "\(fold)\(done)/\(item.subtaskCount)"
      subtasks.accessibilityLabel =
        (row.isFolded == true ? "folded, " : "") + "\(done) of \(item.subtaskCount) subtasks done"
      subtasks.role = role
    }
    effort.isHidden = item.effort == nil
    if let duration = item.effort {
      effort.text = "\(duration)"
      effort.accessibilityLabel = "effort \(effort.text)"
      effort.role = role
    }
    recurrence.isHidden = item.recurrence == nil
    if let rule = item.recurrence {
      recurrence.accessibilityLabel = rule.description
      recurrence.role = role
    }
    postponed.isHidden = !item.isOftenPostponed
    if !postponed.isHidden { postponed.accessibilityLabel = item.postponedText }
    priority.show(item.priority, isDone: item.isDone)
  }

  private func show(_ surroundings: Surroundings, of item: TodoItem) {
    let showsParent = surroundings.detail != .depth
    parentName.show(parent: surroundings.parent)
    name.accessibilityLabel =
      showsParent
      ? nil : surroundings.parent.map { "\(item.name), \(Label.subtaskText(of: $0))" }
    if !showsParent { parentName.isHidden = true }
    list.show(surroundings.list)
  }

  private func dueText(of item: TodoItem, _ days: DayFormat) -> DayFormat.Text? {
    if let completed = item.completed { return days.done(zone.day(of: completed)) }
    return item.due.map { days.due($0, at: item.dueTime) }
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
    "rename.accept", .enter, title: "Rename", hint: "rename")
  static let cancelName = Command(
    "rename.cancel", .escape, title: "Keep the old name", hint: "cancel")
}

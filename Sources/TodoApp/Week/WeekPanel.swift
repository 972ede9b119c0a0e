import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

/// The screen that plans a week: the items without a day, and seven days. Digits put the current
/// item, or the marked ones, on a day; Enter saves all choices in one change.
@MainActor final class WeekPanel: Panel {
  /// The commands for an item.
  static let actions = Command.weekDays + [.weekTakeBack]
  /// The commands besides those of the lists.
  static let commands: [Command] = [
    .weekSave, .weekSwitch, .weekWhy, .weekClose, .weekUndo, .weekRight, .weekLeft,
  ]

  /// Whether the choices are being saved; then no other one is taken.
  var isSaving = false
  /// Called to save the choices.
  var onSave: () -> Void = {}
  /// Called to leave; the choices are lost.
  var onClose: () -> Void = {}

  private let items: WeekItems
  private let usual: UsualLoad
  private let messages: Messages
  /// The items without a day; in one column those of the days too.
  private let open = ListPanel<TodoItem.ID>()
  private let days = ListPanel<TodoItem.ID>()
  private let openRows: WeekRows
  private let dayRows: WeekRows
  private let strip = WeekStripView()
  private let note = Label("Every item has a day.", role: .faint)
  private let isAlwaysOne: Bool
  private lazy var columns = WeekView(strip: strip, note: note, isAlwaysOne: isAlwaysOne)
  /// Whether the days had the keys last.
  private var isInDays = false

  init(
    _ items: WeekItems, _ usual: UsualLoad, _ access: StoreAccess, _ messages: Messages,
    _ news: News, asOneList: Bool
  ) {
    (self.items, self.usual, self.messages) = (items, usual, messages)
    openRows = WeekRows(items, usual, access, messages, news)
    dayRows = WeekRows(items, usual, access, messages, news)
    isAlwaysOne = asOneList
    super.init()
    title = "Plan the week"
    (open.title, days.title) = ("Plan the week", "Plan the week")
    for (list, rows) in [(open, openRows), (days, dayRows)] {
      list.allowsMultipleSelection = true
      list.delegate = self
      list.dataSource = rows.grouped
    }
  }

  // MARK: - Panel

  override func loadView() {
    view = columns
    columns.columnsDidChange = { [unowned self] in
      if !columns.hasTwo { focus(onDays: false) }
      show(animated: false)
    }
    embedChild(open, in: columns.first)
    embedChild(days, in: columns.second)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(animated: false)
  }

  private var focused: ListPanel<TodoItem.ID> { isInDays ? days : open }

  override var childForStatus: Panel? { focused }

  override func updateStatus() {
    super.updateStatus()
    // A click has given the keys to a column.
    if days.isFirstResponder != open.isFirstResponder { isInDays = days.isFirstResponder }
    columns.first.isActive = !isInDays
    columns.second.isActive = isInDays
  }

  /// Observes the rows that are no longer news.
  func observe(_ news: News) -> [AnyObject] {
    [open, days].map { news.observe(in: $0, row: \.item) }
  }

  // MARK: - Showing

  /// Shows the items as they are now, with the choices.
  func reload() {
    items.update()
    show(animated: true)
  }

  private func show(animated: Bool) {
    let hasTwo = columns.hasTwo
    openRows.sections = items.unplanned + (hasTwo ? [] : items.days)
    dayRows.sections = hasTwo ? items.days : []
    note.isHidden = openRows.rowCount > 0 || !hasTwo
    strip.loads = items.days.compactMap { section in
      section.day.map { .init(day: $0, load: DayLoad(of: section.items)) }
    }
    open.reloadData(animated: animated)
    days.reloadData(animated: animated)
    let chosen = items.plan.choices.count
    let count = items.unplannedCount
    navigationItem.detail =
      if chosen > 0 { "\(chosen) chosen" } else if !items.isComplete { "searching…" } else {
        count == 0 ? nil : "\(count)\(items.isCut ? "+" : "") to plan"
      }
    setNeedsStatusUpdate()
  }

  // MARK: - Keys

  override var keyCommands: [KeyCommand] {
    let count = items.plan.choices.count
    return super.keyCommands + [
      KeyCommand(
        .weekSave, title: count == 0 ? "Close" : "Save the plan",
        hint: count == 0 ? "close" : "save", isEnabled: !isSaving
      ) { [unowned self] in count == 0 ? onClose() : onSave() },
      // The word shows which column has the keys, without colours too.
      KeyCommand(
        .weekSwitch, title: (isOnDay ? Command.weekLeft : .weekRight).title,
        hint: isOnDay ? "undated" : "days"
      ) { [unowned self] in go(toDays: !isOnDay) },
      KeyCommand(.weekWhy) { [unowned self] in explainDay() },
      KeyCommand(.weekClose, isEnabled: !isSaving) { [unowned self] in leave() },
      KeyCommand(
        .weekUndo, isEnabled: items.plan.canUndo && !isSaving, obstacle: "Nothing to undo yet"
      ) { [unowned self] in
        items.plan.undo()
        reload()
      },
      KeyCommand(.weekRight) { [unowned self] in go(toDays: true) },
      KeyCommand(.weekLeft) { [unowned self] in go(toDays: false) },
      KeyCommand(.showHelp) { [unowned self] in
        if let application { present(HelpPanel(for: application)) }
      },
    ]
  }

  private var isOnDay: Bool {
    if columns.hasTwo { return isInDays }
    return open.currentID.flatMap { openRows.section(of: $0)?.day } != nil
  }

  private func go(toDays: Bool) {
    if columns.hasTwo { return focus(onDays: toDays) }
    let sections = toDays ? items.days : items.unplanned
    guard toDays != isOnDay, let item = sections.lazy.flatMap(\.items).first else { return }
    open.makeCurrent(item.id)
  }

  private func focus(onDays: Bool) {
    isInDays = onDays
    focused.becomeFirstResponder()
    setNeedsStatusUpdate()
  }

  private func leave() {
    let count = items.plan.choices.count
    guard count > 0 else { return onClose() }
    let alert = AlertPanel(
      title: "Save the plan?",
      message: "You have chosen a day for \(Counts.items(count)).")
    alert.addAction(AlertAction("Save", key: .character("s")) { [unowned self] in onSave() })
    alert.addAction(
      AlertAction("Discard", style: .destructive, key: .character("d")) { [unowned self] in
        onClose()
      })
    alert.addAction(AlertAction("Continue", style: .cancel))
    present(alert)
  }

  // MARK: - Choosing

  private func subject(_ id: TodoItem.ID, in list: ListPanel<TodoItem.ID>) -> [TodoItem] {
    (list.markedCount > 0 ? list.markedIDs : [id]).compactMap(items.item)
  }

  private func put(_ id: TodoItem.ID, in list: ListPanel<TodoItem.ID>, on day: Day) {
    let chosen = subject(id, in: list).filter { $0.deferUntil.map { $0 <= day } ?? true }
    guard !chosen.isEmpty else {
      return messages.explain("It starts after \(messages.days.inSentence(day))")
    }
    list.stepAside(from: Set(chosen.map(\.id)))
    items.plan.put(chosen, on: day)
    list.clearMarks()
    reload()
  }

  private func takeBack(_ id: TodoItem.ID, in list: ListPanel<TodoItem.ID>) {
    let chosen = subject(id, in: list)
    items.plan.remember()
    let taken = chosen.filter { items.plan.takeBack($0) }
    guard !taken.isEmpty else {
      items.plan.forgetStep()
      return messages.explain(reason(against: chosen))
    }
    list.stepAside(from: Set(taken.map(\.id)))
    list.clearMarks()
    reload()
  }

  private func reason(against items: [TodoItem]) -> String {
    guard items.count == 1, let item = items.first else { return "None of these items is planned" }
    guard let day = self.items.plan.day(of: item) else { return "“\(item.name)” has no day yet" }
    let due = messages.days.adverb(day)
    return "“\(item.name)” is due \(due). A digit plans it for another day."
  }

  // MARK: - Why a day is full

  private func explainDay() {
    let own = focused.currentID.flatMap { (isInDays ? dayRows : openRows).section(of: $0)?.day }
    let loads = items.days.map { (day: $0.day, load: DayLoad(of: $0.items).countedMinutes) }
    let fullest = loads.max { $0.load < $1.load }?.day
    guard let day = own ?? fullest, let index = items.days.firstIndex(where: { $0.day == day })
    else { return }
    let reasons = items.days.map { DayReason($0, items.plan, usual, messages.days) }
    let panel = ExplanationPanel(
      "How full is the day?", reasons[index].blocks, close: .closeDayReason)
    panel.further = { [unowned panel] in
      zip(Command.dayReasons, reasons).map { command, reason in
        KeyCommand(command, title: reason.title) { [unowned panel] in panel.show(reason.blocks) }
      }
    }
    present(panel)
  }
}

extension WeekPanel: ListDelegate {
  /// In a dialogue a number asks for the day of its row.
  func selectionTitle(in list: ListPanel<TodoItem.ID>) -> String? {
    isAlwaysOne ? "plan" : nil
  }

  func list(
    _ list: ListPanel<TodoItem.ID>, didSelectRow id: TodoItem.ID
  ) -> ListSelectionResponse {
    let actions = dayActions(for: id, in: list)
    if isAlwaysOne { present(MenuPanel(title: "Day", actions: actions)) }
    return []
  }

  func list(_ list: ListPanel<TodoItem.ID>, actionsForRow id: TodoItem.ID) -> [RowAction] {
    guard !isSaving else { return [] }
    return dayActions(for: id, in: list) + [
      RowAction(.weekTakeBack) { [unowned self] in takeBack(id, in: list) }
    ]
  }

  private func dayActions(
    for id: TodoItem.ID, in list: ListPanel<TodoItem.ID>
  ) -> [RowAction] {
    zip(Command.weekDays, items.days).compactMap { command, section in
      guard let day = section.day else { return nil }
      var action = RowAction(command, title: "Plan for \(messages.days.inSentence(day))") {
        [unowned self] in put(id, in: list, on: day)
      }
      action.note = WeekHeadingPanel.words(DayLoad(of: section.items))
      return action
    }
  }
}

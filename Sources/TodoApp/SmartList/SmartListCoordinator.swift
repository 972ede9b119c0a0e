import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues
import TodoWording

/// The screen of items from all lists, gathered by a smart list, a view or a day; when there are
/// none, it offers a way to continue.
@MainActor final class SmartListCoordinator: Coordinator, ItemScreen {
  private let access: StoreAccess
  private let messages: Messages
  private weak var navigator: Navigator?
  private let forms: Forms
  private let news: News
  private let dayChanges: DayChanges
  private(set) var gathering: Gathering
  private let listPanel = ListPanel<TodoItem.ID>()
  private let screen = FinderPanel()
  private let results: QueryResults
  private let itemRows: ItemRows
  private let emptyPanel: MessagePanel
  private let nothingPanel = FinderPanel.nothing
  /// The query of the search among the items.
  private var wanted = Query.everything
  private var observations: [AnyObject] = []
  let actions: ItemActions

  init(
    _ gathering: Gathering, _ access: StoreAccess, _ messages: Messages, _ navigator: Navigator,
    _ news: News, _ dayChanges: DayChanges
  ) throws(StoreError) {
    self.gathering = gathering
    (self.access, self.messages, self.navigator) = (access, messages, navigator)
    (forms, self.news, self.dayChanges) = (navigator.forms, news, dayChanges)
    let query = gathering.query(today: access.today, access.habits)
    results = try access.store.results(for: query)
    let actions = ItemActions(listPanel, access, messages, navigator)
    self.actions = actions
    itemRows = ItemRows(
      results, access, messages, news,
      detail: query.grouping == .list ? .parent : .parentAndList, below: query.grouping
    ) { [unowned actions] in actions.toggleDone($0) }
    emptyPanel = MessagePanel(gathering.emptyMessage(in: messages.days))
    super.init()
    screen.title = gathering.title(in: messages.days)
    screen.commands = { [unowned self] in commands + ItemAction.withoutPositions }
    screen.onChange = { [unowned self] in find($0) }
    screen.habits = { access.habits }
    screen.onSave = { [unowned self] in
      forms.addView(saving: Query.typed(self.gathering.typed, and: $0))
    }
    screen.hasItems = { [unowned self] in results.count > 0 }
    results.didChange = { [weak self] in
      if let failure = self?.results.failure { messages.report(failure) }
      self?.reload()
      self?.screen.didFind()
    }
    screen.list = listPanel
    actions.attach(to: self)
    listPanel.dataSource = itemRows.grouped
  }

  private var commands: [KeyCommand] {
    let showsMessage = isEmpty && !screen.isFinding
    switch gathering {
    case .smart(let kind):
      // No button: a person who ticks off one item after the other would press it with the same
      // key.
      let wayOn = kind.traits.wayOn
      return [
        KeyCommand(
          .addItem, isEnabled: takesItems,
          obstacle: "The Logbook has only completed items. Add new ones to a list."
        ) { [unowned self] in addItem() },
        KeyCommand(
          .continueElsewhere, title: wayOn.hint.capitalizedFirst, hint: wayOn.hint,
          isEnabled: showsMessage
        ) { [unowned self] in navigator?.go(to: wayOn.destination) },
      ] + (kind == .logbook ? logbookCommands : [])
    case .view(let view):
      return [
        KeyCommand(
          .addItem, isEnabled: takesItems, obstacle: "The query of this view is invalid"
        ) { [unowned self] in addItem() },
        KeyCommand(.editShownView, hint: showsMessage ? "edit the view" : nil) {
          [unowned self] in forms.editView(view)
        },
      ]
    case .day: return [KeyCommand(.addItemForDay) { [unowned self] in addItem() }]
    }
  }

  private var logbookCommands: [KeyCommand] {
    [
      RecapCopier(access: access, messages: messages).command,
      KeyCommand(.showYear) { [unowned self] in navigator?.go(to: .year) },
    ]
  }

  /// Whether an item can be added that belongs here.
  var takesItems: Bool {
    switch gathering {
    case .smart(let kind): kind != .logbook
    case .view(let view): view.filter != nil
    case .day: true
    }
  }

  /// Asks for an item that belongs here.
  func addItem() {
    switch gathering {
    case .smart(.upcoming): forms.addItemOnDay()
    case .smart(let kind): forms.addItem(kind.preset(today: access.today))
    case .day(let day): forms.addItem(ItemPreset(due: day))
    case .view(let view):
      let filter = view.filter(access.habits) ?? .everything
      forms.addItem(ItemPreset(for: filter, today: access.today, lists: access.lists)) {
        [weak self] in self?.explainAbsence(of: $0)
      }
    }
  }

  /// Reports the conditions of a view that a new item does not meet.
  private func explainAbsence(of items: [TodoItem]) {
    guard case .view(let view) = gathering, let filter = view.filter(access.habits) else { return }
    let parts = if case .all(let parts) = filter { parts } else { [filter] }
    for item in items {
      let missing = parts.filter { part in
        let query = ItemQuery(.everything, filter: part, today: access.today)
        return access.read(or: true) { try access.store.finder.isMatch(item.id, of: query) }
          == false
      }
      guard !missing.isEmpty else { continue }
      let text = missing.map(\.description).joined(separator: " ")
      return messages.explain("“\(item.name)” isn't in this view, which needs \(text)")
    }
  }

  override var primaryPanel: Panel { screen }

  var query: ItemQuery { results.query }

  override func didStart() {
    observations = [
      access.store.observe(self), news.observe(in: listPanel, row: \.item),
      dayChanges.observe { [weak self] in self?.dayDidChange() },
    ]
    show(animated: false)
  }

  override func didStop() { observations = [] }

  // MARK: - Showing

  /// Begins a search, if there are items.
  func beginSearch() { if results.count > 0 { screen.begin() } }

  private func find(_ filter: Query?) {
    wanted = filter ?? .everything
    ask()
    listPanel.reloadData(animated: false)
    show(animated: false)
  }

  /// Queries the gathered items, filtered by the search.
  private func ask() {
    var query = gathering.query(today: access.today, access.habits)
    query.filter = .all(of: [query.filter, wanted])
    itemRows.grouping = query.grouping
    results.query = query
  }

  /// Whether there are no items; not while the query is still running.
  private var isEmpty: Bool { results.count == 0 && results.isComplete }

  private func show(animated: Bool) {
    showDoneToday()
    let message = screen.isFinding ? nothingPanel : emptyPanel
    screen.content.setContent(isEmpty ? message : listPanel, animated: animated)
    screen.navigationItem.detail =
      if !results.isComplete { "searching…" } else if screen.isFinding {
        "\(results.count) found"
      } else { isEmpty ? nil : countText }
  }

  /// The number of items; for Today and for a day also the sum of their efforts.
  private var countText: String {
    let count = gathering.text(for: results.count)
    switch gathering {
    case .smart(.today), .day:
      let load = access.read(or: nil) { try access.store.counts.loadAtOnce(of: results.query) }
      return [count, load?.text(of: access.dayEffort)].compactMap(\.self).joined(separator: " · ")
    case .smart, .view: return count
    }
  }

  /// Shows the number of items done today at the foot of Today.
  private func showDoneToday() {
    guard gathering == .smart(.today) else { return }
    let done = DoneToday(access: access)
    screen.footer = done.text
    emptyPanel.message = done.message(instead: gathering.emptyMessage(in: messages.days))
  }

  private func reload() {
    // A list that became empty keeps its last picture, which fades out.
    if results.count > 0 { listPanel.reloadData() }
    show(animated: true)
  }

  private func dayDidChange() {
    showGathering()
    ask()
    reload()
  }

  /// Shows the title of the gathered items, and their message when there are none.
  private func showGathering() {
    screen.title = gathering.title(in: messages.days)
    emptyPanel.message = gathering.emptyMessage(in: messages.days)
  }
}

extension SmartListCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    guard event.isChange, followsView() else { return }
    reload()
    actions.follow(event)
  }

  /// Updates the screen of a view, or hides it if the view was deleted; returns whether it is still
  /// shown.
  private func followsView() -> Bool {
    guard case .view(let view) = gathering else { return true }
    guard let current = access.read(or: view, { try access.store.view(view.id) }) else {
      navigator?.hide(self)
      return false
    }
    guard current != view else { return true }
    gathering = .view(current)
    showGathering()
    ask()
    return true
  }
}

extension Command {
  static let continueElsewhere = Command(
    "smart.goOn", .enter, title: "Go to another list")
  static let editShownView = Command("view.edit", .character("v"), title: "Edit the view")
}

import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

/// The screen of items from all lists, gathered by a smart list, a view or a day; when there are
/// none, it offers a way to continue.
@MainActor final class SmartListCoordinator: Coordinator, ItemScreen {
  let context: AppContext
  private(set) var gathering: Gathering
  let listPanel = ListPanel()
  private let screen = FinderPanel()
  private let results: QueryResults
  private let itemRows: ItemRows
  private let rows: GroupedRows<ItemGroup.Key>
  private let emptyPanel: MessagePanel
  private let nothingPanel = FinderPanel.nothing
  private let goOn: (SmartList?) -> Void
  /// The query of the search among the items.
  private var wanted = Query.everything
  private var observation: ObservationToken?
  let actions: ItemActions

  /// Creates the screen; `goOn` shows a smart list, or the overview.
  init(
    _ gathering: Gathering, _ context: AppContext, goOn: @escaping (SmartList?) -> Void
  ) throws(StoreError) {
    self.gathering = gathering
    self.context = context
    self.goOn = goOn
    let query = gathering.query(today: context.today)
    results = try context.store.results(for: query)
    itemRows = ItemRows(
      results, context, telling: query.grouping == .list ? .parent : .parentAndList,
      below: query.grouping)
    rows = itemRows.grouped
    emptyPanel = MessagePanel(gathering.emptyMessage(context))
    actions = ItemActions(context, listPanel)
    super.init()
    screen.title = gathering.title(context)
    screen.commands = { [unowned self] in commands }
    screen.onChange = { [unowned self] in find($0) }
    screen.onSave = { [unowned self] in
      ViewPrompt.present(saving: Query.typed(self.gathering.typed, and: $0), self.context)
    }
    screen.hasItems = { [unowned self] in results.count > 0 }
    results.didChange = { [weak self] in
      self?.reload()
      self?.screen.didFind()
    }
    screen.list = listPanel
    actions.attach(to: self)
    listPanel.dataSource = rows
  }

  private var commands: [KeyCommand] {
    let showsMessage = isEmpty && !screen.isFinding
    switch gathering {
    case .smart(let kind):
      // No button: a person who ticks off one item after the other would press it with the same
      // key.
      return [
        KeyCommand(
          .continueElsewhere, title: kind.wayOn, hint: kind.wayOn.lowercased(),
          isEnabled: showsMessage
        ) { [unowned self] in goOn(kind.nextWhenEmpty) }
      ]
    case .view(let view):
      return [
        KeyCommand(.editShownView, hint: showsMessage ? "edit the view" : nil) {
          [unowned self] in ViewPrompt.present(editing: view, context)
        }
      ]
    case .day(let day):
      return [
        KeyCommand(.addItemForDay) { [unowned self] in QuickAddPrompt.present(context, due: day) }
      ]
    }
  }

  override var primaryPanel: Panel { screen }

  var query: ItemQuery { results.query }

  override func didStart() {
    observation = context.store.observe(self)
    show(animated: false)
  }

  override func didStop() { observation = nil }

  // MARK: - Showing

  private func find(_ filter: Query?) {
    wanted = filter ?? .everything
    ask()
    listPanel.reloadData(animated: false)
    show(animated: false)
  }

  /// Queries the gathered items, filtered by the search.
  private func ask() {
    var query = gathering.query(today: context.today)
    query.filter = .all(of: [query.filter, wanted])
    itemRows.grouping = query.grouping
    results.query = query
  }

  /// Whether there are no items; not while the query is still running.
  private var isEmpty: Bool { results.count == 0 && results.isComplete }

  private func show(animated: Bool) {
    let message = screen.isFinding ? nothingPanel : emptyPanel
    screen.content.setContent(isEmpty ? message : listPanel, animated: animated)
    screen.navigationItem.detail =
      if !results.isComplete { "looking …" } else if screen.isFinding {
        "\(results.count) found"
      } else { isEmpty ? nil : gathering.words(for: results.count) }
  }

  private func reload() {
    // A list that became empty keeps its last picture, which fades out.
    if results.count > 0 { listPanel.reloadData() }
    show(animated: true)
  }

  /// Makes a neighbour current instead of an item that is about to leave.
  func stepAside(from item: TodoItem) {
    guard listPanel.currentID == AnyHashable(item.id) else { return }
    listPanel.stepAside { [self] index in
      guard let id = rows.rowID(at: index).base as? Identifier<TodoItem> else { return false }
      return !actions.isLeaving(id)
    }
  }
}

extension SmartListCoordinator: DayFollower {
  func dayDidChange() {
    screen.title = gathering.title(context)
    emptyPanel.message = gathering.emptyMessage(context)
    ask()
    reload()
  }
}

extension SmartListCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    switch event {
    case .changed(let changes):
      guard followsView() else { return }
      reload()
      if changes.origin == .own, let id = changes.entry?.item, !actions.isLeaving(id) {
        listPanel.makeCurrent(id)
      }
    case .reloaded: if followsView() { reload() }
    case .writing, .displaced: break
    }
  }

  /// Updates the screen of a view, or hides it if the view was deleted; returns whether it is still
  /// shown.
  private func followsView() -> Bool {
    guard case .view(let view) = gathering else { return true }
    guard let current = context.read(or: view, { try context.store.view(view.id) }) else {
      context.router?.hide(self)
      return false
    }
    guard current != view else { return true }
    gathering = .view(current)
    screen.title = gathering.title(context)
    emptyPanel.message = gathering.emptyMessage(context)
    ask()
    return true
  }
}

extension Command {
  static let continueElsewhere = Command(
    "smart.goOn", .enter, title: "Go on where there is something")
  static let editShownView = Command("view.edit", .character("v"), title: "Edit the view")
}

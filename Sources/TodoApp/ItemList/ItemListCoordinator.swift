import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel

/// One list's screen: its items, or, where there are none, an invitation to add one.
@MainActor final class ItemListCoordinator: Coordinator, ItemScreen {
  let context: AppContext
  private(set) var list: TodoList
  private let screen = FinderPanel()
  let listPanel = ListPanel()
  private let items: ItemResults
  private let rows: ItemRows
  /// What was found, while something is looked for.
  private var found: QueryResults?
  private lazy var nothingPanel = FinderPanel.nothing
  private lazy var emptyPanel = MessagePanel(
    emptyMessage, key: .character("a"), commandID: "item.add"
  ) { [unowned self] in addItem() }
  private var observation: ObservationToken?
  var pending: [Identifier<TodoItem>: Int] = [:]

  init(_ list: TodoList, _ context: AppContext) throws(StoreError) {
    self.list = list
    self.context = context
    items = try context.store.items(in: list.id)
    rows = ItemRows(items, context)
    super.init()
    screen.commands = { [unowned self] in
      [
        KeyCommand(id: "item.add", .character("a"), title: "Add an item", hint: "add") {
          [unowned self] in addItem()
        }
      ]
    }
    screen.onChange = { [unowned self] in find($0) }
    screen.onSave = { [unowned self] in
      let typed = Query.typed(Query.list(self.list.name).description, and: $0)
      ViewPrompt.present(saving: typed, self.context)
    }
    screen.hasItems = { [unowned self] in (found?.count ?? items.count) > 0 }
    listPanel.delegate = self
    listPanel.allowsMultipleSelection = true
    listPanel.dataSource = rows
  }

  override var primaryPanel: Panel { screen }

  var query: ItemQuery {
    found?.query
      ?? ItemQuery(.list(list.id), sort: list.sort, grouping: list.grouping, today: context.today())
  }

  override func didStart() {
    observation = context.store.observe(self)
    context.openList = list.id
    show(animated: false)
  }

  override func didStop() { observation = nil }

  // MARK: - Showing

  private func show(animated: Bool) {
    screen.title = [list.emoji, list.name].filter { !$0.isEmpty }.joined(separator: " ")
    if let found { return show(found) }
    screen.content.setContent(items.count == 0 ? emptyPanel : listPanel, animated: animated)
    screen.navigationItem.detail =
      switch (items.count, items.openCount) {
      case (0, _): nil
      case (_, 0): "all done"
      case (_, let open): "\(open) left"
      }
  }

  private func show(_ found: QueryResults) {
    let isNothing = found.count == 0 && found.isComplete
    screen.content.setContent(isNothing ? nothingPanel : listPanel, animated: false)
    screen.navigationItem.detail = found.isComplete ? "\(found.count) found" : "looking …"
  }

  private func reload() {
    // A list that became empty keeps its last picture, which is what fades away.
    if (found?.count ?? items.count) > 0 { listPanel.reloadData() }
    show(animated: true)
  }

  private func find(_ filter: Query?) {
    guard let filter, filter != .everything else {
      found = nil
      listPanel.dataSource = rows
      return show(animated: false)
    }
    if let found {
      found.query.filter = filter
      listPanel.reloadData(animated: false)
    } else {
      let query = ItemQuery(.list(list.id), filter: filter, today: context.today())
      guard let found = context.read(or: nil, { try context.store.results(for: query) }) else {
        return
      }
      found.didChange = { [weak self] in self?.reload() }
      self.found = found
      listPanel.dataSource = FoundRows(found, context)
    }
    show(animated: false)
  }

  /// Goes on with a neighbour of an item that is about to leave its place: another one that is as
  /// open, or as done, as it is.
  func stepAside(from item: TodoItem) {
    guard listPanel.currentID == AnyHashable(item.id) else { return }
    guard found == nil else { return listPanel.stepAside(isToStay) }
    let section = item.isDone ? items.openCount..<items.count : 0..<items.openCount
    listPanel.stepAside { [self] index in
      guard section.contains(index), let id = rows.id(at: index) else { return false }
      return pending[id] == nil
    }
  }

  private func isToStay(_ index: Int) -> Bool {
    let id = listPanel.dataSource?.rowID(at: index).base as? Identifier<TodoItem>
    return id.map { pending[$0] == nil } ?? false
  }

  private var emptyMessage: Message {
    Message(
      art: """
         ╭───╮
         │   │
        ─┴───┴─
        """,
      title: "Nothing to do",
      detail: "Whatever you add to this list shows up here.",
      actionTitle: "Add an item")
  }

  func addItem() { QuickAddPrompt.present(for: list, context) }
}

extension ItemListCoordinator: DayFollower {
  /// Due dates are said in other words now.
  func dayDidChange() {
    found?.query.today = context.today()
    listPanel.reloadData(animated: false)
  }
}

extension ItemListCoordinator: ListDelegate {}

extension ItemListCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    switch event {
    case .changed(let changes):
      let known = Set([list.id])
      let concerns =
        changes.items.contains { change in
          [change.before, change.after].contains { $0.map { known.contains($0.list) } ?? false }
        } || changes.lists.contains { ($0.before ?? $0.after)?.id == list.id }
      if concerns { update() }
      if changes.origin == .own, let id = changes.entry?.item, pending[id] == nil {
        listPanel.makeCurrent(id)
      }
    case .reloaded: update()
    case .writing: break
    }
  }

  /// Shows the list as it is now; a list that was deleted takes its screen with it.
  private func update() {
    guard let summary = context.read(or: nil, { try context.store.list(list.id) }) else {
      context.router?.hide(self)
      return
    }
    list = summary.list
    reload()
  }
}

import CivilCalendar
import TermPanels
import TodoModel

/// The first screen: the smart lists, the saved views and all lists, or, where there are no lists,
/// an invitation to create one.
@MainActor final class ListOverviewCoordinator: Coordinator {
  let context: AppContext
  private let container = ContainerPanel()
  let listPanel = ListPanel()
  let rows: ArrayListDataSource<OverviewRow, AnyHashable>
  private lazy var emptyPanel = MessagePanel(
    emptyMessage, command: .addList
  ) { [unowned self] in addList() }
  /// Starts the tour for people without lists; nil during the tour.
  var onTour: (() -> Void)?
  private let viewCounts: ViewCounts
  private var observation: ObservationToken?
  /// Called when the rows have been read again.
  var didReload: () -> Void = {}
  /// Whether the last look found lists or views.
  private(set) var hasLists = false
  /// Whether a row has been current.
  private var hasBegun = false

  init(_ context: AppContext) {
    self.context = context
    viewCounts = ViewCounts(context)
    rows = ArrayListDataSource(id: \.id) { row, panel in
      row.panel(reusing: panel, isNews: context.news.contains(row.id))
    }
    super.init()
    container.title = "Lists"
    container.commands = { [unowned self] in
      [
        KeyCommand(.addList) { [unowned self] in addList() },
        KeyCommand(.addView) { [unowned self] in ViewPrompt.present(self.context) },
      ]
    }
    viewCounts.didChange = { [weak self] in self?.reload(animated: true) }
    listPanel.delegate = self
    listPanel.dataSource = rows.grouped(by: \.heading) { title, _, heading in
      heading.text = title
    }
  }

  override var primaryPanel: Panel { container }

  override var column: SplitPanel.Column { .primary }

  override func didStart() {
    observation = context.store.observe(self)
    emptyPanel.commands = { [unowned self] in
      [KeyCommand(.takeFirstTour, isEnabled: onTour != nil) { [unowned self] in onTour?() }]
    }
    reload(animated: false)
  }

  override func didStop() { observation = nil }

  // MARK: - Showing

  private func reload(animated: Bool) {
    let old = rows.elements.compactMap(\.summary)
    let lists = context.read(or: old) { try context.store.lists() }
    let views = context.read(or: rows.elements.compactMap(\.view)) { try context.store.views() }
    let own = views.map(\.id) + lists.map(\.id)
    // A list that became empty keeps its last picture, which fades out.
    if let first = lists.first?.id ?? own.first {
      let viewRows = views.map { OverviewRow.view($0, count: viewCounts.count(of: $0)) }
      rows.elements = smartRows + viewRows + lists.map(OverviewRow.list)
      listPanel.reloadData(animated: animated)
      if !hasLists, hasBegun { listPanel.makeCurrent(first) }
    }
    hasLists = !own.isEmpty
    // Setting the same panel again is no change, so an empty screen that is refreshed stays calm.
    container.setContent(hasLists ? listPanel : emptyPanel, animated: animated)
    let open = lists.reduce(0) { $0 + $1.openCount }
    container.navigationItem.detail = hasLists ? "\(open) open" : nil
    didReload()
  }

  private var smartRows: [OverviewRow] {
    SmartList.allCases.map { kind in
      let query = ItemQuery(kind.scope, today: context.today)
      return .smart(kind, count: context.read(or: 0) { try context.store.count(of: query) })
    }
  }

  private var emptyMessage: Message {
    Message(
      art: """
        ╭─────────╮
        │ ✓ ───── │
        │ ✓ ───   │
        │ ○ ───── │
        ╰─────────╯
        """,
      title: "No lists yet",
      detail: "A list holds what you want to get done." + (onTour == nil ? "" : invitation),
      actionTitle: "Add a list")
  }

  private var invitation: String { "\nNew here? The tour shows you around." }

  func row(_ id: AnyHashable) -> OverviewRow? { rows.elements.first { $0.id == id } }

  /// The screen of a list, while it is on the stack.
  func screen(of id: Identifier<TodoList>) -> ItemListCoordinator? {
    children.lazy.compactMap { $0 as? ItemListCoordinator }.first { $0.list.id == id }
  }

  /// Shows a list's screen, whatever is in its place, perhaps with one of its items current.
  func open(_ list: TodoList, at item: Identifier<TodoItem>? = nil) {
    listPanel.makeCurrent(list.id)
    if let shown = screen(of: list.id) {
      context.router?.show(shown)
      if let item { shown.reveal(item) }
      return
    }
    do {
      let coordinator = try ItemListCoordinator(list, context)
      startChild(coordinator)
      context.router?.show(coordinator, above: self)
      if let item { coordinator.reveal(item) }
    } catch {
      context.tell(error)
    }
  }

  /// Shows a smart list, a view or a day right above this screen, whatever is there.
  func open(_ gathering: Gathering) {
    listPanel.makeCurrent(gathering.id)
    for case let child as SmartListCoordinator in children
    where child.gathering.id == gathering.id {
      context.router?.show(child)
      return
    }
    do {
      let coordinator = try SmartListCoordinator(gathering, context) { [unowned self] next in
        if let next { open(.smart(next)) } else { goHome() }
      }
      startChild(coordinator)
      context.router?.show(coordinator, above: self)
    } catch {
      context.tell(error)
    }
  }

  /// Shows the calendar right above this screen.
  func openCalendar() {
    for case let child as CalendarCoordinator in children {
      context.router?.show(child)
      return
    }
    do {
      // The day is right above the calendar, so the way back leads to it.
      let coordinator = try CalendarCoordinator(context) { [unowned self] in openDay($0) }
      startChild(coordinator)
      context.router?.show(coordinator, above: self)
    } catch {
      context.tell(error)
    }
  }

  /// Shows the items due on a day, above the current screen.
  private func openDay(_ day: Day) {
    do {
      let coordinator = try SmartListCoordinator(.day(day), context) { _ in }
      startChild(coordinator)
      context.router?.show(coordinator)
    } catch {
      context.tell(error)
    }
  }

  /// Removes the signs from rows that are no longer news, on every screen.
  func newsDidEnd(_ ids: Set<AnyHashable>) {
    let lists = [listPanel] + children.compactMap { ($0 as? any ItemScreen)?.actions.list }
    for list in lists {
      for id in ids { list.reloadRow(id) }
    }
  }

  func goHome() { context.router?.show(self) }
}

extension ListOverviewCoordinator: DayFollower {
  /// Updates due dates and counts, which are different on the new day.
  func dayDidChange() {
    reload(animated: true)
    for child in children { (child as? any DayFollower)?.dayDidChange() }
  }
}

extension ListOverviewCoordinator: ListDelegate {
  func selectionTitle(in list: ListPanel) -> String? { "open" }

  func list(_ list: ListPanel, didSelectRow id: AnyHashable) -> ListSelectionResponse {
    switch row(id) {
    case .smart(let kind, _): open(.smart(kind))
    case .view(let view, _): open(.view(view))
    case .list(let summary): open(summary.list)
    case nil: break
    }
    return []
  }

  /// Makes the first list of one's own current at the start, with the rows above it in sight.
  func listCurrentRowDidChange(_ list: ListPanel) {
    guard !hasBegun else { return }
    hasBegun = true
    if list.currentIndex == 0,
      let first = rows.elements.first(where: { $0.summary != nil })
        ?? rows.elements.first(where: { $0.view != nil })
    {
      list.makeCurrent(first.id)
    }
  }

  func list(_ list: ListPanel, actionsForRow id: AnyHashable) -> [RowAction] {
    if let view = row(id)?.view { return actions(for: view) }
    guard let todoList = row(id)?.summary?.list else { return [] }
    return [
      RowAction(.editList) { [unowned self] in edit(todoList) },
      RowAction(.deleteList, isDestructive: true) { [unowned self] in delete(todoList) },
    ]
  }
}

extension ListOverviewCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    switch event {
    case .changed(let changes):
      reload(animated: true)
      if changes.origin == .own, let id = changes.entry?.list { listPanel.makeCurrent(id) }
    case .reloaded: reload(animated: true)
    case .writing, .displaced: break
    }
  }
}

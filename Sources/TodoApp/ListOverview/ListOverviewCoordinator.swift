import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

/// The first screen: the smart lists, the saved views and all lists, or, where there are no lists,
/// an invitation to create one. It reports what is selected, and shows no other screen.
@MainActor final class ListOverviewCoordinator: Coordinator {
  private let access: StoreAccess
  private let messages: Messages
  private let forms: Forms
  private let news: News
  private let dayChanges: DayChanges
  /// Starts the tour for people without lists; `nil` if there is none.
  private let takeTour: (() -> Void)?
  private let didSelect: (Destination) -> Void
  private let didReload: (_ hasLists: Bool) -> Void
  private let container = ContainerPanel()
  private let listPanel = ListPanel<OverviewRow.ID>()
  private let rows: ArrayListDataSource<OverviewRow, OverviewRow.ID>
  private lazy var emptyPanel = MessagePanel(
    emptyMessage, command: .addList
  ) { [unowned self] in forms.addList() }
  private let viewCounts: ViewCounts
  private var observations: [AnyObject] = []
  /// Whether the last look found lists or views.
  private var hasLists = false
  /// The Inbox, if it exists.
  private var inbox: Identifier<TodoList>?
  /// Whether a row has been current.
  private var hasBegun = false

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - takeTour: Starts the tour; `nil` if there is none.
  ///   - didSelect: Called with the destination of a row that was selected.
  ///   - didReload: Called when the rows have been read again, with whether there are any lists.
  init(
    _ access: StoreAccess, _ messages: Messages, _ forms: Forms, _ news: News,
    _ dayChanges: DayChanges, takeTour: (() -> Void)?,
    didSelect: @escaping (Destination) -> Void,
    didReload: @escaping (_ hasLists: Bool) -> Void
  ) {
    (self.access, self.messages, self.forms) = (access, messages, forms)
    (self.news, self.dayChanges, self.takeTour) = (news, dayChanges, takeTour)
    (self.didSelect, self.didReload) = (didSelect, didReload)
    viewCounts = ViewCounts(access)
    rows = ArrayListDataSource(id: \.id) { row, panel in
      let isNews = row.id.list.map { news.contains(.list($0)) } ?? false
      return row.panel(reusing: panel, isNews: isNews)
    }
    super.init()
    container.title = "Lists"
    container.commands = { [unowned self] in
      [
        KeyCommand(.addList) { [unowned self] in self.forms.addList() },
        KeyCommand(.addView) { [unowned self] in self.forms.addView() },
        KeyCommand(.findEverywhere) { didSelect(.search) },
      ] + actionsWithoutList
    }
    viewCounts.didChange = { [weak self] in self?.reload(animated: true) }
    listPanel.delegate = self
    listPanel.dataSource = rows.grouped(by: \.heading) { title, _, heading in
      heading.text = title
    }
  }

  /// The actions on lists while a smart list is current: disabled, with the reason.
  private var actionsWithoutList: [KeyCommand] {
    guard case .smart = listPanel.currentID else { return [] }
    return Self.listActions.map { command in
      KeyCommand(command, isEnabled: false, obstacle: "Choose one of your lists first") {}
    }
  }

  override var primaryPanel: Panel { container }

  override var column: SplitPanel.Column { .primary }

  override func didStart() {
    observations = [
      access.store.observe(self),
      news.observe(in: listPanel) { $0.list.map(OverviewRow.ID.own) },
      // Due dates and counts are different on the new day.
      dayChanges.observe { [weak self] in self?.reload(animated: true) },
    ]
    emptyPanel.commands = { [unowned self] in
      [KeyCommand(.takeFirstTour, isEnabled: takeTour != nil) { [unowned self] in takeTour?() }]
    }
    reload(animated: false)
  }

  override func didStop() { observations = [] }

  // MARK: - Showing

  private func reload(animated: Bool) {
    let old = rows.elements.compactMap(\.summary)
    let all = access.read(or: old) { try access.store.lists(by: .place) }
    inbox = access.read(or: nil) { try access.store.inbox.list() }?.id
    let lists = all.filter { $0.id != inbox }
    let inboxes = all.filter { $0.id == inbox }
    let views = access.read(or: rows.elements.compactMap(\.view)) { try access.store.views() }
    let own = views.map(\.id) + lists.map(\.id)
    let isUsed = inboxes.contains { $0.totalCount > 0 }
    // A list that became empty keeps its last picture, which fades out.
    if let first = lists.first?.id ?? own.first ?? (isUsed ? inbox : nil) {
      let viewRows = views.map { OverviewRow.view($0, count: viewCounts.count(of: $0)) }
      rows.elements =
        inboxes.map(OverviewRow.inbox) + smartRows + viewRows + lists.map(OverviewRow.list)
      listPanel.reloadData(animated: animated)
      if !hasLists, hasBegun { listPanel.makeCurrent(.own(first)) }
    }
    hasLists = !own.isEmpty || isUsed
    // Setting the same panel again is not a change, so refreshing an empty screen moves nothing.
    container.setContent(hasLists ? listPanel : emptyPanel, animated: animated)
    let open = all.reduce(0) { $0 + $1.openCount }
    container.navigationItem.detail = hasLists ? "\(open) open" : nil
    didReload(hasLists)
  }

  private var smartRows: [OverviewRow] {
    SmartList.allCases.map { kind in
      let query = ItemQuery(kind.traits.scope, today: access.today)
      return .smart(kind, count: access.read(or: 0) { try access.store.counts.count(of: query) })
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
      detail: "A list holds what you want to get done." + (takeTour == nil ? "" : invitation),
      actionTitle: "Add a list")
  }

  private var invitation: String { "\nNew here? The tour shows you around." }

  /// Makes the row of a smart list, a view or a list current.
  func select(_ id: OverviewRow.ID) { listPanel.makeCurrent(id) }

  // MARK: - Moving

  private func move(_ list: TodoList, down: Bool) {
    access.perform { [access] in try await access.store.moveList(list.id, down: down) }
  }

  /// Shows a dragged list at the position of another one.
  private func drag(_ id: OverviewRow.ID, over other: OverviewRow.ID) {
    guard let from = rows.elements.firstIndex(where: { $0.id == id }),
      let to = rows.elements.firstIndex(where: { $0.id == other }), canMove(other)
    else { return }
    rows.elements.insert(rows.elements.remove(at: from), at: to)
    // At once: rows that still move would be hit by the mouse instead of the dragged one.
    listPanel.reloadData(animated: false)
  }

  private func canMove(_ id: OverviewRow.ID) -> Bool { rows[id]?.heading == OverviewRow.lists }

  /// Saves the position of a dragged list.
  private func drop(_ id: OverviewRow.ID) {
    let shown = rows.elements.map(\.id).filter(canMove)
    let stored = access.read(or: []) { try access.store.lists(by: .place) }.map(\.id)
      .filter { $0 != inbox }
    guard let list = id.list, let index = shown.firstIndex(of: id), stored.indices.contains(index),
      stored[index] != list
    else { return }
    access.perform { [access] in try await access.store.moveList(list, to: stored[index]) }
  }

  // MARK: - Deleting

  private func delete(_ list: TodoList) {
    // The neighbour is another list of one's own, if there is one.
    if rows.elements.filter({ $0.heading == OverviewRow.lists }).count > 1 {
      listPanel.stepAside(from: [.own(list.id)])
    }
    access.perform { [access, messages] in
      try await access.store.deleteList(list.id)
      messages.announce(Deed(.deleted, .list(list.name)))
    }
  }

  private func deleteView(_ view: TodoList) {
    listPanel.stepAside(from: [.own(view.id)])
    access.perform { [access, messages] in
      try await access.store.deleteList(view.id)
      messages.announce(Deed(.deleted, .view(view.name)))
    }
  }
}

extension ListOverviewCoordinator: ListDelegate {
  func selectionTitle(in list: ListPanel<OverviewRow.ID>) -> String? { "open" }

  func list(
    _ list: ListPanel<OverviewRow.ID>, didSelectRow id: OverviewRow.ID
  ) -> ListSelectionResponse {
    if let row = rows[id] { didSelect(row.destination) }
    return []
  }

  /// Makes the first list of one's own current at the start, with the rows above it in sight.
  func listCurrentRowDidChange(_ list: ListPanel<OverviewRow.ID>) {
    guard !hasBegun else { return }
    hasBegun = true
    if list.currentIndex == 0,
      let first = rows.elements.first(where: { $0.heading == OverviewRow.lists })
        ?? rows.elements.first(where: { $0.view != nil })
    {
      list.makeCurrent(first.id)
    }
  }

  func list(_ list: ListPanel<OverviewRow.ID>, canMoveRow id: OverviewRow.ID) -> Bool {
    canMove(id)
  }

  func list(
    _ list: ListPanel<OverviewRow.ID>, didDragRow id: OverviewRow.ID, over other: OverviewRow.ID
  ) {
    drag(id, over: other)
  }

  func list(_ list: ListPanel<OverviewRow.ID>, didDropRow id: OverviewRow.ID) { drop(id) }

  func list(
    _ list: ListPanel<OverviewRow.ID>, actionsForRow id: OverviewRow.ID
  ) -> [RowAction] {
    switch rows[id] {
    case .smart, nil: []
    case .view(let view, _):
      [
        RowAction(.editView) { [unowned self] in forms.editView(view) },
        RowAction(.deleteView, isDestructive: true) { [unowned self] in deleteView(view) },
      ]
    case .inbox(let summary):
      [RowAction(.editList) { [unowned self] in forms.edit(summary.list) }]
    case .list(let summary):
      [
        RowAction(.editList) { [unowned self] in forms.edit(summary.list) },
        RowAction(.moveListDown) { [unowned self] in move(summary.list, down: true) },
        RowAction(.moveListUp) { [unowned self] in move(summary.list, down: false) },
        RowAction(.deleteList, isDestructive: true) { [unowned self] in delete(summary.list) },
      ]
    }
  }
}

extension ListOverviewCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    guard event.isChange else { return }
    reload(animated: true)
    // Items change on another screen, which stays open beside the lists; so does the one that
    // needed an Inbox.
    if case .changed(let changes) = event, changes.origin == .own, changes.items.isEmpty,
      let id = changes.entry?.list, id != inbox
    {
      listPanel.makeCurrent(.own(id))
    }
  }
}

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
  private var observation: ObservationToken?
  private var newsObservation: Observation?
  private var dayObservation: Observation?
  /// Whether the last look found lists or views.
  private var hasLists = false
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
    observation = access.store.observe(self)
    newsObservation = news.observe(in: listPanel) { $0.list.map(OverviewRow.ID.own) }
    // Due dates and counts are different on the new day.
    dayObservation = dayChanges.observe { [weak self] in self?.reload(animated: true) }
    emptyPanel.commands = { [unowned self] in
      [KeyCommand(.takeFirstTour, isEnabled: takeTour != nil) { [unowned self] in takeTour?() }]
    }
    reload(animated: false)
  }

  override func didStop() {
    (observation, newsObservation, dayObservation) = (nil, nil, nil)
  }

  // MARK: - Showing

  private func reload(animated: Bool) {
    let old = rows.elements.compactMap(\.summary)
    let lists = access.read(or: old) { try access.store.lists() }
    let views = access.read(or: rows.elements.compactMap(\.view)) { try access.store.views() }
    let own = views.map(\.id) + lists.map(\.id)
    // A list that became empty keeps its last picture, which fades out.
    if let first = lists.first?.id ?? own.first {
      let viewRows = views.map { OverviewRow.view($0, count: viewCounts.count(of: $0)) }
      rows.elements = smartRows + viewRows + lists.map(OverviewRow.list)
      listPanel.reloadData(animated: animated)
      if !hasLists, hasBegun { listPanel.makeCurrent(.own(first)) }
    }
    hasLists = !own.isEmpty
    // Setting the same panel again is no change, so an empty screen that is refreshed stays calm.
    container.setContent(hasLists ? listPanel : emptyPanel, animated: animated)
    let open = lists.reduce(0) { $0 + $1.openCount }
    container.navigationItem.detail = hasLists ? "\(open) open" : nil
    didReload(hasLists)
  }

  private var smartRows: [OverviewRow] {
    SmartList.allCases.map { kind in
      let query = ItemQuery(kind.scope, today: access.today)
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

  // MARK: - Deleting

  private func delete(_ list: TodoList) {
    // The neighbour is another list of one's own, if there is one.
    if rows.elements.filter({ $0.summary != nil }).count > 1 {
      listPanel.stepAside { [self] in listPanel.dataSource?.rowID(at: $0).list != nil }
    }
    access.perform { [access, messages] in
      try await access.store.deleteList(list.id)
      messages.announce(Deed(.deleted, .list(list.name)))
    }
  }

  private func deleteView(_ view: TodoList) {
    listPanel.stepAside()
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
      let first = rows.elements.first(where: { $0.summary != nil })
        ?? rows.elements.first(where: { $0.view != nil })
    {
      list.makeCurrent(first.id)
    }
  }

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
    case .list(let summary):
      [
        RowAction(.editList) { [unowned self] in forms.edit(summary.list) },
        RowAction(.deleteList, isDestructive: true) { [unowned self] in delete(summary.list) },
      ]
    }
  }
}

extension ListOverviewCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    switch event {
    case .changed(let changes):
      reload(animated: true)
      if changes.origin == .own, let id = changes.entry?.list {
        listPanel.makeCurrent(.own(id))
      }
    case .reloaded: reload(animated: true)
    case .writing, .displaced: break
    }
  }
}

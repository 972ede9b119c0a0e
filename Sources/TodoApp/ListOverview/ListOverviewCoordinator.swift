import TermPanels
import TodoModel

/// The first screen: the smart lists, the saved views and all lists in their areas, or, where there
/// are no lists, an invitation to create one. It reports what is selected, and shows no other
/// screen.
@MainActor final class ListOverviewCoordinator: Coordinator {
  private let access: StoreAccess
  private let forms: Forms
  private let news: News
  private let dayChanges: DayChanges
  /// Starts the tour for people without lists; `nil` if there is none.
  private let takeTour: (() -> Void)?
  private let didSelect: (Destination) -> Void
  private let didReload: (_ hasLists: Bool) -> Void
  private let panel = OverviewPanel()
  private let listPanel = ListPanel<OverviewRow.ID>()
  private let rows: ArrayListDataSource<OverviewRow, OverviewRow.ID>
  private let content: OverviewContent
  private let actions: OverviewActions
  private lazy var emptyPanel = MessagePanel(
    emptyMessage, command: .addList
  ) { [unowned self] in forms.addList() }
  private var observations: [AnyObject] = []
  /// Whether the last look found lists or views.
  private var hasLists = false
  /// Whether a row has been current.
  private var hasBegun = false
  /// Whether the rows are out of date. They are read again before they come onto the screen.
  private var isStale = false

  /// Whether the last look found templates.
  var hasTemplates: Bool { !content.tree.templates.isEmpty }

  /// Whether the last look found areas that are not put away.
  var hasAreas: Bool { content.tree.hasAreas }

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - templates: Returns the forms of templates.
  ///   - takeTour: Starts the tour; `nil` if there is none.
  ///   - didSelect: Called with the destination of a row that was selected.
  ///   - didReload: Called when the rows have been read again, with whether there are any lists.
  init(
    _ access: StoreAccess, _ messages: Messages, _ forms: Forms, _ news: News,
    _ dayChanges: DayChanges, _ choices: RememberedChoices,
    templates: @escaping () -> TemplateForms, takeTour: (() -> Void)?,
    didSelect: @escaping (Destination) -> Void,
    didReload: @escaping (_ hasLists: Bool) -> Void
  ) {
    (self.access, self.forms) = (access, forms)
    (self.news, self.dayChanges, self.takeTour) = (news, dayChanges, takeTour)
    (self.didSelect, self.didReload) = (didSelect, didReload)
    content = OverviewContent(access, choices)
    actions = OverviewActions(access, messages, forms, content, listPanel, templates)
    rows = ArrayListDataSource(id: \.id) { row, panel in
      let isNews = row.id.list.map { news.contains(.list($0)) } ?? false
      return row.panel(reusing: panel, isNews: isNews)
    }
    super.init()
    panel.title = "Lists"
    panel.commands = { [unowned self] in commands }
    panel.onAppearing = { [unowned self] in if isStale { reload(animated: false) } }
    content.didCount = { [weak self] in self?.numbersDidChange() }
    actions.didChange = { [weak self] in self?.showRows(animated: $0) }
    listPanel.delegate = self
    listPanel.dataSource = rows.grouped(by: \.heading) { title, _, heading in
      heading.text = title
    }
  }

  private var commands: [KeyCommand] {
    [
      KeyCommand(.addList) { [unowned self] in
        forms.addList(in: content.area(at: listPanel.currentID))
      },
      KeyCommand(.addView) { [unowned self] in forms.addView() },
      KeyCommand(.addArea) { [unowned self] in forms.addArea() },
      KeyCommand(.findEverywhere) { [unowned self] in didSelect(.search) },
    ] + actions.actionsWithoutList()
  }

  override var primaryPanel: Panel { panel }

  override var column: SplitPanel.Column { .primary }

  override func didStart() {
    observations = [
      access.store.observe(self),
      news.observe(in: listPanel) { $0.list.map(OverviewRow.ID.own) },
      // Due dates and counts are different on the new day.
      dayChanges.observe { [weak self] in self?.numbersDidChange() },
    ]
    emptyPanel.commands = { [unowned self] in
      [
        KeyCommand(.takeFirstTour, isEnabled: takeTour != nil) { [unowned self] in takeTour?() },
        KeyCommand(.addItemAnywhere, hint: "add an item") { [unowned self] in forms.addItem() },
      ]
    }
    reload(animated: false)
  }

  override func didStop() { observations = [] }

  // MARK: - Showing

  /// Reads the rows again: at once, or when they next come onto the screen.
  private func numbersDidChange() {
    if panel.hasWindow { reload(animated: true) } else { isStale = true }
  }

  private func reload(animated: Bool) {
    isStale = false
    content.read()
    let isFirst = !hasLists
    hasLists = content.hasLists
    // A list that became empty keeps its last picture, which fades out.
    if hasLists { showRows(animated: animated) }
    if isFirst, hasBegun, hasLists, let first = content.firstOwn { listPanel.makeCurrent(first) }
    // Setting the same panel again is not a change, so refreshing an empty screen moves nothing.
    panel.setContent(hasLists ? listPanel : emptyPanel, animated: animated)
    panel.navigationItem.detail = hasLists ? "\(content.openCount) open" : nil
    didReload(hasLists)
  }

  /// Shows the rows of the last look, of which others may be folded now.
  private func showRows(animated: Bool) {
    rows.elements = content.rows
    listPanel.reloadData(animated: animated)
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

  /// Makes the row of a smart list, a view or a list current; if it is folded, that of its area.
  func select(_ id: OverviewRow.ID) {
    guard !listPanel.makeCurrent(id), let area = content.area(at: id) else { return }
    listPanel.makeCurrent(.own(area.id))
  }

  /// Makes the row of a list, a view or an area current, and unfolds what it is in.
  func reveal(_ id: Identifier<TodoList>) {
    content.unfold(around: id)
    if hasLists { showRows(animated: true) }
    listPanel.makeCurrent(.own(id))
  }
}

extension ListOverviewCoordinator: ListDelegate {
  func selectionTitle(in list: ListPanel<OverviewRow.ID>) -> String? {
    let isFolded = list.currentID.flatMap { rows[$0] }?.isFolded
    return isFolded.map { $0 ? "unfold" : "fold" } ?? "open"
  }

  func list(
    _ list: ListPanel<OverviewRow.ID>, didSelectRow id: OverviewRow.ID
  ) -> ListSelectionResponse {
    switch rows[id] {
    case .area: actions.toggleFold(at: id)
    case .templates: actions.toggleTemplates()
    case .putAway: actions.togglePutAway()
    case .away(let summary) where summary.list.kind == .area: actions.explainAreaAway()
    default:
      if let destination = rows[id]?.destination { didSelect(destination) }
    }
    return []
  }

  /// Makes the first list of one's own current at the start, with the rows above it in sight.
  func listCurrentRowDidChange(_ list: ListPanel<OverviewRow.ID>) {
    guard !hasBegun else { return }
    hasBegun = true
    if list.currentIndex == 0,
      let first = rows.elements.first(where: { $0.heading == OverviewRow.lists })
        ?? rows.elements.first(where: { $0.heading != nil })
    {
      list.makeCurrent(first.id)
    }
  }

  func list(_ list: ListPanel<OverviewRow.ID>, canMoveRow id: OverviewRow.ID) -> Bool {
    actions.canMove(rows[id])
  }

  func list(
    _ list: ListPanel<OverviewRow.ID>, didDragRow id: OverviewRow.ID, over other: OverviewRow.ID
  ) {
    actions.drag(id, over: other)
  }

  func list(_ list: ListPanel<OverviewRow.ID>, didDropRow id: OverviewRow.ID) { actions.drop(id) }

  func list(_ list: ListPanel<OverviewRow.ID>, didCancelDragOfRow id: OverviewRow.ID) {
    actions.cancelDrag()
  }

  func list(
    _ list: ListPanel<OverviewRow.ID>, actionsForRow id: OverviewRow.ID
  ) -> [RowAction] {
    actions.actions(for: rows[id])
  }
}

extension ListOverviewCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    guard event.isChange else { return }
    if case .changed(let changes) = event, changes.lists.isEmpty {
      numbersDidChange()
    } else {
      reload(animated: true)
    }
    // Items change on another screen, which stays open beside the lists; so does the one that
    // needed an Inbox.
    if case .changed(let changes) = event, changes.origin == .own, changes.items.isEmpty,
      let id = changes.entry?.list, id != content.tree.inbox?.id
    {
      if content.area(at: .own(id)).map(content.isFolded) == true { return reveal(id) }
      listPanel.makeCurrent(.own(id))
    }
  }
}

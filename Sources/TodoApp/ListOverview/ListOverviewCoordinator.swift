import TermPanels
import TodoModel

/// The first screen: all lists, or, where there are none, an invitation to make one.
@MainActor final class ListOverviewCoordinator: Coordinator {
  let context: AppContext
  private let container = ContainerPanel()
  let listPanel = ListPanel()
  private let rows: ArrayListDataSource<ListSummary, Identifier<TodoList>>
  private lazy var emptyPanel = MessagePanel(
    emptyMessage, key: .character("a"), commandID: "lists.add"
  ) { [unowned self] in addList() }
  private var observation: ObservationToken?
  private weak var openList: ItemListCoordinator?

  init(_ context: AppContext) {
    self.context = context
    rows = ArrayListDataSource(id: \.id) { summary, panel in
      let row = panel as? ListRowPanel ?? ListRowPanel()
      row.summary = summary
      return row
    }
    super.init()
    container.title = "Lists"
    container.commands = { [unowned self] in
      [
        KeyCommand(id: "lists.add", .character("a"), title: "Add a list", hint: "add") {
          [unowned self] in addList()
        }
      ]
    }
    listPanel.delegate = self
    listPanel.dataSource = rows
  }

  override var primaryPanel: Panel { container }

  override func didStart() {
    observation = context.store.observe(self)
    reload(animated: false)
  }

  override func didStop() { observation = nil }

  /// Due dates are said in other words now.
  func dayDidChange() { openList?.dayDidChange() }

  // MARK: - Showing

  private func reload(animated: Bool) {
    rows.elements = context.read(or: rows.elements) { try context.store.lists() }
    // A list that became empty keeps its last picture, which is what fades away.
    if !rows.elements.isEmpty { listPanel.reloadData(animated: animated) }
    // The same panel as before is no change, so an empty screen that is refreshed stays calm.
    container.setContent(rows.elements.isEmpty ? emptyPanel : listPanel, animated: animated)
    let open = rows.elements.reduce(0) { $0 + $1.openCount }
    container.navigationItem.detail = rows.elements.isEmpty ? nil : "\(open) open"
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
      detail: "A list holds what you want to get done.",
      actionTitle: "Create a list")
  }

  func summary(_ id: AnyHashable) -> ListSummary? {
    rows.elements.first { AnyHashable($0.id) == id }
  }

  /// The screen of a list, while it is on the stack.
  func screen(of id: Identifier<TodoList>) -> ItemListCoordinator? {
    children.lazy.compactMap { $0 as? ItemListCoordinator }.first { $0.list.id == id }
  }

  /// Shows a list's screen, perhaps with one of its items current.
  func open(_ list: TodoList, at item: Identifier<TodoItem>? = nil) {
    if let shown = screen(of: list.id) {
      context.router?.show(shown)
      if let item { shown.listPanel.makeCurrent(item) }
      return
    }
    do {
      let coordinator = try ItemListCoordinator(list, context)
      startChild(coordinator)
      openList = coordinator
      context.router?.show(coordinator)
      if let item { coordinator.listPanel.makeCurrent(item) }
    } catch {
      context.tell(error)
    }
  }
}

extension ListOverviewCoordinator: ListDelegate {
  func selectionTitle(in list: ListPanel) -> String? { "open" }

  func list(_ list: ListPanel, didSelectRow id: AnyHashable) -> ListSelectionResponse {
    if let summary = summary(id) { open(summary.list) }
    return []
  }

  func list(_ list: ListPanel, actionsForRow id: AnyHashable) -> [RowAction] {
    guard let todoList = summary(id)?.list else { return [] }
    return [
      RowAction(id: "lists.rename", .character("e"), title: "Rename the list", hint: "rename") {
        [unowned self] in
        rename(todoList)
      },
      RowAction(
        id: "lists.delete", .character("d"), title: "Delete the list and what is in it",
        hint: "delete",
        isDestructive: true
      ) { [unowned self] in delete(todoList) },
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
    case .writing: break
    }
  }
}

import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel

/// A smart list's screen: what it finds in all lists, or, where that is nothing, a way on.
@MainActor final class SmartListCoordinator: Coordinator, ItemScreen {
  let context: AppContext
  let kind: SmartList
  let listPanel = ListPanel()
  private let screen = FinderPanel()
  private let results: QueryResults
  private let rows: GroupedRows<ItemGroup.Key>
  private let emptyPanel: MessagePanel
  private let nothingPanel = FinderPanel.nothing
  private var observation: ObservationToken?
  var pending: [Identifier<TodoItem>: Int] = [:]

  /// Creates the screen of a smart list; `goOn` shows another one, or the overview.
  init(
    _ kind: SmartList, _ context: AppContext, goOn: @escaping (SmartList?) -> Void
  ) throws(StoreError) {
    self.kind = kind
    self.context = context
    results = try context.store.results(
      for: ItemQuery(kind.scope, grouping: kind.grouping, today: context.today()))
    rows = FoundRows(results, context).grouped
    emptyPanel = MessagePanel(kind.emptyMessage)
    super.init()
    screen.title = kind.title
    screen.commands = { [unowned self] in
      // No button: whoever ticks off one item after the other would press it with the key for that.
      [
        KeyCommand(
          id: "smart.goOn", .enter, title: kind.wayOn, hint: kind.wayOn.lowercased(),
          isEnabled: isEmpty && !screen.isFinding
        ) { goOn(kind.nextWhenEmpty) }
      ]
    }
    screen.onChange = { [unowned self] in find($0) }
    screen.hasItems = { [unowned self] in results.count > 0 }
    results.didChange = { [weak self] in self?.reload() }
    listPanel.delegate = self
    listPanel.allowsMultipleSelection = true
    listPanel.dataSource = rows
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
    results.query.filter = filter ?? .everything
    listPanel.reloadData(animated: false)
    show(animated: false)
  }

  /// What is still looked for is not said to be nothing.
  private var isEmpty: Bool { results.count == 0 && results.isComplete }

  private func show(animated: Bool) {
    let message = screen.isFinding ? nothingPanel : emptyPanel
    screen.content.setContent(isEmpty ? message : listPanel, animated: animated)
    screen.navigationItem.detail =
      if !results.isComplete { "looking …" } else if screen.isFinding {
        "\(results.count) found"
      } else { isEmpty ? nil : kind.words(for: results.count) }
  }

  private func reload() {
    // A list that became empty keeps its last picture, which is what fades away.
    if results.count > 0 { listPanel.reloadData() }
    show(animated: true)
  }

  /// Goes on with a neighbour of an item that is about to leave.
  func stepAside(from item: TodoItem) {
    guard listPanel.currentID == AnyHashable(item.id) else { return }
    listPanel.stepAside { [self] index in
      guard let id = rows.rowID(at: index).base as? Identifier<TodoItem> else { return false }
      return pending[id] == nil
    }
  }
}

extension SmartListCoordinator: DayFollower {
  func dayDidChange() {
    results.query.today = context.today()
    reload()
  }
}

extension SmartListCoordinator: ListDelegate {}

extension SmartListCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    switch event {
    case .changed(let changes):
      reload()
      if changes.origin == .own, let id = changes.entry?.item, pending[id] == nil {
        listPanel.makeCurrent(id)
      }
    case .reloaded: reload()
    case .writing: break
    }
  }
}

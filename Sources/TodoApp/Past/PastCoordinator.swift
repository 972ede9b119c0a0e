import TermPanels
import TodoModel
import TodoWording

/// The screen of a list as it was right after a change. The arrows go to the changes of the list
/// before and after; Enter brings an item back as it was.
@MainActor final class PastCoordinator: Coordinator {
  /// The actions on an item.
  static let actions: [Command] = [.bringBack]
  /// The commands besides those of the list.
  static let commands: [Command] = [.earlier, .later]

  /// The entry of the history at which the screen was opened.
  let entry: JournalEntry.ID
  private let access: StoreAccess
  private let messages: Messages
  private let past: ListPast
  private let container = ContainerPanel()
  private let listPanel = ListPanel<TodoItem.ID>()
  private let rows: PastItemRows
  private let grouped: GroupedRows<PastItemRows.Heading, TodoItem.ID>
  private let message = MessagePanel(PastCoordinator.reading)
  private var observation: AnyObject?

  init(_ entry: JournalEntry.ID, _ access: StoreAccess, _ messages: Messages) {
    (self.entry, self.access, self.messages) = (entry, access, messages)
    past = access.store.journal.past(at: entry)
    let rows = PastItemRows(access, messages)
    self.rows = rows
    grouped = GroupedRows(rows) {
      rows.groups
    } heading: { id, _, panel in
      rows.panel(for: id, reusing: panel)
    }
    super.init()
    container.title = "As it was"
    container.transitionDuration = 0
    container.commands = { [unowned self] in commands }
    container.content = message
    listPanel.delegate = self
    listPanel.dataSource = grouped
  }

  override var primaryPanel: Panel { container }

  override func didStart() {
    observation = access.store.observe(self)
    load()
  }

  override func didStop() { observation = nil }

  // MARK: - Showing

  private func load() {
    access.perform { [weak self] in
      guard let self, isRunning else { return }
      let step = try await past.load()
      let isFirst = rows.picture == nil
      show()
      if isFirst { listPanel.makeCurrent(past.picture?.items.first { $0.effect != nil }?.id) }
      guard past.picture == nil else { return }
      message.message = step == .blocked ? Self.blocked : Self.unknown
    }
  }

  private func show() {
    rows.picture = past.picture
    container.title = past.picture?.list.map { "\($0.title), as it was" } ?? "As it was"
    container.navigationItem.detail = past.picture.map { Counts.text($0.openCount, "open") }
    if past.picture != nil { listPanel.reloadData(animated: false) }
    container.setContent(past.picture == nil ? message : listPanel, animated: false)
  }

  // MARK: - Going through time

  private var commands: [KeyCommand] {
    [
      KeyCommand(.earlier) { [unowned self] in go(back: true) },
      KeyCommand(.later) { [unowned self] in go(back: false) },
    ]
  }

  private func go(back: Bool) {
    access.perform { [weak self] in
      guard let self, isRunning, past.picture != nil else { return }
      let step = back ? try await past.goBack() : try await past.goForward()
      show()
      if step != .moved { messages.explain(reason(for: step, back: back)) }
    }
  }

  /// The reason why there is no other picture.
  private func reason(for step: ListPast.Step, back: Bool) -> String {
    if step == .blocked { return "The change is too large to show the lists before it" }
    guard back else { return "This is the last change of the list" }
    return access.store.upkeep.hasForgottenChanges
      ? "Older changes have been discarded" : "This is the first change of the list"
  }

  // MARK: - Bringing back

  private func bringBack(_ id: TodoItem.ID) {
    guard let (item, subtasks) = rows.family(of: id) else { return }
    access.perform { [access, messages] in
      let request = StoreRequest.bringBack(item, with: subtasks)
      guard try await access.store.perform(request) != nil else {
        return messages.explain("“\(item.name)” is still as it was")
      }
      messages.announce(Deed(.broughtBack, .item(item.name)))
    }
  }
}

extension PastCoordinator: ListDelegate {
  func list(
    _ list: ListPanel<TodoItem.ID>, actionsForRow id: TodoItem.ID
  ) -> [RowAction] {
    [RowAction(.bringBack) { [unowned self] in bringBack(id) }]
  }
}

extension PastCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    if event.isChange { load() }
  }
}

extension PastCoordinator {
  private static let reading = Message(title: "Reading the history…")

  private static let blocked = Message(
    title: "Too many changes",
    detail: "A later change is too large to show the lists before it.")

  private static let unknown = Message(
    title: "Nothing to show", detail: "The change was discarded, or it belongs to no list.")
}

extension Command {
  // The arrows alone: `h` goes back to the history.
  static let earlier = Command(
    "past.earlier", .left, title: "Go to the change before", hint: "earlier", word: "earlier")
  static let later = Command(
    "past.later", .right, title: "Go to the change after", hint: "later", word: "later")
  static let bringBack = Command(
    "past.bringBack", .enter, title: "Bring the item back as it was", hint: "bring back")
}

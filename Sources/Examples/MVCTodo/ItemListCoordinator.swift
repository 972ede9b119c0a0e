import CivilCalendar
import TermPanels

/// Decides about the screen of one list: its items, or a message while there are none.
final class ItemListCoordinator: Coordinator, ListDelegate {
  typealias ID = Identifier<Item>

  private let list: ItemList
  private let storage: Storage
  private unowned let router: AppRouter
  private let content = ContainerPanel()
  private lazy var empty = MessagePanel(
    Message(title: "Nothing to do.", actionTitle: "Add an item"), key: .character("a")
  ) { [unowned self] in add() }
  private lazy var items = ListPanel(dataSource: rows)
  private lazy var rows = ArrayListDataSource(id: \Item.identifier, row: ItemRowPanel.init) {
    [unowned self] item, row in
    row.show(item, by: storage.clock)
    row.onFlip = { [unowned self] in flip(item) }
  }

  init(_ list: ItemList, _ storage: Storage, router: AppRouter) {
    (self.list, self.storage, self.router) = (list, storage, router)
  }

  override var primaryPanel: Panel { content }

  override func didStart() {
    content.title = "\(list.emoji) \(list.name)"
    content.commands = { [unowned self] in
      [KeyCommand(.character("a"), title: "Add an item", hint: "add") { [unowned self] in add() }]
    }
    items.delegate = self
    storage.addObserver(self) { [unowned self] _ in show() }
    show()
  }

  override func didStop() { storage.removeObserver(self) }

  private func show() {
    rows.elements = storage.model.items(in: list).sorted { $0.order < $1.order }
    items.reloadData()
    content.content = rows.elements.isEmpty ? empty : items
  }

  private func add() {
    let (name, due) = (TextField(), DateField(today: storage.clock.today))
    let prompt = PromptPanel(
      title: "New item", fields: ["Name": name, "Due": due], acceptTitle: "Add"
    ) { [unowned self] in
      let clock = storage.clock
      let new = Item(name: name.text, creation: clock.date, due: due.day.map(clock.noon))
      try storage.perform(.addItem(new, to: list))
      items.makeCurrent(new.identifier)
    }
    prompt.validate = { name.text.isEmpty ? .init(field: name, message: "Give it a name.") : nil }
    router.ask(prompt)
  }

  private func flip(_ item: Item) {
    var item = item
    item.completion = item.completion == nil ? storage.clock.date : nil
    do { try storage.perform(.updateItem(item)) } catch { content.presentError(error) }
  }

  // MARK: - ListDelegate

  func list(_ list: ListPanel<ID>, actionsForRow id: ID) -> [RowAction] {
    guard let item = rows[id] else { return [] }
    let (title, hint) = item.completion == nil ? ("Complete", "done") : ("Reopen", "reopen")
    return [
      RowAction(.character(" "), .enter, title: title, hint: hint) { [unowned self] in flip(item) },
      RowAction(.character("d"), title: "Delete", hint: "delete", isDestructive: true) {
        [unowned self] in
        router.confirm("Delete “\(item.name)”?") { [storage, list = self.list] in
          try storage.perform(.removeItem(item, from: list))
        }
      },
    ]
  }
}

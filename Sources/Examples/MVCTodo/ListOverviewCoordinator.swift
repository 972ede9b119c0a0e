import TermPanels

/// Decides about the first screen: all lists, or a message while there are none.
final class ListOverviewCoordinator: Coordinator, ListDelegate {
  typealias ID = Identifier<ItemList>

  private let storage: Storage
  private unowned let router: AppRouter
  private let content = ContainerPanel()
  private lazy var empty = MessagePanel(
    Message(title: "You have no lists yet.", actionTitle: "Add a list"), key: .character("a")
  ) { [unowned self] in add() }
  private lazy var list = ListPanel(dataSource: rows)
  private lazy var rows = ArrayListDataSource(id: \ItemList.identifier) {
    RowPanel(.value1)
  } configure: { [storage] list, row in
    (row.mark, row.text) = (list.emoji, list.name)
    row.detail = "\(storage.model.items(in: list).count { $0.completion == nil }) open"
  }

  init(_ storage: Storage, router: AppRouter) { (self.storage, self.router) = (storage, router) }

  override var primaryPanel: Panel { content }

  override func didStart() {
    content.title = "Lists"
    content.commands = { [unowned self] in
      [
        KeyCommand(.character("a"), title: "Add a list", hint: "add") { [unowned self] in add() },
        KeyCommand(.character("t"), title: "Show the test panel", hint: "test") {
          [unowned self] in router.showTest()
        },
      ]
    }
    list.delegate = self
    storage.addObserver(self) { [unowned self] _ in show() }
    show()
  }

  override func didStop() { storage.removeObserver(self) }

  private func show() {
    rows.elements = storage.model.lists
    list.reloadData()
    content.content = rows.elements.isEmpty ? empty : list
  }

  private func add() {
    let (name, emoji) = (TextField(), ChoiceField(ItemList.emojis))
    let prompt = PromptPanel(
      title: "New list", fields: ["Name": name, "Emoji": emoji], acceptTitle: "Add"
    ) { [unowned self] in
      let new = ItemList(name: name.text, emoji: ItemList.emojis[emoji.index])
      try storage.perform(.addList(new))
      list.makeCurrent(new.identifier)
    }
    prompt.validate = { name.text.isEmpty ? .init(field: name, message: "Give it a name.") : nil }
    router.ask(prompt)
  }

  // MARK: - ListDelegate

  func selectionTitle(in list: ListPanel<ID>) -> String? { "open" }

  func list(_ list: ListPanel<ID>, didSelectRow id: ID) -> ListSelectionResponse {
    if let list = rows[id] { router.show(list) }
    return []
  }

  func list(_ list: ListPanel<ID>, actionsForRow id: ID) -> [RowAction] {
    guard let list = rows[id] else { return [] }
    return [
      RowAction(.character("d"), title: "Delete", hint: "delete", isDestructive: true) {
        [unowned self] in
        router.confirm("Delete “\(list.name)” and its items?") { [storage] in
          try storage.perform(.removeList(list))
        }
      }
    ]
  }
}

import TermPanels
import TodoModel

extension AppCoordinator {
  /// Presents a picker of lists, items and commands by a part of their names.
  func presentPalette() {
    let choices = PaletteChoices(context, without: .goAnywhere)
    let picker = PickerPanel(title: "Go to", placeholder: "List, item or command") { typed in
      choices.choices(for: typed)
    }
    choices.didChange = { [weak picker] in picker?.reload() }
    picker.onPick = { [unowned self] choice in
      switch choice.id {
      case .list(let id): open(id)
      case .item(let id): open(item: id)
      case .command(let number): choices.commands[number].action()
      }
    }
    router.present(picker)
  }

  private func open(item id: Identifier<TodoItem>) {
    guard let item = context.read(or: nil, { try context.store.item(id) }) else {
      return context.tell(StoreError.itemMissing)
    }
    open(item.list, item: id)
  }

  /// Shows a list right above the first screen, from any screen, perhaps with one of its items
  /// current.
  func open(_ id: Identifier<TodoList>, item: Identifier<TodoItem>? = nil) {
    if let view = context.read(or: nil, { try context.store.view(id) }) {
      return overview.open(.view(view))
    }
    guard let list = context.read(or: nil, { try context.store.list(id)?.list }) else {
      return context.tell(StoreError.listMissing)
    }
    overview.open(list, at: item)
  }
}

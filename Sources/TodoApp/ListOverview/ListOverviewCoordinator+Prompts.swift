import TermPanels
import TodoModel

extension ListOverviewCoordinator {
  func addList() {
    let name = TextField(placeholder: "Groceries")
    let emoji = TextField(placeholder: "🛒")
    ask("New list", name, emoji, accept: "Create") { [context] in
      try await context.store.createList(name: name.text, emoji: emoji.text)
    }
  }

  func rename(_ list: TodoList) {
    let name = TextField(list.name)
    let emoji = TextField(list.emoji)
    ask("Rename list", name, emoji, accept: "Rename") { [context] in
      var edited = list
      edited.name = name.text
      edited.emoji = emoji.text
      try await context.store.updateList(edited, editedFrom: list)
    }
  }

  func delete(_ list: TodoList) {
    // A neighbour is another list of one's own, if there is one.
    if rows.elements.filter({ $0.summary != nil }).count > 1 {
      listPanel.stepAside { [self] in
        listPanel.dataSource?.rowID(at: $0).base is Identifier<TodoList>
      }
    }
    context.perform { [context] in
      try await context.store.deleteList(list.id)
      context.announce("Deleted list “\(list.name)”")
    }
  }

  /// What can be done with a view.
  func actions(for view: TodoList) -> [RowAction] {
    [
      RowAction(id: "views.edit", .character("e"), title: "Edit the view", hint: "edit") {
        [unowned self] in ViewPrompt.present(editing: view, context)
      },
      RowAction(
        id: "views.delete", .character("d"), title: "Delete the view", hint: "delete",
        isDestructive: true
      ) { [unowned self] in deleteView(view) },
    ]
  }

  private func deleteView(_ view: TodoList) {
    listPanel.stepAside()
    context.perform { [context] in
      try await context.store.deleteList(view.id)
      context.announce("Deleted the view “\(view.name)”")
    }
  }

  private func ask(
    _ title: String, _ name: TextField, _ emoji: TextField, accept: String,
    then change: @escaping @MainActor () async throws -> Void
  ) {
    context.router?.present(
      PromptPanel(
        title: title, fields: ["Name": name, "Emoji": emoji], acceptTitle: accept,
        onAccept: change))
  }
}

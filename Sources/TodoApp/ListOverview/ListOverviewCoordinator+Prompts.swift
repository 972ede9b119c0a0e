import TermPanels
import TodoModel

extension ListOverviewCoordinator {
  func addList() {
    let name = TextField(placeholder: "Groceries")
    let emoji = TextField(placeholder: "🛒")
    let prompt = PromptPanel(title: "New list", acceptTitle: "Create")
    prompt.addField(name, label: "Name")
    prompt.addField(emoji, label: "Emoji")
    prompt.onAccept = { [context] in
      _ = try await context.store.createList(name: name.text, emoji: emoji.text)
    }
    context.router?.present(prompt)
  }

  func rename(_ list: TodoList) {
    let name = TextField(list.name)
    let emoji = TextField(list.emoji)
    let prompt = PromptPanel(title: "Rename list", acceptTitle: "Rename")
    prompt.addField(name, label: "Name")
    prompt.addField(emoji, label: "Emoji")
    prompt.onAccept = { [context] in
      var list = list
      list.name = name.text
      list.emoji = emoji.text
      try await context.store.updateList(list)
    }
    context.router?.present(prompt)
  }

  func delete(_ list: TodoList) {
    context.perform { [context] in
      try await context.store.deleteList(list.id)
      context.announce("Deleted list “\(list.name)”")
    }
  }
}

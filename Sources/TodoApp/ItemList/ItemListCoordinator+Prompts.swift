import CivilCalendar
import TermPanels
import TodoModel

extension ItemListCoordinator {
  func addItem() {
    let name = TextField(placeholder: "Buy milk")
    let due = DateField(today: context.today())
    let prompt = PromptPanel(title: "New item", acceptTitle: "Create")
    prompt.addField(name, label: "Name")
    prompt.addField(due, label: "Due")
    prompt.onAccept = { [context, list] in
      _ = try await context.store.createItem(in: list.id, name: name.text, due: due.day)
    }
    context.router?.present(prompt)
  }

  func edit(_ item: TodoItem) {
    let name = TextField(item.name)
    let due = DateField(today: context.today())
    due.day = item.due
    let prompt = PromptPanel(title: "Edit item", acceptTitle: "Save")
    prompt.addField(name, label: "Name")
    prompt.addField(due, label: "Due")
    prompt.onAccept = { [context] in
      var item = item
      item.name = name.text
      item.due = due.day
      try await context.store.updateItem(item)
    }
    context.router?.present(prompt)
  }

  func setDone(_ item: TodoItem, _ isDone: Bool) {
    itemInHand = item.id
    context.perform { [weak self, context] in
      defer { self?.itemInHand = nil }
      try await context.store.setDone(item.id, isDone)
      context.announce(isDone ? "Completed “\(item.name)”" : "Reopened “\(item.name)”")
    }
  }

  func delete(_ item: TodoItem) {
    context.perform { [context] in
      try await context.store.deleteItem(item.id)
      context.announce("Deleted “\(item.name)”")
    }
  }
}

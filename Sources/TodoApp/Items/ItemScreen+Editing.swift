import CivilCalendar
import TermPanels
import TodoModel

extension ItemScreen {
  func edit(_ item: TodoItem) {
    let name = TextField(item.name)
    let due = DateField(item.due, today: context.today())
    ask("Edit item", name, due, accept: "Save") { [context] in
      var edited = item
      edited.name = name.text
      edited.due = due.day
      try await context.store.updateItem(edited, editedFrom: item)
    }
  }

  /// A person who ticks an item off wants to go on with the next one, not to follow the finished
  /// one to the end of the list.
  func toggleDone(_ item: TodoItem) {
    pending[item.id, default: 0] += 1
    stepAside(from: item)
    context.perform { [weak self, context] in
      defer { self?.settle(item.id) }
      let changed = try await context.store.toggleDone(item.id)
      context.announce((changed.isDone ? "Completed" : "Reopened") + " “\(item.name)”")
    }
  }

  private func settle(_ id: Identifier<TodoItem>) {
    let count = pending[id, default: 1] - 1
    pending[id] = count > 0 ? count : nil
  }

  func delete(_ item: TodoItem) {
    listPanel.stepAside()
    context.perform { [context] in
      try await context.store.deleteItem(item.id)
      context.announce("Deleted “\(item.name)”")
    }
  }

  func ask(
    _ title: String, _ name: TextField, _ due: DateField, accept: String,
    then change: @escaping @MainActor () async throws -> Void
  ) {
    context.router?.present(
      PromptPanel(
        title: title, fields: ["Name": name, "Due": due], acceptTitle: accept, onAccept: change))
  }
}

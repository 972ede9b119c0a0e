import TermPanels
import TodoModel

extension ItemScreen {
  /// Asks for all that an item is. Only what was changed is written.
  func edit(_ item: TodoItem) { ItemForm.present(editing: item, context) }

  /// Lets the name of the current item be typed over in its row, perhaps from where somebody was
  /// interrupted.
  func rename(_ item: TodoItem, continuing draft: Draft? = nil) {
    // Lines cannot be typed over.
    guard context.application.dialogue == nil, let row = listPanel.currentRowPanel as? ItemRowPanel,
      row.canEditName(of: item.id)
    else { return ItemForm.present(editing: item, context, continuing: draft) }
    let editor = NameEditor(item, context, continuing: draft)
    row.editName(editor)
    if let draft { editor.enter(draft) }
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

  /// What was to be done with an item is committed, or failed.
  func settle(_ id: Identifier<TodoItem>) {
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
}

import TermPanels
import TodoModel

extension ItemScreen {
  /// Presents the form of an item. Only changed values are written.
  func edit(_ item: TodoItem) { ItemForm.present(editing: item, context) }

  /// Edits the name of the current item in its row, perhaps with a draft.
  func rename(_ item: TodoItem, continuing draft: Draft? = nil) {
    // A dialogue in lines has no editing in place.
    guard context.application.dialogue == nil, let row = listPanel.currentRowPanel as? ItemRowPanel,
      row.canEditName(of: item.id)
    else { return ItemForm.present(editing: item, context, continuing: draft) }
    let editor = NameEditor(item, context, continuing: draft)
    row.editName(editor)
    if let draft { editor.enter(draft) }
  }

  /// Completes or reopens an item, and continues with the next one: a person does not want to
  /// follow the finished one to the end of the list.
  func toggleDone(_ item: TodoItem) {
    pending[item.id, default: 0] += 1
    stepAside(from: item)
    context.perform { [weak self, context] in
      defer { self?.settle(item.id) }
      let changed = try await context.store.toggleDone(item.id)
      context.announce((changed.isDone ? "Completed" : "Reopened") + " “\(item.name)”")
    }
  }

  /// Ends a pending change of an item, which was committed or failed.
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

import TermPanels
import TodoModel

extension ItemScreen {
  /// What can be done with an item.
  func actions(for item: TodoItem) -> [RowAction] {
    [
      RowAction(
        id: "item.toggleDone", .space, title: item.isDone ? "Not done after all" : "Done",
        hint: item.isDone ? "reopen" : "done"
      ) { [unowned self] in toggleDone(item) },
      RowAction(id: "item.edit", .character("e"), title: "Edit the item") { [unowned self] in
        edit(item)
      },
      RowAction(id: "item.copy", .character("y"), title: "Copy the item's name") { [unowned self] in
        context.copy(item.name)
      },
      RowAction(
        id: "item.delete", .character("d"), title: "Delete the item", hint: "delete",
        isDestructive: true
      ) { [unowned self] in delete(item) },
    ]
  }
}

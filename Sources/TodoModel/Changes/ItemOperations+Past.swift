/// The return of an item as it was.
extension ItemOperations {
  /// Gives an item the values that it had, except for its position, or brings it back if it was
  /// deleted, with those subtasks of that time that are deleted as well. An item of a deleted list
  /// stays there.
  func bringBack(_ past: TodoItem, with subtasks: [TodoItem]) throws {
    let list = try plan.existingList(past.list)
    if let current = try plan.item(past.id) {
      try ItemEditor(plan: plan).edit(current, from: nil, to: past)
    } else {
      try restore(past, in: list.id)
    }
    for subtask in subtasks where try plan.item(subtask.id) == nil {
      try restore(subtask, in: plan.existing(past.id).list)
    }
    try carryOut(Deed(.broughtBack, .item(past.name)), list: list.id, item: past.id)
  }

  /// Stores a deleted item as it was, below its parent if that is still in the list.
  private func restore(_ past: TodoItem, in list: Identifier<TodoList>) throws {
    // The row of an item in a deleted list is not deleted itself, and has its subtasks there.
    if try ledger.connection.row(past.id)?.isLive == true { throw StoreError.missing(past.list) }
    let arrangement = Arrangement(plan: plan)
    var item = past
    item.list = list
    // Another item may be worked on since then, and the time in between was no work.
    item.workingSince = nil
    if let parent = item.parent, try plan.item(parent)?.list != list {
      item.parent = nil
      let section = SiblingSection(SiblingGroup(list: list, parent: nil))
      item.order = try arrangement.end(of: section, for: .item(item))
    }
    try arrangement.checkPlace(of: item, under: item.parent)
    try plan.put(item)
  }
}

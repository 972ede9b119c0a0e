internal import CivilCalendar

/// Edits of one item as a whole, and the labels of changes.
extension Plan {
  /// Gives an item its values after an edit. Given the item as it was before the edit, only the
  /// differences are applied.
  func edit(_ current: TodoItem, from original: TodoItem?, to edited: TodoItem) throws {
    var wanted = current
    for field in TodoItem.table.fields
    where field.role == .content && original.map({ !field.isEqual($0, edited) }) ?? true {
      field.copy(from: edited, to: &wanted)
    }
    if wanted.due == nil { wanted.dueTime = nil }
    try put(wanted)
    if original?.list != edited.list { try move(existing(current.id), to: edited.list) }
    guard original == nil || original?.completed != edited.completed else { return }
    try setCompleted(edited.completed, of: existing(current.id))
  }

  private func setCompleted(_ moment: Timestamp?, of item: TodoItem) throws {
    guard item.completed != moment else { return }
    guard let moment else { return try reopen(item) }
    try complete(item)
    var done = try existing(item.id)
    done.completed = moment
    try put(done)
  }

  /// The action of changes that were just planned, and the item that it is about if it is only one.
  func deed(
    of changes: [ItemChange], on ids: [Identifier<TodoItem>]
  ) throws -> (Deed, TodoItem?) {
    let chosen = Set(ids)
    let changed = self.changes.filter { chosen.contains(($0.after ?? $0.before)?.id ?? .init()) }
    if changed.count == 1, let old = changed[0].before, let new = changed[0].after {
      return (Deed(from: old, to: new), new)
    }
    guard changes.count == 1, let change = changes.first else {
      return (Deed(.changed, .items(changed.count)), nil)
    }
    var list: String?
    if case .list(let id) = change { list = try existingList(id).name }
    return (Deed(change, on: changed.count, list: list), nil)
  }
}

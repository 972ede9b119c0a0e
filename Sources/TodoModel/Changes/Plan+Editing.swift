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
    var list: String?
    for case .list(let id) in changes { list = try existingList(id).name }
    let results = self.changes
    let deed =
      Deed(of: changes, on: ids, results: results, list: list) ?? Deed(.changed, .items(0))
    guard case .item = deed.subject else { return (deed, nil) }
    let chosen = Set(ids)
    return (deed, results.lazy.compactMap(\.after).first { chosen.contains($0.id) })
  }
}

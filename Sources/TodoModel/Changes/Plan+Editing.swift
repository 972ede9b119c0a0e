internal import CivilCalendar

/// Edits of one item as a whole, and the labels of changes.
extension Plan {
  /// Gives an item its values after an edit. Given the item as it was before the edit, only the
  /// differences are applied.
  func edit(_ current: TodoItem, from original: TodoItem?, to edited: TodoItem) throws {
    try put(current.applying(edited, editedFrom: original))
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
    return (try deed(of: change, on: .items(changed.count)), nil)
  }

  /// The action of one change of several items.
  private func deed(of change: ItemChange, on subject: Deed.Subject) throws -> Deed {
    switch change {
    case .value(let value): Deed(subject, value)
    case .shiftDue(let shift): Deed(.shiftedDue, subject, .shift(shift))
    case .addTag(let tag): Deed(.tagged, subject, .tag(tag))
    case .removeTag(let tag): Deed(.untagged, subject, .tag(tag))
    case .list(let list): Deed(.moved, subject, .name(try existingList(list).name))
    case .done(let isDone): Deed(isDone ? .completed : .reopened, subject)
    }
  }
}

extension Deed {
  /// The same new value for several items.
  fileprivate init(_ subject: Subject, _ value: ItemValue) {
    // Their old values differ, and the verb tells only of the new one.
    let edit = Self.itemEdits.first { $0.property == value.property }
    let (verb, detail) = edit?.words(value.source, value.source) ?? (.edited, nil)
    self.init(verb, subject, detail)
  }
}

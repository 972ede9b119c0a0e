internal import CivilCalendar

/// Changes of items: completion, due date, tags, list.
extension Plan {
  /// Applies one change to an item.
  func apply(_ change: ItemChange, to id: Identifier<TodoItem>) throws {
    var item = try existing(id)
    switch change {
    case .value(let value):
      value.apply(to: &item)
      if change.sets(\.recurrence) { item.pinRecurrence() }
    case .shiftDue(let shift): item.due = item.due?.adding(shift)
    case .addTag(let tag):
      if !TagRule.contains(item.tags, tag) { item.tags = try TagRule.tags(item.tags + [tag]) }
    case .removeTag(let tag): item.tags.removeAll { TagRule.key($0) == TagRule.key(tag) }
    case .list(let list): return try move(item, to: list)
    case .done(let isDone): return try isDone ? complete(item) : reopen(item)
    }
    try put(item)
  }

  /// Applies changes to several items, each in its turn. Deleted items are skipped, unless all are
  /// deleted.
  func apply(_ changes: [ItemChange], to ids: [Identifier<TodoItem>]) throws {
    var here: [Identifier<TodoItem>] = []
    for id in ids where try item(id) != nil { here.append(id) }
    if here.isEmpty, !ids.isEmpty { throw StoreError.missing(ids.first) }
    let chosen = Set(here)
    for change in (0...2).flatMap({ turn in changes.filter { $0.turn == turn } }) {
      if case .list(let list) = change { _ = try existingList(list) }
      for id in here {
        // An item that moves along with its parent stays under it.
        if case .list = change,
          try ancestors(of: existing(id)).contains(where: { chosen.contains($0.id) })
        {
          continue
        }
        try apply(change, to: id)
      }
    }
  }

  /// Completes an item and everything open below it now, and creates the next occurrence if the
  /// item repeats. Subtasks that repeat do so with their parent.
  func complete(_ item: TodoItem) throws {
    guard !item.isDone else { return }
    var done = item
    done.completed = now
    try put(done)
    for var below in try descendants(of: item.id) where !below.isDone {
      below.completed = now
      try put(below)
    }
    try makeNext(of: item)
  }

  /// Reopens an item and its ancestors.
  func reopen(_ item: TodoItem) throws {
    for var done in try [item] + ancestors(of: item) where done.isDone {
      done.completed = nil
      try put(done)
    }
  }

  /// Moves an item with its subtasks to the end of a list.
  func move(_ item: TodoItem, to list: Identifier<TodoList>) throws {
    guard item.list != list else { return }
    _ = try existingList(list)
    try append(item, to: SiblingGroup(list: list, parent: nil))
  }

  /// Deletes an item with everything below it.
  func delete(_ id: Identifier<TodoItem>) throws {
    let item = try existing(id)
    for below in try descendants(of: id) { remove(below) }
    remove(item)
  }
}

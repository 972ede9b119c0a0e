internal import CivilCalendar

/// What an item is: done, due, tagged, in a list.
extension Plan {
  /// Carries one change of an item out.
  func apply(_ change: ItemChange, to id: Identifier<TodoItem>) throws {
    var item = try existing(id)
    switch change {
    case .name(let name): item.name = name
    case .notes(let notes): item.notes = notes
    case .priority(let priority): item.priority = priority
    case .due(let due): setDue(due, of: &item)
    case .dueTime(let time): if item.due != nil { item.dueTime = time }
    case .shiftDue(let shift): item.due = item.due?.adding(shift)
    case .deferUntil(let day): item.deferUntil = day
    case .addTag(let tag):
      if !TagRule.contains(item.tags, tag) { item.tags = try TagRule.tags(item.tags + [tag]) }
    case .removeTag(let tag): item.tags.removeAll { TagRule.key($0) == TagRule.key(tag) }
    case .tags(let tags): item.tags = tags
    case .recurrence(let rule): item.recurrence = rule.map { pinned($0, to: item.due) }
    case .list(let list): return try move(item, to: list)
    case .done(let isDone): return try isDone ? complete(item) : reopen(item)
    }
    try put(item)
  }

  /// Carries changes of several items out. Those that are gone are passed over, unless all are.
  func apply(_ changes: [ItemChange], to ids: [Identifier<TodoItem>]) throws {
    var here: [Identifier<TodoItem>] = []
    for id in ids where try item(id) != nil { here.append(id) }
    if here.isEmpty, !ids.isEmpty { throw StoreError.missing(ids.first) }
    let chosen = Set(here)
    for change in changes {
      if case .list(let list) = change { _ = try existingList(list) }
      for id in here {
        // Who goes along with a parent stays with it.
        if case .list = change,
          try ancestors(of: existing(id)).contains(where: { chosen.contains($0.id) })
        {
          continue
        }
        try apply(change, to: id)
      }
    }
  }

  /// Marks an item and all that is open below it as done now, and makes what follows it if it comes
  /// again. Parts that come again do so with what they are a part of.
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

  /// Marks an item as open, and with it what it is a part of.
  func reopen(_ item: TodoItem) throws {
    for var done in try [item] + ancestors(of: item) where done.isDone {
      done.completed = nil
      try put(done)
    }
  }

  /// Puts an item with its subtasks into a list, last there.
  func move(_ item: TodoItem, to list: Identifier<TodoList>) throws {
    guard item.list != list else { return }
    _ = try existingList(list)
    try append(item, to: SiblingGroup(list: list, parent: nil))
  }

  /// Deletes an item with all that is below it.
  func delete(_ id: Identifier<TodoItem>) throws {
    let item = try existing(id)
    for below in try descendants(of: id) { remove(below) }
    remove(item)
  }

  private func setDue(_ due: Day?, of item: inout TodoItem) {
    item.due = due
    if due == nil { item.dueTime = nil }
  }

  private func pinned(_ rule: Recurrence, to day: Day?) -> Recurrence {
    day.map { rule.pinned(to: $0) } ?? rule
  }
}

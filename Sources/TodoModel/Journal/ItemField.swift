internal import TodoLanguage

/// A field of an item, by its name in journal images.
enum ItemField: String, CaseIterable {
  case list, parent, order, name, notes, priority, tags, due, dueTime, deferUntil, recurrence
  case completed, modified, extra

  /// Whether two items are equal in this field.
  func isEqual(_ left: TodoItem, _ right: TodoItem) -> Bool {
    switch self {
    case .list: left.list == right.list
    case .parent: left.parent == right.parent
    case .order: left.order == right.order
    case .name: left.name.utf8.elementsEqual(right.name.utf8)
    case .notes: left.notes.utf8.elementsEqual(right.notes.utf8)
    case .priority: left.priority == right.priority
    case .tags: left.tags == right.tags
    case .due: left.due == right.due
    case .dueTime: left.dueTime == right.dueTime
    case .deferUntil: left.deferUntil == right.deferUntil
    case .recurrence: left.recurrence == right.recurrence
    case .completed: left.completed == right.completed
    case .modified: left.modified == right.modified
    case .extra: left.extra == right.extra
    }
  }

  /// Copies this field from one item to another.
  func copy(from source: TodoItem, to target: inout TodoItem) {
    switch self {
    case .list: target.list = source.list
    case .parent: target.parent = source.parent
    case .order: target.order = source.order
    case .name: target.name = source.name
    case .notes: target.notes = source.notes
    case .priority: target.priority = source.priority
    case .tags: target.tags = source.tags
    case .due: target.due = source.due
    case .dueTime: target.dueTime = source.dueTime
    case .deferUntil: target.deferUntil = source.deferUntil
    case .recurrence: target.recurrence = source.recurrence
    case .completed: target.completed = source.completed
    case .modified: target.modified = source.modified
    case .extra: target.extra = source.extra
    }
  }

  /// The fields in which two items differ.
  static func changed(_ before: TodoItem, _ after: TodoItem) -> [ItemField] {
    allCases.filter { !$0.isEqual(before, after) }
  }
}

extension TodoItem {
  /// The item with the fields that a change altered, and only those.
  ///
  /// The moment of the last change is only restored when nothing has changed the item since: an
  /// older change may be undone below newer ones.
  func applying(from before: TodoItem, to after: TodoItem) -> TodoItem {
    var result = self
    for field in ItemField.changed(before, after)
    where field != .modified || modified == before.modified {
      field.copy(from: after, to: &result)
    }
    return result
  }
}

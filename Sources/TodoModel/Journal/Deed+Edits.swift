internal import CivilCalendar

extension Deed {
  /// The action that an edit of a property is recorded as.
  struct Edit<Row: StoredRow>: Sendable {
    typealias Words = @Sendable (_ old: Row, _ new: Row) -> (Verb, Detail?)

    let property: any PartialKeyPath<Row> & Sendable
    let words: Words

    init(_ property: any PartialKeyPath<Row> & Sendable, _ words: @escaping Words) {
      (self.property, self.words) = (property, words)
    }

    init(
      _ property: any PartialKeyPath<Row> & Sendable, _ verb: Verb,
      _ detail: @escaping @Sendable (Row) -> Detail? = { _ in nil }
    ) {
      self.init(property) { _, new in (verb, detail(new)) }
    }
  }

  /// The edits of an item, the most telling first.
  static let itemEdits: [Edit<TodoItem>] = [
    Edit(\.completed) { _, new in (new.isDone ? .completed : .reopened, nil) },
    Edit(\.name, .renamed) { .name($0.name) },
    Edit(\.list, .moved),
    Edit(\.parent, .moved),
    Edit(\.due, .setDue) { item in item.due.map { .date($0, item.dueTime) } },
    Edit(\.dueTime, .setTime) { $0.dueTime.map { .time($0) } },
    Edit(\.priority, .setPriority) { .priority($0.priority) },
    Edit(\.tags) { old, new in tagging(from: old.tags, to: new.tags) },
    Edit(\.notes, .setNotes),
    Edit(\.deferUntil, .setDefer) { $0.deferUntil.map { .date($0, nil) } },
    Edit(\.recurrence, .setRecurrence) { $0.recurrence.map { .recurrence($0) } },
    Edit(\.order, .moved),
  ]

  /// The edits of a list or a view, the most telling first.
  static let listEdits: [Edit<TodoList>] = [
    Edit(\.name, .renamed) { .name($0.name) },
    Edit(\.query, .setQuery),
    Edit(\.emoji, .setEmoji),
    Edit(\.color, .setColor) { $0.color.map { .color($0) } },
    Edit(\.sort, .setSort),
    Edit(\.grouping, .setGrouping),
    Edit(\.order, .moved),
  ]

  /// The edit of a list or a view, by its most telling property.
  init(from old: TodoList, to new: TodoList) {
    self.init(Subject(old), Self.listEdits, from: old, to: new)
  }

  /// The edit of an item, by its most telling property.
  init(from old: TodoItem, to new: TodoItem) {
    self.init(.item(old.name), Self.itemEdits, from: old, to: new)
  }

  private init<Row: StoredRow>(
    _ subject: Subject, _ edits: [Edit<Row>], from old: Row, to new: Row
  ) {
    let changed = Row.table.changed(old, new)
    let edit = edits.first { edit in changed.contains { $0.property == edit.property } }
    let (verb, detail) = edit?.words(old, new) ?? (.edited, nil)
    self.init(verb, subject, detail)
  }

  private static func tagging(from old: [String], to new: [String]) -> (Verb, Detail?) {
    let more = new.filter { !old.contains($0) }
    let less = old.filter { !new.contains($0) }
    return switch (more.count, less.count) {
    case (1, 0): (.tagged, .tag(more[0]))
    case (0, 1): (.untagged, .tag(less[0]))
    default: (.setTags, nil)
    }
  }
}

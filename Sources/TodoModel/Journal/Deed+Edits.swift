internal import CivilCalendar
internal import TodoValues

extension Deed {
  /// The action that an edit of a property is recorded as; nil if another property says more.
  struct Edit<Row: StoredRow>: Sendable {
    typealias Parts = @Sendable (_ old: Row, _ new: Row) -> (Verb, Detail?)?

    let property: any PartialKeyPath<Row> & Sendable
    let parts: Parts

    init(_ property: any PartialKeyPath<Row> & Sendable, _ parts: @escaping Parts) {
      (self.property, self.parts) = (property, parts)
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
    Edit(\.completed) { old, new in
      old.isDone == new.isDone ? nil : (new.isDone ? .completed : .reopened, nil)
    },
    Edit(\.name, .renamed) { .name($0.name) },
    Edit(\.list, .moved),
    Edit(\.parent, .moved),
    Edit(\.due, .setDue, due(of:)),
    // Several items have a time in common, and no date.
    Edit(\.dueTime) { _, new in
      new.due == nil ? (.setTime, new.dueTime.map { .time($0) }) : (.setDue, due(of: new))
    },
    Edit(\.priority, .setPriority) { .priority($0.priority) },
    Edit(\.plan, .setPlan) { $0.plan.map { .plan($0) } },
    Edit(\.isFlagged) { _, new in (new.isFlagged ? .flagged : .unflagged, nil) },
    Edit(\.effort, .setEffort) { $0.effort.map { .minutes($0.minutes) } },
    Edit(\.workingSince) { old, new in
      new.workingSince == nil
        ? (.stoppedWork, .minutes((new.worked - old.worked) / 60)) : (.startedWork, nil)
    },
    Edit(\.tags) { old, new in tagging(from: old.tags, to: new.tags) },
    Edit(\.notes, .setNotes),
    Edit(\.deferUntil, .setDefer) { $0.deferUntil.map { .date($0, nil) } },
    Edit(\.recurrence, .setRecurrence) { $0.recurrence.map { .recurrence($0) } },
    Edit(\.reminders, .setReminders),
    Edit(\.waitsFor) { old, new in
      (new.waitsFor.count < old.waitsFor.count ? .removedWait : .addedWait, nil)
    },
    Edit(\.order, .moved),
  ]

  /// The edits of a list or a view, the most telling first.
  static let listEdits: [Edit<TodoList>] = [
    Edit(\.name, .renamed) { .name($0.name) },
    Edit(\.query, .setQuery),
    Edit(\.isPutAway) { _, new in (new.isPutAway ? .putAway : .broughtBack, nil) },
    Edit(\.area, .moved),
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
  ///
  /// - Parameters:
  ///   - list: The name of the item's new list.
  ///   - awaited: The name of the item for which it waits now, or no longer.
  public init(
    from old: TodoItem, to new: TodoItem, list: String? = nil, awaited: String? = nil
  ) {
    let edit = Deed(.item(old.name), Self.itemEdits, from: old, to: new)
    let name: String?
    switch edit.verb {
    case .moved: name = list
    case .addedWait, .removedWait: name = awaited
    default:
      self = edit
      return
    }
    self = Deed(edit.verb, edit.subject, name.map { .name($0) })
  }

  private init<Row: StoredRow>(
    _ subject: Subject, _ edits: [Edit<Row>], from old: Row, to new: Row
  ) {
    let changed = Row.table.changed(old, new)
    let parts = edits.lazy.filter { edit in changed.contains { $0.property == edit.property } }
      .compactMap { $0.parts(old, new) }.first
    self.init(parts?.0 ?? .edited, subject, parts?.1)
  }

  private static func due(of item: TodoItem) -> Detail? {
    item.due.map { .date($0, item.dueTime) }
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

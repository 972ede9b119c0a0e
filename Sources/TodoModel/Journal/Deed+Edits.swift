internal import CivilCalendar
internal import TodoValues

extension Deed {
  /// The edit of a list or a view, by its most telling field.
  init(from old: TodoList, to new: TodoList) {
    let subject = Subject(old)
    self =
      if old.name != new.name {
        Deed(.renamed, subject, .name(new.name))
      } else if old.query != new.query {
        Deed(.setQuery, subject)
      } else if old.emoji != new.emoji {
        Deed(.setEmoji, subject)
      } else if old.color != new.color {
        Deed(.setColor, subject, new.color.map { .color($0) })
      } else if old.sort != new.sort {
        Deed(.setSort, subject)
      } else if old.grouping != new.grouping {
        Deed(.setGrouping, subject)
      } else {
        Deed(old.order != new.order ? .moved : .edited, subject)
      }
  }

  /// The edit of an item, by its most telling field.
  init(from old: TodoItem, to new: TodoItem) {
    let subject = Subject.item(old.name)
    self =
      if old.isDone != new.isDone {
        Deed(new.isDone ? .completed : .reopened, subject)
      } else if old.name != new.name {
        Deed(.renamed, subject, .name(new.name))
      } else if old.list != new.list || old.parent != new.parent {
        Deed(.moved, subject)
      } else if old.due != new.due || old.dueTime != new.dueTime {
        Deed(.setDue, subject, new.due.map { .date($0, new.dueTime) })
      } else if old.priority != new.priority {
        Deed(.setPriority, subject, .priority(new.priority))
      } else if old.tags != new.tags {
        Deed(tagsOf: subject, from: old.tags, to: new.tags)
      } else if old.notes != new.notes {
        Deed(.setNotes, subject)
      } else if old.deferUntil != new.deferUntil {
        Deed(.setDefer, subject, new.deferUntil.map { .date($0, nil) })
      } else if old.recurrence != new.recurrence {
        Deed(.setRecurrence, subject, new.recurrence.map { .recurrence($0) })
      } else {
        Deed(old.order != new.order ? .moved : .edited, subject)
      }
  }

  /// The same change of several items.
  ///
  /// - Parameter list: The name of the list to which items move.
  init(_ change: ItemChange, on count: Int, list: String? = nil) {
    let subject = Subject.items(count)
    self =
      switch change {
      case .name(let name): Deed(.renamed, subject, .name(name))
      case .notes: Deed(.setNotes, subject)
      case .priority(let priority): Deed(.setPriority, subject, .priority(priority))
      case .due(let day): Deed(.setDue, subject, day.map { .date($0, nil) })
      case .dueTime(let time): Deed(.setTime, subject, time.map { .time($0) })
      case .shiftDue(let shift): Deed(.shiftedDue, subject, .shift(shift))
      case .deferUntil(let day): Deed(.setDefer, subject, day.map { .date($0, nil) })
      case .addTag(let tag): Deed(.tagged, subject, .tag(tag))
      case .removeTag(let tag): Deed(.untagged, subject, .tag(tag))
      case .tags: Deed(.setTags, subject)
      case .recurrence(let rule): Deed(.setRecurrence, subject, rule.map { .recurrence($0) })
      case .list: Deed(.moved, subject, list.map { .name($0) })
      case .done(let isDone): Deed(isDone ? .completed : .reopened, subject)
      }
  }

  private init(tagsOf subject: Subject, from old: [String], to new: [String]) {
    let more = new.filter { !old.contains($0) }
    let less = old.filter { !new.contains($0) }
    self =
      switch (more.count, less.count) {
      case (1, 0): Deed(.tagged, subject, .tag(more[0]))
      case (0, 1): Deed(.untagged, subject, .tag(less[0]))
      default: Deed(.setTags, subject)
      }
  }
}

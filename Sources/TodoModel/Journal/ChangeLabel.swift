internal import CivilCalendar

/// The name in quotation marks, cut if it would fill a line of its own.
func quoted(_ name: String) -> String {
  name.count > 60 ? "“\(name.prefix(59))…”" : "“\(name)”"
}

/// The label of an edit of a list or a view, by the most telling field.
func describe(from old: TodoList, to new: TodoList) -> String {
  let kind = new.isView ? "view" : "list"
  if old.name != new.name { return "Renamed \(kind) \(quoted(old.name)) to \(quoted(new.name))" }
  let name = quoted(new.name)
  if old.query != new.query { return "Changed what view \(name) shows" }
  if old.emoji != new.emoji { return "Changed the emoji of \(name)" }
  if old.color != new.color {
    return new.color.map { "Coloured \(kind) \(name) \($0)" }
      ?? "Removed the colour of \(kind) \(name)"
  }
  if old.sort != new.sort { return "Sorted \(kind) \(name)" }
  if old.grouping != new.grouping { return "Grouped \(kind) \(name)" }
  return "\(old.order != new.order ? "Moved" : "Edited") \(kind) \(name)"
}

/// The label of an edit of an item, by the most telling field.
func describe(from old: TodoItem, to new: TodoItem) -> String {
  let name = quoted(new.name)
  if old.isDone != new.isDone { return "\(new.isDone ? "Completed" : "Reopened") \(name)" }
  if old.name != new.name { return "Renamed \(quoted(old.name)) to \(name)" }
  if old.list != new.list || old.parent != new.parent { return "Moved \(name)" }
  if old.due != new.due || old.dueTime != new.dueTime {
    return new.due.map { "Set \(name) due \(words(for: $0, new.dueTime))" }
      ?? "Removed the due date of \(name)"
  }
  if old.priority != new.priority { return "Set the priority of \(name) to \(new.priority)" }
  if let label = describeTags(from: old, to: new) { return label }
  if old.notes != new.notes { return "Changed the notes of \(name)" }
  if old.deferUntil != new.deferUntil {
    return new.deferUntil.map { "Deferred \(name) until \(words(for: $0, nil))" }
      ?? "No longer deferred \(name)"
  }
  if old.recurrence != new.recurrence {
    return new.recurrence.map { "Repeated \(name) \($0)" } ?? "No longer repeated \(name)"
  }
  return "\(old.order != new.order ? "Moved" : "Edited") \(name)"
}

/// The label of a change of several items.
func describe(_ change: ItemChange, to items: String, list: String?) -> String {
  switch change {
  case .name: "Renamed \(items)"
  case .notes: "Changed the notes of \(items)"
  case .priority(let priority): "Set the priority of \(items) to \(priority)"
  case .due(let day?): "Set \(items) due \(words(for: day, nil))"
  case .due(nil): "Removed the due date of \(items)"
  case .dueTime(let time?): "Set \(items) due at \(time)"
  case .dueTime(nil): "Removed the time of \(items)"
  case .shiftDue(let shift): "Moved the due date of \(items) \(words(for: shift))"
  case .deferUntil(let day?): "Deferred \(items) until \(words(for: day, nil))"
  case .deferUntil(nil): "No longer deferred \(items)"
  case .addTag(let tag): "Tagged \(items) #\(tag)"
  case .removeTag(let tag): "Removed #\(tag) from \(items)"
  case .tags: "Changed the tags of \(items)"
  case .recurrence(let rule?): "Repeated \(items) \(rule)"
  case .recurrence(nil): "No longer repeated \(items)"
  case .list: "Moved \(items)" + (list.map { " to \(quoted($0))" } ?? "")
  case .done(let isDone): "\(isDone ? "Completed" : "Reopened") \(items)"
  }
}

private func describeTags(from old: TodoItem, to new: TodoItem) -> String? {
  guard old.tags != new.tags else { return nil }
  let more = new.tags.filter { !old.tags.contains($0) }
  let less = old.tags.filter { !new.tags.contains($0) }
  switch (more.count, less.count) {
  case (1, 0): return "Tagged \(quoted(new.name)) #\(more[0])"
  case (0, 1): return "Removed #\(less[0]) from \(quoted(new.name))"
  default: return "Changed the tags of \(quoted(new.name))"
  }
}

private func words(for shift: DayShift) -> String {
  let amount = abs(shift.amount)
  let unit =
    switch shift.unit {
    case .days: "day"
    case .weeks: "week"
    case .months: "month"
    case .years: "year"
    }
  return "\(amount) \(unit)\(amount == 1 ? "" : "s") \(shift.amount < 0 ? "back" : "on")"
}

private func words(for day: Day, _ time: TimeOfDay?) -> String {
  "\(day.weekday.shortName) \(day)" + (time.map { " \($0)" } ?? "")
}

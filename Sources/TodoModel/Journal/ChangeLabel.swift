internal import CivilCalendar

/// The name in quotation marks, cut where it would fill a line of its own.
func quoted(_ name: String) -> String {
  name.count > 60 ? "“\(name.prefix(59))…”" : "“\(name)”"
}

/// What an edit of a list did.
func describe(from old: TodoList, to new: TodoList) -> String {
  if old.name != new.name { return "Renamed list \(quoted(old.name)) to \(quoted(new.name))" }
  if old.emoji != new.emoji { return "Changed the emoji of \(quoted(new.name))" }
  return "\(old.order != new.order ? "Moved" : "Edited") list \(quoted(new.name))"
}

/// What an edit of an item did, by the part that says most.
func describe(from old: TodoItem, to new: TodoItem) -> String {
  if old.isDone != new.isDone {
    return "\(new.isDone ? "Completed" : "Reopened") \(quoted(new.name))"
  }
  if old.name != new.name { return "Renamed \(quoted(old.name)) to \(quoted(new.name))" }
  if old.list != new.list { return "Moved \(quoted(new.name))" }
  guard old.due != new.due else { return "Edited \(quoted(new.name))" }
  guard let due = new.due else { return "Removed the due date of \(quoted(new.name))" }
  return "Set \(quoted(new.name)) due \(due.weekday.shortName) \(due)"
}

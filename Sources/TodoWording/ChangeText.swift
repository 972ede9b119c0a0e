import CivilCalendar
package import TodoModel
import TodoValues

/// The changes of an item in words: `due Fri 4 Dec → Fri 11 Dec · list Home → Work`.
package struct ChangeText {
  /// One property of an item that is going to change.
  package struct Part: Equatable {
    /// The name of the property; empty where before and after are clear without it.
    package let name: String
    package let before: String
    package let after: String

    /// The part as it is read aloud.
    package var spoken: String { name + (name.isEmpty ? "" : " ") + "\(before) to \(after)" }
  }

  /// The names of the lists.
  let lists: [Identifier<TodoList>: String]
  let days: DayFormat

  package init(lists: [Identifier<TodoList>: String], days: DayFormat) {
    (self.lists, self.days) = (lists, days)
  }

  /// The parts that differ, the most interesting first.
  package func parts(from old: TodoItem, to new: TodoItem) -> [Part] {
    [
      part("", old, new) { $0.isDone ? "done" : "open" },
      part("due", old, new) { item in
        item.due.map { days.inSentence($0, item.dueTime) }
          ?? "none"
      },
      part("plan", old, new) { $0.plan.map { days.inSentence($0) } ?? "none" },
      part("list", old, new) { lists[$0.list] ?? "none" },
      part("priority", old, new, \.priority.name),
      part("", old, new) { $0.isFlagged ? "flagged" : "no flag" },
      part("tags", old, new) { item in
        item.tags.isEmpty ? "none" : item.tags.map { "@" + $0 }.joined(separator: " ")
      },
      part("start", old, new) { item in
        item.deferUntil.map { days.inSentence($0) } ?? "none"
      },
      part("effort", old, new) { $0.effort.map { "\($0)" } ?? "none" },
      part("work", old, new) { $0.workingSince == nil ? "stopped" : "running" },
      part("waits for", old, new) { item in
        let count = item.waitsFor.count
        return count == 0 ? "nothing" : count == 1 ? "1 item" : "\(count) items"
      },
      part("repeats", old, new) { item in item.recurrence.map { "\($0)" } ?? "never" },
      part("reminders", old, new) { item in item.reminders?.text ?? "usual" },
    ].compactMap { $0 }
  }

  private func part(
    _ name: String, _ old: TodoItem, _ new: TodoItem, _ text: (TodoItem) -> String
  ) -> Part? {
    let (before, after) = (text(old), text(new))
    return before == after ? nil : Part(name: name, before: before, after: after)
  }
}

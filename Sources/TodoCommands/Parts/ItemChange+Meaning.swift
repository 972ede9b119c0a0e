package import TodoLanguage
package import TodoModel

extension ItemChange {
  /// The change that words of a line mean. A line knows a list by its name; `list` identifies it.
  /// Nil if there is no such list.
  package init?(
    _ meaning: LineMeaning, list: (_ name: String) throws -> Identifier<TodoList>?
  ) rethrows {
    switch meaning {
    case .due(let day): self = .set(\.due, day)
    case .shift(let shift): self = .shiftDue(shift)
    case .time(let time): self = .set(\.dueTime, time)
    case .start(let day): self = .set(\.deferUntil, day)
    case .plan(let plan): self = .set(\.plan, plan)
    case .flag(let isFlagged): self = .set(\.isFlagged, isFlagged)
    case .list(let name, _):
      guard let id = try list(name) else { return nil }
      self = .list(id)
    case .tag(let tag): self = .addTag(tag)
    case .removedTag(let tag): self = .removeTag(tag)
    case .priority(let priority): self = .set(\.priority, priority)
    case .effort(let effort): self = .set(\.effort, effort)
    case .recurrence(let rule): self = .set(\.recurrence, rule)
    case .reminders(let reminders): self = .set(\.reminders, reminders)
    case .done(let isDone): self = .done(isDone)
    }
  }
}

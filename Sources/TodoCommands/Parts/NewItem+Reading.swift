package import TodoLanguage
package import TodoModel

extension NewItem {
  /// The item of a line, with the values of a preset that the line does not set.
  package init(
    _ reading: QuickAdd.Reading, in list: Identifier<TodoList>, preset: ItemPreset = ItemPreset()
  ) {
    self.init(
      reading.title, in: list, priority: reading.priority ?? preset.priority,
      tags: reading.tags + preset.tags, due: reading.due ?? preset.due, dueTime: reading.time,
      deferUntil: reading.start ?? preset.start, plan: reading.plan ?? preset.plan,
      isFlagged: preset.isFlagged, recurrence: reading.recurrence)
    (self.effort, self.reminders) = (reading.effort, reading.reminders)
  }
}

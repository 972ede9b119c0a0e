import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

/// A form for everything about an item.
@MainActor struct ItemForm {
  private let access: StoreAccess
  private let name: TextField
  private let line: String
  private let due: DateField
  private let start: DateField
  private let reminders: TextField
  private let tags: TextField
  private let priority: TextField
  private let effort: TextField
  private let notes: TextView

  init(_ item: TodoItem, _ access: StoreAccess, _ settings: Settings) {
    self.access = access
    name = TextField(item.name)
    line = DueText(of: item).line
    due = DateField.due(DueText(of: item), access, settings)
    start =
      access.firstDay == nil
      ? DateField(item.deferUntil, today: access.today, reader: .phrases("mon, +1w, 1 dec …"))
      : .distance(item.deferUntil, access)
    start.firstWeekday = settings.firstWeekday
    start.preferredColumns = 40
    reminders = TextField(item.reminders?.typed ?? "", placeholder: ReminderText.example)
    tags = TextField(item.tags.joined(separator: " "), placeholder: "bills home")
    priority = TextField(
      item.priority == .none ? "" : item.priority.name, placeholder: "high, medium, low")
    effort = TextField(
      item.effort.map { "\($0)" } ?? "", placeholder: EffortText.placeholder)
    notes = TextView(item.notes, placeholder: "Details, links, Markdown …")
    notes.preferredRows = 3
    notes.maximumLength = 65_536
  }

  /// The panel for an item, perhaps with a draft. Only changed values are written.
  func panel(
    editing item: TodoItem, _ drafts: Drafts, continuing draft: Draft?, beginsWithNotes: Bool
  ) -> PromptPanel {
    let panel = panel("Edit item", accept: "Save", of: item, drafts, continuing: draft) { draft in
      var edited = item
      edited.name = name.text
      edited.tags = Self.tags(in: tags.text)
      edited.priority = Self.priority(in: priority.text) ?? item.priority
      edited.effort = EffortText(effort.text)?.effort
      if notes.text != item.notes { edited.notes = notes.text }
      edited.deferUntil = newStart
      if newReminders != item.reminders { edited.reminders = newReminders }
      if let when = newDue {
        (edited.due, edited.dueTime, edited.recurrence) = (when.due, when.time, when.recurrence)
      }
      try await access.store.updateItem(edited, editedFrom: item, finishing: draft)
    }
    if beginsWithNotes { panel.initialField = notes }
    return panel
  }

  /// The panel for a new item with a draft about one that is gone.
  func panel(
    replacing gone: TodoItem, in list: TodoList, _ drafts: Drafts, _ messages: Messages,
    continuing draft: Draft
  ) -> PromptPanel {
    panel(
      "New item in \(list.name)", accept: "Add", of: gone, drafts, continuing: draft,
      isReplacing: true
    ) { draft in
      let when = newDue
      var item = NewItem(
        name.text, in: list.id, notes: notes.text,
        priority: Self.priority(in: priority.text) ?? .none, tags: Self.tags(in: tags.text),
        due: when?.due, dueTime: when?.time, deferUntil: newStart, recurrence: when?.recurrence)
      item.effort = EffortText(effort.text)?.effort
      item.reminders = newReminders
      try await access.store.createItem(item, finishing: draft)
      messages.announce(Deed(.added, .item(item.name), .name(list.name)))
    }
  }

  private func panel(
    _ title: String, accept: String, of item: TodoItem, _ drafts: Drafts, continuing draft: Draft?,
    isReplacing: Bool = false,
    then change: @escaping @MainActor (Identifier<Draft>?) async throws -> Void
  ) -> PromptPanel {
    let panel = drafts.prompt(
      title,
      [
        "Name": name, "Due": due, "Start": start, "Remind": reminders, "Tags": tags,
        "Priority": priority, "Effort": effort, "Notes": notes,
      ],
      accept: accept, keeping: .item(item.id), of: item.name, continuing: draft,
      isReplacing: isReplacing, then: change)
    panel.validate = { [priority, effort, reminders] in
      if Self.priority(in: priority.text) == nil {
        return .init(field: priority, message: "Enter high, medium or low.")
      }
      if EffortText(effort.text) == nil {
        return .init(field: effort, message: EffortText.problem)
      }
      return ReminderText.isValid(reminders.text)
        ? nil : .init(field: reminders, message: ReminderText.problem)
    }
    return panel
  }

  /// The due date, if it was changed.
  private var newDue: DueText? { due.text == line ? nil : DueText(in: due, access.dates) }

  /// The reminders of the field; nil for the usual ones.
  private var newReminders: Reminders? { ReminderText.reminders(in: reminders.text) }

  /// The start date: that of its field, unless the line of the due date has one.
  private var newStart: Day? { newDue?.start ?? start.day }

  private static func tags(in text: String) -> [String] {
    text.split { $0.isWhitespace || $0 == "," }.map { $0.hasPrefix("@") ? $0.dropFirst() : $0 }
      .filter { !$0.isEmpty }.map(String.init)
  }

  private static func priority(in text: String) -> Priority? {
    let word = text.filter { !$0.isWhitespace && $0 != "!" }.lowercased()
    return word.isEmpty ? Priority.none : Priority(word)
  }
}

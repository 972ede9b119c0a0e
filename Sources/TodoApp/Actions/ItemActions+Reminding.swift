import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues
import TodoWording

/// The reminders of items.
extension ItemActions {
  /// Offers the most common reminders of items that are due at a time.
  func chooseReminders(of subject: Subject) {
    if let item = subject.item, item.due == nil || item.dueTime == nil {
      return messages.announce(
        "“\(item.name)” has no due time", offering: ItemAction.due.command, "set one")
    }
    func action(
      _ key: Character, _ title: String, _ reminders: Reminders?, note: String = ""
    ) -> RowAction {
      var action = RowAction(.character(key), title: title) { [weak self] in
        self?.change(subject, [.set(\.reminders, reminders)])
      }
      action.note = note
      return action
    }
    let common: [(key: Character, minutes: Int)] = [
      ("0", 0), ("1", 10), ("3", 30), ("h", 60), ("d", 1440),
    ]
    var actions: [RowAction] = []
    for (key, minutes) in common {
      guard let reminders = Reminders(minutes: [minutes]) else { continue }
      let note = note(of: subject.item, minutes)
      actions.append(action(key, reminders.text.capitalizedFirst, reminders, note: note))
    }
    actions += [
      action("u", "As usual", nil, note: access.usualReminders.text),
      action("n", "No reminders", .off),
      RowAction(.character("o"), title: "Others…") { [weak self] in
        self?.askReminders(of: subject)
      },
    ]
    navigator?.present(MenuPanel(title: "Remind", actions: actions))
  }

  /// The moment of a reminder of an item.
  private func note(of item: TodoItem?, _ minutes: Int) -> String {
    guard let time = item.flatMap({ ReminderTime(of: $0, minutesBefore: minutes) }) else {
      return ""
    }
    let local = access.clock.zone.localMoment(at: time.moment(in: access.clock.zone))
    return messages.days.moment(local.day, local.time)
  }

  /// Asks for any reminders, several of them too.
  private func askReminders(of subject: Subject) {
    let old = subject.item?.reminders?.typed ?? ""
    let field = TextField(old, placeholder: ReminderText.example)
    let prompt = PromptPanel(
      title: "Remind how long before?", fields: ["Remind": field], acceptTitle: "Set"
    ) { [access, messages, weak self] in
      let deed = try await access.store.carryOut(
        [.set(\.reminders, ReminderText.reminders(in: field.text))], on: subject.ids)
      if subject.isMarked { self?.list.clearMarks() }
      messages.report(deed)
    }
    prompt.validate = {
      ReminderText.isValid(field.text)
        ? nil : .init(field: field, message: ReminderText.problem)
    }
    navigator?.present(prompt)
  }
}

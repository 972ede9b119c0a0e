import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues
import TodoWording

/// The menu that sets the reminders of items.
@MainActor struct ReminderMenu {
  /// Weak: a menu may outlive its screen.
  private weak var actions: ItemActions?

  init(_ actions: ItemActions) { self.actions = actions }

  /// Offers the most common reminders of items that are due at a time.
  func present(for subject: Subject) {
    guard let actions else { return }
    if let item = subject.item, item.due == nil || item.dueTime == nil {
      return actions.messages.announce(
        "“\(item.name)” has no due time", offering: ItemAction.due.command, "set one")
    }
    func action(
      _ key: Character, _ title: String, _ reminders: Reminders?, note: String = ""
    ) -> RowAction {
      var action = RowAction(.character(key), title: title) {
        self.actions?.change(subject, [.set(\.reminders, reminders)])
      }
      action.note = note
      return action
    }
    let common: [(key: Character, minutes: Int)] = [
      ("0", 0), ("1", 10), ("3", 30), ("h", 60), ("d", 1440),
    ]
    var choices: [RowAction] = []
    for (key, minutes) in common {
      guard let reminders = Reminders(minutes: [minutes]) else { continue }
      let note = note(of: subject.item, minutes)
      choices.append(action(key, reminders.text.capitalizedFirst, reminders, note: note))
    }
    choices += [
      action("u", "As usual", nil, note: actions.access.usualReminders.text),
      action("n", "No reminders", .off),
      RowAction(.character("o"), title: "Others…") { ask(of: subject) },
    ]
    actions.navigator?.present(MenuPanel(title: "Remind", actions: choices))
  }

  /// The moment of a reminder of an item.
  private func note(of item: TodoItem?, _ minutes: Int) -> String {
    guard let actions,
      let time = item.flatMap({ ReminderTime(of: $0, minutesBefore: minutes) })
    else { return "" }
    let zone = actions.access.clock.zone
    let local = zone.localMoment(at: time.moment(in: zone))
    return actions.messages.days.moment(local.day, local.time)
  }

  /// Asks for any reminders, several of them too.
  private func ask(of subject: Subject) {
    guard let actions else { return }
    let old = subject.item?.reminders?.typed ?? ""
    let field = TextField(old, placeholder: ReminderText.example)
    let prompt = PromptPanel(
      title: "Remind how long before?", fields: ["Remind": field], acceptTitle: "Set"
    ) { [save = actions.saving(subject)] in
      try await save([.set(\.reminders, ReminderText.reminders(in: field.text))])
    }
    prompt.validate = {
      ReminderText.isValid(field.text)
        ? nil : .init(field: field, message: ReminderText.problem)
    }
    actions.navigator?.present(prompt)
  }
}

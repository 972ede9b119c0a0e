import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

/// The menu that lets the reminders that were shown last come again a little later. Those that come
/// while it is open are not meant. The due date stays as it is.
@MainActor struct SnoozeMenu {
  let service: ReminderService
  let access: StoreAccess
  let messages: Messages
  /// Goes to the item of a reminder.
  let goToItem: (Identifier<TodoItem>) -> Void

  /// The hour at which a reminder comes tomorrow.
  private static let morning = 9

  /// The menu; nil if there is no reminder to snooze.
  func makePanel() -> MenuPanel? {
    let reminders = service.last
    guard let first = reminders.first else { return nil }
    let (now, zone) = (access.clock.now, access.clock.zone)
    let tomorrow = LocalMoment(
      day: access.today.adding(days: 1), secondOfDay: Self.morning * 3600)
    func action(_ key: Character, _ title: String, _ moment: Timestamp) -> RowAction {
      var action = RowAction(.character(key), title: title) { [service] in
        service.snooze(reminders, until: moment)
      }
      let local = zone.localMoment(at: moment)
      action.note = messages.days.moment(local.day, local.time)
      return action
    }
    return MenuPanel(
      title: reminders.count == 1 ? first.item.name : "\(reminders.count) reminders",
      actions: [
        action("5", "In 5 minutes", now.adding(seconds: 300)),
        action("h", "In 1 hour", now.adding(seconds: 3600)),
        action("m", "Tomorrow morning", zone.moment(of: tomorrow)),
        RowAction(.character("i"), title: "Go to the item") { [goToItem] in
          goToItem(first.item.id)
        },
      ])
  }
}

import CivilCalendar
import TermPanels
import TodoModel
import TodoValues
import TodoWording

/// The calendar's screen: a month with the load of each day, and the selected day's items.
@MainActor final class CalendarCoordinator: Coordinator {
  private let access: StoreAccess
  private let messages: Messages
  private let dayChanges: DayChanges
  private let panel: CalendarPanel
  private let loads: DayLoads
  private let results: QueryResults
  private var observations: [AnyObject] = []
  /// More lines than fit on any screen.
  private static let mostLines = 200

  init(
    _ access: StoreAccess, _ messages: Messages, _ navigator: Navigator, _ dayChanges: DayChanges,
    firstWeekday: Weekday
  ) throws(StoreError) {
    (self.access, self.messages, self.dayChanges) = (access, messages, dayChanges)
    panel = CalendarPanel(today: access.today)
    loads = DayLoads(access)
    let today = access.today
    results = try access.store.results(for: Gathering.day(today).query(today: today, access.habits))
    super.init()
    let calendar = panel.calendar
    calendar.firstWeekday = firstWeekday
    // The month is still drawn while it leaves, when it no longer has a coordinator.
    calendar.badge = { [loads] in loads.badge(for: $0) }
    calendar.onPick = { [weak navigator] in navigator?.go(to: .day($0)) }
    calendar.onSelect = { [unowned self] day in
      results.query = Gathering.day(day).query(today: self.access.today, self.access.habits)
      show()
    }
    panel.commands = { [unowned panel, forms = navigator.forms] in
      [
        KeyCommand(.addItemForDay) { [unowned panel] in
          forms.addItem(ItemPreset(due: panel.calendar.selectedDay))
        }
      ]
    }
    results.didChange = { [weak self] in self?.show() }
    loads.didChange = { [weak self] in self?.show() }
  }

  override var primaryPanel: Panel { panel }

  override func didStart() {
    observations = [
      access.store.observe(self), dayChanges.observe { [weak self] in self?.dayDidChange() },
    ]
    show()
  }

  override func didStop() { observations = [] }

  private func show() {
    let day = panel.calendar.selectedDay
    panel.calendar.reloadBadges()
    panel.agenda.heading = messages.days.moment(day)
    let items = access.read(or: []) { try results.items(in: 0..<Self.mostLines) }
    panel.agenda.lines = items.map { item in
      AgendaView.Line(
        time: item.dueTime.map(DayFormat.time) ?? "", text: item.name,
        mark: String(repeating: "!", count: item.priority.rawValue))
    }
    panel.agenda.count = results.count
    let count = Gathering.day(day).text(for: results.count)
    let effort = loads.load(on: day)?.text(of: access.dayEffort)
    panel.navigationItem.detail =
      results.isComplete
      ? [count, effort].compactMap(\.self).joined(separator: " · ") : "searching…"
    panel.setNeedsStatusUpdate()
  }

  private func dayDidChange() {
    panel.calendar.today = access.today
    results.query.today = access.today
    show()
  }
}

extension CalendarCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    guard event.isChange else { return }
    loads.forget()
    show()
  }
}

extension Command {
  static let addItemForDay = Command(
    "day.add", .character("a"), .character("n"), title: "Add an item for this day", hint: "add")
}

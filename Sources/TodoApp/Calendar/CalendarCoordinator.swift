import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

/// The calendar's screen: a month with the load of each day, and the selected day's items.
@MainActor final class CalendarCoordinator: Coordinator {
  private let context: AppContext
  private let panel: CalendarPanel
  private let loads: DayLoads
  private let results: QueryResults
  private var observation: ObservationToken?
  /// More lines than fit on any screen.
  private static let mostLines = 200

  /// Creates the screen; `open` shows the items due on a day.
  init(_ context: AppContext, open: @escaping (Day) -> Void) throws(StoreError) {
    self.context = context
    panel = CalendarPanel(today: context.today)
    loads = DayLoads(context)
    let today = context.today
    results = try context.store.results(for: Gathering.day(today).query(today: today))
    super.init()
    let calendar = panel.calendar
    calendar.firstWeekday = context.settings.firstWeekday
    // The month is still drawn while it leaves, when it no longer has a coordinator.
    calendar.badge = { [loads] in loads.badge(for: $0) }
    calendar.onPick = open
    calendar.onSelect = { [unowned self] day in
      results.query = Gathering.day(day).query(today: self.context.today)
      show()
    }
    panel.commands = { [unowned self] in
      [
        KeyCommand(.addItemForDay) { [unowned self] in
          QuickAddPrompt.present(self.context, due: panel.calendar.selectedDay)
        }
      ]
    }
    results.didChange = { [weak self] in self?.show() }
    loads.didChange = { [weak self] in self?.show() }
  }

  override var primaryPanel: Panel { panel }

  override func didStart() {
    observation = context.store.observe(self)
    show()
  }

  override func didStop() { observation = nil }

  /// Selects a day.
  func select(_ day: Day) { panel.calendar.selectedDay = day }

  private func show() {
    let day = panel.calendar.selectedDay
    panel.calendar.reloadBadges()
    panel.agenda.heading = context.words(for: day)
    let items = context.read(or: []) { try results.items(in: 0..<Self.mostLines) }
    panel.agenda.lines = items.map { item in
      AgendaView.Line(
        time: item.dueTime.map(DayWords.time) ?? "", text: item.name,
        mark: String(repeating: "!", count: item.priority.rawValue))
    }
    panel.agenda.count = results.count
    panel.navigationItem.detail =
      results.isComplete ? Gathering.day(day).words(for: results.count) : "looking …"
    panel.setNeedsStatusUpdate()
  }
}

extension CalendarCoordinator: DayFollower {
  func dayDidChange() {
    panel.calendar.today = context.today
    results.query.today = context.today
    show()
  }
}

extension CalendarCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    switch event {
    case .writing, .displaced: return
    case .changed, .reloaded: break
    }
    loads.forget()
    show()
  }
}

extension Command {
  static let addItemForDay = Command(
    "day.add", .character("a"), title: "Add an item for this day", hint: "add")
}

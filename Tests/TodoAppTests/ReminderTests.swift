import CivilCalendar
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoValues
import TodoWording

@testable import TodoApp
@testable import TodoModel

/// Reminders on the screen.
@MainActor @Suite struct ReminderTests {
  /// The alarms of the machine, which ring when a test lets them.
  @MainActor private final class Alarms {
    private(set) var moment: Timestamp?
    private var action: (@MainActor () -> Void)?

    func set(
      _ moment: Timestamp, _ action: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
      (self.moment, self.action) = (moment, action)
      return { [weak self] in
        if self?.moment == moment { self?.clear() }
      }
    }

    private func clear() { (moment, action) = (nil, nil) }

    func ring() {
      let action = action
      clear()
      action?()
    }
  }

  private let clock = SettableClock(.at(10, of: AppHarness.today))
  private let alarms = Alarms()
  private let store: TodoStore
  private let home: TodoList

  init() async throws {
    store = try TodoStore.temporary(clock: clock.clock)
    home = try await store.createList(name: "Home")
  }

  private func add(_ name: String, at hour: Int, _ minutes: [Int]? = nil) async throws {
    var item = NewItem(name, in: home.id, due: AppHarness.today)
    item.dueTime = TimeOfDay(hour: hour)
    item.reminders = minutes.flatMap { Reminders(minutes: $0) }
    try await store.createItem(item)
  }

  /// The app at the list.
  private func start(
    _ settings: Settings = Settings()
  ) async throws -> (Harness, AppCoordinator) {
    var made: AppCoordinator?
    let harness = try Harness(columns: 100, rows: 14, motion: .reduced) { application in
      var configuration = AppConfiguration(settings: settings, startView: .list("Home"))
      configuration.alarm = alarms.set
      let app = AppCoordinator(store, application, configuration)
      app.start()
      made = app
      return app.primaryPanel
    }
    #expect(await harness.waitUntil { harness.screen.contains("Home") })
    return (harness, try #require(made))
  }

  private func expect(
    _ text: String, _ harness: Harness, _ place: SourceLocation = #_sourceLocation
  ) async {
    let isShown = await harness.waitUntil { harness.screen.contains(text) }
    #expect(isShown, "\(text)\n\(harness.screen)", sourceLocation: place)
  }

  /// Waits until the alarm is set to a time of the day.
  private func expectAlarm(
    at time: String, _ harness: Harness, _ place: SourceLocation = #_sourceLocation
  ) async {
    func set() -> String? { alarms.moment.map { "\(Circumstances.zone.time(of: $0))" } }
    let isSet = await harness.waitUntil { set() == time }
    #expect(isSet, "\(set() ?? "none")", sourceLocation: place)
  }

  @Test func `an alarm waits for the next reminder, which is a toast with the key for snoozing`()
    async throws
  {
    try await add("Call Ann", at: 14, [60])
    try await add("Pay rent", at: 12)
    let (harness, app) = try await start()
    await expectAlarm(at: "12:00", harness)

    clock.advance(seconds: 2 * 3600)
    alarms.ring()
    await expect("Reminder: Pay rent, due at 12:00   g r snooze", harness)
    await expectAlarm(at: "13:00", harness)

    clock.advance(seconds: 3600)
    alarms.ring()
    await expect("Reminder: Call Ann, due at 14:00", harness)
    app.stop()
  }

  @Test func `a change on the screen or elsewhere moves the alarm`() async throws {
    try await add("Call Ann", at: 14)
    let (harness, app) = try await start()
    await expectAlarm(at: "14:00", harness)

    try await add("Pay rent", at: 11)
    await expectAlarm(at: "11:00", harness)
    try await store.undo()
    await expectAlarm(at: "14:00", harness)
    app.stop()
  }

  @Test func `what came while nothing ran is reported once at the start`() async throws {
    try await add("Call Ann", at: 11, [0])
    try await add("Pay rent", at: 12, [0])
    var later = NewItem("Later", in: home.id, due: AppHarness.today.adding(days: 2))
    later.dueTime = TimeOfDay(hour: 15)
    try await store.createItem(later)
    clock.advance(days: 2)

    let (harness, app) = try await start()
    await expect("Reminder: Call Ann, due on Sat 21 Nov at 11:00 · 1 more", harness)
    app.stop()

    let (second, again) = try await start()
    await expectAlarm(at: "15:00", second)
    #expect(!second.screen.contains("Reminder"))
    again.stop()
  }

  @Test func `a reminder whose moment passed while the machine slept comes with the next key`()
    async throws
  {
    try await add("Call Ann", at: 14)
    let (harness, app) = try await start()
    await expectAlarm(at: "14:00", harness)

    clock.advance(seconds: 5 * 3600)
    harness.press(.down)
    await expect("Reminder: Call Ann", harness)
    app.stop()
  }

  @Test func `g r snoozes the reminder, and not the due date`() async throws {
    try await add("Call Ann", at: 11)
    let (harness, app) = try await start()
    await expectAlarm(at: "11:00", harness)
    clock.advance(seconds: 3600)
    alarms.ring()
    await expect("Reminder: Call Ann", harness)

    harness.type("gr")
    await expect("In 5 minutes", harness)
    #expect(harness.screen.contains("Today 11:05") && harness.screen.contains("Tomorrow 9:00"))
    harness.press(.character("5"))
    await expect("“Call Ann” again today at 11:05", harness)
    await expectAlarm(at: "11:05", harness)
    #expect(try store.items(in: home.id).items(in: 0..<1)[0].dueTime == TimeOfDay(hour: 11))

    harness.type("gr")
    await expect("There is no reminder to snooze", harness)
    clock.advance(seconds: 300)
    alarms.ring()
    await expect("Reminder: Call Ann", harness)
    app.stop()
  }

  @Test(arguments: [ReminderWay.toast, .bell, .osc9, .osc777])
  func `the terminal gives a notice in the way of the setting`(way: ReminderWay) async throws {
    try await add("Call Ann", at: 11)
    var settings = Settings()
    settings.remindBy = way
    let (harness, app) = try await start(settings)
    await expectAlarm(at: "11:00", harness)
    clock.advance(seconds: 3600)
    alarms.ring()
    await expect("Reminder: Call Ann", harness)

    let expected = Notice.Way(rawValue: way.rawValue).map {
      [Notice("Reminder", "Call Ann, due at 11:00", by: $0)]
    }
    #expect(harness.terminal.notices == expected ?? [])
    app.stop()
  }

  @Test func `nothing reminds of items where the setting is off`() async throws {
    try await add("Call Ann", at: 11)
    try await add("Pay rent", at: 14, [0])
    var settings = Settings()
    settings.remind = .off
    let (harness, app) = try await start(settings)
    await expectAlarm(at: "14:00", harness)
    app.stop()
  }

  // MARK: - Setting reminders

  @Test func `the menu of an item sets its reminders, and u undoes it`() async throws {
    try await add("Call Ann", at: 14)
    let (harness, app) = try await start()
    await expectAlarm(at: "14:00", harness)

    harness.press(.character("!"))
    await expect("1 h before", harness)
    #expect(harness.screen.contains("Today 13:00") && harness.screen.contains("As usual"))
    harness.press(.character("h"))
    await expect("Changed the reminders of “Call Ann”", harness)
    await expectAlarm(at: "13:00", harness)

    harness.press(.character("u"))
    await expectAlarm(at: "14:00", harness)
    app.stop()
  }

  @Test func `several reminders are typed, and a mistake is reported`() async throws {
    try await add("Call Ann", at: 14)
    let (harness, app) = try await start()
    await expectAlarm(at: "14:00", harness)
    harness.type("!o")
    await expect("Remind how long before?", harness)

    harness.type("soon")
    harness.press(.enter)
    await expect("Enter lengths such as ", harness)
    await expect("10m, 1h or 1d, or “off”.", harness)
    harness.press(.control("u"))
    harness.type("30m 2h")
    harness.press(.enter)

    await expectAlarm(at: "12:00", harness)
    #expect(try store.items(in: home.id).items(in: 0..<1)[0].reminders?.minutes == [30, 120])
    app.stop()
  }

  @Test func `an item without a due time is offered one first`() async throws {
    try await store.createItem(in: home.id, name: "Read", due: AppHarness.today)
    let (harness, app) = try await start()
    await expect("Read", harness)

    harness.press(.character("!"))

    await expect("“Read” has no due time   t set one", harness)
    app.stop()
  }

  @Test func `the details show when an item reminds`() async throws {
    try await add("Call Ann", at: 14, [0, 60, 1440])
    try await add("Pay rent", at: 15)
    let zone = Circumstances.zone
    let days = DayFormat(today: AppHarness.today)
    let items = try store.items(in: home.id).items(in: 0..<2)
    func reminds(_ item: TodoItem, usual: Reminders?) -> String? {
      ItemDetail(item).blocks(in: days, zone, usualReminders: usual)
        .first { $0.marker == "Reminds" }?.text
    }

    #expect(
      reminds(items[0], usual: nil)
        == "1 day before, yesterday at 14:00 · 1 h before, at 13:00 · at 14:00")
    #expect(reminds(items[1], usual: .atTheTime) == "at 15:00")
    #expect(reminds(items[1], usual: nil) == nil && reminds(items[1], usual: .off) == nil)
  }

  @Test func `the menu snoozes the reminder that it names, although another one has come`()
    async throws
  {
    try await add("Call Ann", at: 11)
    try await add("Take pills", at: 12)
    let (harness, app) = try await start()
    await expectAlarm(at: "11:00", harness)
    clock.advance(seconds: 3600)
    alarms.ring()
    await expect("Reminder: Call Ann", harness)
    await expectAlarm(at: "12:00", harness)
    harness.type("gr")
    await expect("In 5 minutes", harness)

    clock.advance(seconds: 3600)
    alarms.ring()
    await expect("Reminder: Take pills", harness)
    harness.press(.character("m"))
    await expect("“Call Ann” again tomorrow at 9:00", harness)
    harness.type("gr")
    await expect("In 5 minutes", harness)
    #expect(harness.screen.contains("Take pills"))
    app.stop()
  }
}

import CivilCalendar
import TermPanels
import TodoModel
import TodoValues
import TodoWording

/// Shows reminders while the app is open: waits for the moment of the next one, claims it, so that
/// no other window shows it too, and confirms it once it is on the screen.
@MainActor final class ReminderService {
  /// The seconds after which a failure to read or claim reminders is followed by another attempt.
  private static let pause = 60

  private let settings: Settings
  private let alarm: AppConfiguration.Alarm
  private let access: StoreAccess
  private let application: Application
  private let messages: Messages
  private var observation: ObservationToken?
  private var cancelAlarm: (@MainActor () -> Void)?
  /// The moment for which the alarm is set.
  private var next: Timestamp?
  private var isClaiming = false
  /// Whether a moment came, or items changed, since the last claim began.
  private var mustLook = false
  private var hasReported = false

  /// The reminders that were shown last, which can be snoozed; empty once that was done.
  private(set) var last: [DueReminder] = []

  init(
    _ settings: Settings, _ alarm: @escaping AppConfiguration.Alarm, _ access: StoreAccess,
    _ application: Application, _ messages: Messages
  ) {
    (self.settings, self.alarm, self.access) = (settings, alarm, access)
    (self.application, self.messages) = (application, messages)
  }

  private var store: TodoStore { access.store }

  /// Begins to show reminders, with those that came while no program ran.
  func begin() {
    observation = store.observe(self)
    look()
  }

  /// Shows reminders whose moment has come although no alarm reported it: the clock was set.
  func check() {
    guard let next, next <= access.clock.now else { return }
    look()
  }

  /// Stops waiting.
  func end() {
    observation = nil
    cancelAlarm?()
    cancelAlarm = nil
  }

  /// Offers the moments to which the reminders that were shown last can be snoozed.
  func offerSnoozing(in navigator: Navigator) {
    let menu = SnoozeMenu(service: self, access: access, messages: messages) {
      [weak navigator] in navigator?.go(to: .item($0))
    }
    if let panel = menu.makePanel() { navigator.present(panel) }
  }

  /// Lets reminders that were shown come again at a moment.
  func snooze(_ reminders: [DueReminder], until moment: Timestamp) {
    guard let first = reminders.first else { return }
    // At once: a second menu would offer what is being snoozed.
    if last == reminders { last = [] }
    let time = access.clock.zone.localMoment(at: moment)
    access.perform { [weak self, store, messages] in
      do {
        try await store.reminders.snooze(reminders, until: moment)
      } catch {
        if let self, last.isEmpty { last = reminders }
        throw error
      }
      self?.look()
      let subject = reminders.count == 1 ? "“\(first.item.name)”" : "\(reminders.count) reminders"
      messages.explain("\(subject) again \(messages.days.adverb(time.day, time.time))")
    }
  }

  // MARK: - Looking

  /// Claims and shows what is due, and waits for what comes next.
  private func look() {
    guard observation != nil else { return }
    guard !isClaiming else {
      mustLook = true
      return
    }
    (isClaiming, mustLook) = (true, false)
    Task { @MainActor [weak self] in await self?.claim() }
  }

  private func claim() async {
    do throws(StoreError) {
      let reminders = try await store.reminders.claim(usual: settings.remind)
      if observation != nil, !reminders.isEmpty {
        show(reminders)
        try await store.reminders.confirm(reminders)
      }
      isClaiming = false
      if mustLook { return look() }
      wait(for: try store.reminders.next())
    } catch {
      isClaiming = false
      retry(after: error)
    }
  }

  /// Tries again a little later. A person needs to know only once.
  private func retry(after error: StoreError) {
    guard observation != nil else { return }
    switch error {
    case .closed: return
    case .busy: break
    default:
      if !hasReported { messages.report(error) }
      hasReported = true
    }
    wait(for: access.clock.now.adding(seconds: Self.pause))
  }

  private func wait(for moment: Timestamp?) {
    guard observation != nil else { return }
    cancelAlarm?()
    (next, cancelAlarm) = (moment, nil)
    guard let moment else { return }
    cancelAlarm = alarm(moment) { [weak self] in self?.look() }
  }

  // MARK: - Showing

  private func show(_ reminders: [DueReminder]) {
    last = reminders
    var toast = Toast(
      "Reminder: \(text(of: reminders))",
      hint: messages.keyName(of: .snoozeReminder).map { ($0, "snooze") })
    toast.waitsForInput = true
    messages.show(toast)
    guard let way = settings.remindBy.notice else { return }
    _ = application.terminal.notify(Notice("Reminder", text(of: reminders), by: way))
  }

  /// The text about reminders: `Call Ann, due at 14:00 · 4 more`.
  private func text(of reminders: [DueReminder]) -> String {
    let first = reminders[0].sentence(in: messages.days)
    return reminders.count == 1 ? first : "\(first) · \(reminders.count - 1) more"
  }
}

extension ReminderService: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    if event.isChange { look() }
  }
}

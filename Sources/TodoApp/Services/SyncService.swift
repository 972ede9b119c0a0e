import CivilCalendar
import TermPanels
import TodoCommands
import TodoModel
import TodoWording

/// Synchronises with a server while the app is open: it launches the process that does, and shows
/// the result that this or any other process leaves in the file of the state. What comes in reaches
/// the screen like any change of another program.
@MainActor final class SyncService {
  /// Called when the text is another one.
  var didChange: () -> Void = {}
  /// The status, `Synced 9:30`; `nil` if the person does not synchronise at intervals.
  private(set) var text: String? {
    didSet { if text != oldValue { didChange() } }
  }
  /// Whether a server is set up.
  private(set) var isSetUp = false

  private let account: SyncAccount
  private let launch: @MainActor () throws -> Void
  /// The seconds between two synchronisations, if they come by themselves.
  private let interval: Int?
  private let clock: WallClock
  private let animator: Animator
  private let messages: Messages
  private var watch: FileWatch?
  private var timer: Animation?
  private var known: SyncState?
  /// Whether the person waits for the result.
  private var isAsked = false

  init(
    _ sync: (account: SyncAccount, launch: @MainActor () throws -> Void), every minutes: Int?,
    _ clock: WallClock, _ animator: Animator, _ messages: Messages
  ) {
    (account, launch, self.clock) = (sync.account, sync.launch, clock)
    isSetUp = sync.account.isSetUp
    known = sync.account.state()
    (interval, self.animator, self.messages) = (minutes.map { $0 * 60 }, animator, messages)
  }

  /// The command to synchronise now; disabled if these lists have no server.
  static func command(of service: SyncService?) -> KeyCommand {
    KeyCommand(
      .synchronise, isEnabled: service?.isSetUp == true,
      obstacle: service == nil
        ? "These lists are not synchronised" : "Set a server up first: paneltodo sync --setup"
    ) { [weak service] in service?.synchronise() }
  }

  /// Begins to synchronise, at once if the last time is long ago.
  func begin() {
    watch = account.watch { [weak self] in self?.stateDidChange() }
    show()
    wait()
    // The person may have asked for it before, and it may be over already.
    stateDidChange()
  }

  /// Stops.
  func end() {
    watch = nil
    timer?.cancel()
  }

  /// Synchronises now, and reports the result.
  func synchronise() {
    isAsked = true
    messages.explain("Synchronising…")
    start()
  }

  /// Launches the process. If another one synchronises, the result of that one counts.
  private func start() {
    do {
      try launch()
    } catch {
      isAsked = false
      messages.report(error)
    }
  }

  /// Waits until the next synchronisation is due.
  private func wait() {
    timer?.cancel()
    timer = nil
    guard let interval, isSetUp else { return }
    let next = known?.at.adding(seconds: interval) ?? clock.now
    let seconds = max(0, (next.microseconds - clock.now.microseconds) / 1_000_000)
    // A clock that was put back must not stop it.
    timer = animator.schedule(after: Double(min(seconds, interval))) { [weak self] in
      guard let self else { return }
      start()
      // The result sets the timer again; without one, the next attempt follows.
      timer = animator.schedule(after: Double(interval)) { [weak self] in self?.wait() }
    }
  }

  private func stateDidChange() {
    isSetUp = account.isSetUp
    guard let state = account.state(), state != known else { return }
    let former = known
    known = state
    report(state, after: former)
    show()
    wait()
  }

  /// Reports a failure or a conflict that is another than last time, and everything if the person
  /// waits for it.
  private func report(_ state: SyncState, after former: SyncState?) {
    let isNews = former?.hasFailed != true || former?.sentence != state.sentence
    let remarks = state.remarks == former?.remarks ?? [] ? [] : state.remarks
    if state.hasFailed, isNews || isAsked {
      messages.show(Toast("Not synced. \(state.sentence)", isError: true))
    } else if let first = remarks.first {
      let more = remarks.count > 1 ? " · \(remarks.count - 1) more" : ""
      messages.explain("Synced. \(first)\(more)")
    } else if isAsked {
      messages.explain(state.sentence)
    }
    isAsked = false
  }

  private func show() {
    guard interval != nil, isSetUp else { return text = nil }
    let moment = known?.success.map { success in
      let (local, today) = (clock.zone.localMoment(at: success), clock.today)
      return local.day == today
        ? DayFormat.time(local.time) : messages.days.adverb(local.day, local.time)
    }
    text =
      switch (known?.hasFailed, moment) {
      case (true, let moment?): "Not synced since \(moment)"
      case (_, let moment?): "Synced \(moment)"
      case (_, nil): "Not synced yet"
      }
  }
}

import CivilCalendar
import TermPanels

/// Notifies its observers when today becomes another day while the program is open.
@MainActor final class DayChanges {
  private let clock: WallClock
  private let animator: Animator
  private let observers = Observers<Void>()
  /// The day that the observers know.
  private var day: Day?
  private var midnight: Animation?

  init(_ clock: WallClock, _ animator: Animator) { (self.clock, self.animator) = (clock, animator) }

  /// Calls `handler` after each change of the day, for as long as the observation is held.
  func observe(_ handler: @escaping () -> Void) -> Observation { observers.add { handler() } }

  /// Begins to wait for midnight.
  func begin() {
    let clock = clock.stopped
    day = clock.today
    let next = clock.zone.start(of: clock.today.adding(days: 1))
    let wait = max(1, next.secondsSinceEpoch - clock.now.secondsSinceEpoch)
    midnight = animator.schedule(after: wait) { [weak self] in self?.dayDidChange() }
  }

  /// Detects a new day: a machine that sleeps stops the timer, and nothing reports that the clock
  /// was set.
  func check() {
    guard let day, clock.today != day else { return }
    midnight?.cancel()
    dayDidChange()
  }

  /// Stops waiting.
  func end() { midnight?.cancel() }

  private func dayDidChange() {
    observers.notify(())
    begin()
  }
}

import CivilCalendar
import TermPanels
import TodoModel

/// The open items due on each day, counted a month at a time. A slow count runs in the
/// background, and nothing is shown until it is done.
@MainActor final class DayLoads {
  /// Called when a month has been counted in the background.
  var didChange: () -> Void = {}

  private let access: StoreAccess
  private var months: [Day: [Day: DayLoad]] = [:]
  private var underway: Set<Day> = []
  private var generation = 0

  init(_ access: StoreAccess) { self.access = access }

  /// Forgets all counts, because something has changed.
  func forget() {
    months = [:]
    underway = []
    generation += 1
  }

  /// The items due on a day; nil while they are unknown.
  func load(on day: Day) -> DayLoad? {
    let first = day.firstOfMonth
    if let month = months[first] { return month[day] ?? DayLoad() }
    guard !underway.contains(first) else { return nil }
    let days = first..<first.adding(days: first.daysInMonth)
    if let month = access.read(or: [:], { try access.store.counts.load(of: days) }) {
      months[first] = month
      return month[day] ?? DayLoad()
    }
    countBehindTheScreen(first, days)
    return nil
  }

  /// A day's load as a calendar shows it: as a bar, which cannot be mistaken for a day, and again
  /// as a colour.
  func badge(for day: Day) -> CalendarBadge? {
    guard let load = load(on: day), let bar = LoadBar(load.hours) else { return nil }
    let role = day < access.today ? .overdue : bar.role
    return CalendarBadge(String(bar.sign), label: Counts.due(load), role: role)
  }

  private func countBehindTheScreen(_ first: Day, _ days: Range<Day>) {
    underway.insert(first)
    let asked = generation
    Task { [weak self, store = access.store] in
      // Once the store is closed, nobody needs the result.
      let month = try? await store.counts.loadInBackground(of: days)
      guard let self, asked == generation else { return }
      underway.remove(first)
      guard let month else { return }
      months[first] = month
      didChange()
    }
  }
}

import CivilCalendar
import TodoModel
import TodoValues

/// The number of items that a person usually completes on a day: that of the middle one of the last
/// days on which they completed any.
@MainActor final class UsualLoad {
  /// Called when it has been found in the background.
  var didChange: () -> Void = {}

  /// The days that are looked at.
  nonisolated static let span = 28
  /// The days with completed items without which nothing is usual.
  private nonisolated static let leastDays = 7
  /// The completed items that are looked at.
  private static let mostItems = 1_000

  private let access: StoreAccess
  private let results: QueryResults
  private var known: (revision: Int, load: Int?)?

  init(_ access: StoreAccess) throws(StoreError) {
    self.access = access
    let today = access.today
    let since = Query.date(
      .done, .compare(.greaterOrEqual, .day(today.adding(days: -Self.span))))
    results = try access.store.results(for: ItemQuery(.logbook, filter: since, today: today))
    results.didChange = { [weak self] in self?.didChange() }
  }

  /// The number of items; nil while there is nothing to tell it from.
  var load: Int? {
    if let known, known.revision == results.revision { return known.load }
    let done = access.read(or: []) { try results.items(in: 0..<Self.mostItems) }
    let load = Self.load(of: done.compactMap(\.completed).map(access.clock.zone.day))
    known = (results.revision, load)
    return load
  }

  /// The usual number of items, given the day of each one that was completed.
  nonisolated static func load(of days: [Day]) -> Int? {
    let counts = Dictionary(days.map { ($0, 1) }, uniquingKeysWith: +).values.sorted()
    return counts.count < leastDays ? nil : counts[counts.count / 2]
  }

  /// The fewest items that fill a day, however few are usual.
  private nonisolated static let leastFull = 4

  /// The number of items from which a day is full, given the usual one.
  nonisolated static func full(usually load: Int?) -> Int { max(leastFull, load ?? LoadBar.busy) }

  /// Whether items fill a day: by their efforts, if they have any and the person has set the effort
  /// that fits into a day; else by their number.
  func isFilled(by load: DayLoad) -> Bool {
    guard let limit = dayEffort, load.estimated > 0 else {
      return load.count >= Self.full(usually: self.load)
    }
    return load.countedMinutes >= limit.minutes
  }

  /// The effort that fits into a day, if the person has set one.
  var dayEffort: Effort? { access.dayEffort }
}

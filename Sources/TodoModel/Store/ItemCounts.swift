public import CivilCalendar
internal import SQLiteKit

/// The numbers of items: of any query, of days and of tags.
@MainActor
public final class ItemCounts {
  /// The most tags offered at once.
  public nonisolated static let offeredTags = 100

  private let reader: Reader
  private let searcher: Searcher
  private let clock: WallClock

  init(_ reader: Reader, _ searcher: Searcher, clock: WallClock) {
    (self.reader, self.searcher, self.clock) = (reader, searcher, clock)
  }

  /// The number of items that match a query. The numbers of all open items, all done ones and all
  /// items are known in full; any other number is at most ``ItemQuery/countedAtMost``.
  public func count(of query: ItemQuery) throws(StoreError) -> Int {
    try reader.read { try $0.knownCount(of: query) ?? $0.count(of: query, in: clock.zone) }
  }

  /// The number of items that match a query, as ``count(of:)`` counts them; nil when counting would
  /// hold up the screen.
  public func countAtOnce(of query: ItemQuery) throws(StoreError) -> Int? {
    try reader.readAtOnce { try $0.count(of: query, in: clock.zone) }
  }

  /// The number of items that match a query, as ``count(of:)`` counts them, in the background.
  public func countInBackground(of query: ItemQuery) async throws(StoreError) -> Int {
    try await searcher.read { [zone = clock.zone] in try $0.count(of: query, in: zone) }
  }

  /// The open items due on each of some days; days without items are left out. Nil when there are
  /// so many items that counting them would hold up the screen.
  public func load(of days: Range<Day>) throws(StoreError) -> [Day: DayLoad]? {
    try reader.readAtOnce { try $0.load(of: days) }
  }

  /// The open items due on each of some days, as ``load(of:)``, counted in the
  /// background.
  public func loadInBackground(of days: Range<Day>) async throws(StoreError) -> [Day: DayLoad] {
    try await searcher.read { try $0.load(of: days) }
  }

  /// The number of items that match a query and the sum of their efforts, however many there are;
  /// nil when counting would hold up the screen.
  public func loadAtOnce(of query: ItemQuery) throws(StoreError) -> DayLoad? {
    try reader.readAtOnce { try $0.load(of: query, in: clock.zone) }
  }

  /// The numbers of items that were done in some weeks, one after the other.
  ///
  /// - Parameters:
  ///   - weeks: The number of weeks.
  ///   - day: The first day of the first one.
  ///   - limit: The most lists, and the most tags.
  public func done(
    in weeks: Int, from day: Day, atMost limit: Int
  ) throws(StoreError) -> DoneCounts {
    let edges = (0...weeks).map { clock.zone.start(of: day.adding(days: 7 * $0)) }
    return try reader.readMoment { try $0.doneCounts(of: edges, atMost: limit) }
  }

  /// The numbers of items that were done on some days, counted in the background.
  public func doneInBackground(
    on days: Range<Day>, _ filter: DoneFilter = .everything
  ) async throws(StoreError) -> DoneDays {
    let count = days.lowerBound.distance(to: days.upperBound)
    let edges = (0...count).map { clock.zone.start(of: days.lowerBound.adding(days: $0)) }
    let counts = try await searcher.read { try $0.doneCounts(ofDays: edges, filter) }
    return DoneDays(first: days.lowerBound, counts: counts)
  }

  /// The lists and tags of the items that were done on some days, counted in the background.
  ///
  /// - Parameter limit: The most lists, and the most tags.
  public func doneSharesInBackground(
    of days: Range<Day>, atMost limit: Int
  ) async throws(StoreError) -> DoneCounts {
    let edges = [days.lowerBound, days.upperBound].map(clock.zone.start)
    return try await searcher.read { try $0.doneCounts(of: edges, atMost: limit) }
  }

  /// The tags of all items, done ones included, that begin with a text in any case, in their latest
  /// spelling and each with its number of items: at most `limit`, the most frequent first. Items of
  /// templates and of deleted lists do not count. When there are too many to count while a screen
  /// waits, the first tags by name, for which such items count as well.
  public func tags(
    beginningWith beginning: String = "", atMost limit: Int = ItemCounts.offeredTags
  ) throws(StoreError) -> [(name: String, count: Int)] {
    let key = TagRule.key(beginning)
    let frequent = try reader.readAtOnce { try $0.tagsByFrequency(from: key, atMost: limit) }
    if let frequent { return frequent }
    return try reader.read { try $0.tagsByName(from: key, atMost: limit) }
  }
}

internal import CivilCalendar
internal import SQLiteKit

/// The items that match a query, in its order, for any query and any number of items.
///
/// Matches that are found within a few milliseconds are available at once, or at least a first
/// page. A longer search runs in the background: until it ends, the results are that page or the
/// previous ones, ``isComplete`` is false, and ``didChange`` is called when there are more. The
/// results follow every change of the store by themselves.
///
/// ```swift
/// let results = try store.results(for: ItemQuery(.today, today: clock.today))
/// results.didChange = { list.reloadData() }
/// let visible = try results.items(in: 0..<24)
/// ```
@MainActor
public final class QueryResults: RankedItems {
  /// The query. Setting it starts a new search.
  public var query: ItemQuery {
    didSet { if query != oldValue { searchAnew() } }
  }

  /// The number of items found so far.
  public var count: Int { found.keys.count }

  /// The headings, if the query groups.
  public var groups: [ItemGroup] { found.groups }

  /// Whether all matches have been found.
  public var isComplete: Bool { search == nil && found.isComplete }

  /// The error that ended the background search; nil without one. Every read throws it until the
  /// next search.
  public private(set) var failure: StoreError?

  /// Called when the background search has found something, or has failed. The store reports its
  /// changes itself.
  public var didChange: () -> Void = {}

  /// A number that changes whenever items have come, gone, moved or changed since the last look.
  public private(set) var revision = 0

  /// The number of items that the background search reports before it has found all.
  static let firstPage = 200

  let reader: Reader
  private let searcher: Searcher
  private let clock: WallClock
  private var found = QueryRows()
  /// The query for which these rows were found.
  private var foundQuery: ItemQuery?
  private var known = KnownItems()
  /// The indices of the items that were read last.
  private var page: Range<Int>?
  private var isStale = true
  /// Items that have changed since the last look.
  private var changed: Set<Identifier<TodoItem>> = []
  /// Whether something else may have changed, too.
  private var hasUnknownChanges = true
  private var search: Interrupter?

  init(
    _ query: ItemQuery, reader: Reader, searcher: Searcher, clock: WallClock
  ) throws(StoreError) {
    self.query = query
    (self.reader, self.searcher, self.clock) = (reader, searcher, clock)
    try current { _ in }
  }

  isolated deinit { search?.interrupt() }

  /// The items with these indices; indices past the end, and missing items, are left out.
  public func items(in range: Range<Int>) throws(StoreError) -> [TodoItem] {
    try current { connection in
      let range = range.clamped(to: 0..<count)
      // A long range would push the rows that the screen needs out of memory.
      if range.count > KnownItems.longest { return try connection.items(found.keys[range]) }
      if page?.contains(range) != true {
        let margin = 32
        let wanted = max(0, range.lowerBound - margin)..<min(count, range.upperBound + margin)
        try known.read(found.keys[wanted], from: connection)
        page = wanted
      }
      return try known.items(found.keys[range], from: connection)
    }
  }

  /// The item with this index, or nil past the end.
  public func item(at index: Int) throws(StoreError) -> TodoItem? {
    try items(in: index..<(index + 1)).first
  }

  /// The identity of the item with this index, or nil past the end.
  public func id(at index: Int) throws(StoreError) -> Identifier<TodoItem>? {
    try item(at: index)?.id
  }

  /// The index of an item, or nil when it is not in the results.
  public func index(of id: Identifier<TodoItem>) throws(StoreError) -> Int? {
    try current { connection in
      if let page, let index = found.keys[page].firstIndex(where: { known.id(of: $0) == id }) {
        return index
      }
      return try connection.key(of: id).flatMap { found.keys.firstIndex(of: $0) }
    }
  }

  /// The indices of those of the items that are in the results, found in one pass.
  public func indices(of items: [TodoItem]) throws(StoreError) -> [Identifier<TodoItem>: Int] {
    try current { connection in
      var ids: [Int: Identifier<TodoItem>] = [:]
      for item in items { if let key = try connection.key(of: item.id) { ids[key] = item.id } }
      guard !ids.isEmpty else { return [:] }
      // Nearly all keys are not wanted, which their last bits show faster than the dictionary.
      let last = 0xffff
      var mayBeWanted = [Bool](repeating: false, count: last + 1)
      for key in ids.keys { mayBeWanted[key & last] = true }
      var indices: [Identifier<TodoItem>: Int] = [:]
      for (index, key) in found.keys.enumerated() where mayBeWanted[key & last] {
        if let id = ids[key] { indices[id] = index }
      }
      return indices
    }
  }

  // MARK: - Searching

  private func searchAnew() {
    invalidate()
    // If this read fails, the next one throws the reason.
    try? current { _ in }
  }

  /// Searches, if necessary.
  func update() throws(StoreError) {
    if isStale { renew() }
    if let failure { throw failure }
  }

  /// Searches: here when that is quick, else in the background.
  private func renew() {
    isStale = false
    failure = nil
    if follow() { return adopt(found) }
    search?.interrupt()
    search = nil
    let isNew = foundQuery != query
    // The caller of a new query waits for the first page.
    if isNew {
      guard let first = quickly(limit: Self.firstPage) else { return searchInBackground() }
      adopt(first)
      if first.isComplete { return }
    }
    if let all = quickly() { return adopt(all) }
    dropChanged()
    searchInBackground(isFirstPageKnown: isNew)
  }

  /// The matches, if they are found before a screen has waited too long. Any other error occurs
  /// again in the background.
  private func quickly(limit: Int? = nil) -> QueryRows? {
    try? reader.readAtOnce { try $0.rows(of: query, in: clock.zone, limit: limit) }
  }

  /// Follows the changes of known items, where all rows are known. False if a search is necessary:
  /// also after an error, which that search meets again.
  private func follow() -> Bool {
    guard !hasUnknownChanges, isComplete, foundQuery == query else { return false }
    let isDone = try? reader.read { connection in
      try connection.follow(changed, in: &found, of: query, clock.zone)
    }
    return isDone == true
  }

  private func adopt(_ rows: QueryRows) {
    found = rows
    foundQuery = query
    page = nil
    changed = []
    hasUnknownChanges = false
    revision += 1
  }

  /// Removes items that no longer match at once, while the background search runs. Items that
  /// cannot be read stay until the search ends.
  private func dropChanged() {
    for id in changed {
      let key = try? reader.read { connection in
        try connection.key(of: id).flatMap { key in
          try connection.means(query, in: clock.zone, key: key) ? nil : key
        }
      }
      if let key, let index = found.keys.firstIndex(of: key) { found.remove(at: index) }
    }
    page = nil
    changed = []
  }

  private func searchInBackground(isFirstPageKnown: Bool = false) {
    let interrupter = Interrupter()
    search = interrupter
    let query = query
    let (searcher, zone) = (searcher, clock.zone)
    Task { [weak self] in
      do throws(StoreError) {
        if !isFirstPageKnown {
          let first = try await searcher.rows(
            of: query, in: zone, limit: Self.firstPage, until: interrupter)
          guard let self, search === interrupter else { return }
          if first.isComplete { search = nil }
          publish(first.isComplete || foundQuery != query ? first : found.beginning(with: first))
          if first.isComplete { return }
        }
        let all = try await searcher.rows(of: query, in: zone, limit: nil, until: interrupter)
        guard let self, search === interrupter else { return }
        search = nil
        publish(all)
      } catch {
        // Another search may have interrupted it.
        guard let self, search === interrupter else { return }
        end(with: error)
      }
    }
  }

  private func end(with error: StoreError) {
    search = nil
    failure = error
    // The rows may lack changes that the search was to find.
    hasUnknownChanges = true
    // A closed store reports that itself, with every read.
    if error != .closed { didChange() }
  }

  private func publish(_ rows: QueryRows) {
    adopt(rows)
    didChange()
  }
}

extension QueryResults: LiveResults {
  func apply(_ changes: ChangeSet) {
    guard !changes.items.isEmpty || !changes.lists.isEmpty else { return }
    revision += 1
    isStale = true
    page = nil
    known.forget(changes)
    // A list that changed may be a heading, or the list of the items.
    if !changes.lists.isEmpty {
      hasUnknownChanges = true
      known.forget()
    }
    for change in changes.items {
      if let id = (change.before ?? change.after)?.id { changed.insert(id) }
    }
  }

  func invalidate() {
    revision += 1
    isStale = true
    known.forget()
    hasUnknownChanges = true
  }

  func settle() {
    // After a failure, the next read throws the reason.
    try? update()
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

internal import SQLiteKit

/// The items of one list in order, read on demand. Subtasks are not included;
/// `ItemFinder.children(of:atMost:)` reads those of an item.
///
/// Open items come before done ones, then the earlier due date and time (a date without a time
/// after those with one, no date last), then the higher priority, then the name, then the identity.
/// The list may have millions of items: a read fetches a page around the requested rows. The page
/// is found from the nearest position whose index is known — the start, the end, the first done
/// item, or an earlier read. The results follow every change of the store by themselves: when an
/// event arrives, count and items already agree with it.
///
/// ```swift
/// let results = try store.items(in: groceries.id)
/// let visible = try results.items(in: 0..<24)
/// let row = try results.index(of: milk.id)
/// ```
@MainActor
public final class ItemResults: RankedItems {
  /// The list of the items.
  public let list: Identifier<TodoList>

  /// The number of items, done ones included. Reading it costs nothing.
  public var count: Int { positions.count }

  /// The number of open items; the first done item has this index.
  public var openCount: Int { positions.openCount }

  /// No groups: the list is in one piece.
  public var groups: [ItemGroup] { [] }

  /// A number that changes whenever items have come, gone, moved or changed since the last look.
  public private(set) var revision = 0

  let reader: Reader
  private var positions: ItemPositions
  // The pages used last come last; the oldest make room.
  private var runs: [ItemRun] = []
  /// The positions of the items that an outline requested last.
  private var pins: [Identifier<TodoItem>: SortAnchor] = [:]
  private var isStale = true
  /// Whether the list was found to hold another number of items than its row says, as another
  /// program may leave it. The items are then counted one by one.
  private var distrustsCounts = false

  /// The fewest rows that a read fetches, so that the next steps in either direction need no read.
  static let pageSize = ItemRun.longest / 2
  private static let keptRuns = 4
  /// For more items than this, the positions are found by reading the list if it is short.
  private static let countedOneByOne = 8

  init(list: Identifier<TodoList>, reader: Reader) throws(StoreError) {
    (self.list, self.reader) = (list, reader)
    positions = ItemPositions(of: list)
    try current { _ in }
  }

  /// The items with these indices; indices past the end are left out.
  public func items(in range: Range<Int>) throws(StoreError) -> [TodoItem] {
    if !isStale, let known = remembered(range.clamped(to: 0..<count)) { return known }
    return try current { try page(range.clamped(to: 0..<count), $0) }
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
    if !isStale, let known = rememberedIndex(of: id) { return known }
    return try current { connection in
      if let known = rememberedIndex(of: id) { return known }
      guard let item = try connection.liveItem(id), holds(item) else { return nil }
      let key = try connection.storedKey(of: item)
      let rank = try positions.rank(of: key, in: connection)
      if (0..<count).contains(rank) { return rank }
      try countOneByOne(connection)
      let counted = try positions.rank(of: key, in: connection)
      return (0..<count).contains(counted) ? counted : nil
    }
  }

  /// The indices of those of the items that are in the results. They are remembered until the next
  /// call, and follow every change.
  public func indices(of items: [TodoItem]) throws(StoreError) -> [Identifier<TodoItem>: Int] {
    try current { connection in
      var known: [Identifier<TodoItem>: SortAnchor] = [:]
      var missing: [Identifier<TodoItem>: SortKey] = [:]
      for item in items where holds(item) {
        let key = SortKey(item)
        if let pin = pins[item.id], pin.key == key {
          known[item.id] = pin
        } else {
          missing[item.id] = key
        }
      }
      if missing.count > Self.countedOneByOne, count <= ItemPositions.smallestStep {
        for (rank, item) in try positions.fetch(0..<count, from: connection).enumerated() {
          guard let key = missing[item.id], key == SortKey(item) else { continue }
          known[item.id] = SortAnchor(key: key, rank: rank)
        }
      } else {
        for item in items where known[item.id] == nil && holds(item) {
          let rank = try positions.rank(of: connection.storedKey(of: item), in: connection)
          known[item.id] = SortAnchor(key: SortKey(item), rank: rank)
        }
      }
      pins = known
      return known.mapValues(\.rank)
    }
  }

  private func remembered(_ range: Range<Int>) -> [TodoItem]? {
    if range.isEmpty { return [] }
    guard let run = runs.last(where: { $0.range.contains(range) }) else { return nil }
    return Array(run.items[(range.lowerBound - run.start)..<(range.upperBound - run.start)])
  }

  private func rememberedIndex(of id: Identifier<TodoItem>) -> Int? {
    for run in runs.reversed() {
      if let offset = run.items.firstIndex(where: { $0.id == id }) { return run.start + offset }
    }
    return nil
  }

  private func page(_ range: Range<Int>, _ connection: Connection) throws -> [TodoItem] {
    if let known = remembered(range) { return known }
    let window = window(around: range)
    let items = try positions.fetch(window, from: connection)
    if items.count < window.count, !distrustsCounts {
      try countOneByOne(connection)
      return try page(range.clamped(to: 0..<count), connection)
    }
    // A long range would push the rows that the screen needs out of memory.
    if window.count <= ItemRun.longest {
      remember(ItemRun(start: window.lowerBound, items: items))
    }
    return Array(items.dropFirst(range.lowerBound - window.lowerBound).prefix(range.count))
  }

  private func window(around range: Range<Int>) -> Range<Int> {
    let spare = max(0, Self.pageSize - range.count)
    let lower = max(0, range.lowerBound - spare / 2)
    let upper = min(count, max(range.upperBound, lower + Self.pageSize))
    return min(lower, max(0, min(range.lowerBound, upper - Self.pageSize)))..<upper
  }

  private func remember(_ run: ItemRun) {
    runs.append(run)
    if runs.count > Self.keptRuns { runs.removeFirst() }
    positions.learn(run)
  }
}

extension ItemResults: LiveResults {
  func apply(_ changes: ChangeSet) {
    if changes.lists.contains(where: { ($0.before ?? $0.after)?.id == list }) {
      // The list was deleted or restored; a mere renaming costs one recount, which is cheap.
      invalidate()
    }
    if positions.hasStrangers, !changes.items.isEmpty { invalidate() }
    guard !isStale else { return }
    for change in changes.items {
      forgetParents(of: change)
      let before = keyed(change.before)
      let after = keyed(change.after)
      guard before != nil || after != nil else { continue }
      revision += 1
      positions.shift(from: before?.0, to: after?.0)
      for index in pins.values.indices { pins.values[index].shift(from: before?.0, to: after?.0) }
      runs = runs.compactMap { run in
        var run = run
        return run.follow(from: before, to: after) ? run : nil
      }
    }
    forgetWaits()
  }

  /// The count of ``settle()`` includes whatever is applied meanwhile.
  func invalidate() {
    revision += 1
    isStale = true
  }

  func settle() {
    // The count has to be right at once. When it cannot be read, the next read throws the reason.
    try? update()
  }

  func update() throws(StoreError) {
    if isStale { try reader.read { try recount($0) } }
  }

  /// Forgets pages with the parent of a changed item: no entry lists its new count of subtasks.
  private func forgetParents(of change: Change<TodoItem>) {
    for item in [change.before, change.after] where item?.list == list {
      guard let parent = item?.parent else { continue }
      revision += 1
      runs.removeAll { run in run.items.contains { $0.id == parent } }
    }
  }

  /// Forgets pages with items that wait for others: a change of those may end the wait.
  private func forgetWaits() {
    let kept = runs.filter { run in !run.items.contains { !$0.waitsFor.isEmpty } }
    guard kept.count < runs.count else { return }
    revision += 1
    runs = kept
  }

  private func keyed(_ item: TodoItem?) -> (SortKey, TodoItem)? {
    guard let item, holds(item) else { return nil }
    return (SortKey(item), item)
  }

  private func holds(_ item: TodoItem) -> Bool { item.list == list && item.parent == nil }

  private func countOneByOne(_ connection: Connection) throws {
    distrustsCounts = true
    revision += 1
    try recount(connection)
  }

  private func recount(_ connection: Connection) throws {
    var counts = try connection.topCounts(of: list, oneByOne: distrustsCounts)
    // Another program may have left wrong counts. In a short list, finding out takes no time.
    if !distrustsCounts, counts.all <= ItemPositions.smallestStep {
      counts = try connection.topCounts(of: list, oneByOne: true)
    }
    runs = []
    pins = [:]
    positions.reset(open: counts.open, all: counts.all)
    isStale = false
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

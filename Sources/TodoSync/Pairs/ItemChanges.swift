import TodoFormats

/// The changes of the store that follow from the merged items.
struct ItemChanges {
  private let work: SyncWork
  /// The changes. A new item comes before its subtasks.
  private(set) var changes: [SyncResult.ItemChange] = []
  /// The numbers for the report.
  private(set) var counts = SyncReport.Counts()

  /// Finds the changes.
  static func find(in work: SyncWork) -> ItemChanges {
    var result = ItemChanges(work: work)
    result.find()
    return result
  }

  private init(work: SyncWork) { self.work = work }

  private mutating func find() {
    var arrived: Set<ExchangeID> = []
    for pair in work.pairs where pair.outcome?.isMovedThere == true { arrived.insert(pair.id) }
    let pairs = Dictionary(work.pairs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    // Most items are as before.
    let changed = work.items.values.filter { !isAsBefore($0) }
    for item in sorted(changed) {
      guard var former = work.before[item.id] else {
        var new = item
        // The identity in the file stays with the item.
        new.id = pairs[item.id].map(\.key).flatMap(ownKey(item.id)) ?? item.id
        changes.append(SyncResult.ItemChange(before: nil, after: new))
        counts.added += 1
        continue
      }
      former.heading = item.heading
      var changed = item
      var placed = former
      placed.order = item.order
      if placed != item {
        let there = pairs[item.id]?.object?.item.modified ?? work.moment
        changed.modified = max(there, item.modified ?? there)
      }
      changes.append(SyncResult.ItemChange(before: former, after: changed))
      if placed != item || arrived.contains(item.id) { counts.changed += 1 }
    }
    for occurrence in work.occurrences {
      var done = occurrence.item
      done.order = work.items[occurrence.series]?.order
      changes.append(SyncResult.ItemChange(before: nil, after: done))
      counts.added += 1
    }
    let gone = work.input.items.filter { work.items[$0.id] == nil }
    for former in sorted(gone).reversed() {
      changes.append(SyncResult.ItemChange(before: former, after: nil))
      counts.deleted += 1
    }
  }

  /// Whether an item is as it was before the synchronisation. A heading follows from the position.
  private func isAsBefore(_ item: ExchangeItem) -> Bool {
    guard var former = work.before[item.id] else { return false }
    former.heading = item.heading
    return former == item
  }

  /// The key of a new item, if the item is stored under the identity that follows from it.
  private func ownKey(_ id: ExchangeID) -> (ExchangeID) -> ExchangeID? {
    { work.input.identity($0) == id ? $0 : nil }
  }

  /// Items with parents before their subtasks.
  private func sorted(_ items: [ExchangeItem]) -> [ExchangeItem] {
    var depths: [ExchangeID: Int] = [:]
    for item in items {
      // The items from this one up to one whose depth is known.
      var path = [item.id]
      var known: Set = [item.id]
      var next = item.parentID
      while let id = next, depths[id] == nil, known.insert(id).inserted {
        path.append(id)
        next = (work.items[id] ?? work.before[id])?.parentID
      }
      var depth = next.flatMap { depths[$0] } ?? 0
      for id in path.reversed() {
        depth += 1
        depths[id] = depth
      }
    }
    return items.sorted {
      (depths[$0.id] ?? 0, $0.id.text) < (depths[$1.id] ?? 0, $1.id.text)
    }
  }
}

/// The matches of a query, in order: their keys instead of the items.
struct QueryRows: Sendable {
  /// The items' primary keys.
  var keys: [Int] = []
  var groups: [ItemGroup] = []
  /// Whether there are no more matches.
  var isComplete = true
}

extension QueryRows {
  /// Removes a row, and its group with the last of its rows.
  mutating func remove(at index: Int) {
    keys.remove(at: index)
    groups = groups.compactMap { group in
      let lower = group.range.lowerBound - (group.range.lowerBound > index ? 1 : 0)
      let upper = group.range.upperBound - (group.range.upperBound > index ? 1 : 0)
      return upper > lower ? ItemGroup(key: group.key, range: lower..<upper) : nil
    }
  }

  /// Inserts a row into its group, or with a group of its own. False, without a change, where that
  /// group is elsewhere: another program may have left the rows in disorder.
  mutating func insert(_ key: Int, at index: Int, in group: ItemGroup.Key?) -> Bool {
    if let group {
      guard let own = place(of: group, at: index) else { return false }
      groups[own] = ItemGroup(
        key: group, range: groups[own].range.lowerBound..<groups[own].range.upperBound + 1)
      for later in groups.indices[(own + 1)...] {
        let range = groups[later].range
        groups[later] = ItemGroup(
          key: groups[later].key, range: range.lowerBound + 1..<range.upperBound + 1)
      }
    }
    keys.insert(key, at: index)
    return true
  }

  /// The index of a group that a row with an index may join. An empty one is made if there is none.
  private mutating func place(of group: ItemGroup.Key, at index: Int) -> Int? {
    if let own = groups.firstIndex(where: { $0.key == group }) {
      let range = groups[own].range
      return range.lowerBound <= index && index <= range.upperBound ? own : nil
    }
    let next = groups.firstIndex { $0.range.upperBound > index } ?? groups.endIndex
    if next < groups.endIndex, groups[next].range.lowerBound < index { return nil }
    groups.insert(ItemGroup(key: group, range: index..<index), at: next)
    return next
  }

  /// The first page of a new search, followed by these rows: those farther down, which a user may
  /// be looking at, stay.
  func beginning(with first: QueryRows) -> QueryRows {
    guard keys.count > first.keys.count else { return first }
    guard groups.isEmpty, first.groups.isEmpty else { return self }
    let news = Set(first.keys)
    return QueryRows(
      keys: first.keys + keys.filter { !news.contains($0) }, groups: [], isComplete: false)
  }
}

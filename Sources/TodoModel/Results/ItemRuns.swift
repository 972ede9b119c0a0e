/// The runs of items that were read last. The oldest makes room for a new one.
struct ItemRuns {
  private static let most = 4
  // The latest come last.
  private var runs: [ItemRun] = []

  /// The items with these indices, if one run has them all.
  func items(in range: Range<Int>) -> [TodoItem]? {
    if range.isEmpty { return [] }
    guard let run = runs.last(where: { $0.range.contains(range) }) else { return nil }
    return Array(run.items[(range.lowerBound - run.start)..<(range.upperBound - run.start)])
  }

  /// The index of an item, if a run has it.
  func index(of id: Identifier<TodoItem>) -> Int? {
    for run in runs.reversed() {
      if let offset = run.items.firstIndex(where: { $0.id == id }) { return run.start + offset }
    }
    return nil
  }

  /// The known items at some of these indices: the part of the latest run that has any of them.
  func part(of range: Range<Int>) -> ItemRun? {
    guard let run = runs.last(where: { $0.range.overlaps(range) }) else { return nil }
    let known = run.range.clamped(to: range)
    return items(in: known).map { ItemRun(start: known.lowerBound, items: $0) }
  }

  /// Remembers a run.
  mutating func remember(_ run: ItemRun) {
    runs.append(run)
    if runs.count > Self.most { runs.removeFirst() }
  }

  /// Follows a change of one item in all runs. One that no longer knows its items is forgotten.
  mutating func follow(from before: (SortKey, TodoItem)?, to after: (SortKey, TodoItem)?) {
    runs = runs.compactMap { run in
      var run = run
      return run.follow(from: before, to: after) ? run : nil
    }
  }

  /// Forgets all runs.
  mutating func forget() { runs = [] }

  /// Forgets the runs with an item that meets a condition. False if there is none.
  mutating func forget(where condition: (TodoItem) -> Bool) -> Bool {
    let kept = runs.filter { !$0.items.contains(where: condition) }
    defer { runs = kept }
    return kept.count < runs.count
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

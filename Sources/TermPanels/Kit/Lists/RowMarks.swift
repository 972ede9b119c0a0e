/// The marks on the rows of a list, and the range that is being marked; see ``ListPanel`` for the
/// rules.
///
/// A mark belongs to an identity. Which of the marked rows the list has is found out when somebody
/// asks, and remembered until rows change.
@MainActor final class RowMarks<ID: Hashable> {
  /// The maximum number of rows marked at a time.
  static var limit: Int { 10_000 }

  /// Called after a change of the marks.
  var didChange: () -> Void = {}
  /// Called when more rows than ``limit`` were to be marked.
  var didRefuse: () -> Void = {}

  /// The marked rows, in the list or not.
  private var marks = ListMarks<ID>()
  /// The open range, if any.
  private var range: ListMarkRange<ID>?
  /// The marked rows in the list, without those of a range; `nil` while they are unknown.
  private var known: [ID]?

  // MARK: - Asking

  /// Whether a range is being marked.
  var isRangeOpen: Bool { range != nil }

  /// The marked rows that the list has, in the order of marking; those of a range come last.
  func ids(in source: RowSource<ID>?) -> [ID] {
    guard let range else { return there(in: source) }
    let marked = marks
    return there(in: source) + range.ids.filter { !marked.contains($0) }
  }

  /// The number of marked rows that the list has.
  func count(in source: RowSource<ID>?) -> Int {
    guard let range else { return marks.isEmpty ? 0 : there(in: source).count }
    let marked = marks
    return there(in: source).count + range.ids.count { !marked.contains($0) }
  }

  /// Whether a row is marked.
  func contains(_ id: ID, in source: RowSource<ID>?) -> Bool {
    if marks.contains(id) { return true }
    guard let range, let index = source?.index(of: id) else { return false }
    return range.contains(index)
  }

  /// Whether a row on the screen is marked; a heading never is.
  func contains(_ row: ListRow<ID>) -> Bool {
    guard let id = row.key.id else { return false }
    return marks.contains(id) || range?.contains(row.index) == true
  }

  // MARK: - Marking

  /// Marks rows, as far as the limit allows.
  func mark(_ ids: some Sequence<ID>) {
    for id in ids where marks.count < Self.limit { marks.insert(id) }
    change()
  }

  /// Removes the marks of rows.
  func unmark(_ ids: some Sequence<ID>) {
    for id in ids { marks.remove(id) }
    change()
  }

  /// Removes all marks and the range.
  func clear() {
    guard !marks.isEmpty || range != nil else { return }
    marks = ListMarks()
    range = nil
    change()
  }

  /// Marks a row, or removes its mark.
  func toggle(_ id: ID) {
    if marks.contains(id) { return unmark(CollectionOfOne(id)) }
    guard marks.count < Self.limit else { return didRefuse() }
    mark(CollectionOfOne(id))
  }

  /// Marks all rows, or none where all are marked, and drops the range. Marks none where there are
  /// more than the limit, and requests no more.
  func toggleAll(in source: any ListDataSource<ID>) {
    range = nil
    var ids: [ID] = []
    for index in 0..<source.rowCount {
      guard let id = source.markableID(at: index) else { continue }
      guard ids.count < Self.limit else {
        change()
        return didRefuse()
      }
      ids.append(id)
    }
    let marked = marks
    if ids.allSatisfy({ marked.contains($0) }) { return clear() }
    // Marks of rows that are filtered out would count towards the limit, and nobody thinks of
    // them.
    marks = ListMarks()
    mark(ids)
  }

  // MARK: - The range

  /// Begins a range at a row.
  func beginRange(at id: ID, _ index: Int) {
    guard marks.count < Self.limit else { return didRefuse() }
    range = ListMarkRange(startID: id, at: index)
    change()
  }

  /// Marks the rows of the range, and ends it.
  func endRange() {
    guard let range else { return }
    self.range = nil
    mark(range.ids)
  }

  /// The most rows of a range: marked rows count towards the limit.
  private var longestRange: Int { max(1, Self.limit - marks.count) }

  /// Drops the range, and leaves its rows as they were.
  func cancelRange() {
    range = nil
    change()
  }

  /// Extends or shortens the range to a row.
  func reach(_ index: Int?, in source: RowSource<ID>?) {
    guard var range, let source, let index else { return }
    let wasCut = range.isCut
    // Released first, so that its rows are not copied.
    self.range = nil
    range.reach(index, in: source, limit: longestRange)
    self.range = range
    if range.isCut, !wasCut { didRefuse() }
    change()
  }

  // MARK: - Following the list

  /// Forgets which marked rows the list has.
  func forget() { known = nil }

  /// Follows a change of the rows: a range may have moved, up to the row that is current now. A
  /// range whose start is gone is dropped.
  func renew(to index: Int?, in source: RowSource<ID>?) {
    known = nil
    guard let range else { return }
    self.range = nil
    guard let source, let index else { return }
    self.range = range.renewed(to: index, in: source, limit: longestRange)
  }

  private func change() {
    known = nil
    didChange()
  }

  private func there(in source: RowSource<ID>?) -> [ID] {
    if let known { return known }
    var found: [ID] = []
    if !marks.isEmpty, let source {
      source.steadily { found = marks.ids(in: source) }
    }
    known = found
    return found
  }
}

extension ListMarks {
  /// The marked rows that a list has, in the order of marking.
  @MainActor fileprivate func ids(in source: any ListDataSource<ID>) -> [ID] {
    let ids = ids
    let count = source.rowCount
    // Reading rows one after the other is less work than finding each, where most are marked.
    guard ids.count > 100, count <= 2 * ids.count else { return Self.rows(ids, in: source) }
    var here: Set<ID> = []
    here.reserveCapacity(count)
    for index in 0..<count {
      if let id = source.id(at: index) { here.insert(id) }
    }
    return ids.filter { here.contains($0) }
  }

  /// The given rows that a list has. Rows marked as a range are mostly adjacent, so the next one is
  /// found without a search.
  @MainActor private static func rows(_ ids: [ID], in source: any ListDataSource<ID>) -> [ID] {
    let count = source.rowCount
    var here: [ID] = []
    var (last, step) = (-1, 1)
    for id in ids {
      let next = last + step
      if last >= 0, next >= 0, next < count, source.id(at: next) == id {
        last = next
      } else if let index = source.index(of: id) {
        // A range that was marked upwards is listed upwards.
        step = index == last - 1 ? -1 : 1
        last = index
      } else {
        continue
      }
      here.append(id)
    }
    return here
  }
}

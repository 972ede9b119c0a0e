/// The current row of a list, by identity, and the rules for the row that becomes current when it
/// moves or is gone.
@MainActor struct RowSelection<ID: Hashable> {
  /// The row that is current after a change, and the row to lay the list out from.
  struct Successor {
    var id: ID?
    var index: Int?
    var anchor: RowAnchor
  }

  /// The identity of the current row.
  private(set) var id: ID?
  /// The index of the current row.
  private(set) var index: Int?
  /// The y coordinate that the current row takes after the next reload; `nil` for its present one.
  /// Another current row forgets it.
  var nextY: Int?

  /// Sets the current row.
  ///
  /// - Returns: Whether it is another one.
  mutating func set(_ id: ID?, at index: Int?) -> Bool {
    let isAnother = id != self.id
    (self.id, self.index) = (id, index)
    if isAnother { nextY = nil }
    return isAnother
  }

  // MARK: - Rules

  /// The index of the row that becomes current instead of one that is about to leave: of the rows
  /// that stay and may succeed it, the next one, else the one before.
  func neighbour(in source: any ListDataSource<ID>, leaving: Set<ID>) -> Int? {
    guard let index, let id else { return nil }
    let count = source.rowCount
    let isSuccessor = source.successors(of: id)
    func isRow(_ index: Int) -> Bool {
      !source.isHeading(at: index) && isSuccessor(index)
        && !leaving.contains(source.rowID(at: index))
    }
    return ((index + 1)..<max(index + 1, count)).first(where: isRow)
      ?? (0..<min(index, count)).last(where: isRow)
  }

  /// The row that becomes current when the present one was scrolled out of sight: the nearest of
  /// those that are visible; `nil` if the present one is among them.
  func replacement(among visible: [ListRow<ID>]) -> ListRow<ID>? {
    // Headings count as rows in sight, but only their neighbours become current.
    guard let index, let top = visible.first?.index, let bottom = visible.last?.index,
      index < top || index > bottom
    else { return nil }
    return index < top ? visible.first { !$0.isHeading } : visible.last { !$0.isHeading }
  }

  /// The current row after a change of the data.
  ///
  /// - Parameters:
  ///   - rows: The rows before the change.
  ///   - source: The data after it.
  ///   - height: The height of the view.
  func successor(
    of rows: [ListRow<ID>], in source: RowSource<ID>?, height: Int
  ) -> Successor {
    guard let source, source.rowCount > 0 else {
      return Successor(anchor: RowAnchor(index: 0, y: 0))
    }
    let seen = rows.lazy.filter { $0.maxY > 0 && $0.y < height }
    var index = index
    if let id {
      guard let found = source.index(of: id) else { return heir(among: rows, in: source) }
      index = found
      if let row = seen.first(where: { $0.isRow(id) }) {
        return Successor(id: id, index: found, anchor: RowAnchor(index: found, y: nextY ?? row.y))
      }
    }
    // What is in sight stays where it is.
    for row in seen {
      guard let found = source.index(ofKey: row.key) else { continue }
      return Successor(id: id, index: index, anchor: RowAnchor(index: found, y: row.y))
    }
    return Successor(id: id, index: index, anchor: RowAnchor(index: index ?? 0, y: 0))
  }

  /// The row that becomes current because the present one is gone: the next one that is still
  /// there takes its place, else the one before.
  private func heir(among rows: [ListRow<ID>], in source: any ListDataSource<ID>) -> Successor {
    let place = { (row: ListRow<ID>) in source.index(ofKey: row.key).map { ($0, row) } }
    let position = rows.firstIndex { $0.isRow(id) }
    let after = position.map { Array(rows[($0 + 1)...]) } ?? []
    let before = position.map { Array(rows[..<$0].reversed()) } ?? []
    let isRow = { (place: (index: Int, row: ListRow<ID>)) in !place.row.isHeading }
    if let position, let (index, row) = after.lazy.compactMap(place).first(where: isRow) {
      // Headings in between move up first, into the place of those that were removed with the row.
      let first = after.lazy.compactMap(place).first?.0
      let goneAbove = before.prefix { $0.isHeading && place($0) == nil }
      let y = goneAbove.last?.y ?? rows[position].y
      return Successor(
        id: row.key.id, index: index, anchor: RowAnchor(index: first ?? index, y: y))
    }
    if let (index, row) = before.lazy.compactMap(place).first(where: isRow) {
      return Successor(id: row.key.id, index: index, anchor: RowAnchor(index: index, y: row.y))
    }
    let near = source.selectableIndex(near: index ?? 0)
    return Successor(
      id: near.map { source.rowID(at: $0) }, index: near, anchor: RowAnchor(index: near ?? 0, y: 0))
  }
}

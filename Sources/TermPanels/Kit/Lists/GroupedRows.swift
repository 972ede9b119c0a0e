internal import FileKit

/// Rows of another data source in groups, each below a heading: UIKit's sections.
///
/// The other data source knows nothing of the groups, which are runs of its rows, in order. An
/// index in the list is found by binary search, so that a million rows in a thousand groups cost
/// what ten in two do. Rows keep their identities, and headings have those of their groups.
///
/// ```swift
/// list.dataSource = GroupedRows(rows) {
///   [.init(nil, rowCount: open), .init("Done", rowCount: done)]
/// } heading: { title, rows, panel in
///   let heading = panel as? HeadingPanel ?? HeadingPanel()
///   (heading.text, heading.detail) = (title, "\(rows.count)")
///   return heading
/// }
/// ```
@MainActor public final class GroupedRows<HeadingID: Hashable, RowID: Hashable>: ListDataSource {
  /// A run of consecutive rows.
  public struct Group: Hashable {
    /// The identity of their heading, different for each; `nil` when they have none.
    public let id: HeadingID?
    /// The number of rows; it may be 0 below a heading.
    public let rowCount: Int

    /// Creates a group.
    public init(_ id: HeadingID?, rowCount: Int) {
      precondition(rowCount >= 0, "The number of rows of a group cannot be negative.")
      self.id = id
      self.rowCount = rowCount
    }
  }

  /// The heading or the row at an index of the list.
  public enum Place: Equatable {
    /// The heading of a group.
    case heading(HeadingID)
    /// The row with this index in the other data source.
    case row(Int)
  }

  private let rows: any ListDataSource<RowID>
  private let makeGroups: () -> [Group]
  private let heading: (HeadingID, Range<Int>, Panel?) -> Panel

  /// A group, with its start in the list and its rows in the other data source.
  private struct Stretch {
    let id: HeadingID?
    let start: Int
    let rows: Range<Int>
    /// The number of headings before the group.
    let headingCount: Int
    var firstRow: Int { id == nil ? start : start + 1 }
  }
  private var stretches: [Stretch] = []
  private var headings: [HeadingID: Int] = [:]
  private var count = 0
  /// The revision of the rows for which the groups are valid; `nil` to request the groups again.
  private var groupedRevision: Int?
  private var regroupings = 0

  /// Creates a data source.
  ///
  /// - Parameters:
  ///   - rows: The data source of the rows. It is retained.
  ///   - groups: The groups, from the top. Called on the first access after a change of the rows'
  ///     revision or after ``regroup()``. Rows that are left over follow without a heading; a group
  ///     that claims more rows than there are gets fewer.
  ///   - heading: Returns the panel for a group's heading, which has these rows of `rows` below:
  ///     the one passed in, or a new one.
  public init(
    _ rows: any ListDataSource<RowID>, groups: @escaping () -> [Group],
    heading: @escaping (HeadingID, Range<Int>, Panel?) -> Panel
  ) {
    self.rows = rows
    makeGroups = groups
    self.heading = heading
  }

  /// Requests the groups again: for groups that change while the rows' revision does not, because
  /// it never changes, or because they depend on something else. Reload the list afterwards.
  public func regroup() {
    groupedRevision = nil
    regroupings += 1
  }

  // MARK: - Places

  /// The heading or the row at an index of the list.
  public func place(at index: Int) -> Place {
    let stretch = stretch(at: index)
    if let id = stretch.id, index == stretch.start { return .heading(id) }
    return .row(stretch.rows.lowerBound + index - stretch.firstRow)
  }

  /// The index in the list of a row, given its index in the other data source.
  public func index(ofRow row: Int) -> Int {
    update()
    precondition(row >= 0 && row < rows.rowCount, "There is no such row.")
    let stretch = stretch { $0.rows.lowerBound > row }
    return stretch.firstRow + row - stretch.rows.lowerBound
  }

  /// The index in the list of a group's heading; `nil` for an unknown group.
  public func index(ofHeading id: HeadingID) -> Int? {
    update()
    return headings[id].map { stretches[$0].start }
  }

  /// The number of headings before an index.
  public func headingCount(before index: Int) -> Int {
    update()
    guard index < count else { return headings.count }
    let stretch = stretch(at: index)
    return stretch.headingCount + (stretch.id != nil && index > stretch.start ? 1 : 0)
  }

  private func stretch(at index: Int) -> Stretch {
    update()
    precondition(index >= 0 && index < count, "There is no such row.")
    return stretch { $0.start > index }
  }

  /// The last stretch before those that begin too late.
  private func stretch(before isLate: (Stretch) -> Bool) -> Stretch {
    stretches[stretches.partitioningIndex(where: isLate) - 1]
  }

  private func update() {
    let revision = rows.revision
    guard groupedRevision != revision else { return }
    groupedRevision = revision
    stretches.removeAll(keepingCapacity: true)
    headings.removeAll(keepingCapacity: true)
    count = 0
    var next = 0
    let rowCount = rows.rowCount
    for group in makeGroups() {
      let end = next + min(group.rowCount, rowCount - next)
      append(group.id, next..<end)
      next = end
    }
    append(nil, next..<rowCount)
  }

  private func append(_ id: HeadingID?, _ rows: Range<Int>) {
    // Without a heading and rows, a group takes no room.
    if id == nil, rows.isEmpty { return }
    stretches.append(Stretch(id: id, start: count, rows: rows, headingCount: headings.count))
    if let id {
      precondition(headings[id] == nil, "Each group of a list needs an identity of its own.")
      headings[id] = stretches.count - 1
    }
    count += rows.count + (id == nil ? 0 : 1)
  }

  // MARK: - ListDataSource

  /// The number of rows and headings.
  public var rowCount: Int {
    update()
    return count
  }

  /// A number that changes with the rows' revision, and after ``regroup()``.
  public var revision: Int { rows.revision + regroupings }

  /// Calls `body` while the rows are provided from one state.
  public func steadily(_ body: () -> Void) { rows.steadily(body) }

  /// The identity of the group whose heading is at an index; `nil` for a row.
  public func headingID(at index: Int) -> HeadingID? {
    let stretch = stretch(at: index)
    return index == stretch.start ? stretch.id : nil
  }

  /// A row's own identity.
  public func rowID(at index: Int) -> RowID {
    guard case .row(let row) = place(at: index) else {
      preconditionFailure("A heading has no row identity.")
    }
    return rows.rowID(at: row)
  }

  /// The index of a row.
  public func index(of id: RowID) -> Int? { rows.index(of: id).map { index(ofRow: $0) } }

  /// The rows that the other data source allows.
  public func successors(of id: RowID) -> (Int) -> Bool {
    let isSuccessor = rows.successors(of: id)
    return { [self] index in
      if case .row(let row) = place(at: index) { isSuccessor(row) } else { false }
    }
  }

  /// Whether the other data source allows it.
  public func canMarkRow(_ id: RowID) -> Bool { rows.canMarkRow(id) }

  /// The panel for a row or a heading.
  public func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    switch place(at: index) {
    case .heading(let id): heading(id, stretch(at: index).rows, panel)
    case .row(let row): rows.panel(forRowAt: row, reusing: panel)
    }
  }
}

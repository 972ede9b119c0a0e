internal import FileKit

/// The items of a list with their subtasks below them, to any depth, where they are unfolded.
///
/// The top-level items come from other results, in their order; a million of them cost nothing
/// here. Only the rows below unfolded items are held, in the order arranged by hand, and a binary
/// search finds the row with an index. The outline follows every change of the store by itself:
/// items created, moved or deleted elsewhere come and go, and an item that moves takes along the
/// rows below it.
///
/// Items without a setting are unfolded in a list of up to ``shortList`` items in all, so that a
/// newcomer sees what is there, except below items that were already done when they came into
/// sight. In a longer list they are folded.
///
/// ```swift
/// let outline = try store.outline(of: items, in: list.id, folds: folds)
/// let row = try outline.row(at: 3)
/// try outline.fold(parent.id, true)
/// ```
@MainActor
public final class ItemOutline: LiveItems {
  /// The most items, subtasks included, that a list unfolds by itself.
  public static let shortList = 2000

  /// The most rows that are shown below an item; a search finds the others.
  public static let longestBranch = 10_000

  /// An unfolded top-level item, and the rows below it.
  struct Branch {
    let item: TodoItem
    let rows: [OutlineRow]
  }

  /// The location of a branch: its index among the top-level items, and that of its row.
  struct Stretch {
    let id: Identifier<TodoItem>
    let top: Int
    let start: Int
    let rowCount: Int
  }

  let list: Identifier<TodoList>
  let top: any RankedItems
  let folds: Folds
  let hidesDone: Bool
  let reader: Reader
  var branches: [Identifier<TodoItem>: Branch] = [:]
  /// The branch of each subtask that has a row.
  var owners: [Identifier<TodoItem>: Identifier<TodoItem>] = [:]
  var stretches: [Stretch] = []
  var rowsBelow = 0
  /// Items that have been unfolded: they stay unfolded when they are done.
  var unfolded: Set<Identifier<TodoItem>> = []
  var unfoldsByItself = false
  /// The branches with items that wait for others, which are read anew after every change.
  var waitingBranches: Set<Identifier<TodoItem>> = []
  /// A number that changes whenever these are to be read anew.
  var waitRevision = 0
  /// Items affected by changes since the last look.
  var touched: Set<Identifier<TodoItem>> = []
  var isStale = true
  var seenRevision = 0
  var seenFolds = 0

  init(
    _ top: any RankedItems, in list: Identifier<TodoList>, folds: Folds, hidesDone: Bool,
    reader: Reader
  ) {
    self.top = top
    self.list = list
    self.folds = folds
    self.hidesDone = hidesDone
    self.reader = reader
  }

  // MARK: - Reading

  /// The number of rows.
  public var count: Int {
    refresh()
    return top.count + rowsBelow
  }

  /// The groups of the top-level items, with their indices among these.
  public var topGroups: [ItemGroup] { top.groups }

  /// The headings, with the indices of all rows below them.
  public var groups: [ItemGroup] {
    refresh()
    return top.groups.map { group in
      let end = group.range.upperBound
      let upper = end < top.count ? row(ofTop: end) : top.count + rowsBelow
      return ItemGroup(key: group.key, range: row(ofTop: group.range.lowerBound)..<upper)
    }
  }

  /// A number that changes whenever rows have come, gone, moved or changed since the last look.
  public var revision: Int { top.revision + folds.revision + waitRevision }

  /// The row with this index, or nil past the end.
  public func row(at index: Int) throws(StoreError) -> OutlineRow? {
    try current { _ in
      if let (branch, offset) = subtask(at: index) { return branch.rows[offset] }
      return try top.item(at: topIndex(at: index)).map { item in
        OutlineRow(
          item: item, isFolded: item.subtaskCount == 0 ? nil : branches[item.id] == nil)
      }
    }
  }

  /// The item with this index, or nil past the end.
  public func item(at index: Int) throws(StoreError) -> TodoItem? { try row(at: index)?.item }

  /// The identity of the item with this index, or nil past the end.
  public func id(at index: Int) throws(StoreError) -> Identifier<TodoItem>? {
    try current { _ in
      if let (branch, offset) = subtask(at: index) { return branch.rows[offset].item.id }
      return try top.id(at: topIndex(at: index))
    }
  }

  /// The index of an item, or nil when it has no row: it is not in the list, or below a folded
  /// item.
  public func index(of id: Identifier<TodoItem>) throws(StoreError) -> Int? {
    try current { _ in
      guard let owner = owners[id] else { return try top.index(of: id).map(row(ofTop:)) }
      guard let stretch = stretches.first(where: { $0.id == owner }),
        let offset = branches[owner]?.rows.firstIndex(where: { $0.item.id == id })
      else { return nil }
      return stretch.start + 1 + offset
    }
  }

  /// The index, among the top-level items, of the row's item or its top-level ancestor.
  public func topIndex(ofRow index: Int) -> Int {
    refresh()
    guard let stretch = stretch(at: index) else { return index }
    return index - stretch.start <= stretch.rowCount
      ? stretch.top : stretch.top + index - stretch.start - stretch.rowCount
  }

  /// The rows of everything below the item of a row, as far as it is unfolded.
  public func rowsBelow(_ index: Int) -> Range<Int> {
    refresh()
    guard let stretch = stretch(at: index) else { return index + 1..<index + 1 }
    if index == stretch.start { return index + 1..<index + 1 + stretch.rowCount }
    guard let (branch, offset) = subtask(at: index) else { return index + 1..<index + 1 }
    let further = branch.rows[(offset + 1)...]
    let end = further.firstIndex { $0.depth <= branch.rows[offset].depth } ?? further.endIndex
    return index + 1..<index + end - offset
  }

  /// The previous sibling of an item; nil for the first.
  public func sibling(before id: Identifier<TodoItem>) throws(StoreError) -> TodoItem? {
    try current { _ in
      guard let owner = owners[id], let rows = branches[owner]?.rows else {
        guard let index = try top.index(of: id), index > 0 else { return nil }
        // The first item below a heading has none above.
        if top.groups.contains(where: { $0.isBelowHeading(from: index) }) { return nil }
        return try top.item(at: index - 1)
      }
      guard let offset = rows.firstIndex(where: { $0.item.id == id }) else { return nil }
      let depth = rows[offset].depth
      let before = rows[..<offset].last { $0.depth <= depth }
      return before?.depth == depth ? before?.item : nil
    }
  }

  // MARK: - Folding

  /// Whether anything is unfolded.
  public var isAnythingUnfolded: Bool {
    refresh()
    return !branches.isEmpty
  }

  /// Whether everything can be unfolded at once: not in a list that is too long to be read for
  /// that.
  public var canUnfoldAll: Bool {
    refresh()
    return unfoldsByItself
  }

  /// Folds or unfolds an item.
  public func fold(_ id: Identifier<TodoItem>, _ isFolded: Bool) {
    refresh()
    folds.fold(id, isFolded)
    seenFolds = folds.revision
    touched.insert(id)
  }

  /// Folds or unfolds everything in the list. A list that is too long is not unfolded.
  public func foldAll(_ isFolded: Bool) {
    refresh()
    guard isFolded || unfoldsByItself else { return }
    // The settings of items of other lists stay.
    let known = folds.items.keys.filter { id in
      (try? reader.read { try $0.liveItem(id) })??.list == list
    }
    folds.foldAll(of: list, isFolded, known: known)
    unfolded = []
    isStale = true
  }

  func isUnfolded(_ item: TodoItem) -> Bool {
    if let isFolded = folds.isFolded(item) { return !isFolded }
    return unfolded.contains(item.id) || unfoldsByItself && !item.isDone
  }

  // MARK: - Indices

  private func topIndex(at index: Int) -> Int {
    guard let stretch = stretch(at: index) else { return index }
    let offset = index - stretch.start
    return offset == 0 ? stretch.top : stretch.top + offset - stretch.rowCount
  }

  private func subtask(at index: Int) -> (branch: Branch, offset: Int)? {
    guard let stretch = stretch(at: index), let branch = branches[stretch.id] else { return nil }
    let offset = index - stretch.start - 1
    return branch.rows.indices.contains(offset) ? (branch, offset) : nil
  }

  private func row(ofTop top: Int) -> Int {
    guard let stretch = stretch(before: { $0.top >= top }) else { return top }
    return stretch.start + stretch.rowCount + top - stretch.top
  }

  private func stretch(at index: Int) -> Stretch? { stretch { $0.start > index } }

  /// The last stretch before those that begin too late.
  private func stretch(before isLate: (Stretch) -> Bool) -> Stretch? {
    let index = stretches.partitioningIndex(where: isLate)
    return index > 0 ? stretches[index - 1] : nil
  }

  /// Brings the rows up to date, for a caller that cannot report an error. The next read throws the
  /// same one.
  private func refresh() { try? current { _ in } }
}

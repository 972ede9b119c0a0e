import FileKit
import TodoModel
import TodoValues
import TodoWording

/// The top-level items of a list in the columns of a board. All columns are parts of one query, so
/// only the items in sight are read.
@MainActor final class BoardItems {
  /// Called when a search in the background has found something.
  var didChange: () -> Void = {}
  /// The property by which the items are put into columns.
  private(set) var kind: BoardKind
  /// All items, column by column.
  let results: QueryResults

  private let access: StoreAccess
  private let days: DayFormat
  private var headings: [TodoList] = []
  private var hidesDone: Bool
  private var generation = 0
  private var known: (revision: Int, columns: [BoardColumn])?

  init(
    of list: TodoList, by kind: BoardKind, hidingDone hidesDone: Bool, _ access: StoreAccess,
    _ days: DayFormat
  ) throws(StoreError) {
    (self.kind, self.hidesDone, self.access, self.days) = (kind, hidesDone, access, days)
    headings = try access.store.headings.all(of: list.id)
    results = try access.store.results(
      for: Self.query(of: list, by: kind, hidingDone: hidesDone, access))
    results.didChange = { [weak self] in self?.didChange() }
  }

  private static func query(
    of list: TodoList, by kind: BoardKind, hidingDone: Bool, _ access: StoreAccess
  ) -> ItemQuery {
    ItemQuery(
      .topLevel(of: list.id), filter: hidingDone ? .state(.open) : .everything,
      // The position of an item decides below which heading it is.
      sort: kind == .heading ? [SortRule(.manual)] : ItemOrder(of: list).rules,
      grouping: kind == .heading ? .none : .priority, today: access.today)
  }

  /// Reads the list again, which may have another order, other headings or other columns.
  func update(_ list: TodoList, by kind: BoardKind, hidingDone hidesDone: Bool) {
    (self.kind, self.hidesDone) = (kind, hidesDone)
    headings = access.read(or: headings) { try access.store.headings.all(of: list.id) }
    results.query = Self.query(of: list, by: kind, hidingDone: hidesDone, access)
    generation += 1
  }

  /// A number that changes whenever items or columns may have changed.
  var revision: Int { results.revision + generation }

  // MARK: - Columns

  /// The columns, from left to right. Each is there without items too.
  var columns: [BoardColumn] {
    if let known, known.revision == revision { return known.columns }
    let columns = makeColumns()
    known = (revision, columns)
    return columns
  }

  private func makeColumns() -> [BoardColumn] {
    let names = Dictionary(
      headings.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let ranges = ranges
    return keys.map { key in
      let isAlone = key == .heading(nil) && headings.isEmpty
      return BoardColumn(
        key: key, title: isAlone ? "Open" : key.text(in: days) { names[$0] ?? "" },
        range: ranges[key] ?? 0..<0)
    }
  }

  private var keys: [ItemGroup.Key] {
    let open: [ItemGroup.Key] =
      switch kind {
      case .heading: [.heading(nil)] + headings.map { .heading($0.id) }
      case .priority: [Priority.high, .medium, .low, .none].map { .priority($0) }
      }
    return open + (hidesDone ? [] : [.done])
  }

  /// The indices of the items of each column that has any.
  private var ranges: [ItemGroup.Key: Range<Int>] {
    guard kind == .heading, headings.isEmpty else {
      return Dictionary(
        results.groups.map { ($0.key, $0.range) }, uniquingKeysWith: { first, _ in first })
    }
    // A list without headings has no groups. Its done items come last.
    let count = results.count
    let open = (0..<count).partitioningIndex { index in
      access.read(or: nil) { try results.item(at: index) }?.isDone != false
    }
    return [.heading(nil): 0..<open, .done: open..<count]
  }

  /// The column with a key.
  func column(_ key: ItemGroup.Key) -> BoardColumn? { columns.first { $0.key == key } }

  /// The index of the column of an item; `nil` if it is in none.
  func columnIndex(of id: Identifier<TodoItem>) -> Int? {
    guard let index = index(of: id) else { return nil }
    return columns.firstIndex { $0.range.contains(index) }
  }

  /// The item beside another one in its column; `nil` at the ends.
  func neighbour(of id: Identifier<TodoItem>, down: Bool) -> Identifier<TodoItem>? {
    guard let index = index(of: id) else { return nil }
    let next = down ? index + 1 : index - 1
    guard columns.contains(where: { $0.range.contains(index) && $0.range.contains(next) }) else {
      return nil
    }
    return access.read(or: nil) { try results.id(at: next) }
  }

  private func index(of id: Identifier<TodoItem>) -> Int? {
    access.read(or: nil) { try results.index(of: id) }
  }
}

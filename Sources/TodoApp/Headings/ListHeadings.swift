import TodoModel

/// The headings of the list on the screen, and which of them are folded.
@MainActor final class ListHeadings {
  /// The headings in their order; none where the list does not show them.
  private(set) var all: [TodoList] = []

  private let list: Identifier<TodoList>
  private let access: StoreAccess
  private let folds: Folds
  private var indices: [TodoItem.ID: Int] = [:]

  /// The headings of a list, which are read by ``read(isShown:)``.
  init(of list: Identifier<TodoList>, _ access: StoreAccess, _ folds: Folds) {
    (self.list, self.access, self.folds) = (list, access, folds)
  }

  /// Reads the headings from the store, or forgets them where the list does not show them.
  func read(isShown: Bool) {
    all = isShown ? access.read(or: all) { try access.store.headings.all(of: list) } : []
    let rows = all.enumerated().map { ($1.id.ofRow, $0) }
    indices = Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }

  /// The index of a heading; `nil` if it is not one of these.
  func index(of id: Identifier<TodoList>) -> Int? { index(ofRow: id.ofRow) }

  /// The index of the heading of a row; `nil` for the row of an item.
  func index(ofRow id: TodoItem.ID) -> Int? { indices[id] }

  /// The heading of a row; `nil` for the row of an item.
  func heading(ofRow id: TodoItem.ID) -> TodoList? { indices[id].map { all[$0] } }

  /// The place of a new heading: below an open item, after a heading with its items, or else last.
  func place(at row: TodoItem.ID?) -> HeadingPlace {
    if let heading = row.flatMap(heading(ofRow:)) { return .after(heading.id) }
    guard let item = row.flatMap(access.item), !item.isDone else { return .last }
    return .below(item.id)
  }

  // MARK: - Folding

  func isFolded(_ heading: TodoList) -> Bool { folds.isFolded(heading: heading.id) }

  /// Hides the items below a heading, or shows them.
  func toggleFold(_ heading: TodoList) { folds.fold(heading: heading.id, !isFolded(heading)) }

  /// Folds all headings, or unfolds them if all are folded.
  func toggleFolds() {
    let isFolding = !all.allSatisfy(isFolded)
    for heading in all { folds.fold(heading: heading.id, isFolding) }
  }

  /// Unfolds the heading above an item.
  func unfold(above item: TodoItem) {
    guard !all.isEmpty,
      let heading = access.read(or: nil, { try access.store.headings.above(item) })
    else { return }
    folds.fold(heading: heading.id, false)
  }

  /// Unfolds a heading.
  func unfold(_ id: Identifier<TodoList>) { folds.fold(heading: id, false) }
}

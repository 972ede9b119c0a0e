import TodoModel

/// Items in the order of a tree: each below the nearest item above it that is one of them, among
/// its siblings in the order in which they came.
@MainActor struct ItemTree {
  /// An item's index, with the number of items above it.
  struct Row {
    let index: Int
    let depth: Int
  }

  private(set) var rows: [Row] = []

  /// A tree of items of a store.
  init(_ items: [TodoItem], in store: TodoStore) throws {
    let known = Set(items.map(\.id))
    var below: [Identifier<TodoItem>?: [Int]] = [:]
    for (index, item) in items.enumerated() {
      var parent = item.parent
      while let id = parent, !known.contains(id) { parent = try store.item(id)?.parent }
      below[parent, default: []].append(index)
    }
    var waiting = (below[nil] ?? []).reversed().map { Row(index: $0, depth: 0) }
    while let row = waiting.popLast() {
      rows.append(row)
      waiting += (below[items[row.index].id] ?? []).reversed().map {
        Row(index: $0, depth: row.depth + 1)
      }
    }
  }
}

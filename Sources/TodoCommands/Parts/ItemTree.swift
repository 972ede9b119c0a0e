import TodoModel

/// Items in the order of a tree: each once, below the nearest item above it that is one of them,
/// among its siblings in the order in which they came.
@MainActor struct ItemTree {
  /// An item's index, with the number of items above it.
  struct Row {
    let index: Int
    let depth: Int
  }

  let rows: [Row]

  /// A tree of items of a store.
  init(_ items: [TodoItem], in store: TodoStore) throws {
    let known = Dictionary(
      items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var tops: [Node] = []
    var below: [Int: [Node]] = [:]
    for (index, item) in items.enumerated() {
      let nearest = try store.finder.ancestors(of: item) { known[$0.id] != nil }.last
      let parent = nearest.flatMap { known[$0.id] }
      if let parent { below[parent, default: []].append(Node(id: index)) }
      if parent == nil { tops.append(Node(id: index)) }
    }
    // Those in a cycle, which another program may leave, are below one another.
    let all = tops + items.indices.map { Node(id: $0) }
    rows = Nesting.outline(of: all) { below[$0.id] ?? [] }.map {
      Row(index: $0.item.id, depth: min($0.depth, Nesting.deepest))
    }
  }

  /// The index of an item.
  private struct Node: Identifiable {
    let id: Int
  }
}

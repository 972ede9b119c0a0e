/// Items with their subtasks below them, as an outline without folds.
struct PastOutline {
  /// The items with the numbers of their ancestors.
  private(set) var rows: [(item: TodoItem, depth: Int)] = []

  private var children: [Identifier<TodoItem>: [TodoItem]] = [:]

  /// The outline of some items. Those without a parent among them keep their order.
  init(_ items: [TodoItem]) {
    let known = Set(items.map(\.id))
    var roots: [TodoItem] = []
    for item in items {
      if let parent = item.parent, known.contains(parent) {
        children[parent, default: []].append(item)
      } else {
        roots.append(item)
      }
    }
    for root in roots { add(root, depth: 0) }
  }

  private mutating func add(_ item: TodoItem, depth: Int) {
    rows.append((item, depth))
    guard depth < Nesting.deepest, let below = children.removeValue(forKey: item.id) else { return }
    for child in below.sorted(by: { ($0.order, $0.id) < ($1.order, $1.id) }) {
      add(child, depth: depth + 1)
    }
  }
}

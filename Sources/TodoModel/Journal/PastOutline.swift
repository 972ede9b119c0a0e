/// Items with their subtasks below them, as an outline without folds.
struct PastOutline {
  /// The items with the numbers of their ancestors.
  private(set) var rows: [(item: TodoItem, depth: Int)] = []

  private var children: [Identifier<TodoItem>: [TodoItem]] = [:]

  /// The outline of some items. Those without a parent among them are sorted by rules, open ones
  /// first; otherwise they keep their order.
  init(_ items: [TodoItem], by rules: [SortRule]) {
    let known = Set(items.map(\.id))
    var roots: [TodoItem] = []
    for item in items {
      if let parent = item.parent, known.contains(parent) {
        children[parent, default: []].append(item)
      } else {
        roots.append(item)
      }
    }
    for root in Self.sorted(roots, by: rules) { add(root, depth: 0) }
  }

  private static func sorted(_ items: [TodoItem], by rules: [SortRule]) -> [TodoItem] {
    let terms = [.state] + rules.map(SortTerm.rule)
    return items.enumerated().sorted { left, right in
      for term in terms {
        for column in term.columns {
          guard let (one, other) = column.values(left.element, right.element) else { continue }
          return (one < other) != term.isDescending
        }
      }
      return left.offset < right.offset
    }.map(\.element)
  }

  private mutating func add(_ item: TodoItem, depth: Int) {
    rows.append((item, depth))
    guard depth < Nesting.deepest, let below = children.removeValue(forKey: item.id) else { return }
    for child in below.sorted(by: { ($0.order, $0.id) < ($1.order, $1.id) }) {
      add(child, depth: depth + 1)
    }
  }
}

extension SortColumn {
  /// The values of two items; nil if they do not tell the items apart.
  fileprivate func values(_ one: TodoItem, _ other: TodoItem) -> (SortValue, SortValue)? {
    guard let left = value(one), let right = value(other), left != right else { return nil }
    return (left, right)
  }
}

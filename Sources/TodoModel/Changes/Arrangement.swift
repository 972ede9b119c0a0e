/// The arrangement of planned items: among their siblings, under others, in other lists.
struct Arrangement {
  let plan: Plan

  /// Makes a move of an item.
  func apply(_ move: Rearrangement, to item: TodoItem) throws {
    switch move {
    case .up: try self.move(item, .before)
    case .down: try self.move(item, .after)
    case .indent(let parent): try indent(item, under: parent)
    case .outdent: try outdent(item)
    case .before(let sibling): try place(item, before: plan.existing(sibling))
    case .after(let id):
      let sibling = try plan.existing(id)
      try place(item, after: sibling, in: SiblingGroup(sibling))
    case .first: try place(item, after: nil, in: SiblingGroup(item))
    case .last: try append(item, to: SiblingGroup(item))
    }
  }

  /// Places an item after a sibling in a group, or with nil before all of them. One row changes,
  /// unless there is no room.
  func place(
    _ item: TodoItem, after sibling: TodoItem?, in group: SiblingGroup
  ) throws {
    guard sibling?.id != item.id else { return }
    var item = item
    let isElsewhere = SiblingGroup(item) != group
    if isElsewhere { try checkPlace(of: item, under: group.parent) }
    item.list = group.list
    item.parent = group.parent
    item.order = try freePlace(for: item.id, after: sibling, in: group)
    try plan.put(item, isModified: isElsewhere)
    if isElsewhere { try takeAlong(item) }
  }

  /// Places an item before a sibling.
  private func place(_ item: TodoItem, before sibling: TodoItem) throws {
    guard sibling.id != item.id else { return }
    let group = SiblingGroup(sibling)
    let ahead = try plan.neighbours(.before, (sibling.order, sibling.id), in: group, limit: 1)
    try place(item, after: ahead.first, in: group)
  }

  /// Moves an item to the end of a group.
  func append(_ item: TodoItem, to group: SiblingGroup) throws {
    try checkPlace(of: item, under: group.parent)
    var item = item
    item.list = group.list
    item.parent = group.parent
    item.order = try plan.end(of: group)
    try plan.put(item)
    try takeAlong(item)
  }

  /// Moves the item's subtasks to its list: they are always in the list of their parent.
  private func takeAlong(_ item: TodoItem) throws {
    for var below in try plan.descendants(of: item.id) where below.list != item.list {
      below.list = item.list
      try plan.put(below, isModified: false)
    }
  }

  /// A number between a sibling and the next. When there is none, siblings around are moved apart.
  private func freePlace(
    for id: Identifier<TodoItem>, after sibling: TodoItem?, in group: SiblingGroup
  ) throws -> Int {
    let start = sibling.map { ($0.order, $0.id) } ?? (Int.min, Identifier(high: 0, low: 0))
    var width = 0
    while true {
      // One more on each side stays where it is and is the limit. The item itself makes no
      // difference.
      let behind = try plan.neighbours(.after, start, in: group, limit: width + 2)
        .filter { $0.id != id }.prefix(width + 1)
      var ahead = try plan.neighbours(.before, start, in: group, limit: width + 2)
        .filter { $0.id != id }.prefix(width)
      if let sibling { ahead = [sibling] + ahead }
      let lower = ahead.count > width ? ahead.last?.order : nil
      let upper = behind.count > width ? behind.last?.order : nil
      let before = ahead.prefix(width).reversed()
      let after = behind.prefix(width)
      let count = before.count + after.count + 1
      if let gap = Self.gap(between: lower, and: upper, for: count, isCrowded: width > 0) {
        let first = lower ?? (upper.map { $0 - gap * (count + 1) } ?? 0)
        for (index, var moved) in before.enumerated() {
          moved.order = first + gap * (index + 1)
          try plan.put(moved, isModified: false)
        }
        for (index, var moved) in after.enumerated() {
          moved.order = first + gap * (before.count + index + 2)
          try plan.put(moved, isModified: false)
        }
        return first + gap * (before.count + 1)
      }
      width = max(8, width * 2)
    }
  }

  /// The spacing of `count` positions between two; nil when it would be too small. When siblings
  /// have to move, there must be room for more.
  private static func gap(
    between lower: Int?, and upper: Int?, for count: Int, isCrowded: Bool
  ) -> Int? {
    guard let lower, let upper else { return SiblingGroup.step }
    let gap = (upper - lower) / (count + 1)
    return gap >= (isCrowded ? 1 << 10 : 1) ? gap : nil
  }

  /// Makes an item the last subtask of another, or with nil of the previous sibling.
  private func indent(_ item: TodoItem, under parent: Identifier<TodoItem>?) throws {
    var parent = parent
    if parent == nil {
      parent = try plan.neighbours(.before, (item.order, item.id), in: SiblingGroup(item), limit: 1)
        .first?.id
    }
    guard let parent, parent != item.parent else {
      throw StoreError.refused(.nothingAbove)
    }
    let group = SiblingGroup(list: try plan.existing(parent).list, parent: parent)
    try append(item, to: group)
  }

  /// Places an item after its parent.
  private func outdent(_ item: TodoItem) throws {
    guard let id = item.parent else {
      throw StoreError.refused(.notASubtask)
    }
    let parent = try plan.existing(id)
    try place(item, after: parent, in: SiblingGroup(parent))
  }

  /// Moves an item before its previous sibling, or after the next. The first and the last stay.
  ///
  /// Top-level items are shown with the open ones first, so only those that are equally open or
  /// done are siblings.
  private func move(_ item: TodoItem, _ direction: SiblingGroup.Direction) throws {
    let near = try visibleNeighbours(direction, of: item)
    guard let next = near.first else { return }
    let sibling = direction == .after ? next : near.dropFirst().first
    try place(item, after: sibling, in: SiblingGroup(item))
  }

  /// The nearest two of the visible siblings on one side, the nearest first.
  private func visibleNeighbours(
    _ direction: SiblingGroup.Direction, of item: TodoItem
  ) throws -> [TodoItem] {
    var limit = 2
    while true {
      let near = try plan.neighbours(
        direction, (item.order, item.id), in: SiblingGroup(item), limit: limit)
      let visible = item.parent == nil ? near.filter { $0.isDone == item.isDone } : near
      if visible.count >= 2 || near.count < limit { return visible }
      limit *= 4
    }
  }

  // MARK: - Depth

  /// Throws when an item under a parent would be its own ancestor, or it or the items below it too
  /// deep.
  func checkPlace(of item: TodoItem, under parent: Identifier<TodoItem>?) throws {
    guard let parent else { return }
    let above = try plan.existing(parent)
    let ancestors = try plan.ancestors(of: above)
    guard parent != item.id, !ancestors.contains(where: { $0.id == item.id }) else {
      throw StoreError.refused(.ownSubtask)
    }
    let depth = ancestors.count + 1
    guard depth <= Nesting.deepest, try height(of: item.id) <= Nesting.deepest - depth else {
      throw StoreError.refused(.tooDeep)
    }
  }

  /// The number of levels below an item. They are counted up to one more than are allowed.
  private func height(of id: Identifier<TodoItem>) throws -> Int {
    var level = try plan.children(of: id)
    var height = 0
    while !level.isEmpty, height <= Nesting.deepest {
      height += 1
      level = try level.flatMap { try plan.children(of: $0.id) }
    }
    return height
  }
}

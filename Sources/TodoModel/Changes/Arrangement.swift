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
    case .last: try placeLast(item)
    }
  }

  /// Places an item after a sibling in a group, or with nil before all of them. One row changes,
  /// unless there is no room.
  func place(
    _ item: TodoItem, after sibling: TodoItem?, in group: SiblingGroup
  ) throws {
    try place(item, behind: sibling.map(Sibling.item), in: group)
  }

  /// Places an item after another row of a group, or with nil before all rows.
  private func place(_ item: TodoItem, behind row: Sibling?, in group: SiblingGroup) throws {
    if let row, row.isSame(as: .item(item)) { return }
    var item = item
    let isElsewhere = SiblingGroup(item) != group
    if isElsewhere { try checkPlace(of: item, under: group.parent) }
    item.list = group.list
    item.parent = group.parent
    item.order = try freePlace(for: .item(item), after: row, in: group)
    try plan.put(item, isModified: isElsewhere)
    if isElsewhere { try takeAlong(item) }
  }

  /// Places an item before a sibling.
  private func place(_ item: TodoItem, before sibling: TodoItem) throws {
    guard sibling.id != item.id else { return }
    let group = SiblingGroup(sibling)
    let ahead = try plan.siblings(.before, SiblingPlace(sibling), in: group, limit: 1)
    try place(item, behind: ahead.first, in: group)
  }

  /// Places an item after all its siblings and all headings.
  private func placeLast(_ item: TodoItem) throws {
    let group = SiblingGroup(item)
    guard try plan.next(after: SiblingSection(group)) != nil else {
      return try append(item, to: group)
    }
    let last = try plan.siblings(.before, .last, in: group, limit: 2)
    try place(item, behind: last.first { !$0.isSame(as: .item(item)) }, in: group)
  }

  /// Moves an item to the end of a group; among the top-level items of a list, to the end of those
  /// before the first heading, or below a heading.
  func append(
    _ item: TodoItem, to group: SiblingGroup, below heading: TodoList? = nil
  ) throws {
    try checkPlace(of: item, under: group.parent)
    var item = item
    item.list = group.list
    item.parent = group.parent
    item.order = try end(of: SiblingSection(group, below: heading), for: .item(item))
    try plan.put(item)
    try takeAlong(item)
  }

  /// The position for a row at the end of a section.
  func end(of section: SiblingSection, for row: Sibling) throws -> Int {
    if let place = try plan.end(of: section) { return place }
    let limit = try plan.next(after: section).map { SiblingPlace($0) } ?? .last
    let last = try plan.siblings(.before, limit, in: section.group, limit: 2)
    return try freePlace(
      for: row, after: last.first { !$0.isSame(as: row) }, in: section.group)
  }

  /// Moves the item's subtasks to its list: they are always in the list of their parent.
  private func takeAlong(_ item: TodoItem) throws {
    for var below in try plan.descendants(of: item.id) where below.list != item.list {
      below.list = item.list
      try plan.put(below, isModified: false)
    }
  }

  /// A number between a row and the next. When there is none, the rows around are moved apart.
  func freePlace(
    for row: Sibling, after sibling: Sibling?, in group: SiblingGroup
  ) throws -> Int {
    let start = sibling?.place ?? .first
    var width = 0
    while true {
      // One more on each side stays where it is and is the limit. The row itself makes no
      // difference.
      let behind = try plan.siblings(.after, start, in: group, limit: width + 2)
        .filter { !$0.isSame(as: row) }.prefix(width + 1)
      var ahead = try plan.siblings(.before, start, in: group, limit: width + 2)
        .filter { !$0.isSame(as: row) }.prefix(width)
      if let sibling { ahead = [sibling] + ahead }
      let lower = ahead.count > width ? ahead.last?.order : nil
      let upper = behind.count > width ? behind.last?.order : nil
      let before = ahead.prefix(width).reversed()
      let after = behind.prefix(width)
      let count = before.count + after.count + 1
      if let gap = Self.gap(between: lower, and: upper, for: count, isCrowded: width > 0) {
        let first = lower ?? (upper.map { $0 - gap * (count + 1) } ?? 0)
        for (index, moved) in before.enumerated() {
          try put(moved, at: first + gap * (index + 1))
        }
        for (index, moved) in after.enumerated() {
          try put(moved, at: first + gap * (before.count + index + 2))
        }
        return first + gap * (before.count + 1)
      }
      width = max(8, width * 2)
    }
  }

  /// Gives a row another position, and leaves everything else as it is in the plan.
  func put(_ row: Sibling, at order: Int) throws {
    switch row {
    case .item(let known):
      var item = try plan.existing(known.id)
      item.order = order
      try plan.put(item, isModified: false)
    case .heading(let known):
      var heading = try plan.existingHeading(known.id)
      heading.order = order
      plan.put(heading)
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
      let above = try plan.siblings(
        .before, SiblingPlace(item), in: SiblingGroup(item), limit: 1)
      if case .item(let sibling)? = above.first { parent = sibling.id }
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
    try place(item, behind: sibling, in: SiblingGroup(item))
  }

  /// The nearest two of the visible rows on one side, the nearest first. The done items of a list
  /// have one heading of their own.
  private func visibleNeighbours(
    _ direction: SiblingGroup.Direction, of item: TodoItem
  ) throws -> [Sibling] {
    var limit = 2
    while true {
      let near = try plan.siblings(
        direction, SiblingPlace(item), in: SiblingGroup(item), limit: limit)
      let visible = near.filter { row in
        switch row {
        case .item(let sibling): item.parent != nil || sibling.isDone == item.isDone
        case .heading: !item.isDone
        }
      }
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

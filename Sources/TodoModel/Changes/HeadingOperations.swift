/// The operations on headings. Each is one journal entry, or none when it changes nothing.
///
/// A heading is renamed and deleted like any list, by ``ListOperations``. Its items stay then, and
/// are below the heading before it.
struct HeadingOperations {
  private let ledger: Ledger
  private let plan: Plan

  /// Operations in the transaction of a ledger, within a plan if there is one.
  init(ledger: Ledger, plan: Plan? = nil) {
    self.ledger = ledger
    self.plan = plan ?? Plan(connection: ledger.connection, clock: ledger.clock)
  }

  /// Adds a heading to its list. Returns it.
  func create(_ new: TodoList, at place: HeadingPlace) throws -> TodoList {
    let heading = try planned(new, at: place)
    try carryOut(Deed(.added, Deed.Subject(heading)), heading)
    return heading
  }

  /// Plans a new heading of a list. Returns it.
  func planned(_ new: TodoList, at place: HeadingPlace) throws -> TodoList {
    guard let list = new.headingOf else { preconditionFailure("A heading is added to a list.") }
    let group = SiblingGroup(list: try plan.existingList(list).id, parent: nil)
    var heading = new
    heading.order = try order(of: heading, at: place, in: group)
    plan.put(heading)
    return heading
  }

  /// Moves a heading with everything below it before the heading above, or after everything below
  /// the next one. The first and the last stay. Returns whether it moved.
  func move(_ id: Identifier<TodoList>, down: Bool) throws -> Bool {
    let heading = try plan.existingHeading(id)
    guard let list = heading.headingOf else { throw StoreError.missing(id) }
    let group = SiblingGroup(list: list, parent: nil)
    let other =
      down
      ? try plan.next(after: SiblingSection(group, below: heading))
      : try previous(before: heading, in: group)
    guard let other else { return false }
    try exchange(down ? heading : other, with: down ? other : heading, in: group)
    try carryOut(Deed(.moved, Deed.Subject(heading)), heading)
    return true
  }

  private func carryOut(_ deed: Deed, _ heading: TodoList) throws {
    try ItemOperations(ledger: ledger, plan: plan).carryOut(
      deed, list: heading.shownList, item: nil)
  }

  // MARK: - Positions

  private func order(
    of heading: TodoList, at place: HeadingPlace, in group: SiblingGroup
  ) throws -> Int {
    let row = Sibling.heading(heading)
    let arrangement = Arrangement(plan: plan)
    switch place {
    case .last: return try last(in: group)
    case .below(let id):
      guard var item = try plan.item(id), item.list == group.list else { break }
      for ancestor in try plan.ancestors(of: item) { item = ancestor }
      return try arrangement.freePlace(for: row, after: .item(item), in: group)
    case .after(let id):
      guard let before = try plan.heading(id, of: group),
        let next = try plan.next(after: SiblingSection(group, below: before))
      else { break }
      let end = try plan.siblings(.before, SiblingPlace(next), in: group, limit: 1)
      return try arrangement.freePlace(for: row, after: end.first, in: group)
    }
    return try last(in: group)
  }

  /// A position after all rows of a list, with room for many items before it.
  private func last(in group: SiblingGroup) throws -> Int {
    let last = try plan.siblings(.before, .last, in: group, limit: 1).first
    return (last?.order ?? 0) + TodoList.headingStep
  }

  private func previous(before heading: TodoList, in group: SiblingGroup) throws -> TodoList? {
    try plan.connection.headings(
      .before, (heading.order, heading.id), of: group.list, limit: 1
    ).first
  }

  /// Exchanges two adjacent headings with everything below them. The smaller part moves, if there
  /// is room for it on the other side; else both do.
  private func exchange(
    _ upper: TodoList, with lower: TodoList, in group: SiblingGroup
  ) throws {
    let above = try rows(below: upper, in: group)
    let below = try rows(below: lower, in: group)
    let arrangement = Arrangement(plan: plan)
    let places =
      above.count < below.count
      ? try room(for: above.count, after: below.last, in: group)
      : try room(for: below.count, before: upper, in: group)
    if let places {
      for (row, place) in zip(above.count < below.count ? above : below, places) {
        try arrangement.put(row, at: place)
      }
      return
    }
    var next = Int.min
    for (row, place) in zip(below + above, (above + below).map(\.order)) {
      // Equal positions, which only another program stores, become different.
      next = max(place, next == .min ? place : next + 1)
      try arrangement.put(row, at: next)
    }
  }

  /// A heading and the top-level items below it, done ones included.
  private func rows(below heading: TodoList, in group: SiblingGroup) throws -> [Sibling] {
    let section = SiblingSection(group, below: heading)
    let limit = try plan.next(after: section)?.order
    let items = try plan.connection.items(in: section, before: limit)
    return [.heading(heading)] + items.map(Sibling.item)
  }

  /// Positions after a row, before the next one; nil if they would be too close.
  private func room(
    for count: Int, after row: Sibling?, in group: SiblingGroup
  ) throws -> [Int]? {
    guard let row else { return nil }
    let next = try plan.siblings(.after, row.place, in: group, limit: 1).first
    return Self.places(count, between: row.order, and: next?.order)
  }

  /// Positions before a heading, after the row above it; nil if they would be too close.
  private func room(
    for count: Int, before heading: TodoList, in group: SiblingGroup
  ) throws -> [Int]? {
    let last = try plan.siblings(.before, SiblingPlace(heading), in: group, limit: 1).first
    return Self.places(count, between: last?.order, and: heading.order)
  }

  private static func places(_ count: Int, between lower: Int?, and upper: Int?) -> [Int]? {
    let step = SiblingGroup.step
    guard let lower else {
      return upper.map { upper in (1...count).map { upper - step * (count + 1 - $0) } }
    }
    let gap = upper.map { ($0 - lower) / (count + 1) } ?? step
    return gap >= 1 << 10 ? (1...count).map { lower + gap * $0 } : nil
  }
}

/// Moves of items to another section of their list: below one of its headings, or before the first.
/// Each is one journal entry, or none when it changes nothing.
struct SectionOperations {
  private let ledger: Ledger
  private let plan: Plan

  /// Operations in the transaction of a ledger.
  init(ledger: Ledger) {
    self.ledger = ledger
    plan = Plan(connection: ledger.connection, clock: ledger.clock)
  }

  /// Moves items below a heading, or with nil before the first one; they keep their order. Done
  /// items are reopened, and subtasks leave their parents. Items that were deleted meanwhile are
  /// skipped, unless all were. Returns the action, or nil if nothing was changed.
  ///
  /// - Parameter next: The item before which they come; without one, or if it has left the section,
  ///   they come to its end.
  func move(
    _ ids: [Identifier<TodoItem>], below id: Identifier<TodoList>?,
    before next: Identifier<TodoItem>? = nil
  ) throws -> Deed? {
    let present = try ids.filter { try plan.item($0) != nil }
    guard let first = try present.first.map(plan.existing) else {
      if ids.isEmpty { return nil }
      throw StoreError.missing(ids.first)
    }
    let heading = try id.map(plan.existingHeading)
    let group = SiblingGroup(list: heading?.headingOf ?? first.list, parent: nil)
    let items = try present.map(plan.existing)
    let done = items.filter(\.isDone).map(\.id)
    if !done.isEmpty { try ItemEditor(plan: plan).apply([.done(false)], to: done) }
    let sibling = try next.flatMap { try self.sibling($0, in: group, below: heading) }
    for id in present where id != sibling {
      try move(plan.existing(id), before: sibling, in: SiblingSection(group, below: heading))
    }
    let deed = Deed(.moved, Deed.Subject(items), heading.map { .name($0.name) })
    let changes = try ItemOperations(ledger: ledger, plan: plan).carryOut(
      deed, list: group.list, item: items.count == 1 ? first.id : nil)
    return changes.isEmpty ? nil : deed
  }

  /// The item before which others come, if it is in the section.
  private func sibling(
    _ id: Identifier<TodoItem>, in group: SiblingGroup, below heading: TodoList?
  ) throws -> Identifier<TodoItem>? {
    guard let item = try plan.item(id), SiblingGroup(item) == group else { return nil }
    return try plan.connection.heading(above: item)?.id == heading?.id ? id : nil
  }

  private func move(
    _ item: TodoItem, before sibling: Identifier<TodoItem>?, in section: SiblingSection
  ) throws {
    let arrangement = Arrangement(plan: plan)
    if let sibling { return try arrangement.apply(.before(sibling), to: item) }
    guard SiblingGroup(item) == section.group else {
      return try arrangement.append(item, to: section.group, below: section.heading)
    }
    var item = item
    item.order = try arrangement.end(of: section, for: .item(item))
    try plan.put(item, isModified: false)
  }
}

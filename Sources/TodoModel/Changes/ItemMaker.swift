internal import CivilCalendar
internal import TodoValues

/// The creation of planned items: new ones, copies, and the next occurrences of items that repeat.
struct ItemMaker {
  let plan: Plan

  /// Creates an item with its subtasks, last among its siblings or after one of them. Returns it.
  @discardableResult
  func make(
    _ new: NewItem, under parent: TodoItem? = nil, as id: Identifier<TodoItem> = Identifier()
  ) throws -> TodoItem {
    let sibling = try new.after.flatMap { try plan.item($0) }
    var parent = parent
    if parent == nil, let id = sibling.map(\.parent) ?? new.parent {
      parent = try plan.existing(id)
    }
    let list = try parent?.list ?? sibling?.list ?? plan.existingList(new.list).id
    let group = SiblingGroup(list: list, parent: parent?.id)
    var item = new.draft.copied(as: id)
    (item.list, item.parent) = (list, parent?.id)
    let arrangement = Arrangement(plan: plan)
    if sibling == nil {
      let heading = try new.heading.flatMap { try plan.heading($0, of: group) }
      let section = SiblingSection(group, below: heading)
      item.order = try arrangement.end(of: section, for: .item(item))
    }
    item.pinRecurrence()
    (item.created, item.modified) = (plan.now, plan.now)
    try arrangement.checkPlace(of: item, under: item.parent)
    if let sibling {
      try arrangement.place(item, after: sibling, in: group)
    } else {
      try plan.put(item)
    }
    for subtask in new.subtasks { try make(subtask, under: item) }
    return try plan.existing(item.id)
  }

  /// Copies an item with everything below it, and places the copy after the item. A copy is a new
  /// item: it is open, and has no imported data of the original's. Returns it.
  func duplicate(_ item: TodoItem) throws -> TodoItem {
    try copy(item, shiftedBy: 0, identity: { _ in Identifier() }, awaited: { $0 })
  }

  /// Creates the next occurrence of an item that repeats and is done on a day, with its subtasks,
  /// unless the repetition has ended or the occurrence already exists.
  ///
  /// Its identity is derived from that of the item, so there is at most one: when the same item is
  /// completed again, or in another program, the existing one is found.
  func makeNext(of item: TodoItem, doneOn day: Day) throws {
    var pinned = item
    pinned.pinRecurrence()
    guard let rule = pinned.recurrence else { return }
    let id = Self.identity(following: item.id)
    if let known = try plan.connection.row(id), known.isLive { return }
    let start = rule.anchor == .due ? item.due ?? day : day
    let earliest = rule.anchor == .due ? plan.clock.today : start
    guard let due = rule.next(after: start, notBefore: earliest),
      let (_, rest) = rule.advanced(after: start)
    else { return }
    let days = (item.due ?? start).distance(to: due)
    var next = try copy(
      item, shiftedBy: days, identity: Self.identity(following:), awaited: openOccurrence)
    next.due = due
    next.recurrence = rest
    try plan.put(next)
  }

  /// The identity of the next occurrence of an item.
  static func identity(following id: Identifier<TodoItem>) -> Identifier<TodoItem> {
    Identifier(derivedFrom: "what follows \(id)")
  }

  private func copy(
    _ item: TodoItem, shiftedBy days: Int,
    identity: (Identifier<TodoItem>) -> Identifier<TodoItem>,
    awaited: (Identifier<TodoItem>) throws -> Identifier<TodoItem>
  ) throws -> TodoItem {
    let below = try plan.descendants(of: item.id)
    let root = copied(item, identity(item.id), parent: item.parent, shiftedBy: days)
    try Arrangement(plan: plan).place(root, after: item, in: SiblingGroup(item))
    var copies = [item.id: root.id]
    for original in below {
      guard let parent = original.parent.flatMap({ copies[$0] }), try !hasFollower(original) else {
        continue
      }
      var id = identity(original.id)
      // A subtask that was moved out of the next occurrence earlier is an item of its own.
      if try plan.item(id) != nil || plan.connection.row(id)?.isLive == true { id = Identifier() }
      try plan.put(copied(original, id, parent: parent, shiftedBy: days))
      copies[original.id] = id
    }
    // Those that wait for each other do so in the copy as well.
    for id in copies.values {
      guard var copy = try plan.item(id), !copy.waitsFor.isEmpty else { continue }
      copy.waitsFor = try WaitRule.waits(copy.waitsFor.map { try copies[$0] ?? awaited($0) })
      try plan.put(copy)
    }
    return try plan.existing(root.id)
  }

  /// The first open item among an awaited one and its next occurrences; the last of them if none is
  /// open.
  private func openOccurrence(of id: Identifier<TodoItem>) throws -> Identifier<TodoItem> {
    var last = id
    while let item = try plan.item(last), item.isDone,
      try plan.item(Self.identity(following: last)) != nil
    {
      last = Self.identity(following: last)
    }
    return last
  }

  /// Whether an item was done and its next occurrence exists. Then that one is copied.
  func hasFollower(_ item: TodoItem) throws -> Bool {
    guard item.isDone, item.recurrence != nil else { return false }
    let next = Self.identity(following: item.id)
    // One that the same action has planned is not in the database yet.
    return try plan.planned(next) != nil || plan.connection.row(next)?.isLive == true
  }

  private func copied(
    _ item: TodoItem, _ id: Identifier<TodoItem>, parent: Identifier<TodoItem>?,
    shiftedBy days: Int
  ) -> TodoItem {
    var copy = item.copied(as: id)
    (copy.list, copy.parent, copy.order) = (item.list, parent, item.order)
    copy.due = item.due?.adding(days: days)
    copy.deferUntil = item.deferUntil?.adding(days: days)
    // A copy is planned anew.
    copy.plan = nil
    copy.extra = nil
    (copy.created, copy.modified) = (plan.now, plan.now)
    return copy
  }
}

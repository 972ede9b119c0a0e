internal import CivilCalendar

/// The operations on items. Each is one journal entry, or none when it changes nothing.
struct ItemOperations {
  let ledger: Ledger
  let plan: Plan

  /// Operations in the transaction of a ledger, within a plan if there is one.
  init(ledger: Ledger, plan: Plan? = nil) {
    self.ledger = ledger
    self.plan = plan ?? Plan(connection: ledger.connection, clock: ledger.clock)
  }

  /// Creates items with their subtasks, after the lists and headings that are new with them.
  /// Returns the items without the subtasks.
  func create(_ news: [NewItem], adding lists: [TodoList] = []) throws -> [TodoItem] {
    guard !news.isEmpty else { return [] }
    let (headings, others) = (lists.filter(\.isHeading), lists.filter { !$0.isHeading })
    if !others.isEmpty {
      let list = news[0].list
      let isForInbox = list == TodoList.inbox.id
      try ledger.begin(
        Deed(.added, Deed.Subject(news)), list: isForInbox ? plan.existingList(list).id : list)
      for var list in others {
        list.order = try ledger.lastPosition() + 1
        try ledger.save(list)
      }
    }
    for heading in headings {
      _ = try HeadingOperations(ledger: ledger, plan: plan).planned(heading, at: .last)
    }
    let made = try make(news)
    try carryOut(
      others.isEmpty ? Deed(.added, Deed.Subject(news)) : nil, list: made.first?.list,
      item: made.first?.id)
    return made
  }

  /// Plans new items. Those after the same item keep their order.
  private func make(_ news: [NewItem]) throws -> [TodoItem] {
    let maker = ItemMaker(plan: plan)
    var last: [Identifier<TodoItem>: Identifier<TodoItem>] = [:]
    return try news.map { new in
      var new = new
      let sibling = new.after
      new.after = sibling.map { last[$0] ?? $0 }
      let made = try maker.make(new)
      if let sibling { last[sibling] = made.id }
      return made
    }
  }

  /// Creates those items whose identities are not known, not even as those of deleted items.
  func createOnce(_ news: [(id: Identifier<TodoItem>, item: NewItem)]) throws {
    let maker = ItemMaker(plan: plan)
    let unknown = try news.filter { try ledger.connection.row($0.id) == nil }
    let made = try unknown.map { try maker.make($0.item, as: $0.id) }
    guard let first = made.first else { return }
    try carryOut(
      Deed(.added, Deed.Subject(unknown.map(\.item))), list: first.list, item: first.id)
  }

  /// Gives an item its values after an edit. Returns it as it is stored.
  func edit(_ edited: TodoItem, editedFrom original: TodoItem?) throws -> TodoItem {
    let current = try plan.existing(edited.id)
    try ItemEditor(plan: plan).edit(current, from: original, to: edited)
    let wanted = try plan.existing(edited.id)
    try carryOut(Deed(from: current, to: wanted), list: wanted.list, item: wanted.id)
    return wanted
  }

  /// Changes items in the same way. Returns the change of each item that changed.
  ///
  /// - Parameter day: The day on which they count as completed; nil for now.
  @discardableResult
  func change(
    _ ids: [Identifier<TodoItem>], _ changes: [ItemChange], completedOn day: Day? = nil
  ) throws -> [Change<TodoItem>] {
    let editor = ItemEditor(plan: plan, completionDay: day)
    try editor.apply(changes, to: ids)
    let (deed, subject) = try editor.deed(of: changes, on: ids)
    return try carryOut(deed, list: subject?.list, item: subject?.id)
  }

  /// Changes items, each batch in its own way. Items that were deleted meanwhile are skipped,
  /// unless all were.
  func change(_ batches: [ItemBatch]) throws {
    let editor = ItemEditor(plan: plan)
    let ids = batches.flatMap(\.ids)
    let present = try batches.map { ItemBatch(try $0.ids.filter(isThere), $0.changes) }
      .filter { !$0.ids.isEmpty }
    if present.isEmpty, !ids.isEmpty { throw StoreError.missing(ids.first) }
    for batch in present { try editor.apply(batch.changes, to: batch.ids) }
    let changed = plan.changes
    guard let first = changed.first?.after else { return }
    let isOneChange = present.count == 1 && present[0].changes.count == 1
    let deed =
      isOneChange || changed.count == 1
      ? try editor.deed(of: present.flatMap(\.changes), on: ids).0
      : Deed(.plannedWeek, .items(changed.count))
    try carryOut(deed, list: first.list, item: changed.count == 1 ? first.id : nil)
  }

  private func isThere(_ id: Identifier<TodoItem>) throws -> Bool { try plan.item(id) != nil }

  /// Deletes items with their subtasks. Items that were deleted meanwhile are skipped, unless all
  /// were.
  func delete(_ ids: [Identifier<TodoItem>]) throws {
    var deleted: [TodoItem] = []
    for id in ids {
      // An item that was deleted with its parent is already gone.
      guard let item = try plan.item(id) else { continue }
      try ItemEditor(plan: plan).delete(id)
      deleted.append(item)
    }
    try carryOut(.deleted, deleted, of: ids)
  }

  /// Copies items with their subtasks, each copy after its item. An item below another of them is
  /// copied only with that one. Items that were deleted meanwhile are skipped, unless all were.
  /// Returns the copies.
  func duplicate(_ ids: [Identifier<TodoItem>]) throws -> [TodoItem] {
    let chosen = Set(ids)
    // New copies must not appear among the ancestors of the items that follow.
    var items: [TodoItem] = []
    for id in ids {
      guard let item = try plan.item(id) else { continue }
      let isBelow = try plan.ancestors(of: item).contains { chosen.contains($0.id) }
      if !isBelow { items.append(item) }
    }
    let copies = try items.map { try ItemMaker(plan: plan).duplicate($0) }
    try carryOut(.duplicated, copies, of: ids)
    return copies
  }

  /// Moves items among others. They keep their order: each comes after the one before it.
  func arrange(_ ids: [Identifier<TodoItem>], _ move: Rearrangement) throws {
    let items = try ids.map { try plan.existing($0) }
    let isForward = move.keepsOrderForward
    var next = move
    for item in isForward ? items : items.reversed() {
      try Arrangement(plan: plan).apply(next, to: plan.existing(item.id))
      if case .after = move { next = .after(item.id) }
    }
    guard let first = items.first else { return }
    try carryOut(
      Deed(move.verb, Deed.Subject(items)), list: plan.existing(first.id).list, item: first.id)
  }

  /// Carries out an operation on items, at least one of which has to be there still.
  private func carryOut(
    _ verb: Deed.Verb, _ items: [TodoItem], of ids: [Identifier<TodoItem>]
  ) throws {
    guard let first = items.first else {
      if ids.isEmpty { return }
      throw StoreError.missing(ids.first)
    }
    try carryOut(
      Deed(verb, Deed.Subject(items)), list: first.list, item: items.count == 1 ? first.id : nil)
  }

  /// Carries out the plan as one journal entry; without a deed, the entry has begun.
  ///
  /// - Returns: The change of each item that changed.
  @discardableResult
  func carryOut(
    _ deed: Deed?, list: Identifier<TodoList>?, item: Identifier<TodoItem>?
  ) throws -> [Change<TodoItem>] {
    let changes = plan.changes
    let headings = plan.changedHeadings
    guard !changes.isEmpty || !headings.isEmpty else { return [] }
    if let deed { try ledger.begin(deed, list: list, item: item) }
    if var inbox = plan.addedInbox {
      // Lists that are new with the items have taken their positions.
      inbox.order = try ledger.lastPosition() + 1
      try ledger.save(inbox)
    }
    for heading in headings { try ledger.save(heading) }
    for change in changes {
      if let after = change.after {
        try ledger.save(after)
      } else if let before = change.before {
        try ledger.delete(before.id)
      }
    }
    return changes
  }
}

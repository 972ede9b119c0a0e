internal import CivilCalendar

/// The editing of planned items: of their content, their completion and their list.
struct ItemEditor {
  let plan: Plan
  /// The day on which items count as completed; nil for now.
  var completionDay: Day?

  /// The moment of a completion. On another day than today it is noon.
  private var completionMoment: Timestamp {
    let clock = plan.clock
    guard let completionDay, completionDay != clock.today else { return plan.now }
    return clock.zone.moment(of: LocalMoment(day: completionDay, secondOfDay: 12 * 3600))
  }

  /// Gives an item its values after an edit. Given the item as it was before the edit, only the
  /// differences are applied.
  func edit(_ current: TodoItem, from original: TodoItem?, to edited: TodoItem) throws {
    try plan.put(current.applying(edited, editedFrom: original))
    if original?.list != edited.list { try move(plan.existing(current.id), to: edited.list) }
    guard original == nil || original?.completed != edited.completed else { return }
    try setCompleted(edited.completed, of: plan.existing(current.id))
  }

  private func setCompleted(_ moment: Timestamp?, of item: TodoItem) throws {
    guard item.completed != moment else { return }
    guard let moment else { return try reopen(item) }
    try complete(item)
    var done = try plan.existing(item.id)
    done.completed = moment
    try plan.put(done)
  }

  /// The action of changes that were just planned, and the item that it is about if it is only one.
  func deed(
    of changes: [ItemChange], on ids: [Identifier<TodoItem>]
  ) throws -> (Deed, TodoItem?) {
    var (list, awaited): (String?, String?)
    for change in changes {
      switch change {
      case .list(let id): list = try plan.existingList(id).name
      case .addWait(let id), .removeWait(let id): awaited = try plan.item(id)?.name
      default: break
      }
    }
    let results = plan.changes
    let deed =
      Deed(of: changes, on: ids, results: results, list: list, awaited: awaited)
      ?? Deed(.changed, .items(0))
    guard case .item = deed.subject else { return (deed, nil) }
    let chosen = Set(ids)
    return (deed, results.lazy.compactMap(\.after).first { chosen.contains($0.id) })
  }

  /// Applies one change to an item.
  func apply(_ change: ItemChange, to id: Identifier<TodoItem>) throws {
    var item = try plan.existing(id)
    switch change {
    case .value(let value):
      value.apply(to: &item)
      if change.sets(\.recurrence) { item.pinRecurrence() }
    case .shiftDue(let shift): item.due = item.due.map { shifted($0, of: item, by: shift) }
    case .addTag(let tag):
      if !TagRule.contains(item.tags, tag) { item.tags = try TagRule.tags(item.tags + [tag]) }
    case .removeTag(let tag): item.tags.removeAll { TagRule.key($0) == TagRule.key(tag) }
    case .addWait(let awaited):
      _ = try plan.existing(awaited)
      item.waitsFor = try WaitRule.waits(item.waitsFor + [awaited])
    case .removeWait(let awaited): item.waitsFor.removeAll { $0 == awaited }
    case .work(true): return try plan.startWork(on: item)
    case .work(false): return try plan.stopWork(on: id)
    case .list(let list): return try move(item, to: list)
    case .done(let isDone): return try isDone ? complete(item) : reopen(item)
    }
    try plan.put(item)
  }

  /// A due date on another day. An overdue item is postponed from today, so the new date is never
  /// in the past.
  private func shifted(_ due: Day, of item: TodoItem, by shift: DayShift) -> Day {
    let isPostponed = shift.amount > 0 && !item.isDone
    return (isPostponed ? max(due, plan.clock.today) : due).adding(shift)
  }

  /// Applies changes to several items, each in its turn. Deleted items are skipped, unless all are
  /// deleted.
  func apply(_ changes: [ItemChange], to ids: [Identifier<TodoItem>]) throws {
    var here: [Identifier<TodoItem>] = []
    for id in ids where try plan.item(id) != nil { here.append(id) }
    if here.isEmpty, !ids.isEmpty { throw StoreError.missing(ids.first) }
    let chosen = Set(here)
    for change in (0...2).flatMap({ turn in changes.filter { $0.turn == turn } }) {
      if case .list(let list) = change { _ = try plan.existingList(list) }
      for id in here where try !isIncluded(id, in: change, of: chosen) {
        try apply(change, to: id)
      }
    }
  }

  /// Whether a change of the chosen items reaches one of them through an ancestor: an item that
  /// moves with its parent stays under it, and one that is completed with it does not repeat.
  private func isIncluded(
    _ id: Identifier<TodoItem>, in change: ItemChange, of chosen: Set<Identifier<TodoItem>>
  ) throws -> Bool {
    func chosenAncestors() throws -> [TodoItem] {
      try plan.ancestors(of: plan.existing(id)).filter { chosen.contains($0.id) }
    }
    switch change {
    case .list: return try !chosenAncestors().isEmpty
    // An ancestor that is done already completes nothing below it.
    case .done(true): return try chosenAncestors().contains { !$0.isDone }
    default: return false
    }
  }

  /// Completes an item and everything open below it, and creates the next occurrence if the
  /// item repeats. Subtasks that repeat do so with their parent.
  func complete(_ item: TodoItem) throws {
    guard !item.isDone else { return }
    guard try !plan.isTemplate(item.list) else {
      throw StoreError.refused(.templateItem(item: item.name))
    }
    var done = item
    done.completed = completionMoment
    try plan.put(done)
    for var below in try plan.descendants(of: item.id) where !below.isDone {
      below.completed = completionMoment
      try plan.put(below)
    }
    try ItemMaker(plan: plan).makeNext(of: item, doneOn: completionDay ?? plan.clock.today)
  }

  /// Reopens an item and its ancestors.
  func reopen(_ item: TodoItem) throws {
    for var done in try [item] + plan.ancestors(of: item) where done.isDone {
      done.completed = nil
      try plan.put(done)
    }
  }

  /// Moves an item with its subtasks to the end of a list.
  func move(_ item: TodoItem, to list: Identifier<TodoList>) throws {
    let list = item.list == list ? list : try plan.existingList(list).id
    guard item.list != list else { return }
    guard try !plan.isTemplate(list), try !plan.isTemplate(item.list) else {
      throw StoreError.refused(.templateMove)
    }
    try Arrangement(plan: plan).append(item, to: SiblingGroup(list: list, parent: nil))
  }

  /// Deletes an item with everything below it.
  func delete(_ id: Identifier<TodoItem>) throws {
    let item = try plan.existing(id)
    for below in try plan.descendants(of: id) { plan.remove(below) }
    plan.remove(item)
  }
}

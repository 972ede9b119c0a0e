/// The operations on lists, views and areas. Each is one journal entry, or none when it changes
/// nothing.
struct ListOperations {
  let ledger: Ledger

  /// Creates a list, a view or an area, after all others.
  func create(_ new: TodoList) throws -> TodoList {
    var list = new
    list.order = try ledger.lastPosition() + 1
    try check(list, was: nil)
    try ledger.begin(Deed(.added, Deed.Subject(list)), list: list.id)
    try ledger.save(list)
    return list
  }

  /// Adds the Inbox, unless it exists. Returns it.
  func prepareInbox() throws -> TodoList {
    if let inbox = try ledger.connection.inbox() { return inbox }
    var inbox = TodoList.inbox
    inbox.order = try ledger.lastPosition() + 1
    try ledger.begin(Deed(.added, Deed.Subject(inbox)), kind: .seed, list: inbox.id)
    try ledger.save(inbox)
    return inbox
  }

  /// Gives a list, a view, a heading or an area its values after an edit. Its kind stays. Returns
  /// it as it is stored.
  func edit(_ edited: TodoList, editedFrom original: TodoList?) throws -> TodoList {
    guard let current = try ledger.list(edited.id) else { throw StoreError.missing(edited.id) }
    var wanted = current.applying(edited, editedFrom: original)
    if wanted.isView != current.isView { wanted.query = current.query }
    wanted.isArea = current.isArea
    wanted.template = current.template
    guard wanted != current else { return current }
    try check(wanted, was: current)
    try ledger.begin(try deed(from: current, to: wanted), list: wanted.shownList)
    try ledger.save(wanted)
    return wanted
  }

  /// Deletes a list with its items, or a view, or a heading without the items below it; or an area,
  /// whose lists and views are then in none. The cost does not depend on the number of items.
  func delete(_ id: Identifier<TodoList>) throws {
    guard let list = try ledger.list(id) else { throw StoreError.missing(id) }
    guard try ledger.connection.inbox()?.id != id else {
      throw StoreError.refused(.inbox)
    }
    try ledger.begin(Deed(.deleted, Deed.Subject(list)), list: list.shownList)
    if list.kind == .area {
      for var member in try ledger.connection.lists(in: id) {
        member.area = nil
        try ledger.save(member)
      }
    }
    try ledger.delete(id)
  }

  // MARK: - Moving

  /// Exchanges a list with its neighbour. The last list of an area becomes the first of the next
  /// one, and the first becomes the last of the group before. An area goes past its neighbour.
  func move(_ id: Identifier<TodoList>, down: Bool) throws {
    let tree = try ledger.connection.listTree()
    let step = down ? 1 : -1
    if let index = tree.index(ofArea: id) {
      // The lists in no area, which stay before all areas, are the first group.
      var areas = tree.areas
      let (from, to) = (index - 1, index - 1 + step)
      guard areas.indices.contains(to) else { return }
      areas.swapAt(from, to)
      return try arrange(areas, moved: areas[to])
    }
    guard let (group, index) = tree.indexes(ofList: id) else {
      guard try ledger.list(id) != nil else { throw StoreError.missing(id) }
      return
    }
    var lists = tree.groups[group].lists.map(\.list)
    if lists.indices.contains(index + step) {
      lists.swapAt(index, index + step)
      return try arrange(lists, moved: lists[index + step])
    }
    guard tree.groups.indices.contains(group + step) else { return }
    let next = tree.groups[group + step]
    var moved = lists[index]
    moved.area = next.area?.id
    var others = next.lists.map(\.list)
    others.insert(moved, at: down ? 0 : others.count)
    try arrange(others, moved: moved, to: next.area?.name)
  }

  /// Moves a list or a view into an area, or out of any, before another one there or behind all; or
  /// an area before another one.
  func move(
    _ id: Identifier<TodoList>, to area: Identifier<TodoList>?, before other: Identifier<TodoList>?
  ) throws {
    guard let list = try ledger.list(id), !list.isHeading, list.kind != .template else {
      throw StoreError.missing(id)
    }
    var moved = list
    moved.area = area
    try check(moved, was: list)
    let tree = try ledger.connection.listTree()
    let group = tree.groups.first { $0.area?.id == area }
    let members: [TodoList] =
      switch list.kind {
      case .list: group?.lists.map(\.list) ?? []
      case .view: group?.views ?? []
      case .area: tree.areas
      case .heading, .template: []
      }
    var siblings = members.filter { $0.id != id }
    let index = other.flatMap { other in siblings.firstIndex { $0.id == other } }
    siblings.insert(moved, at: index ?? siblings.count)
    guard moved.area != list.area || siblings.map(\.id) != members.map(\.id) else { return }
    let isElsewhere = area != list.area
    try arrange(siblings, moved: moved, to: isElsewhere ? group?.area?.name : nil)
  }

  /// Adds an area, and moves a list or a view into it.
  func move(_ id: Identifier<TodoList>, toNew area: TodoList) throws {
    guard var list = try ledger.list(id), !list.isHeading, list.kind != .template else {
      throw StoreError.missing(id)
    }
    guard list.kind != .area else { throw StoreError.refused(.areaInArea) }
    guard try ledger.connection.inbox()?.id != id else { throw StoreError.refused(.inboxStays) }
    var new = area
    new.order = try ledger.lastPosition() + 1
    list.area = new.id
    try ledger.begin(Deed(.moved, Deed.Subject(list), .name(new.name)), list: id)
    try ledger.save(new)
    try ledger.save(list)
  }

  /// Stores lists in a new order, in which they have the same positions as before. Positions that
  /// are equal, which only an import causes, become different.
  private func arrange(_ lists: [TodoList], moved: TodoList, to area: String? = nil) throws {
    var last = Int.min
    let orders = lists.map(\.order).sorted().map { order in
      last = last == .min ? order : max(order, last + 1)
      return last
    }
    let deed = Deed(.moved, Deed.Subject(moved), area.map { .name($0) })
    try ledger.begin(deed, list: moved.id)
    for (var list, order) in zip(lists, orders) {
      list.order = order
      try ledger.save(list)
    }
  }

  // MARK: - Rules

  /// Throws if a list may not be in its area, or may not be put away.
  private func check(_ list: TodoList, was old: TodoList?) throws {
    let isMoved = list.area != nil && list.area != old?.area
    let isPutAway = list.isPutAway && old?.isPutAway != true
    guard isMoved || isPutAway else { return }
    guard try ledger.connection.inbox()?.id != list.id else {
      throw StoreError.refused(.inboxStays)
    }
    guard isMoved, let area = list.area else { return }
    guard list.kind != .area else { throw StoreError.refused(.areaInArea) }
    guard try ledger.list(area)?.kind == .area else { throw StoreError.refused(.areaMissing) }
  }

  /// The action of an edit, which names the new area.
  private func deed(from old: TodoList, to new: TodoList) throws -> Deed {
    let deed = Deed(from: old, to: new)
    guard deed.verb == .moved, let area = new.area, area != old.area else { return deed }
    return Deed(.moved, deed.subject, try ledger.list(area).map { .name($0.name) })
  }
}

/// Updates after changes of the store: changed items are read anew at the next look.
extension ItemOutline {
  /// Brings the rows up to date.
  func update() throws(StoreError) {
    if seenFolds != folds.revision { isStale = true }
    guard isStale || !touched.isEmpty || seenRevision != top.revision else { return }
    if isStale { try readAnew() } else { try follow() }
    try place()
    (isStale, touched) = (false, [])
    (seenRevision, seenFolds) = (top.revision, folds.revision)
  }

  private func readAnew() throws(StoreError) {
    (branches, owners, waitingBranches) = ([:], [:], [])
    let total = try reader.read { try $0.summary(of: list)?.totalCount } ?? 0
    unfoldsByItself = total <= Self.shortList && top.count <= Self.shortList
    guard unfoldsByItself else {
      let known = folds.items.filter { !$0.value }.map(\.key) + unfolded
      for id in known { try build(id) }
      return
    }
    var index = 0
    while index < top.count, index <= Self.shortList {
      if let item = try top.item(at: index), item.subtaskCount > 0 { try build(item) }
      index += 1
    }
  }

  private func follow() throws(StoreError) {
    var roots = touched
    for id in touched { if let owner = owners[id] { roots.insert(owner) } }
    for id in roots {
      for row in branches.removeValue(forKey: id)?.rows ?? [] { owners[row.item.id] = nil }
    }
    waitingBranches.subtract(roots)
    for id in roots { try build(id) }
  }

  private func build(_ id: Identifier<TodoItem>) throws(StoreError) {
    if let item = try reader.read({ try $0.liveItem(id) }) { try build(item) }
  }

  /// Reads the rows below an item, if it is unfolded and top-level.
  private func build(_ item: TodoItem) throws(StoreError) {
    guard item.list == list, item.parent == nil, branches[item.id] == nil, item.subtaskCount > 0,
      isUnfolded(item)
    else { return }
    unfolded.insert(item.id)
    var rows: [OutlineRow] = []
    var waiting = try children(of: item.id, at: 1)
    while let (next, depth) = waiting.popLast(), rows.count < Self.longestBranch {
      // In a cycle, or twice: only another program leaves such items.
      guard owners[next.id] == nil, next.id != item.id else { continue }
      owners[next.id] = item.id
      let isUnfolded = next.subtaskCount > 0 && depth < Nesting.deepest && isUnfolded(next)
      rows.append(
        OutlineRow(
          item: next, depth: depth, isFolded: next.subtaskCount == 0 ? nil : !isUnfolded))
      guard isUnfolded else { continue }
      unfolded.insert(next.id)
      waiting += try children(of: next.id, at: depth + 1)
    }
    branches[item.id] = Branch(item: item, rows: rows)
    if rows.contains(where: { !$0.item.waitsFor.isEmpty }) { waitingBranches.insert(item.id) }
  }

  /// The direct subtasks of an item, the last first.
  private func children(
    of id: Identifier<TodoItem>, at depth: Int
  ) throws(StoreError) -> [(item: TodoItem, depth: Int)] {
    let children = try reader.read { try $0.children(of: id, atMost: Self.longestBranch) }
    return children.reversed().filter { !hidesDone || !$0.isDone }.map { ($0, depth) }
  }

  private func place() throws(StoreError) {
    let indices = try top.indices(of: branches.values.map(\.item))
    stretches = []
    rowsBelow = 0
    for (id, index) in indices.sorted(by: { $0.value < $1.value }) {
      let rowCount = branches[id]?.rows.count ?? 0
      stretches.append(Stretch(id: id, top: index, start: index + rowsBelow, rowCount: rowCount))
      rowsBelow += rowCount
    }
  }
}

extension ItemOutline: LiveResults {
  func apply(_ changes: ChangeSet) {
    for change in changes.items {
      for item in [change.before, change.after] where item?.list == list {
        guard let item else { continue }
        touched.insert(item.id)
        if let parent = item.parent { touched.insert(parent) }
      }
    }
    if !waitingBranches.isEmpty {
      touched.formUnion(waitingBranches)
      waitRevision += 1
    }
    // A list was deleted or restored, with all its items.
    if changes.lists.contains(where: { ($0.before == nil) != ($0.after == nil) }) { invalidate() }
  }

  func invalidate() { isStale = true }

  func settle() {}
}

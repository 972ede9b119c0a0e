import TodoFormats

/// The third step: the changes of both sides may not fit together. This makes a tree of the items
/// again, in which each one is in the list of its parent.
struct TreeRepair {
  private let work: SyncWork

  /// Repairs the tree.
  static func run(_ work: SyncWork) {
    let repair = TreeRepair(work: work)
    repair.cutLooseEnds()
    repair.alignLists()
    repair.limitDepth()
  }

  private init(work: SyncWork) { self.work = work }

  /// Some of the items, in an order that does not depend on the dictionary.
  private func items(where isWanted: (ExchangeItem) -> Bool) -> [ExchangeItem] {
    work.items.values.filter(isWanted).sorted { $0.id.text < $1.id.text }
  }

  private var subtasks: [ExchangeItem] { items { $0.parentID != nil } }

  private func parent(of id: ExchangeID) -> ExchangeID? { work.items[id]?.parentID }

  /// Makes an item a top-level one, and reports it.
  private func unlink(_ item: ExchangeItem) {
    work.items[item.id]?.parent = nil
    work.remarks.append(.unlinked(item: item.name))
  }

  /// Unlinks items from parents that are gone or below them. A subtask that is here alone, such as
  /// one that was done long ago, is deleted with its parent.
  private func cutLooseEnds() {
    let paired = work.heldItems.union(work.pairs.lazy.filter { $0.outcome != nil }.map(\.id))
    var isComplete = false
    while !isComplete {
      isComplete = true
      for item in subtasks {
        guard let parent = item.parentID, work.items[parent] == nil else { continue }
        isComplete = false
        if paired.contains(item.id) { unlink(item) } else { work.items[item.id] = nil }
      }
    }
    // The items that are below a top-level one.
    var grounded: Set<ExchangeID> = []
    for item in subtasks {
      var known: Set = [item.id]
      var next = item.parentID
      while let id = next, !grounded.contains(id), known.insert(id).inserted {
        next = self.parent(of: id)
      }
      if next == item.id { unlink(item) }
      if next.map(grounded.contains) ?? true { grounded.formUnion(known) }
    }
  }

  /// Brings subtasks into the lists of their parents: those without a file move along, others stay
  /// where their file is.
  private func alignLists() {
    let filed = work.heldItems.union(work.pairs.lazy.filter { $0.object != nil }.map(\.id))
    var children: [ExchangeID: [ExchangeID]] = [:]
    for item in subtasks {
      if let parent = item.parentID { children[parent, default: []].append(item.id) }
    }
    var waiting = items { $0.parentID == nil && children[$0.id] != nil }
    while let parent = waiting.popLast() {
      for id in children[parent.id] ?? [] {
        guard var child = work.items[id] else { continue }
        if child.list != parent.list {
          if filed.contains(id) {
            unlink(child)
          } else {
            child.list = parent.list
            work.items[id] = child
          }
        }
        if let child = work.items[id] { waiting.append(child) }
      }
    }
    for index in work.pairs.indices where work.pairs[index].outcome != nil {
      work.pairs[index].list = work.items[work.pairs[index].id]?.list
    }
  }

  private func limitDepth() {
    for item in subtasks {
      var depth = 0
      var next = item.parentID
      while let id = next, depth <= work.input.limits.depth {
        depth += 1
        next = parent(of: id)
      }
      if depth > work.input.limits.depth { unlink(item) }
    }
  }
}

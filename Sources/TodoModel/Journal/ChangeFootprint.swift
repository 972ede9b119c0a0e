/// The extent of a journal entry's changes, from which later entries that build on it are found.
struct ChangeFootprint {
  private var listFields: [Identifier<TodoList>: Set<ListField>] = [:]
  private var wholeLists: Set<Identifier<TodoList>> = []
  private var usedLists: Set<Identifier<TodoList>> = []
  private var itemFields: [Identifier<TodoItem>: Set<ItemField>] = [:]
  private var wholeItems: Set<Identifier<TodoItem>> = []
  // Items that moved in the tree, and items that gained or lost subtasks.
  private var placed: Set<Identifier<TodoItem>> = []
  private var parents: Set<Identifier<TodoItem>> = []

  /// Adds one change of the entry.
  mutating func add(_ change: JournalChange) {
    switch change {
    case .list(let id, let change):
      if let before = change.before, let after = change.after {
        listFields[id, default: []].formUnion(ListField.changed(before, after))
      } else {
        wholeLists.insert(id)
        listFields[id, default: []].formUnion(ListField.allCases)
      }
    case .item(let id, let change):
      let part = ItemPart(change)
      itemFields[id, default: []].formUnion(part.fields)
      if part.isWhole { wholeItems.insert(id) }
      guard part.isPlaced else { return }
      placed.insert(id)
      parents.formUnion(part.parents)
      usedLists.formUnion(part.lists)
    }
  }

  /// Whether a later change stands in the way of undoing these alone: both change the same field,
  /// or one a field and the other its whole row.
  func meets(_ change: JournalChange) -> Bool {
    switch change {
    case .list(let id, let change):
      guard let before = change.before, let after = change.after else {
        return listFields[id] != nil || usedLists.contains(id)
      }
      return wholeLists.contains(id)
        || !(listFields[id] ?? []).isDisjoint(with: ListField.changed(before, after))
    case .item(let id, let change):
      let part = ItemPart(change)
      if let fields = itemFields[id] {
        if part.isWhole || wholeItems.contains(id) || !fields.isDisjoint(with: part.fields) {
          return true
        }
      }
      guard part.isPlaced else { return false }
      return placed.contains(id) || parents.contains(id) || !placed.isDisjoint(with: part.parents)
        || !wholeLists.isDisjoint(with: part.lists)
    }
  }
}

/// The extent of a change of one item.
private struct ItemPart {
  let isWhole: Bool
  let fields: Set<ItemField>
  var parents: [Identifier<TodoItem>] = []
  var lists: [Identifier<TodoList>] = []

  /// Whether the item was created, deleted or moved in the tree.
  var isPlaced: Bool { isWhole || fields.contains(.list) || fields.contains(.parent) }

  init(_ change: Change<TodoItem>) {
    let sides = [change.before, change.after].compactMap { $0 }
    isWhole = sides.count < 2
    // The moment of the last change does not count as a changed field.
    fields =
      isWhole
      ? Set(ItemField.allCases)
      : Set(ItemField.changed(sides[0], sides[1])).subtracting([.modified])
    guard isPlaced else { return }
    parents = sides.compactMap(\.parent)
    lists = sides.map(\.list)
  }
}

/// What an entry of the journal changed, so that a later one can be found that builds on it.
struct ChangeFootprint {
  private var listFields: [Identifier<TodoList>: Set<ListField>] = [:]
  private var wholeLists: Set<Identifier<TodoList>> = []
  private var usedLists: Set<Identifier<TodoList>> = []
  private var itemFields: [Identifier<TodoItem>: Set<ItemField>] = [:]
  private var wholeItems: Set<Identifier<TodoItem>> = []
  // Items whose place in the tree changed, and items under which others came or from which they went.
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

  /// Whether a later change of the same part, of a part's whole or of a whole's part stands in the way
  /// of undoing these alone.
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

/// What a change of one item touches.
private struct ItemPart {
  let isWhole: Bool
  let fields: Set<ItemField>
  var parents: [Identifier<TodoItem>] = []
  var lists: [Identifier<TodoList>] = []

  /// Whether it came, went or got another place in the tree.
  var isPlaced: Bool { isWhole || fields.contains(.list) || fields.contains(.parent) }

  init(_ change: Change<TodoItem>) {
    let sides = [change.before, change.after].compactMap { $0 }
    isWhole = sides.count < 2
    // When something was changed last is not what the change was about.
    fields =
      isWhole
      ? Set(ItemField.allCases)
      : Set(ItemField.changed(sides[0], sides[1])).subtracting([.modified])
    guard isPlaced else { return }
    parents = sides.compactMap(\.parent)
    lists = sides.map(\.list)
  }
}

internal import SQLiteKit

/// The extent of a journal entry's changes, from which later entries that build on it are found.
struct ChangeFootprint {
  private var listFields: [Identifier<TodoList>: Set<SQL>] = [:]
  private var wholeLists: Set<Identifier<TodoList>> = []
  private var usedLists: Set<Identifier<TodoList>> = []
  private var itemFields: [Identifier<TodoItem>: Set<SQL>] = [:]
  private var wholeItems: Set<Identifier<TodoItem>> = []
  // Items that moved in the tree, and items that gained or lost subtasks.
  private var placed: Set<Identifier<TodoItem>> = []
  private var parents: Set<Identifier<TodoItem>> = []

  /// Adds one change of the entry.
  mutating func add(_ change: JournalChange) {
    switch change {
    case .list(let id, let change):
      if let before = change.before, let after = change.after {
        listFields[id, default: []].formUnion(TodoList.table.changed(before, after).map(\.key))
      } else {
        wholeLists.insert(id)
        listFields[id, default: []].formUnion(TodoList.table.fields.map(\.key))
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
  /// or one a field and the other its whole row, or it puts something into a list, an area or an
  /// item that these added.
  func meets(_ change: JournalChange) -> Bool {
    switch change {
    case .list(let id, let change):
      if !wholeLists.isDisjoint(with: Self.holders(in: change)) { return true }
      guard let before = change.before, let after = change.after else {
        return listFields[id] != nil || usedLists.contains(id)
      }
      return wholeLists.contains(id)
        || !(listFields[id] ?? []).isDisjoint(
          with: TodoList.table.changed(before, after).map(\.key))
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

  /// The lists and areas into which a heading or a list is put, or out of which it is taken.
  private static func holders(in change: Change<TodoList>) -> [Identifier<TodoList>] {
    let sides = [change.before, change.after].compactMap { $0 }
    // Any other change leaves it where it is.
    guard sides.count < 2 || sides[0].area != sides[1].area else { return [] }
    return sides.flatMap { [$0.headingOf, $0.area] }.compactMap { $0 }
  }
}

/// The extent of a change of one item.
private struct ItemPart {
  let isWhole: Bool
  let fields: Set<SQL>
  var parents: [Identifier<TodoItem>] = []
  var lists: [Identifier<TodoList>] = []

  /// Whether the item was created, deleted or moved in the tree.
  var isPlaced: Bool {
    isWhole || !fields.isDisjoint(with: [TodoItem.listField.key, TodoItem.parentField.key])
  }

  init(_ change: Change<TodoItem>) {
    let sides = [change.before, change.after].compactMap { $0 }
    isWhole = sides.count < 2
    let changed =
      isWhole ? TodoItem.table.fields : TodoItem.table.changed(sides[0], sides[1])
    fields = Set(changed.filter { $0.role != .stamp }.map(\.key))
    guard isPlaced else { return }
    parents = sides.compactMap(\.parent)
    lists = sides.map(\.list)
  }
}

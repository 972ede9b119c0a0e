import TermPanels
import TodoModel

/// A screen with items in a list: what can be done with one of them is the same on each.
@MainActor protocol ItemScreen: AnyObject {
  var context: AppContext { get }
  var listPanel: ListPanel { get }
  /// The items with what they consist of, where they are shown so.
  var outline: ItemOutline? { get }
  /// In which order they stand, where somebody can choose it.
  var order: ItemOrder? { get }
  /// What is shown.
  var query: ItemQuery { get }
  /// Items that are about to leave their places because they are ticked off, moved or deleted, and how
  /// often, until that is committed: keys come faster than a disk.
  var pending: [Identifier<TodoItem>: Int] { get set }

  /// Goes on with a neighbour of an item that is about to leave its place.
  func stepAside(from item: TodoItem)
}

extension ItemScreen {
  var outline: ItemOutline? { nil }

  var order: ItemOrder? { nil }

  func item(_ id: AnyHashable) -> TodoItem? {
    guard let id = id.base as? Identifier<TodoItem> else { return nil }
    return context.read(or: nil) { try context.store.item(id) }
  }
}

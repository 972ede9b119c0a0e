import TermPanels
import TodoModel

/// A screen with items in a list: the actions on an item are the same on each.
@MainActor protocol ItemScreen: AnyObject {
  var context: AppContext { get }
  var listPanel: ListPanel { get }
  /// The items with their subtasks, if they are shown like that.
  var outline: ItemOutline? { get }
  /// The order of the items, if a person can choose it.
  var order: ItemOrder? { get }
  /// The query of the items on the screen.
  var query: ItemQuery { get }
  /// Items that are about to leave their places because they are completed, moved or deleted, with
  /// the number of these changes that are not committed yet: keys come faster than a disk.
  var pending: [Identifier<TodoItem>: Int] { get set }

  /// Makes a neighbour current instead of an item that is about to leave its place.
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

import TermPanels
import TodoModel

/// A screen with items in a list. Its ``actions`` are the same on each.
@MainActor protocol ItemScreen: AnyObject {
  var actions: ItemActions { get }
  /// The items with their subtasks, if they are shown like that.
  var outline: ItemOutline? { get }
  /// The order of the items, if a person can choose it.
  var order: ItemOrder? { get }
  /// The headings of the list, if the screen shows them.
  var headings: ListHeadings? { get }
  /// The query of the items on the screen.
  var query: ItemQuery { get }
}

extension ItemScreen {
  var outline: ItemOutline? { nil }

  var order: ItemOrder? { nil }

  var headings: ListHeadings? { nil }
}

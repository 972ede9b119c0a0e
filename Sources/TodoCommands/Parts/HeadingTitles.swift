import TodoModel
import TodoValues

/// The titles above the items of a listing where the headings of a list are among them: in manual
/// order, for the items of one list or those below the names of their lists.
@MainActor struct HeadingTitles {
  private let maker: ItemRecords
  /// Whether the items are in an order in which headings make sense.
  private let isShown: Bool
  private var last: Identifier<TodoList>?

  /// The titles for items that match a query.
  init(of items: [TodoItem], in query: ItemQuery, _ maker: ItemRecords) {
    self.maker = maker
    let isOneList = Set(items.map(\.list)).count == 1
    isShown =
      query.sort.first == SortRule(.manual)
      && (query.grouping == .list || query.grouping == .none && isOneList)
  }

  /// The title above an item: that of its group, of its heading, or of both; nil if it is that of
  /// the item before.
  mutating func title(of item: TodoItem, below group: String?) throws -> String? {
    // Done items are not below the heading.
    guard isShown, !item.isDone else { return group }
    let heading = try maker.heading(above: item)
    let isNew = heading?.id != last || group != nil
    last = heading?.id
    guard isNew, let heading else { return group }
    return [group ?? "", heading.name].filter { !$0.isEmpty }.joined(separator: " / ")
  }
}

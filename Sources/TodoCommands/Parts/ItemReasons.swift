import CivilCalendar
import TodoModel
import TodoWording

/// Reads the reasons for the position of an item: in its list, and in Today if it is there.
@MainActor struct ItemReasons {
  /// A view with the item.
  struct View: Sendable {
    /// The title of the view.
    let title: String
    /// The reasons why the item is in the view, and at its position.
    let sentences: [String]
  }

  private typealias Neighbours = (above: [TodoItem], below: [TodoItem])

  /// The number of items on each side that are compared with it.
  private static let reach = 32

  let desk: Desk

  /// The views with an item, its list first.
  func views(of item: TodoItem) throws -> [View] {
    var views: [View] = []
    if let list = try desk.store.list(item.list)?.list {
      views.append(View(title: list.name, sentences: try sentences(about: item, in: list)))
    }
    let today = ItemQuery(.today, grouping: ItemScope.today.grouping, today: desk.today)
    if try desk.store.finder.isMatch(item.id, of: today) {
      let neighbours = try neighbours(of: item, in: today)
      views.append(
        View(title: "Today", sentences: try sentences(about: item, today, between: neighbours)))
    }
    return views
  }

  private func sentences(about item: TodoItem, in list: TodoList) throws -> [String] {
    func query(_ scope: ItemScope) -> ItemQuery {
      ItemQuery(scope, sort: list.sort, grouping: list.grouping, today: desk.today)
    }
    let neighbours =
      try item.parent.map { try siblings(of: item, below: $0) }
      ?? neighbours(of: item, in: query(.topLevel(of: list.id)))
    return try sentences(about: item, query(.list(list.id)), between: neighbours, isInOutline: true)
  }

  private func neighbours(of item: TodoItem, in query: ItemQuery) throws -> Neighbours {
    try desk.store.finder.neighbours(of: item.id, in: query, atMost: Self.reach)
  }

  private func siblings(
    of item: TodoItem, below parent: Identifier<TodoItem>
  ) throws -> Neighbours {
    let children = try desk.store.finder.children(of: parent)
    guard let index = children.firstIndex(where: { $0.id == item.id }) else { return ([], []) }
    return (children[..<index].reversed(), Array(children[(index + 1)...]))
  }

  /// The reasons for the place of an item between those beside it in a query.
  ///
  /// - Parameter isInOutline: Whether subtasks stand below their parents.
  private func sentences(
    about item: TodoItem, _ query: ItemQuery, between neighbours: Neighbours,
    isInOutline: Bool = false
  ) throws -> [String] {
    let finder = desk.store.finder
    let lists = try desk.store.lists(withPutAway: true).map(\.list)
    var why = Why(item: item, query: query, zone: desk.store.clock.zone, days: desk.days)
    why.listName = { id in lists.first { $0.id == id }?.name ?? "" }
    why.parent = try item.parent.flatMap { try desk.store.item($0) }
    why.awaited = try desk.store.finder.awaited(by: item)
    why.isAmongParts = isInOutline && item.parent != nil
    // An item that cannot be tested was in the list a moment ago.
    why.answers = { (try? finder.isMatch(item.id, of: $0)) ?? true }
    (why.above, why.below) = neighbours
    return why.reasons + why.placeReasons
  }
}

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

  let desk: Desk

  /// The views with an item, its list first.
  func views(of item: TodoItem) throws -> [View] {
    var views: [View] = []
    if let list = try desk.store.list(item.list)?.list {
      views.append(View(title: list.name, sentences: try sentences(about: item, in: list)))
    }
    let today = ItemQuery(.today, grouping: ItemScope.today.grouping, today: desk.today)
    if try desk.store.finder.isMatch(item.id, of: today) {
      let items = try desk.store.finder.matches(of: today).items
      views.append(View(title: "Today", sentences: try sentences(about: item, today, among: items)))
    }
    return views
  }

  private func sentences(about item: TodoItem, in list: TodoList) throws -> [String] {
    func query(_ scope: ItemScope) -> ItemQuery {
      ItemQuery(scope, sort: list.sort, grouping: list.grouping, today: desk.today)
    }
    let items =
      try item.parent.map { try desk.store.children(of: $0) }
      ?? desk.store.finder.matches(of: query(.topLevel(of: list.id))).items
    return try sentences(about: item, query(.list(list.id)), among: items, isInOutline: true)
  }

  /// The reasons for the place of an item among those of a query.
  ///
  /// - Parameter isInOutline: Whether subtasks stand below their parents.
  private func sentences(
    about item: TodoItem, _ query: ItemQuery, among items: [TodoItem], isInOutline: Bool = false
  ) throws -> [String] {
    let finder = desk.store.finder
    let lists = try desk.store.lists().map(\.list)
    var why = Why(item: item, query: query, zone: desk.store.clock.zone, days: desk.days)
    why.listName = { id in lists.first { $0.id == id }?.name ?? "" }
    why.parent = try item.parent.flatMap { try desk.store.item($0) }
    why.awaited = try desk.store.finder.awaited(by: item)
    why.isAmongParts = isInOutline && item.parent != nil
    // An item that cannot be tested was in the list a moment ago.
    why.answers = { (try? finder.isMatch(item.id, of: $0)) ?? true }
    if let index = items.firstIndex(where: { $0.id == item.id }) {
      why.above = items[..<index].reversed()
      why.below = Array(items[(index + 1)...])
    }
    return why.reasons + why.placeReasons
  }
}

internal import SQLiteKit

extension TodoStore {
  /// Every list but the views, ordered by name without regard to case or by the places that they were put in. The
  /// cost does not depend on how many items they have.
  public func lists(by order: ListOrder = .name) throws(StoreError) -> [ListSummary] {
    try read {
      let statement = try reader.statement(order == .name ? .listsByName : .listsByPlace)
      defer { statement.reset() }
      var lists: [ListSummary] = []
      while try statement.step() { lists.append(statement.summary()) }
      return lists
    }
  }

  /// One list, or nil when there is none of that identity; a view is none.
  public func list(_ id: Identifier<TodoList>) throws(StoreError) -> ListSummary? {
    try read {
      let statement = try reader.statement(
        "SELECT \(SQL.listColumns) FROM list WHERE id = ? AND deleted = 0 AND query IS NULL")
      try statement.bind(id, at: 1)
      defer { statement.reset() }
      return try statement.step() ? statement.summary() : nil
    }
  }

  /// Every view, in the order of the places that they were put in.
  public func views() throws(StoreError) -> [TodoList] {
    try read { try reader.listsByPlace(views: true) }
  }

  /// One view, or nil when there is none of that identity.
  public func view(_ id: Identifier<TodoList>) throws(StoreError) -> TodoList? {
    try read {
      guard let row = try reader.row(id), row.isLive, row.list.isView else { return nil }
      return row.list
    }
  }

  /// One item, or nil when there is none of that identity or its list is deleted.
  public func item(_ id: Identifier<TodoItem>) throws(StoreError) -> TodoItem? {
    try read {
      let statement = try reader.statement(.liveItem)
      try statement.bind(id, at: 1)
      defer { statement.reset() }
      return try statement.step() ? statement.item() : nil
    }
  }

  /// The subtasks of an item in the order in which they were put, done ones included; all of them or
  /// the first so many.
  public func children(
    of id: Identifier<TodoItem>, atMost limit: Int? = nil
  ) throws(StoreError) -> [TodoItem] {
    try read { try reader.children(of: id, atMost: limit) }
  }

  /// How many items of a list are no subtasks.
  func topCounts(
    of list: Identifier<TodoList>, oneByOne: Bool
  ) throws -> (open: Int, all: Int) {
    let statement = try reader.statement(oneByOne ? .topCounted : .topCounts)
    try statement.bind(list, at: 1)
    defer { statement.reset() }
    guard try statement.step() else { return (0, 0) }
    return (min(statement.count(0), statement.count(1)), statement.count(1))
  }

  /// A live view of the items of a list. It keeps itself current for as long as it is held, and costs
  /// the same for every size of list. A list that does not exist has no items.
  public func items(in list: Identifier<TodoList>) throws(StoreError) -> ItemResults {
    let results = try ItemResults(list: list, store: self)
    keep(results)
    return results
  }

  /// The items of a list with what they consist of below them. The items that are part of none, in
  /// their order, are those of other results of the same list: ``ItemResults``, or ``QueryResults`` of
  /// the scope `topLevel`. It keeps itself current for as long as it is held.
  public func outline(
    of items: ItemResults, in list: Identifier<TodoList>, folds: Folds
  ) -> ItemOutline {
    kept(ItemOutline(items, in: list, folds: folds, store: self))
  }

  /// The items that a query means with what they consist of below them.
  public func outline(
    of items: QueryResults, in list: Identifier<TodoList>, folds: Folds
  ) -> ItemOutline {
    kept(ItemOutline(items, in: list, folds: folds, store: self))
  }

  private func kept(_ outline: ItemOutline) -> ItemOutline {
    keep(outline)
    return outline
  }

  /// Lets results follow the changes of the store for as long as somebody holds them.
  func keep(_ results: any LiveResults) {
    liveResults.removeAll { $0.object == nil }
    liveResults.append(WeakResults(object: results))
  }
}

extension TodoStore {
  /// Lets all that `body` reads be of one moment: what others commit meanwhile is seen after it. For
  /// a screen that asks for many rows one after the other. Calls within calls are one.
  public func steadily(_ body: () -> Void) {
    guard !isSteady, !isClosed, !reader.isInTransaction else { return body() }
    var isDone = false
    do {
      try reader.transaction(.deferred) {
        try absorb()
        isSteady = true
        defer { isSteady = false }
        isDone = true
        body()
      }
    } catch {
      // The reads meet the same error, where it can be shown.
      if !isDone { body() }
    }
  }
}

extension SQL {
  fileprivate static let topCounts: SQL =
    "SELECT open_top_count, top_count FROM list WHERE id = ? AND deleted = 0"
  fileprivate static let topCounted: SQL = """
    SELECT count(*) FILTER (WHERE is_done = 0), count(*) FROM item INDEXED BY item_order
    WHERE list = ? AND deleted = 0 AND parent IS NULL
      AND EXISTS (SELECT 1 FROM list l WHERE l.id = item.list AND l.deleted = 0)
    """
  fileprivate static let listsByName: SQL =
    "SELECT \(listColumns) FROM list WHERE deleted = 0 AND query IS NULL ORDER BY sort_name, id"
  static let listsByPlace: SQL =
    "SELECT \(listColumns) FROM list WHERE deleted = 0 AND query IS NULL ORDER BY position, id"
  static let viewsByPlace: SQL =
    "SELECT \(listColumns) FROM list WHERE deleted = 0 AND query IS NOT NULL ORDER BY position, id"
}

internal import SQLiteKit

extension TodoStore {
  /// Every list except the views, ordered by name, ignoring case, or by position. The cost does not
  /// depend on the number of items.
  public func lists(by order: ListOrder = .name) throws(StoreError) -> [ListSummary] {
    try read {
      let statement = try reader.statement(order == .name ? .listsByName : .listsByPlace)
      defer { statement.reset() }
      var lists: [ListSummary] = []
      while try statement.step() { lists.append(statement.summary()) }
      return lists
    }
  }

  /// The list, or nil when it does not exist or is a view.
  public func list(_ id: Identifier<TodoList>) throws(StoreError) -> ListSummary? {
    try read {
      let statement = try reader.statement(
        "SELECT \(SQL.summaryColumns) FROM list WHERE id = ? AND deleted = 0 AND query IS NULL")
      try statement.bind(id, at: 1)
      defer { statement.reset() }
      return try statement.step() ? statement.summary() : nil
    }
  }

  /// Every view, ordered by position.
  public func views() throws(StoreError) -> [TodoList] {
    try read { try reader.listsByPlace(views: true) }
  }

  /// The view, or nil when it does not exist.
  public func view(_ id: Identifier<TodoList>) throws(StoreError) -> TodoList? {
    try read {
      guard let row = try reader.row(id), row.isLive, row.model.isView else { return nil }
      return row.model
    }
  }

  /// The item, or nil when it does not exist or its list is deleted.
  public func item(_ id: Identifier<TodoItem>) throws(StoreError) -> TodoItem? {
    try read {
      let statement = try reader.statement(.liveItem)
      try statement.bind(id, at: 1)
      defer { statement.reset() }
      return try statement.step() ? statement.row() : nil
    }
  }

  /// The subtasks of an item, ordered by position, done ones included: all of them or the first
  /// `limit`.
  public func children(
    of id: Identifier<TodoItem>, atMost limit: Int? = nil
  ) throws(StoreError) -> [TodoItem] {
    try read { try reader.children(of: id, atMost: limit) }
  }

  /// The numbers of the open and of all top-level items of a list.
  func topCounts(
    of list: Identifier<TodoList>, oneByOne: Bool
  ) throws -> (open: Int, all: Int) {
    let statement = try reader.statement(oneByOne ? .topCounted : .topCounts)
    try statement.bind(list, at: 1)
    defer { statement.reset() }
    guard try statement.step() else { return (0, 0) }
    return (min(statement.count(0), statement.count(1)), statement.count(1))
  }

  /// Live results of the items of a list. They keep themselves current for as long as they are
  /// held, and cost the same for every size of list. A list that does not exist has no items.
  public func items(in list: Identifier<TodoList>) throws(StoreError) -> ItemResults {
    let results = try ItemResults(list: list, store: self)
    keep(results)
    return results
  }

  /// The items of a list with their subtasks below them. The top-level items and their order come
  /// from other results of the same list: ``ItemResults``, or ``QueryResults`` of the scope
  /// `topLevel`. The outline keeps itself current for as long as it is held.
  public func outline(
    of items: ItemResults, in list: Identifier<TodoList>, folds: Folds
  ) -> ItemOutline {
    kept(ItemOutline(items, in: list, folds: folds, store: self))
  }

  /// The items that match a query, with their subtasks below them.
  public func outline(
    of items: QueryResults, in list: Identifier<TodoList>, folds: Folds
  ) -> ItemOutline {
    kept(ItemOutline(items, in: list, folds: folds, store: self))
  }

  private func kept(_ outline: ItemOutline) -> ItemOutline {
    keep(outline)
    return outline
  }

  /// Makes results follow the changes of the store for as long as they are held.
  func keep(_ results: any LiveResults) {
    liveResults.removeAll { $0.object == nil }
    liveResults.append(WeakResults(object: results))
  }
}

extension TodoStore {
  /// Runs `body` so that all its reads are of one moment; later commits of others are seen after
  /// it. For a screen that reads many rows one after the other. Nested calls count as one.
  public func steadily(_ body: () -> Void) {
    var isDone = false
    // Where this fails, the reads meet the same error, where it can be shown.
    try? readSteadily {
      isDone = true
      body()
    }
    if !isDone { body() }
  }

  /// Runs `body` in a transaction of its own, unless one is open, in which all live results have
  /// been notified of what was committed before.
  func readSteadily<Result>(_ body: () throws -> Result) throws(StoreError) -> Result {
    try read {
      if isSteady || reader.isInTransaction { return try body() }
      return try reader.transaction(.deferred) {
        try absorb()
        isSteady = true
        defer { isSteady = false }
        return try body()
      }
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
  fileprivate static let listsByName: SQL = """
    SELECT \(summaryColumns) FROM list
    WHERE deleted = 0 AND query IS NULL ORDER BY sort_name, id
    """
  static let listsByPlace: SQL = """
    SELECT \(summaryColumns) FROM list
    WHERE deleted = 0 AND query IS NULL ORDER BY position, id
    """
  static let viewsByPlace: SQL = """
    SELECT \(TodoList.table.columns) FROM list
    WHERE deleted = 0 AND query IS NOT NULL ORDER BY position, id
    """
}

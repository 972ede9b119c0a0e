internal import CivilCalendar

extension TodoStore {
  // MARK: - Lists and items

  /// Every list except the views and areas, ordered by name, ignoring case, or by position; those
  /// that are put away, by themselves or with their area, only if asked for. The cost does not
  /// depend on the number of items.
  public func lists(
    by order: ListOrder = .name, withPutAway: Bool = false
  ) throws(StoreError) -> [ListSummary] {
    try parts.reader.read { try $0.summaries(by: order, withPutAway: withPutAway) }
  }

  /// The list or the template, or nil when it does not exist or is a view or an area.
  public func list(_ id: Identifier<TodoList>) throws(StoreError) -> ListSummary? {
    try parts.reader.read { try $0.summary(of: id) }
  }

  /// The headings within lists.
  public var headings: StoreHeadings { StoreHeadings(self) }

  /// The templates.
  public var templates: StoreTemplates { StoreTemplates(self) }

  /// Every view, ordered by position, except those that are put away.
  public func views() throws(StoreError) -> [TodoList] { try parts.reader.read { try $0.views() } }

  /// The view, or nil when it does not exist.
  public func view(_ id: Identifier<TodoList>) throws(StoreError) -> TodoList? {
    try parts.reader.read { try $0.view(id) }
  }

  /// The item, or nil when it does not exist or its list is deleted.
  public func item(_ id: Identifier<TodoItem>) throws(StoreError) -> TodoItem? {
    try parts.reader.read { try $0.liveItem(id) }
  }

  /// The changes that `update(_:_:)` would make, without making them: each item that would change,
  /// before and after. A screen can show them and then leave items out by passing fewer.
  public func rehearse(
    _ changes: [ItemChange], on ids: [Identifier<TodoItem>]
  ) throws(StoreError) -> [Change<TodoItem>] {
    let wanted = try changes.map { change throws(StoreError) in try change.normalised() }
    return try parts.reader.readMoment { connection in
      let plan = Plan(connection: connection, clock: clock.stopped)
      try ItemEditor(plan: plan).apply(wanted, to: ids)
      return plan.changes
    }
  }

  // MARK: - Live results

  /// Live results of the items of a list. They keep themselves current for as long as they are
  /// held, and cost the same for every size of list. A list that does not exist has no items.
  public func items(in list: Identifier<TodoList>) throws(StoreError) -> ItemResults {
    kept(try ItemResults(list: list, reader: parts.reader))
  }

  /// Live results of a query. They keep themselves current for as long as they are held.
  public func results(for query: ItemQuery) throws(StoreError) -> QueryResults {
    kept(try QueryResults(query, reader: parts.reader, searcher: parts.searcher, clock: clock))
  }

  /// The items of a list with their subtasks below them. The top-level items and their order come
  /// from other results of the same list: ``ItemResults``, or ``QueryResults`` of the scope
  /// `topLevel`. The outline keeps itself current for as long as it is held.
  ///
  /// - Parameter hidesDone: Whether done subtasks are left out. Which top-level items there are is
  ///   decided by the other results.
  public func outline(
    of items: any RankedItems, in list: Identifier<TodoList>, folds: Folds, hidesDone: Bool = false
  ) -> ItemOutline {
    kept(
      ItemOutline(items, in: list, folds: folds, hidesDone: hidesDone, reader: parts.reader))
  }

  private func kept<Results: LiveResults>(_ results: Results) -> Results {
    parts.feed.keep(results)
    return results
  }

  /// Runs `body` so that all its reads are of one moment; later commits of others are seen after
  /// it. For a screen that reads many rows one after the other. Nested calls count as one.
  public func steadily(_ body: () -> Void) { parts.reader.steadily(body) }
}

internal import CivilCalendar
internal import SQLiteKit

/// Makes a stream of the lists, items and texts of a database, in one read. Items are read in
/// pages, so it takes the memory of a page for each level of subtasks.
struct Exporter {
  /// Siblings of one level, of which some were delivered.
  private struct Level {
    let group: SiblingGroup
    /// The nearest item above that was delivered.
    let parent: Identifier<TodoItem>?
    var page: ArraySlice<TodoItem> = []
    /// The key of the last one that was read.
    var last: Int?
    var isComplete = false
  }

  /// The number of items that are read at once.
  private static let pageSize = 256

  private let connection: Connection
  private let selection: ExportSelection
  private let test: ItemTest
  private let kept: KeptIndex
  private let send: (TransferElement) throws -> Void

  init(
    _ connection: Connection, _ selection: ExportSelection, clock: WallClock,
    to send: @escaping (TransferElement) throws -> Void
  ) throws {
    (self.connection, self.selection, self.send) = (connection, selection, send)
    test = ItemTest(selection.filter, connection, clock: clock)
    kept = try KeptIndex(connection)
  }

  /// Delivers everything.
  func run() throws {
    let lists = try self.lists()
    if selection.hasListsFirst {
      for list in lists {
        try deliverList(list)
        for heading in try headings(of: list) { try deliverList(heading) }
      }
      for list in lists where [.list, .template].contains(list.kind) {
        try items(of: list) { _ in }
      }
      if hasTexts { try kept.forEachText(deliverIfSelected) }
      return
    }
    if hasTexts, selection.list == nil {
      for text in try kept.textsOfFiles() { try send(.text(text)) }
    }
    for list in lists { try outline(list) }
  }

  private var hasTexts: Bool { test.passesAll }

  /// The areas and the lists by their positions, then the views, and then the templates; of a part,
  /// only the areas that it needs. A format that has no lists before their items gets no areas.
  private func lists() throws -> [TodoList] {
    var lists = try connection.summaries(by: .place, withPutAway: true).map(\.list)
    if let wanted = selection.list { lists.removeAll { $0.id != wanted } }
    if selection.list == nil, test.passesAll { lists += try connection.views(withPutAway: true) }
    if selection.list == nil, test.passesAll {
      lists += try connection.templates().map(\.list)
    }
    guard selection.hasListsFirst else { return lists }
    let used = Set(lists.compactMap(\.area))
    let areas = try connection.areas()
    let isAll = selection.list == nil && test.passesAll
    return areas.filter { isAll || used.contains($0.id) } + lists
  }

  /// Delivers a list with everything in it, where it stands.
  private func outline(_ list: TodoList) throws {
    if test.passesAll {
      try deliverList(list)
      for text in try kept.texts(in: list.id) { try send(.text(text)) }
    }
    guard list.kind == .list else { return }
    var isAnnounced = test.passesAll
    try items(of: list) { _ in
      if !isAnnounced { try deliverList(list) }
      isAnnounced = true
    }
  }

  private func deliverList(_ list: TodoList) throws {
    var list = list
    list.extra = try kept.extra(list.extra, of: list.id)
    try send(.list(TransferList(list, hasPlace: true)))
  }

  private func deliverIfSelected(_ text: KeptText) throws {
    guard let wanted = selection.list else { return try send(.text(text)) }
    let list = try text.list.map { try connection.heading($0)?.headingOf ?? $0 }
    if list == wanted { try send(.text(text)) }
  }

  // MARK: - Items

  /// Delivers the items of a list, depth first, and the headings where they stand. `willDeliver` is
  /// called before each item.
  private func items(of list: TodoList, _ willDeliver: (TodoItem) throws -> Void) throws {
    var levels = [Level(group: SiblingGroup(list: list.id, parent: nil), parent: nil)]
    var passage = HeadingPassage(try headings(of: list))
    while !levels.isEmpty {
      guard let item = try next(of: &levels[levels.count - 1]) else {
        levels.removeLast()
        continue
      }
      if levels.count == 1 { try deliver(passage.pass(to: item.order)) }
      var parent = levels[levels.count - 1].parent
      if try test.passes(item) {
        try willDeliver(item)
        if !test.passesAll, let heading = passage.takeNew() { try deliverHeading(heading) }
        try deliver(item, below: parent, passage.current)
        parent = item.id
      }
      // In a cycle, or with the identity of an item above: only another program leaves such items.
      guard item.subtaskCount > 0, !levels.contains(where: { $0.group.parent == item.id }) else {
        continue
      }
      levels.append(
        Level(group: SiblingGroup(list: list.id, parent: item.id), parent: parent))
    }
    try deliver(passage.pass(to: .max))
  }

  private func headings(of list: TodoList) throws -> [TodoList] {
    list.isView ? [] : try connection.headings(of: list.id)
  }

  /// Delivers headings, if everything is delivered: else only those with items are.
  private func deliver(_ headings: [TodoList]) throws {
    if test.passesAll { for heading in headings { try deliverHeading(heading) } }
  }

  /// Delivers a heading where it stands.
  private func deliverHeading(_ heading: TodoList) throws {
    if selection.hasListsFirst { return }
    try deliverList(heading)
    guard hasTexts else { return }
    for text in try kept.texts(in: heading.id) { try send(.text(text)) }
  }

  private func next(of level: inout Level) throws -> TodoItem? {
    if level.page.isEmpty, !level.isComplete {
      let page = try connection.siblings(
        in: level.group, behind: level.last, limit: Self.pageSize)
      level.page = page.map(\.item)[...]
      level.isComplete = page.count < Self.pageSize
      level.last = page.last?.key
    }
    return level.page.popFirst()
  }

  private func deliver(
    _ item: TodoItem, below parent: Identifier<TodoItem>?, _ heading: TodoList?
  ) throws {
    var item = item
    item.parent = parent
    item.extra = try kept.extra(item.extra, of: item.id)
    var transferred = TransferItem(item, parent: parent.map { .item($0) }, hasPlace: true)
    transferred.heading = heading?.id
    try send(.item(transferred))
    guard hasTexts, !selection.hasListsFirst else { return }
    for text in try kept.texts(after: item.id) { try send(.text(text)) }
  }
}

extension Connection {
  /// The siblings behind the one with a key, or from the first one on: at most `limit`, in their
  /// order, with their keys.
  ///
  /// SQLite itself looks up the position and the identity of that sibling: another program may have
  /// stored any, and those of an item have limits.
  fileprivate func siblings(
    in group: SiblingGroup, behind key: Int?, limit: Int
  ) throws -> [(key: Int, item: TodoItem)] {
    let isTop = group.parent == nil
    let sql: SQL =
      key == nil
      ? (isTop ? .firstTop : .firstChildren) : (isTop ? .topBehind : .childrenBehind)
    let owner: Value = group.parent.map { .blob($0) } ?? .blob(group.list)
    var values: [Value] = [owner, .integer(limit)]
    if let key { values.append(.integer(key)) }
    return try rows(sql, values) { (key: $0.integer(TodoItem.table.width), item: $0.row()) }
  }
}

extension SQL {
  private static let top: SQL = """
    SELECT \(TodoItem.table.columns), i.pk FROM item i INDEXED BY item_place
    WHERE list = ?1 AND deleted = 0 AND parent IS NULL
    """
  private static let children: SQL = """
    SELECT \(TodoItem.table.columns), i.pk FROM item i INDEXED BY item_child
    WHERE parent = ?1 AND deleted = 0
    """
  private static let behind: SQL =
    "AND (order_key, id) > (SELECT order_key, id FROM item WHERE pk = ?3)"
  private static let inOrder: SQL = "ORDER BY order_key, id LIMIT ?2"

  fileprivate static let firstTop: SQL = "\(top) \(inOrder)"
  fileprivate static let firstChildren: SQL = "\(children) \(inOrder)"
  fileprivate static let topBehind: SQL = "\(top) \(behind) \(inOrder)"
  fileprivate static let childrenBehind: SQL = "\(children) \(behind) \(inOrder)"
}

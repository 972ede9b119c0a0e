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
    var last: (order: Int, id: Identifier<TodoItem>) = (.min, Identifier(high: 0, low: 0))
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
      for list in lists { try deliverList(list) }
      for list in lists where list.kind == .list { try items(of: list) { _ in } }
      if hasTexts { try kept.forEachText(deliverIfSelected) }
      return
    }
    if hasTexts, selection.list == nil {
      for text in try kept.textsOfFiles() { try send(.text(text)) }
    }
    for list in lists { try outline(list) }
  }

  private var hasTexts: Bool { test.passesAll }

  /// The areas and the lists by their positions, and then the views; of a part, only the areas that
  /// it needs. A format that has no lists before their items gets no areas.
  private func lists() throws -> [TodoList] {
    var lists = try connection.summaries(by: .place, withPutAway: true).map(\.list)
    if let wanted = selection.list { lists.removeAll { $0.id != wanted } }
    if selection.list == nil, test.passesAll { lists += try connection.views(withPutAway: true) }
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
    guard !list.isView else { return }
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
    guard selection.list == nil || text.list == selection.list else { return }
    try send(.text(text))
  }

  // MARK: - Items

  /// Delivers the items of a list, depth first. `willDeliver` is called before each.
  private func items(of list: TodoList, _ willDeliver: (TodoItem) throws -> Void) throws {
    var levels = [Level(group: SiblingGroup(list: list.id, parent: nil), parent: nil)]
    while !levels.isEmpty {
      guard let item = try next(of: &levels[levels.count - 1]) else {
        levels.removeLast()
        continue
      }
      var parent = levels[levels.count - 1].parent
      if try test.passes(item) {
        try willDeliver(item)
        try deliver(item, below: parent)
        parent = item.id
      }
      guard item.subtaskCount > 0 else { continue }
      levels.append(
        Level(group: SiblingGroup(list: list.id, parent: item.id), parent: parent))
    }
  }

  private func next(of level: inout Level) throws -> TodoItem? {
    if level.page.isEmpty, !level.isComplete {
      level.page = try connection.neighbours(
        .after, level.last, in: level.group, limit: Self.pageSize)[...]
      level.isComplete = level.page.count < Self.pageSize
      if let last = level.page.last { level.last = (last.order, last.id) }
    }
    return level.page.popFirst()
  }

  private func deliver(_ item: TodoItem, below parent: Identifier<TodoItem>?) throws {
    var item = item
    item.parent = parent
    item.extra = try kept.extra(item.extra, of: item.id)
    try send(.item(TransferItem(item, parent: parent.map { .item($0) }, hasPlace: true)))
    guard hasTexts, !selection.hasListsFirst else { return }
    for text in try kept.texts(after: item.id) { try send(.text(text)) }
  }
}

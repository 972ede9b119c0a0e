/// The areas of a store, the positions of lists in them, and the lists that are put away.
@MainActor public struct StoreAreas {
  private let store: TodoStore

  fileprivate init(_ store: TodoStore) { self.store = store }

  // MARK: - Reading

  /// All lists, views and areas as a user has arranged them, in a read of one moment.
  public func tree() throws(StoreError) -> ListTree {
    try store.parts.reader.readMoment { try $0.listTree() }
  }

  /// Every area, ordered by position, except those that are put away.
  public func all() throws(StoreError) -> [TodoList] {
    try store.parts.reader.read { try $0.areas() }.filter { !$0.isPutAway }
  }

  /// The area, or nil when it does not exist.
  public func area(_ id: Identifier<TodoList>) throws(StoreError) -> TodoList? {
    try store.parts.reader.read { connection in
      guard let row = try connection.row(id), row.isLive, row.model.kind == .area else {
        return nil
      }
      return row.model
    }
  }

  // MARK: - Changing

  /// Creates an area. Its name is put on one line and must not be empty.
  @discardableResult
  public func create(
    name: String, emoji: String = "", finishing draft: Identifier<Draft>? = nil
  ) async throws(StoreError) -> TodoList {
    let wanted = try TodoList.area(named: name, emoji: emoji).normalised()
    return try await store.parts.gate.write(finishing: draft) {
      try ListOperations(ledger: $0).create(wanted)
    }
  }

  /// Moves a list before the one above it or after the one below. At the end of its area it goes
  /// into the next one, or into none; the very first and the very last stay. An area goes past
  /// another one, with its lists.
  public func move(_ id: Identifier<TodoList>, down: Bool) async throws(StoreError) {
    try await store.parts.gate.write { try ListOperations(ledger: $0).move(id, down: down) }
  }

  /// Moves a list or a view into an area, or out of any; or an area among the others.
  ///
  /// - Parameters:
  ///   - area: The area; nil for none, and for an area, which is in none.
  ///   - other: The list, view or area before which it is then; nil for the end.
  public func move(
    _ id: Identifier<TodoList>, to area: Identifier<TodoList>?,
    before other: Identifier<TodoList>? = nil
  ) async throws(StoreError) {
    try await store.parts.gate.write {
      try ListOperations(ledger: $0).move(id, to: area, before: other)
    }
  }

  /// Creates an area with a name and moves a list or a view into it, in one step of undo.
  public func move(_ id: Identifier<TodoList>, toNew name: String) async throws(StoreError) {
    let area = try TodoList.area(named: name).normalised()
    try await store.parts.gate.write { try ListOperations(ledger: $0).move(id, toNew: area) }
  }

  /// Puts a list, a view or an area away. Until it is brought back, its items are in no smart list
  /// but the Logbook, and in no view and no search. The Inbox stays.
  public func putAway(_ list: TodoList) async throws(StoreError) {
    var wanted = list
    wanted.isPutAway = true
    try await store.updateList(wanted, editedFrom: list)
  }

  /// Brings back a list, a view or an area that was put away.
  public func bringBack(_ list: TodoList) async throws(StoreError) {
    var wanted = list
    wanted.isPutAway = false
    try await store.updateList(wanted, editedFrom: list)
  }
}

extension TodoStore {
  /// The areas.
  public var areas: StoreAreas { StoreAreas(self) }
}

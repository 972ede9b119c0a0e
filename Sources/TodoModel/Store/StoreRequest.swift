public import CivilCalendar

/// A change that a store makes, or only rehearses: one transaction, one journal entry, one undo
/// step.
///
/// ```swift
/// let request = try StoreRequest.update(ids, [.done(true)])
/// let preview = try await store.perform(request, isRehearsal: true)
/// ```
public struct StoreRequest: Sendable {
  private let body: @Sendable (Ledger) throws -> Void

  /// Creates items with their subtasks. `TodoList.inbox` stands for the Inbox, which is added with
  /// them if it is missing.
  public static func create(_ items: [NewItem]) throws(StoreError) -> StoreRequest {
    let news = try items.map { item throws(StoreError) in try item.normalised() }
    return StoreRequest { _ = try ItemOperations(ledger: $0).create(news) }
  }

  /// Creates items with identities. One whose identity is known, if only of a deleted item, is left
  /// out, so that a repeated request adds nothing.
  public static func createOnce(
    _ items: [(id: Identifier<TodoItem>, item: NewItem)]
  ) throws(StoreError) -> StoreRequest {
    var news: [(Identifier<TodoItem>, NewItem)] = []
    for (id, item) in items { news.append((id, try item.normalised())) }
    let wanted = news
    return StoreRequest { try ItemOperations(ledger: $0).createOnce(wanted) }
  }

  /// Changes items in the same way.
  ///
  /// - Parameter day: The day on which they count as completed; nil for now.
  public static func update(
    _ ids: [Identifier<TodoItem>], _ changes: [ItemChange], completedOn day: Day? = nil
  ) throws(StoreError) -> StoreRequest {
    let wanted = try changes.map { change throws(StoreError) in try change.normalised() }
    return StoreRequest {
      try ItemOperations(ledger: $0).change(ids, wanted, completedOn: day)
    }
  }

  /// Changes items, each batch in its own way.
  public static func update(_ batches: [ItemBatch]) throws(StoreError) -> StoreRequest {
    let wanted = try batches.map { batch throws(StoreError) in try batch.normalised() }
    return StoreRequest { try ItemOperations(ledger: $0).change(wanted) }
  }

  /// Deletes items with their subtasks.
  public static func delete(_ ids: [Identifier<TodoItem>]) -> StoreRequest {
    StoreRequest { try ItemOperations(ledger: $0).delete(ids) }
  }

  /// Copies items with their subtasks, each copy after its item.
  public static func duplicate(_ ids: [Identifier<TodoItem>]) -> StoreRequest {
    StoreRequest { _ = try ItemOperations(ledger: $0).duplicate(ids) }
  }

  /// Gives an item the values that it had in a ``PastPicture``, or brings it back if it was
  /// deleted, with those subtasks of that time that are deleted as well.
  public static func bringBack(
    _ item: TodoItem, with subtasks: [TodoItem] = []
  ) -> StoreRequest {
    StoreRequest { try ItemOperations(ledger: $0).bringBack(item, with: subtasks) }
  }

  /// Moves items among others.
  public static func arrange(
    _ ids: [Identifier<TodoItem>], _ move: Rearrangement
  ) -> StoreRequest {
    StoreRequest { try ItemOperations(ledger: $0).arrange(ids, move) }
  }

  /// Creates a list, a view or an area.
  public static func create(_ list: TodoList) throws(StoreError) -> StoreRequest {
    let wanted = try list.normalised()
    return StoreRequest { _ = try ListOperations(ledger: $0).create(wanted) }
  }

  /// Gives a list, a view or an area its values after an edit.
  public static func edit(
    _ list: TodoList, from original: TodoList
  ) throws(StoreError) -> StoreRequest {
    let wanted = try list.normalised()
    return StoreRequest { _ = try ListOperations(ledger: $0).edit(wanted, editedFrom: original) }
  }

  /// Deletes a list with its items, or a view, or an area without its lists.
  public static func delete(_ id: Identifier<TodoList>) -> StoreRequest {
    StoreRequest { try ListOperations(ledger: $0).delete(id) }
  }

  /// Keeps a list with its headings and items as a template with a name.
  ///
  /// - Parameter firstDay: The day from which its dates are counted; nil for the first of them.
  public static func keep(
    _ list: Identifier<TodoList>, asTemplate name: String, from firstDay: Day? = nil
  ) throws(StoreError) -> StoreRequest {
    let template = try TodoList.template(named: name, .list).normalised()
    return StoreRequest {
      try TemplateOperations(ledger: $0).keep(list, as: template, from: firstDay)
    }
  }

  /// Keeps items with their subtasks as a template with a name.
  ///
  /// - Parameter firstDay: The day from which their dates are counted; nil for the first of them.
  public static func keep(
    _ items: [Identifier<TodoItem>], asTemplate name: String, from firstDay: Day? = nil
  ) throws(StoreError) -> StoreRequest {
    let template = try TodoList.template(named: name, .items).normalised()
    return StoreRequest {
      try TemplateOperations(ledger: $0).keep(items, as: template, from: firstDay)
    }
  }

  /// Uses a template: adds a new list, or items to a list.
  public static func use(
    _ template: Identifier<TodoList>, _ use: TemplateUse
  ) -> StoreRequest {
    StoreRequest { try TemplateOperations(ledger: $0).use(template, use) }
  }

  /// Undoes the newest change.
  public static let undo = StoreRequest { _ = try UndoOperations(ledger: $0).undo() }

  /// Undoes one change of any age, but no later one.
  public static func undo(entry id: JournalEntry.ID) -> StoreRequest {
    StoreRequest { _ = try UndoOperations(ledger: $0).undo(entry: id) }
  }

  /// Repeats the last undone change.
  public static let redo = StoreRequest { _ = try UndoOperations(ledger: $0).redo() }

  /// Makes the change, and reads it back from the journal; nil if there was nothing to change.
  func carryOut(_ ledger: Ledger) throws -> ChangeSet? {
    let connection = ledger.connection
    let seen = try connection.newestEntry()
    try body(ledger)
    guard let entry = try connection.entries(after: seen).first else { return nil }
    return try connection.changes(
      of: entry, over: PastRows(connection), atMost: Int(Int32.max), ownInstance: entry.instance)
  }
}

extension TodoStore {
  /// Makes a change and returns it, or nil if there was nothing to change. A rehearsal returns the
  /// change without making it; anything else finishes the draft, if there is one.
  @discardableResult
  public func perform(
    _ request: StoreRequest, isRehearsal: Bool = false, finishing draft: Identifier<Draft>? = nil
  ) async throws(StoreError) -> ChangeSet? {
    isRehearsal
      ? try await parts.gate.rehearse { try request.carryOut($0) }
      : try await parts.gate.write(finishing: draft) { try request.carryOut($0) }
  }
}

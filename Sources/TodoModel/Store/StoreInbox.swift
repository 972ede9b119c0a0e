/// The Inbox of a store: the list of items that belong to no other list yet.
@MainActor public struct StoreInbox {
  private let store: TodoStore

  fileprivate init(_ store: TodoStore) { self.store = store }

  /// The list; nil if it is missing. The first item that goes into it adds it.
  public func list() throws(StoreError) -> TodoList? {
    try store.parts.reader.read { try $0.inbox() }
  }

  /// The list, or the one that the first item adds.
  public var current: TodoList {
    get throws(StoreError) { try list() ?? .inbox }
  }

  /// Returns the list, which is added if it is missing, for a screen that shows it empty. This is
  /// not an undo step. A change of items needs no preparation: it adds the list itself.
  @discardableResult
  public func prepare() async throws(StoreError) -> TodoList {
    if let inbox = try list() { return inbox }
    return try await store.parts.gate.write { try ListOperations(ledger: $0).prepareInbox() }
  }

  /// Adds items that came from outside, once: one whose identity is known is left out. No window
  /// undoes that as a change of its own.
  public func take(
    _ items: [(id: Identifier<TodoItem>, item: NewItem)]
  ) async throws(StoreError) -> ChangeSet? {
    let request = try StoreRequest.createOnce(items)
    return try await store.parts.gate.write(by: .outside) { try request.carryOut($0) }
  }
}

extension TodoStore {
  /// The Inbox.
  public var inbox: StoreInbox { StoreInbox(self) }
}

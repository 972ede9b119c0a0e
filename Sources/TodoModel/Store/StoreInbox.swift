/// The Inbox of a store: the list of items that belong to no other list yet.
@MainActor public struct StoreInbox {
  private let store: TodoStore

  fileprivate init(_ store: TodoStore) { self.store = store }

  /// The list. Nil before ``prepare()``, in a database without a list of its name.
  public func list() throws(StoreError) -> TodoList? {
    try store.parts.reader.read { try $0.inbox() }
  }

  /// Returns the list, which is added if it is missing. This is not an undo step.
  @discardableResult
  public func prepare() async throws(StoreError) -> TodoList {
    if let inbox = try list() { return inbox }
    return try await store.parts.gate.write { try ListOperations(ledger: $0).prepareInbox() }
  }
}

extension TodoStore {
  /// The Inbox.
  public var inbox: StoreInbox { StoreInbox(self) }
}

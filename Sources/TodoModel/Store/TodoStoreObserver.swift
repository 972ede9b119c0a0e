/// Wants to hear what happens to a store. The store holds its observers weakly.
public protocol TodoStoreObserver: AnyObject {
  /// Called after the commit and before whoever asked for the write goes on. The store already shows
  /// the new state; a change of another store may even be newer than the event.
  @MainActor func store(_ store: TodoStore, didReceive event: StoreEvent)
}

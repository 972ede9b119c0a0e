/// An observer of a store's events. The store holds its observers weakly.
public protocol TodoStoreObserver: AnyObject {
  /// Called after the commit and before the function that requested the write returns. The store
  /// already shows the new state; a change of another store may even be newer than the event.
  @MainActor func store(_ store: TodoStore, didReceive event: StoreEvent)
}

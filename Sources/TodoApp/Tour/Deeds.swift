import TodoModel

/// The kinds of changes that a person has made to a store, as far as a tour asks for them.
@MainActor final class Deeds: TodoStoreObserver {
  /// One kind of change.
  enum Deed { case ticked, undone, added, dated, prioritised }

  private var done: Set<Deed> = []
  private var observation: ObservationToken?

  init(_ store: TodoStore) { observation = store.observe(self) }

  /// Forgets everything.
  func clear() { done = [] }

  /// Whether all of these were made since the last clearing.
  func include(_ deeds: Set<Deed>) -> Bool { deeds.isSubset(of: done) }

  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    guard case .changed(let changes) = event, let kind = changes.entry?.kind else { return }
    if kind == .undo { done.insert(.undone) }
    guard kind == .change else { return }
    for change in changes.items { record(change) }
  }

  private func record(_ change: Change<TodoItem>) {
    guard let after = change.after else { return }
    guard let before = change.before else {
      done.insert(.added)
      return
    }
    if !before.isDone, after.isDone { done.insert(.ticked) }
    if before.due != after.due { done.insert(.dated) }
    if before.priority != after.priority { done.insert(.prioritised) }
  }
}

import TermPanels
import TodoModel

/// The number of items in each view. A slow count runs in the background; until it is done the
/// previous count stays.
@MainActor final class ViewCounts {
  /// Called when a view has been counted in the background.
  var didChange: () -> Void = {}

  private let access: StoreAccess
  private var known: [Identifier<TodoList>: Int] = [:]
  private var waiting: [Identifier<TodoList>: ItemQuery] = [:]
  private var isCounting = false

  init(_ access: StoreAccess) { self.access = access }

  /// The number of items in a view; nil while it is unknown, or if its query cannot be parsed.
  func count(of view: TodoList) -> Int? {
    guard view.filter != nil else { return nil }
    let query = Gathering.view(view).query(today: access.today, access.habits)
    if let count = access.read(or: 0, { try access.store.counts.countAtOnce(of: query) }) {
      known[view.id] = count
    } else {
      countBehindTheScreen(query, view.id)
    }
    return known[view.id]
  }

  /// Counts one view after the other; a view whose items changed meanwhile is counted once more.
  private func countBehindTheScreen(_ query: ItemQuery, _ id: Identifier<TodoList>) {
    waiting[id] = query
    guard !isCounting else { return }
    isCounting = true
    Task { [weak self, store = access.store] in
      while let (id, query) = self?.waiting.popFirst() {
        // Once the store is closed, nobody needs the result.
        let count = try? await store.counts.countInBackground(of: query)
        guard let self, let count else { continue }
        if known.updateValue(count, forKey: id) != count { didChange() }
      }
      self?.isCounting = false
    }
  }
}

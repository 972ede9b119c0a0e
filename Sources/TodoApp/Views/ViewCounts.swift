import TermPanels
import TodoModel

/// How many items are in each view. What takes long to count is counted behind the screen; until
/// then the count of before stands.
@MainActor final class ViewCounts {
  /// Called when something has been counted behind the screen.
  var didChange: () -> Void = {}

  private let context: AppContext
  private var known: [Identifier<TodoList>: Int] = [:]
  private var waiting: [Identifier<TodoList>: ItemQuery] = [:]
  private var isCounting = false

  init(_ context: AppContext) { self.context = context }

  /// How many items are in a view; nil while that is not known, or its query cannot be read.
  func count(of view: TodoList) -> Int? {
    guard view.filter != nil else { return nil }
    let query = Gathering.view(view).query(today: context.today)
    if let count = context.read(or: 0, { try context.store.countAtOnce(of: query) }) {
      known[view.id] = count
    } else {
      countBehindTheScreen(query, view.id)
    }
    return known[view.id]
  }

  /// One after the other; a view whose items changed meanwhile is counted once more.
  private func countBehindTheScreen(_ query: ItemQuery, _ id: Identifier<TodoList>) {
    waiting[id] = query
    guard !isCounting else { return }
    isCounting = true
    Task { [weak self, store = context.store] in
      while let (id, query) = self?.waiting.popFirst() {
        // A store that was closed has nobody left to tell.
        let count = try? await store.countInBackground(of: query)
        guard let self, let count else { continue }
        if known.updateValue(count, forKey: id) != count { didChange() }
      }
      self?.isCounting = false
    }
  }
}

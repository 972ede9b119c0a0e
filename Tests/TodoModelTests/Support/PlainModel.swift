@testable import TodoModel

/// The expected behaviour of a store: values in memory, and a history of all their states.
struct PlainModel {
  struct State: Hashable {
    var lists: [Identifier<TodoList>: TodoList] = [:]
    // Including those of deleted lists.
    var items: [Identifier<TodoItem>: TodoItem] = [:]
  }

  private(set) var state = State()
  private var past: [State] = []
  private var future: [State] = []

  var liveItems: [TodoItem] {
    state.items.values.filter { state.lists[$0.list] != nil }.sorted { $0.id < $1.id }
  }

  var lists: [TodoList] { state.lists.values.sorted { $0.id < $1.id } }

  /// Performs a write; one that changes nothing is not recorded.
  mutating func change(_ body: (inout State) -> Void) {
    var next = state
    body(&next)
    guard next != state else { return }
    past.append(state)
    future = []
    state = next
  }

  mutating func undo() -> Bool {
    guard let before = past.popLast() else { return false }
    future.append(state)
    state = before
    return true
  }

  mutating func redo() -> Bool {
    guard let after = future.popLast() else { return false }
    past.append(state)
    state = after
    return true
  }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// The lists as a store shows them, in no order.
  var summaries: Set<ListSummary> {
    Set(
      state.lists.values.map { list in
        let items = items(in: list.id)
        return ListSummary(
          list: list, openCount: items.count { !$0.isDone }, totalCount: items.count)
      })
  }

  func items(in list: Identifier<TodoList>) -> [TodoItem] {
    liveItems.filter { $0.list == list }.sorted { SortKey($0) < SortKey($1) }
  }
}

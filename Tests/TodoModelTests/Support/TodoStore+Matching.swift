@testable import TodoModel

extension TodoStore {
  /// All items that match a query, once the search for them has ended.
  func items(matching query: ItemQuery) async throws -> [TodoItem] {
    let results = try results(for: query)
    while !results.isComplete { await Task.yield() }
    return try results.items(in: 0..<1000)
  }
}

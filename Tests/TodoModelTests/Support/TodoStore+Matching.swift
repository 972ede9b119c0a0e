import TestSupport

@testable import TodoModel

extension TodoStore {
  /// All items that match a query, once the search for them has ended.
  func items(matching query: ItemQuery) async throws -> [TodoItem] {
    let results = try results(for: query)
    guard try await eventually({ results.isComplete }) else { throw StoreError.busy }
    return try results.items(in: 0..<1000)
  }
}

package import TodoModel

/// The items that a person adds to samples, as Markdown to take along: the samples are not kept.
@MainActor package struct Takeaway {
  private let store: TodoStore
  /// The items at the beginning.
  private let samples: Set<Identifier<TodoItem>>

  /// Remembers the items that a store has now.
  package init(from store: TodoStore) throws {
    self.store = store
    samples = Set(try Self.lists(of: store).flatMap(\.items).map(\.id))
  }

  /// The items that were added since, below the names of their lists; nil if there are none.
  package func text() throws -> String? {
    let lists = try Self.lists(of: store).compactMap { list, items -> String? in
      let added = items.filter { !samples.contains($0.id) }
      guard !added.isEmpty else { return nil }
      return "# \(list.name)\n\n" + (try ItemMarkdown.text(of: added, in: store))
    }
    return lists.isEmpty ? nil : lists.joined(separator: "\n")
  }

  /// The lists with all their items, in their order.
  private static func lists(
    of store: TodoStore
  ) throws -> [(list: TodoList, items: [TodoItem])] {
    try store.lists().map { summary in
      let results = try store.items(in: summary.id)
      let tops = try results.items(in: 0..<results.count)
      return (summary.list, try store.finder.outline(of: tops))
    }
  }
}

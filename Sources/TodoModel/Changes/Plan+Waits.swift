extension Plan {
  /// Throws when an item would wait for itself, or for an item that waits for it.
  func checkWaits(of item: TodoItem, before old: TodoItem?) throws {
    for awaited in item.waitsFor where old?.waitsFor.contains(awaited) != true {
      guard awaited != item.id else {
        throw StoreError.refused(.ownWait)
      }
      guard let chain = try waitGraph.chain(from: awaited, to: item.id) else { continue }
      throw StoreError.refused(.circularWait(item: item.name, chain: try names(of: chain)))
    }
  }

  /// The waits after the changes.
  private var waitGraph: WaitGraph {
    WaitGraph { [self] id in
      try planned(id).map(\.waitsFor) ?? connection.waits(of: id)
    }
  }

  /// The names of the items of a chain, without the last one.
  private func names(of chain: [Identifier<TodoItem>]) throws -> [String] {
    try chain.dropLast().map { id in
      try (planned(id) ?? connection.row(id)?.model)?.name ?? ""
    }
  }
}

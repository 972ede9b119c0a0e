extension Plan {
  /// Throws when an item would wait for itself, or for an item that waits for it.
  func checkWaits(of item: TodoItem, before old: TodoItem?) throws {
    for awaited in item.waitsFor where old?.waitsFor.contains(awaited) != true {
      guard awaited != item.id else {
        throw StoreError.refused("An item can't wait for itself.")
      }
      guard let chain = try waitGraph.chain(from: awaited, to: item.id) else { continue }
      throw StoreError.refused(try sentence(about: chain, name: item.name))
    }
  }

  /// The waits after the changes.
  private var waitGraph: WaitGraph {
    WaitGraph { [self] id in
      try planned(id).map(\.waitsFor) ?? connection.waits(of: id)
    }
  }

  /// The reason why an item cannot wait for the first one of a chain, which ends with the item.
  private func sentence(about chain: [Identifier<TodoItem>], name: String) throws -> String {
    let names = try chain.dropLast().map { id in
      let item = try planned(id) ?? connection.row(id)?.model
      return "“\(item?.name ?? "")”"
    }
    let waits = (names.dropFirst() + ["it"]).joined(separator: ", which waits for ")
    return "“\(name)” can't wait for \(names.first ?? "itself"), which waits for \(waits)."
  }
}

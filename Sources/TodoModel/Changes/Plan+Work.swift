/// The work on items: at most one of them is worked on.
extension Plan {
  /// The most items whose work is stopped at once. There is one, unless another program has written
  /// into the file.
  static let mostInWork = 100

  /// Starts the work on an item, and stops the work on any other. Throws if the item is done.
  func startWork(on item: TodoItem) throws {
    guard item.workingSince == nil else { return }
    guard !item.isDone else { throw StoreError.refused(.workOnDone(item: item.name)) }
    guard try !isTemplate(item.list) else {
      throw StoreError.refused(.templateItem(item: item.name))
    }
    let others = try changes.compactMap(\.after) + connection.itemsInWork(atMost: Self.mostInWork)
    for other in others where other.id != item.id { try stopWork(on: other.id) }
    var item = item
    item.workingSince = now
    try put(item)
  }

  /// Stops the work on an item, if it is worked on.
  func stopWork(on id: Identifier<TodoItem>) throws {
    guard var item = try item(id), item.workingSince != nil else { return }
    item.stopWork(at: now)
    try put(item)
  }
}

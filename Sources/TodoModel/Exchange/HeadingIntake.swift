/// The headings of a file on their way into the store. One of the file is found by its identity or,
/// if the file only names it, by its name in its list. Others are missing until they are added.
struct HeadingIntake {
  private let ledger: Ledger
  /// The heading in the store for each heading of the file.
  private var headings: [Identifier<TodoList>: TodoList] = [:]
  private var missing: [Identifier<TodoList>: TransferList] = [:]

  init(_ ledger: Ledger) { self.ledger = ledger }

  /// Takes a heading of a list of the store, and looks for it there.
  mutating func take(_ incoming: TransferList, in list: Identifier<TodoList>) throws {
    let heading = incoming.list
    if let stored = try stored(heading, in: list, isNamedOnly: incoming.isNamedOnly) {
      headings[heading.id] = stored
    } else {
      missing[heading.id] = incoming
      missing[heading.id]?.list.headingOf = list
    }
  }

  /// Notes that a heading of the file is in the store.
  mutating func note(_ heading: TodoList, for id: Identifier<TodoList>) { headings[id] = heading }

  /// Removes a heading from the missing ones, to be added; nil if it is not among them.
  mutating func takeMissing(_ id: Identifier<TodoList>) -> TransferList? {
    missing.removeValue(forKey: id)
  }

  /// The heading in the store for one of the file, if it is in a list of the store.
  func heading(_ id: Identifier<TodoList>?, in list: Identifier<TodoList>) -> TodoList? {
    guard let heading = id.flatMap({ headings[$0] }), heading.headingOf == list else { return nil }
    return heading
  }

  /// The identity in the store of a heading of the file.
  func identity(of id: Identifier<TodoList>) -> Identifier<TodoList>? { headings[id]?.id }

  private func stored(
    _ heading: TodoList, in list: Identifier<TodoList>, isNamedOnly: Bool
  ) throws -> TodoList? {
    if let same = try ledger.connection.heading(heading.id) { return same }
    guard isNamedOnly else { return nil }
    // A name that occurs twice in the file is that of two headings.
    let taken = Set(headings.values.map(\.id))
    return try ledger.connection.headings(of: list).first {
      $0.name == heading.name && !taken.contains($0.id)
    }
  }
}

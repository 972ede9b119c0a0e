internal import SQLiteKit

/// Items that were read lately, by their keys, so that what is shown again is not read again.
struct KnownItems {
  /// The most items that are worth remembering from one read: some screens.
  static let longest = 256
  private static let most = 4 * longest

  private var items: [Int: TodoItem] = [:]

  /// The identity of an item, if it is known.
  func id(of key: Int) -> Identifier<TodoItem>? { items[key]?.id }

  /// The items with some keys, in their order; missing ones are left out.
  mutating func items(
    _ keys: ArraySlice<Int>, from connection: Connection
  ) throws -> [TodoItem] {
    try read(keys, from: connection)
    return keys.compactMap { items[$0] }
  }

  /// Reads those of some items that are not known.
  mutating func read(_ keys: ArraySlice<Int>, from connection: Connection) throws {
    var unknown = keys.filter { items[$0] == nil }
    if items.count + unknown.count > Self.most { (items, unknown) = ([:], Array(keys)) }
    try connection.forEachItem(unknown) { items[$0] = $1 }
  }

  /// Forgets everything.
  mutating func forget() { items = [:] }

  /// Forgets what changes may have changed: the items themselves, their parents, whose subtasks are
  /// counted, and all that wait, since a wait may be over.
  mutating func forget(_ changes: ChangeSet) {
    var changed: Set<Identifier<TodoItem>> = []
    for item in changes.items.flatMap({ [$0.before, $0.after] }) {
      guard let item else { continue }
      changed.insert(item.id)
      if let parent = item.parent { changed.insert(parent) }
    }
    items = items.filter { !changed.contains($0.value.id) && $0.value.waitsFor.isEmpty }
  }
}

internal import FileKit

/// The planned items that are at another place than in the database, in the order of each group.
struct DisplacedItems {
  private var groups: [SiblingGroup: [SiblingPlace]] = [:]

  /// Adds an item at its place.
  mutating func insert(_ item: TodoItem) {
    groups[SiblingGroup(item), default: []].insert(SiblingPlace(item))
  }

  /// Removes an item from its place, if it was added there.
  mutating func remove(_ item: TodoItem) { groups[SiblingGroup(item)]?.remove(SiblingPlace(item)) }

  /// The items next to a position: at most `limit`, the nearest first.
  func neighbours(
    _ direction: SiblingGroup.Direction, _ place: (order: Int, id: Identifier<TodoItem>),
    in group: SiblingGroup, limit: Int
  ) -> [Identifier<TodoItem>] {
    let places = groups[group] ?? []
    switch direction {
    case .after:
      let start = places.partitioningIndex { $0.amongItems > place }
      return places[start...].prefix(limit).map { $0.amongItems.id }
    case .before:
      let end = places.partitioningIndex { $0.amongItems >= place }
      return places[..<end].suffix(limit).reversed().map { $0.amongItems.id }
    }
  }
}

/// Places in their order.
extension [SiblingPlace] {
  fileprivate mutating func insert(_ place: SiblingPlace) {
    insert(place, at: partitioningIndex { $0 >= place })
  }

  fileprivate mutating func remove(_ place: SiblingPlace) {
    let index = partitioningIndex { $0 >= place }
    if index < endIndex, self[index] == place { remove(at: index) }
  }
}

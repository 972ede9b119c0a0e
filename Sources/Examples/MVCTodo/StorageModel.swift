/// A change of the storage: requested with it, and afterwards reported to the observers.
enum StorageChange: Hashable, Sendable {
  case addList(ItemList)
  case removeList(ItemList)
  case addItem(Item, to: ItemList)
  case updateItem(Item)
  case removeItem(Item, from: ItemList)
}

/// The content of the file. Swift writes the associations as an array, a key and a value in turn,
/// since the keys are no strings.
struct StorageModel: Codable, Hashable, Sendable {
  var lists: [ItemList] = []
  var items: [Item] = []
  var associations: [Identifier<ItemList>: [Identifier<Item>]] = [:]

  func items(in list: ItemList) -> [Item] {
    let identifiers = Set(associations[list.identifier] ?? [])
    return items.filter { identifiers.contains($0.identifier) }
  }

  mutating func apply(_ change: StorageChange) {
    switch change {
    case .addList(let list): lists.append(list)
    case .removeList(let list):
      for item in items(in: list) { apply(.removeItem(item, from: list)) }
      associations[list.identifier] = nil
      lists.removeAll { $0.identifier == list.identifier }
    case .addItem(let item, let list):
      items.append(item)
      associations[list.identifier, default: []].append(item.identifier)
    case .updateItem(let item): items = items.map { $0.identifier == item.identifier ? item : $0 }
    case .removeItem(let item, let list):
      associations[list.identifier]?.removeAll { $0 == item.identifier }
      let isElsewhere = associations.values.joined().contains(item.identifier)
      items.removeAll { $0.identifier == item.identifier && !isElsewhere }
    }
  }
}

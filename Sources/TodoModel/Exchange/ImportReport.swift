/// The result of an import: numbers and names, without sentences.
public struct ImportReport: Hashable, Sendable {
  /// The part of an import that concerns one list.
  public struct Part: Hashable, Sendable {
    /// The most names of items that a part has.
    public static let mostNames = 3

    /// The name of the list in the store.
    public let list: String
    /// Whether the list is a view.
    public let isView: Bool
    /// Whether the import added the list.
    public let isNew: Bool
    /// The number of items added to the list.
    public internal(set) var itemsAdded = 0
    /// The names of the first of these items.
    public internal(set) var firstNames: [String] = []
  }

  /// The most lists that a report names.
  public static let mostParts = 100

  /// The name of the file.
  public internal(set) var file: String
  /// The number of lists added.
  public internal(set) var listsAdded = 0
  /// The number of areas added.
  public internal(set) var areasAdded = 0
  /// The number of items added, copies included.
  public internal(set) var itemsAdded = 0
  /// The number of lists and items that already existed and were left alone.
  public internal(set) var alreadyPresent = 0
  /// The number of items added a second time because they are in several lists.
  public internal(set) var copies = 0
  /// The names of the items that were in no list and are now in “Unfiled”.
  public internal(set) var unfiled: [String] = []
  /// The irregularities of the file.
  public internal(set) var problems: [Problem] = []
  /// Whether nothing was added, since the import was a preview.
  public internal(set) var isRehearsal = false

  /// The lists that were added or found, in the order of the file.
  private var found: [Part] = []
  /// The index of each list among those found.
  private var indexes: [Identifier<TodoList>: Int] = [:]

  init(file: String) { self.file = file }

  /// The parts of the import by their lists, in the order of the file: for each list that was added
  /// or has new items, at most ``mostParts``.
  public var parts: [Part] { found.filter { $0.isNew || $0.itemsAdded > 0 } }

  /// Counts a list or an area that was added.
  mutating func add(_ list: TodoList) {
    guard list.kind != .area else {
      areasAdded += 1
      return
    }
    listsAdded += 1
    find(list, isNew: true)
  }

  /// Counts an item that was added to a list that was added or found.
  mutating func add(_ item: TodoItem) {
    itemsAdded += 1
    guard let index = indexes[item.list] else { return }
    found[index].itemsAdded += 1
    if found[index].firstNames.count < Part.mostNames { found[index].firstNames.append(item.name) }
  }

  /// Takes note of a list or an area of the file that is in the store.
  mutating func find(_ list: TodoList) { find(list, isNew: false) }

  private mutating func find(_ list: TodoList, isNew: Bool) {
    guard list.kind != .area, indexes[list.id] == nil, found.count < Self.mostParts else { return }
    indexes[list.id] = found.count
    found.append(Part(list: list.name, isView: list.isView, isNew: isNew))
  }

  /// Whether there is something that a person should know.
  public var hasProblems: Bool { !problems.isEmpty }

  /// Whether nothing is new in the file.
  public var isEmpty: Bool { areasAdded + listsAdded + itemsAdded == 0 }
}

import TodoFormats

/// Lists and items in memory, as an import adds them to a store and an export takes them out.
struct Stock {
  private(set) var lists: [ExchangeList] = []
  private(set) var items: [ExchangeItem] = []
  private(set) var parts: [ExchangePart] = []
  private var places: [ExchangeID: Int] = [:]

  /// Takes in what a reader delivers, all or nothing. Returns the number of new items.
  @discardableResult
  mutating func take(_ reader: inout any FormatReader) throws -> Int {
    var copy = self
    var aliases: [String: ExchangeID] = [:]
    let before = copy.items.count
    while let element = try reader.next() {
      switch element {
      case .list(let list):
        if !copy.lists.contains(where: { $0.id == list.id }) { copy.lists.append(list) }
      case .part(let part): if !copy.parts.contains(part) { copy.parts.append(part) }
      case .item(let item):
        if let alias = item.alias, aliases[alias] == nil { aliases[alias] = item.id }
        guard copy.places[item.id] == nil else { continue }
        copy.places[item.id] = copy.items.count
        copy.items.append(item)
      }
    }
    for index in before..<copy.items.count { copy.resolveParent(of: index, aliases) }
    self = copy
    return items.count - before
  }

  private mutating func resolveParent(of index: Int, _ aliases: [String: ExchangeID]) {
    let parent: ExchangeID?
    switch items[index].parent {
    case .item(let id)?: parent = id
    case .alias(let name)?: parent = aliases[name]
    case nil: parent = nil
    }
    items[index].parent = nil
    guard let parent, var place = places[parent], items[place].list == items[index].list else {
      return
    }
    // Nothing is below itself.
    while true {
      if place == index { return }
      guard case .item(let above)? = items[place].parent, let next = places[above] else { break }
      place = next
    }
    items[index].parent = .item(parent)
  }

  /// Changes each item.
  mutating func change(_ body: (inout ExchangeItem) -> Void) {
    for index in items.indices { body(&items[index]) }
  }

  /// The elements of an export, in the order in which a format wants them.
  func elements(for format: Format) -> [ExchangeElement] {
    var elements = parts.filter { $0.list == nil }.map { ExchangeElement.part($0) }
    if format.hasListsFirst { elements += lists.map { .list($0) } }
    let children = Dictionary(grouping: items.indices) { index -> ExchangeID? in
      if case .item(let id)? = items[index].parent { id } else { nil }
    }
    func sorted(_ indices: [Int]) -> [Int] {
      indices.sorted { (items[$0].order ?? .max, $0) < (items[$1].order ?? .max, $1) }
    }
    func add(_ index: Int) {
      var item = items[index]
      let below = sorted(children[item.id] ?? [])
      item.subtasks = .init(open: below.count { !items[$0].isDone }, total: below.count)
      elements.append(.item(item))
      elements += parts.filter { $0.list != nil && $0.after == item.id }.map { .part($0) }
      below.forEach(add)
    }
    let top = sorted(children[nil] ?? [])
    func addSection(_ list: ExchangeList, _ isBelow: (ExchangeItem) -> Bool) {
      if !format.hasListsFirst { elements.append(.list(list)) }
      elements += parts.filter { $0.list == list.id && $0.after == nil }.map { .part($0) }
      top.filter { isBelow(items[$0]) }.forEach(add)
    }
    for list in lists where list.headingOf == nil {
      let headings = format.place(of: .heading) == nil ? [] : headings(of: list)
      let ids = Set(headings.map(\.id))
      addSection(list) { $0.list == list.id && $0.heading.map(ids.contains) != true }
      for heading in headings { addSection(heading) { $0.heading == heading.id } }
    }
    return elements
  }

  private func headings(of list: ExchangeList) -> [ExchangeList] {
    lists.filter { $0.headingOf == list.id }
  }

  /// The text of an export.
  func text(in format: Format, _ context: ExchangeContext) -> String {
    let all = lists.filter { $0.headingOf == nil }
    var writer = format.writer(WritingContext(onlyList: all.count == 1 ? all[0] : nil, context))
    var text = writer.begin()
    for element in elements(for: format) { text += writer.text(of: element) }
    return text + writer.end()
  }
}

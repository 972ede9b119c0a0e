import CivilCalendar

/// Writes todo.txt. A line that was read and says what the item still is comes back as it was.
struct TodoTxtWriter: FormatWriter {
  private let context: ExchangeContext
  private let renderer: TodoTxtRenderer
  /// The aliases of the items from the root down to the last one, by which subtasks name them.
  private var aliases: [(item: ExchangeID, alias: String)] = []
  private var used = Occurrences()
  /// The number of the last alias that was made up.
  private var number = 0

  init(_ context: WritingContext) {
    self.context = context.common
    renderer = TodoTxtRenderer(context.common)
  }

  mutating func begin() -> String { "" }

  mutating func end() -> String { "" }

  mutating func text(of element: ExchangeElement) -> String {
    switch element {
    case .list:
      aliases = []
      return ""
    case .part: return ""
    case .item(let item): return line(of: item) + "\n"
    }
  }

  private mutating func line(of item: ExchangeItem) -> String {
    let source = item.source(of: TodoTxt.name)
    let base = source.map { TodoTxtLine($0[...]) }
    let parent = parentAlias(of: item, base)
    var item = item
    item.alias = alias(of: item, base)
    if let source, let base, isUnchanged(item, base, parent: parent) { return source }
    return renderer.line(of: item, parent: parent, base: base)
  }

  /// The alias of the parent, which came earlier. A parent that is not in the file keeps the word
  /// of the line that was read.
  private mutating func parentAlias(of item: ExchangeItem, _ base: TodoTxtLine?) -> String? {
    guard let parent = item.parentID,
      let place = aliases.lastIndex(where: { $0.item == parent })
    else {
      aliases = []
      return base?.parent.flatMap { used.contains($0) ? nil : $0 }
    }
    aliases.removeSubrange((place + 1)...)
    return aliases[place].alias
  }

  /// The alias that an item gets: the one in its line, as long as no other item has it, or one
  /// made of its identity if it has subtasks.
  private mutating func alias(of item: ExchangeItem, _ base: TodoTxtLine?) -> String? {
    var alias = base?.alias
    if let own = alias, used.count(own) > 1 { alias = nil }
    if alias == nil, item.hasSubtasks { alias = newAlias(of: item.id) }
    if let alias { aliases.append((item.id, alias)) }
    return alias
  }

  /// An alias that no item has: the end of a UUID, or a number.
  private mutating func newAlias(of id: ExchangeID) -> String {
    var alias = id.text.suffix(12).lowercased()
    while !id.isUUID || used.contains(alias) {
      number += 1
      alias = "s\(number)"
      if !used.contains(alias) { break }
    }
    _ = used.count(alias)
    return alias
  }

  private func isUnchanged(_ item: ExchangeItem, _ base: TodoTxtLine, parent: String?) -> Bool {
    guard item.alias == base.alias, parent == base.parent else { return false }
    var read = TodoTxt.item(of: base, id: item.id, list: item.list, context)
    _ = read.settle(context.limits)
    return read.says(TodoTxt.format.fieldsOfText, of: item, at: .days, context)
  }
}

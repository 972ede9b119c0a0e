/// Writes an outline of Org. An entry that was read and has not changed since is written as it was,
/// with the stars that its place calls for.
struct OrgWriter: FormatWriter {
  private enum Heading: Equatable {
    case list, text
    case item(ExchangeID)
  }

  private let context: WritingContext
  private let renderer: OrgRenderer
  private var keywords = OrgKeywords()
  /// The headings from the first level down to the last one.
  private var path: [(level: Int, heading: Heading)] = []
  /// The list, if a heading names it; nil if the file is the list.
  private var list: ExchangeList?

  init(_ context: WritingContext) {
    self.context = context
    renderer = OrgRenderer(context.common)
  }

  mutating func begin() -> String {
    guard let list = context.onlyList, list.source(of: Org.name) == nil else { return "" }
    return "#+TITLE: \(list.name)\n"
  }

  mutating func end() -> String { "" }

  mutating func text(of element: ExchangeElement) -> String {
    switch element {
    case .list(let list):
      path = []
      let isFile = context.onlyList != nil && (list.source(of: Org.name) ?? "").isEmpty
      self.list = isFile ? nil : list
      return enterList()
    case .part(let part): return part.format == Org.name ? text(of: part) : ""
    case .item(let item): return text(of: item)
    }
  }

  /// The heading of a list: the one that was read, if it still names it.
  private func heading(of list: ExchangeList) -> String {
    if let source = list.source(of: Org.name), let old = OrgHeadline(source[...], keywords),
      old.keyword == nil, old.title == list.name
    {
      return source
    }
    return OrgHeadline.line(ofList: list.name, keywords)
  }

  private mutating func enterList() -> String {
    guard let list else { return "" }
    path = [(1, .list)]
    return heading(of: list) + "\n"
  }

  private mutating func text(of part: ExchangePart) -> String {
    for line in part.text.split(separator: "\n") {
      if OrgKeywords.areDeclared(in: line) { keywords.declare(String(line)) }
      guard let level = OrgHeadline.level(of: line) else { continue }
      leave(level)
      path.append((level, .text))
    }
    return part.text + "\n"
  }

  private mutating func text(of item: ExchangeItem) -> String {
    let base = item.source(of: Org.name).flatMap { OrgEntry($0) }
    var text = ""
    if list != nil, path.first?.heading != .list { text += enterList() }
    if let declaration = base?.declaration, let word = base?.headline.keyword,
      keywords.isDone(word) != base?.isDone
    {
      if !keywords.areDeclared { text += declare("#+TODO: TODO | DONE") }
      text += declare(declaration)
    }
    let level = level(below: item.parentID, wanted: base?.headline.level)
    leave(level)
    path.append((level, .item(item.id)))
    return text + renderer.text(of: item, level: level, base: base) + "\n"
  }

  private mutating func declare(_ line: String) -> String {
    keywords.declare(line)
    return line + "\n"
  }

  private mutating func leave(_ level: Int) {
    while let last = path.last, last.level >= level { path.removeLast() }
  }

  /// The level of an item: the one that was read, if it is below its parent there, or else the next
  /// one below its parent.
  private func level(below parent: ExchangeID?, wanted: Int?) -> Int {
    if let wanted {
      let above = path.prefix { $0.level < wanted }
      if isBelow(above, parent) { return wanted }
    }
    if let parent, let place = path.lastIndex(where: { $0.heading == .item(parent) }) {
      return path[place].level + 1
    }
    return list == nil ? 1 : 2
  }

  /// Whether an item below those headings is read as one with that parent, in the list.
  private func isBelow(
    _ above: ArraySlice<(level: Int, heading: Heading)>, _ parent: ExchangeID?
  ) -> Bool {
    guard (above.first?.heading == .list) == (list != nil) else { return false }
    let owner = above.last { if case .item = $0.heading { true } else { false } }?.heading
    if let parent { return owner == .item(parent) }
    return owner == nil && (list != nil || above.isEmpty)
  }
}

import CivilCalendar

/// Writes Markdown: a heading for each list and each of its headings, a box for each item. A task
/// that was read and has not changed since is written as it was.
struct MarkdownWriter: FormatWriter {
  private let context: WritingContext
  private let renderer: MarkdownRenderer
  private var outline = MarkdownOutline<ExchangeID>()
  private var isBoard = false
  private var isFirst = true

  init(_ context: WritingContext) {
    self.context = context
    renderer = MarkdownRenderer(context.common)
  }

  mutating func begin() -> String { "" }

  mutating func end() -> String { "" }

  mutating func text(of element: ExchangeElement) -> String {
    defer { isFirst = false }
    switch element {
    case .list(let list):
      outline.reset()
      return heading(of: list).map { $0 + "\n" } ?? ""
    case .part(let part): return part.format == MarkdownFormat.name ? text(of: part) : ""
    case .item(let item): return text(of: item)
    }
  }

  /// The heading of a list: the one that was read, if it still names it. A list that is a document
  /// of its own has none.
  private func heading(of list: ExchangeList) -> String? {
    let source = list.source(of: MarkdownFormat.name)
    if source == "", context.onlyList != nil { return nil }
    let deepest = MarkdownFormat.listLevel(onBoard: isBoard)
    let levels = list.headingOf == nil ? 1...deepest : deepest + 1...deepest + 1
    if let source, case .heading(let level, let title) = MarkdownLine(source[...]).kind,
      title == list.name, levels.contains(level)
    {
      return source
    }
    let signs = String(repeating: "#", count: list.headingOf == nil ? 1 : levels.lowerBound)
    return (isFirst ? "" : "\n") + "\(signs) \(list.name)\n"
  }

  private mutating func text(of part: ExchangePart) -> String {
    for line in part.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("kanban-plugin:") { isBoard = true }
      outline.pass(MarkdownLine(line))
    }
    return part.text + "\n"
  }

  private mutating func text(of item: ExchangeItem) -> String {
    let source = item.source(of: MarkdownFormat.name)
    let base = source.flatMap(renderer.task)
    let inner = item.parentID.flatMap { outline.content(of: $0) } ?? 0
    var lead = String(repeating: " ", count: inner)
    if let base, outline.parent(at: base.line.indent) == item.parentID { lead = base.lead }
    let text: String
    if let source, let base, lead == base.lead, isUnchanged(item, base) {
      text = source
    } else {
      text = renderer.text(of: item, lead: lead, base: base)
    }
    let line = MarkdownLine(text.prefix { $0 != "\n" })
    outline.enter(item.id, indent: line.indent, content: line.contentIndent)
    return text + "\n"
  }

  private func isUnchanged(_ item: ExchangeItem, _ base: MarkdownTask) -> Bool {
    var read = MarkdownFormat.item(of: base, id: item.id, list: item.list, context.common)
    _ = read.settle(context.common.limits)
    return read.says(
      MarkdownFormat.format.fieldsOfText, of: item, at: .days, context.common)
  }
}

import JSONKit

/// Writes our own JSON, as one document or as a value on each line. Lists come before items.
struct PaneltodoWriter: FormatWriter {
  /// The arrays of the document, in their order.
  private enum Section: String {
    case lists, items, remainder

    var next: Section? {
      switch self {
      case .lists: .items
      case .items: .remainder
      case .remainder: nil
      }
    }
  }

  private let isDocument: Bool
  private let context: WritingContext
  private var lists: [ExchangeID: ExchangeList] = [:]
  private var section = Section.lists
  private var isFirst = true

  init(isDocument: Bool, _ context: WritingContext) {
    (self.isDocument, self.context) = (isDocument, context)
  }

  mutating func begin() -> String {
    isDocument
      ? "{\"paneltodo\":\(PaneltodoJSON.version),\n\"lists\":["
      : "{\"paneltodo\":\(PaneltodoJSON.version)}\n"
  }

  mutating func end() -> String {
    guard isDocument else { return "" }
    var text = ""
    while let next = section.next { text += open(next) }
    return text + (isFirst ? "]}\n" : "\n]}\n")
  }

  mutating func text(of element: ExchangeElement) -> String {
    switch element {
    case .list(let list):
      lists[list.id] = list
      let area = list.area.flatMap { lists[$0] }
      return write(PaneltodoJSON.json(of: list, in: area, context), in: .lists)
    case .item(let item):
      let list = lists[item.list] ?? ExchangeList(id: item.list, name: "")
      let heading = item.heading.flatMap { lists[$0] }
      return write(PaneltodoJSON.json(of: item, in: list, below: heading, context), in: .items)
    case .part(let part): return write(PaneltodoJSON.json(of: part), in: .remainder)
    }
  }

  private mutating func write(_ json: JSON, in wanted: Section) -> String {
    guard isDocument else {
      return (wanted == .items ? json.text : "{\"\(wanted.rawValue)\":[\(json.text)]}") + "\n"
    }
    var text = ""
    while section != wanted, let next = section.next { text += open(next) }
    text += (isFirst ? "\n" : ",\n") + json.text
    isFirst = false
    return text
  }

  private mutating func open(_ next: Section) -> String {
    defer { (section, isFirst) = (next, true) }
    return (isFirst ? "]" : "\n]") + ",\n\"\(next.rawValue)\":["
  }
}

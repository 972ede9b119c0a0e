import CivilCalendar

/// Reads todo.txt: each line that is not blank is an item, whatever stands in it.
struct TodoTxtReader: IntakeReader {
  private var lines: LineReader
  var intake: Intake
  private let renderer: TodoTxtRenderer

  init(_ source: @escaping ByteSource, _ context: ReadingContext) {
    lines = LineReader(source, encoding: context.encoding)
    intake = Intake(format: TodoTxt.name, context)
    renderer = TodoTxtRenderer(context.common)
  }

  mutating func readOn() throws -> Bool {
    guard let text = try lines.nextText() else { return false }
    let line = intake.plain(text, line: lines.number)
    if !line.isBlank { read(line) }
    return true
  }

  private mutating func read(_ source: String) {
    let number = lines.number
    let line = TodoTxtLine(source[...])
    for remark in line.remarks { intake.remarks.add(remark, line: number) }
    if !line.hidden.isEmpty {
      intake.remarks.add("h:1 (hidden) means nothing here; it is kept.", line: number)
    }
    if line.recurrence?.anchor == .due, line.due == nil {
      intake.remarks.add(
        "The rule counts from a due date, which is missing; no date is set.", line: number)
    }
    let list = intake.ownList()
    let id = intake.identity(
      own: nil, list: list, parent: nil, name: line.name, line: number)
    var item = TodoTxt.item(of: line, id: id, list: list, intake.context.common)
    item.line = number
    intake.settle(&item)
    // The names by which lines refer to each other are in the source alone.
    var plain = item
    plain.alias = nil
    if renderer.line(of: plain, parent: nil) != source { item.extra.append(TodoTxt.name, source) }
    intake.deliver(.item(item))
  }
}

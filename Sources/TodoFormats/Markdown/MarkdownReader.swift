import SafeText

/// Reads Markdown: an entry of a list with a box is an item, the indented lines below it are its
/// notes and its subtasks. A heading of the first level is the list of the items below it, one of
/// the second level a heading of that list. On a board of the plugin Kanban, headings of the second
/// level are lists as well, and those of the third are headings of them.
/// All other text is kept where it stands.
struct MarkdownReader: IntakeReader {
  /// A block of lines in which nothing is a task.
  private enum Block {
    case frontMatter, code(MarkdownFence), comment(end: String)
  }

  /// The longest task with its notes, in bytes.
  private static let longestTask = 1 << 20

  private var lines: LineReader
  var intake: Intake
  private var prose = Prose()
  private let renderer: MarkdownRenderer
  private var block: Block?
  private var outline = MarkdownOutline<ExchangeID>()
  private var isBoard = false
  private var isInSection = false
  /// The lines of the task that is being read, if there is one.
  private var task = PartText()
  private var taskLine: MarkdownLine?
  private var taskFence = MarkdownFence()
  private var hasEnded = false

  init(_ source: @escaping ByteSource, _ context: ReadingContext) {
    lines = LineReader(source, encoding: context.encoding)
    intake = Intake(format: MarkdownFormat.name, context)
    renderer = MarkdownRenderer(context.common)
  }

  mutating func readOn() throws -> Bool {
    guard !hasEnded else { return false }
    if let text = try lines.nextText() {
      read(intake.plain(text, line: lines.number))
    } else {
      hasEnded = true
      deliverTask()
      prose.deliver(to: &intake)
    }
    return true
  }

  private mutating func read(_ text: String) {
    if let block {
      readBlock(block, text)
      return
    }
    let line = MarkdownLine(text[...])
    if let task = taskLine, belongs(line, to: task) {
      taskFence.pass(line)
      self.task.add(text, line: lines.number)
      if line.kind == .bullet { outline.pass(line) }
      if self.task.text.utf8.count > Self.longestTask { deliverTask() }
      return
    }
    deliverTask()
    switch line.kind {
    case .task: begin(line, text)
    case .heading(let level, let title): readHeading(level, title, text)
    default: readProse(line, text)
    }
    outline.pass(line)
  }

  /// Whether a line belongs to a task: a blank one, or one that is indented and no task.
  private mutating func belongs(_ line: MarkdownLine, to task: MarkdownLine) -> Bool {
    guard line.kind != .blank else { return true }
    guard line.indent > task.indent else { return false }
    if taskFence.isOpen { return true }
    if case .task = line.kind { return false }
    return true
  }

  private mutating func readBlock(_ block: Block, _ text: String) {
    prose.add(text, line: lines.number, to: &intake)
    switch block {
    case .frontMatter:
      if text.hasPrefix("kanban-plugin:") { isBoard = true }
      if text == "---" || text == "..." { self.block = nil }
    case .code(var fence):
      fence.pass(MarkdownLine(text[...]))
      self.block = fence.isOpen ? .code(fence) : nil
    case .comment(let end): if text.contains(end) { self.block = nil }
    }
  }

  private mutating func readProse(_ line: MarkdownLine, _ text: String) {
    prose.add(text, line: lines.number, to: &intake)
    let content = text.withoutIndent
    if lines.number == 1, text == "---" {
      block = .frontMatter
    } else if case .fence = line.kind {
      var fence = MarkdownFence()
      fence.pass(line)
      block = .code(fence)
    } else if content.hasPrefix("%%"), !content.dropFirst(2).contains("%%") {
      block = .comment(end: "%%")
    } else if let open = content.ranges(of: "<!--").last,
      !content[open.upperBound...].contains("-->")
    {
      block = .comment(end: "-->")
    }
  }

  private mutating func readHeading(_ level: Int, _ title: String, _ text: String) {
    let deepest = MarkdownFormat.listLevel(onBoard: isBoard)
    if title.isEmpty || level > deepest + 1 {
      prose.add(text, line: lines.number, to: &intake)
    } else if level > deepest {
      prose.addHeading(title, text: text, line: lines.number, to: &intake)
    } else {
      isInSection = true
      prose.addSection(title, text: text, line: lines.number, to: &intake)
    }
  }

  private mutating func begin(_ line: MarkdownLine, _ text: String) {
    taskLine = line
    taskFence = MarkdownFence()
    task.add(text, line: lines.number)
  }

  /// Delivers the task whose lines were gathered.
  private mutating func deliverTask() {
    guard let line = taskLine else { return }
    let (source, number) = (task.text, task.line)
    (task, taskLine) = (PartText(), nil)
    guard let task = renderer.task(of: source) else { return }
    let list = prose.listOfItem(
      isInSection: isInSection, document: intake.context.listName, in: &intake)
    let parent = outline.parent(at: line.indent)
    let id = intake.identity(
      own: nil, list: list, parent: parent, name: task.name, line: number)
    var item = MarkdownFormat.item(of: task, id: id, list: list, intake.context.common)
    item.line = number
    item.parent = parent.map { .item($0) }
    item.heading = prose.heading
    remark(on: task, line: number)
    intake.settle(&item)
    let lead = String(repeating: " ", count: parent.flatMap { outline.content(of: $0) } ?? 0)
    if renderer.text(of: item, lead: lead) != source {
      item.extra.append(MarkdownFormat.name, source)
    }
    outline.enter(id, indent: line.indent, content: line.contentIndent)
    prose.deliver(item, to: &intake)
  }

  private mutating func remark(on task: MarkdownTask, line: Int) {
    let remarks = [
      task.sign == "-" ? "A cancelled to-do counts as done here; its sign is kept." : nil,
      " xX-".contains(task.sign)
        ? nil : "A box with “\(task.sign)” is open here; the sign is kept.",
      task.scheduled != nil && task.start == nil
        ? "The scheduled date (⏳) becomes the start date here." : nil,
    ]
    for remark in remarks { remark.map { intake.remarks.add($0, line: line) } }
    for other in task.others where !other.hasPrefix("⏳") && !other.hasPrefix("⌛") {
      intake.remarks.add(
        "“\(other.prefix { $0 != " " })” is not supported here; it is kept.", line: line)
    }
  }
}

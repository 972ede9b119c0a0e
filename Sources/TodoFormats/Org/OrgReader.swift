import SafeText

/// Reads Org: a heading with a word such as `TODO` is an item, a heading of the first level without
/// one is the list of the items below it. All other text is kept where it stands.
struct OrgReader: IntakeReader {
  /// The longest entry, in bytes: what comes after is kept as other text.
  private static let longestEntry = 1 << 20

  private var lines: LineReader
  var intake: Intake
  private var prose = Prose()
  private var keywords = OrgKeywords()
  /// The lines of the item that is being read, if there is one.
  private var entry = PartText()
  private var list: ExchangeID?
  /// The headings from the first level down to the last one; those of items with their identity.
  private var path: [(level: Int, item: ExchangeID?)] = []
  private var title: String?
  private var hasEnded = false

  init(_ source: @escaping ByteSource, _ context: ReadingContext) {
    lines = LineReader(source, encoding: context.encoding)
    intake = Intake(format: Org.name, context)
  }

  mutating func readOn() throws -> Bool {
    guard !hasEnded else { return false }
    if let bytes = try lines.next() {
      if lines.number <= 2 { readEncoding(bytes) }
      read(intake.plain(try lines.text(bytes), line: lines.number))
    } else {
      hasEnded = true
      deliverEntry()
      prose.deliver(to: &intake)
    }
    return true
  }

  /// The declaration of an encoding that Emacs reads: `-*- coding: latin-1 -*-`.
  private mutating func readEncoding(_ line: ArraySlice<UInt8>) {
    let text = String(decoding: line, as: UTF8.self)
    guard let mark = text.firstRange(of: "coding:"), text.contains("-*-") else { return }
    let name = text[mark.upperBound...].drop { $0 == " " }.prefix { !" ;".contains($0) }
    let bare = name.hasSuffix("-unix") ? name.dropLast(5) : name
    if let encoding = TextEncoding(named: bare) { lines.encoding = encoding }
  }

  private mutating func read(_ line: String) {
    let number = lines.number
    if let headline = OrgHeadline(line[...], keywords) {
      deliverEntry()
      read(headline, line)
      return
    }
    if OrgKeywords.areDeclared(in: line[...]) {
      deliverEntry()
      keywords.declare(line)
    }
    if prose.isPreface { readTitle(line) }
    guard !entry.isEmpty else {
      prose.add(line, line: number, to: &intake)
      return
    }
    entry.add(line, line: number)
    guard entry.text.utf8.count > Self.longestEntry else { return }
    intake.remarks.add("An entry has more than 1 MB; its end is kept as text.", line: number)
    deliverEntry()
  }

  private mutating func readTitle(_ line: String) {
    guard line.utf8.count < 1000, line.prefix(8).uppercased() == "#+TITLE:" else { return }
    let text = String(line.dropFirst(8)).plainLine
    if !text.isEmpty { title = text }
  }

  private mutating func read(_ headline: OrgHeadline, _ line: String) {
    while let last = path.last, last.level >= headline.level { path.removeLast() }
    let number = lines.number
    if headline.keyword != nil {
      let isInSection = path.first.map { $0.level == 1 && $0.item == nil } ?? false
      list = prose.listOfItem(
        isInSection: isInSection, document: title ?? intake.context.listName, in: &intake)
      entry.add(line, line: number)
      return
    }
    path.append((headline.level, nil))
    if headline.level == 1 {
      prose.addSection(headline.title, text: line, line: number, to: &intake)
    } else {
      prose.endPreface(in: &intake)
      intake.remarks.add("A heading that is not a to-do is kept as text.", line: number)
      prose.add(line, line: number, to: &intake)
    }
  }

  /// Delivers the item whose lines were gathered.
  private mutating func deliverEntry() {
    let (text, line) = (entry.text, entry.line)
    entry = PartText()
    guard line > 0, let list, let entry = OrgEntry(text, keywords) else { return }
    let parent = path.last { $0.item != nil }?.item
    let id = intake.identity(
      own: entry.property("ID"), list: list, parent: parent, name: entry.headline.title, line: line)
    var item = Org.item(of: entry, id: id, list: list, intake.context.common)
    item.line = line
    item.parent = parent.map { .item($0) }
    for remark in OrgRemarks.all(of: entry) { intake.remarks.add(remark, line: line) }
    intake.settle(&item)
    item.extra.append(Org.name, source(text, entry))
    path.append((entry.headline.level, id))
    prose.deliver(item, to: &intake)
  }

  /// The text of an entry, with the line that declares its word, if it is not one of those that
  /// count without.
  private func source(_ text: String, _ entry: OrgEntry) -> String {
    guard let word = entry.headline.keyword, OrgKeywords().isDone(word) != entry.isDone,
      let declaration = keywords.declaration(of: word), declaration.utf8.count <= 1000
    else { return text }
    return "\(declaration)\n\(text)"
  }
}

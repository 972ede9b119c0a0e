/// The part of reading that documents share, in which to-dos stand between other text: a heading
/// becomes the list of the to-dos below it, or a heading of that list, and all other text is kept
/// where it stands.
struct Prose {
  /// The owner of the text that comes.
  enum Place {
    /// The whole document.
    case preface
    /// A heading that may become a list.
    case section(title: String, line: Int)
    /// The last item, behind which it stands.
    case text
  }

  /// A line that becomes a heading of the list if a to-do comes below it.
  private struct Pending {
    let title: String
    let line: Int
    /// The number of bytes before it in the gathered text.
    var start: Int
  }

  private(set) var place = Place.preface
  /// The heading of the list below which the to-dos come.
  private(set) var heading: ExchangeID?
  private var pending: Pending?
  private var names = Occurrences()
  private var gathered = PartText()
  private var list: ExchangeID?
  private var last: ExchangeID?

  /// Whether no heading and no to-do has come.
  var isPreface: Bool { if case .preface = place { true } else { false } }

  /// Adds a line that is not a to-do.
  mutating func add(_ text: some StringProtocol, line: Int, to intake: inout Intake) {
    gathered.add(text, line: line)
    guard gathered.isFull else { return }
    // Nobody knows yet whether a to-do will come, and the text must not get longer.
    _ = openSection(in: &intake)
    deliver(to: &intake)
  }

  /// Adds a heading that becomes a list if a to-do comes below it.
  mutating func addSection(_ title: String, text: String, line: Int, to intake: inout Intake) {
    deliver(to: &intake)
    place = .section(title: title, line: line)
    gathered.add(text, line: line)
  }

  /// Adds a line that becomes a heading of the list if a to-do comes below it.
  mutating func addHeading(_ title: String, text: String, line: Int, to intake: inout Intake) {
    let start = gathered.isEmpty ? 0 : gathered.text.utf8.count + 1
    pending = Pending(title: title, line: line, start: start)
    add(text, line: line, to: &intake)
  }

  /// Ends the text before all headings and to-dos.
  mutating func endPreface(in intake: inout Intake) {
    guard isPreface else { return }
    deliver(to: &intake)
    place = .text
  }

  /// The list of a to-do that comes: that of the section it is in, or else the document, whose name
  /// is given.
  mutating func listOfItem(
    isInSection: Bool, document name: String, in intake: inout Intake
  ) -> ExchangeID {
    if isInSection, let list = openSection(in: &intake) ?? list {
      let waiting = takePending()
      deliver(to: &intake)
      if let waiting { open(waiting, of: list, in: &intake) }
      return list
    }
    let waiting = takePending()
    deliver(to: &intake)
    place = .text
    var own = ExchangeList(named: name)
    // An empty source says that the document is the list.
    own.extra.append(intake.format, "")
    let id = intake.announce(own)
    if id != list { (list, heading, last) = (id, nil, nil) }
    if let waiting { open(waiting, of: id, in: &intake) }
    return id
  }

  /// Delivers an item, behind which the text that comes stands.
  mutating func deliver(_ item: ExchangeItem, to intake: inout Intake) {
    last = item.id
    intake.deliver(.item(item))
  }

  /// Delivers what was gathered.
  mutating func deliver(to intake: inout Intake) {
    let part = gathered.take(
      intake.format, list: isPreface ? nil : heading ?? list, after: isPreface ? nil : last)
    pending = nil
    if let part { intake.deliver(.part(part)) }
  }

  /// Makes the section a list: its first line names it. Nil if there is no section.
  private mutating func openSection(in intake: inout Intake) -> ExchangeID? {
    guard case .section(let title, let line) = place else { return nil }
    let text = gathered.text
    let end = text.firstIndex(of: "\n")
    var list = ExchangeList(named: title.isEmpty ? intake.context.listName : title)
    list.line = line
    list.extra.append(intake.format, String(text[..<(end ?? text.endIndex)]))
    let id = intake.announce(list)
    (self.list, heading, last) = (id, nil, nil)
    gathered = PartText()
    place = .text
    if let end {
      gathered.add(text[text.index(after: end)...], line: line + 1)
      pending?.start -= text[...end].utf8.count
    }
    return id
  }

  /// Takes the line that becomes a heading, with the text after it, out of the gathered text.
  private mutating func takePending() -> (heading: Pending, text: String)? {
    guard let pending else { return nil }
    let (text, line) = (gathered.text, gathered.line)
    let start = text.utf8.index(text.startIndex, offsetBy: pending.start)
    (gathered, self.pending) = (PartText(), nil)
    if pending.start > 0 { gathered.add(text[..<text.utf8.index(before: start)], line: line) }
    return (pending, String(text[start...]))
  }

  /// Makes a line a heading of a list, and delivers the text after it.
  private mutating func open(
    _ waiting: (heading: Pending, text: String), of list: ExchangeID, in intake: inout Intake
  ) {
    let (title, text) = (waiting.heading.title, waiting.text)
    let end = text.firstIndex(of: "\n")
    let number = names.count("\(list.text)\u{1F}\(title)")
    var new = ExchangeList(heading: title, of: list, number: number)
    new.line = waiting.heading.line
    new.extra.append(intake.format, String(text[..<(end ?? text.endIndex)]))
    (heading, last) = (intake.announce(new), nil)
    if let end {
      gathered.add(text[text.index(after: end)...], line: waiting.heading.line + 1)
      deliver(to: &intake)
    }
  }
}

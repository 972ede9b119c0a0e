/// The part of reading that documents share, in which to-dos stand between other text: a heading
/// becomes the list of the to-dos below it, and all other text is kept where it stands.
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

  private(set) var place = Place.preface
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
      deliver(to: &intake)
      return list
    }
    deliver(to: &intake)
    place = .text
    var own = ExchangeList(named: name)
    // An empty source says that the document is the list.
    own.extra.append(intake.format, "")
    let id = intake.announce(own)
    if id != list { (list, last) = (id, nil) }
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
      intake.format, list: isPreface ? nil : list, after: isPreface ? nil : last)
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
    (self.list, last) = (id, nil)
    gathered = PartText()
    place = .text
    if let end { gathered.add(text[text.index(after: end)...], line: line + 1) }
    return id
  }
}

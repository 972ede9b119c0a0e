import CivilCalendar

/// A heading that is a to-do with the text below it, taken apart.
struct OrgEntry {
  /// The line that declares the heading's word, if it is not one that counts without.
  let declaration: String?
  let headline: OrgHeadline
  let isDone: Bool
  /// The line of the heading.
  let line: String
  /// That line and those below it.
  let text: String
  /// The lines with `DEADLINE`, `SCHEDULED` and `CLOSED`.
  private(set) var planning: [String] = []
  private(set) var deadline: OrgTimestamp?
  private(set) var scheduled: OrgTimestamp?
  private(set) var closed: OrgTimestamp?
  /// The lines of the drawer of properties.
  private(set) var properties: [String] = []
  /// The other drawers and the clocked times.
  private(set) var drawers: [String] = []
  /// The lines of the notes, as they are written.
  private(set) var body: [String] = []
  /// The number of blanks before planning and drawers; nil if there are none.
  private var indentation: Int?

  /// The entry of a text: perhaps a line that declares words, a heading, and what is below it. Nil
  /// if it is none.
  init?(_ text: String, _ keywords: OrgKeywords = OrgKeywords()) {
    var keywords = keywords
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if let first = lines.first, OrgKeywords.areDeclared(in: first) {
      declaration = String(first)
      keywords.declare(String(first))
      lines.removeFirst()
    } else {
      declaration = nil
    }
    guard let first = lines.popFirst(), let headline = OrgHeadline(first, keywords),
      let keyword = headline.keyword
    else { return nil }
    (self.headline, line) = (headline, String(first))
    self.text = ([first] + lines).joined(separator: "\n")
    isDone = keywords.isDone(keyword) ?? false
    read(lines)
  }

  private mutating func read(_ lines: ArraySlice<Substring>) {
    var rest = lines
    if let first = rest.first, readPlanning(first) { rest.removeFirst() }
    let lastEnd = rest.lastIndex(where: OrgText.isEnd) ?? rest.startIndex
    while let line = rest.popFirst() {
      let content = line.withoutIndent
      if OrgText.isDrawer(content), rest.startIndex <= lastEnd,
        let end = rest.firstIndex(where: OrgText.isEnd)
      {
        let drawer = ([line] + rest[...end]).map(String.init)
        rest = rest[(end + 1)...]
        note(line)
        if content.uppercased().hasPrefix(":PROPERTIES:"), properties.isEmpty {
          properties = drawer
        } else {
          drawers += drawer
        }
      } else if content.hasPrefix("CLOCK:") {
        note(line)
        drawers.append(String(line))
      } else {
        body.append(String(line))
      }
    }
  }

  private mutating func note(_ line: Substring) {
    indentation = indentation ?? line.utf8.prefix(while: \.isBlank).count
  }

  /// Reads a line such as `DEADLINE: <…> SCHEDULED: <…>`; returns whether it is one.
  private mutating func readPlanning(_ line: Substring) -> Bool {
    var rest = line.withoutIndent
    var isPlanning = false
    while let colon = rest.firstIndex(of: ":") {
      let key = rest[..<colon]
      let value = rest[rest.index(after: colon)...].withoutIndent
      guard let (stamp, after) = OrgTimestamp.read(value) else { break }
      switch key {
      case "DEADLINE": deadline = stamp
      case "SCHEDULED": scheduled = stamp
      case "CLOSED": closed = stamp
      default: return isPlanning
      }
      isPlanning = true
      rest = after.withoutIndent
    }
    if isPlanning {
      planning = [String(line)]
      note(line)
    }
    return isPlanning
  }

  /// The value of a property.
  func property(_ name: String) -> String? {
    properties.lazy.compactMap(OrgText.property).first { $0.name == name }?.value
  }

  /// The names of the properties.
  var propertyNames: [String] { properties.compactMap { OrgText.property($0)?.name } }

  /// The notes: the body without the blanks that are only there for its looks.
  var notes: String {
    let lines = body.trimming(\.isBlank)
    let blanks = lines.filter { !$0.isBlank }.map { $0.utf8.prefix(while: \.isBlank).count }
    let most = indentation ?? blanks.min() ?? 0
    return lines.map { line in
      if line.isBlank { return "" }
      let own = line.utf8.prefix(while: \.isBlank).count
      return OrgText.unescaped(Substring(line.utf8.dropFirst(min(most, own))))
    }.joined(separator: "\n")
  }
}

import CivilCalendar
import TodoValues

/// A task of Markdown with the lines that belong to it, taken apart.
struct MarkdownTask {
  /// The lines, from that with the box on.
  let lines: [String]
  let line: MarkdownLine
  /// The blanks and quotation marks before the marker.
  let lead: String
  /// The marker of the list with the blank behind it, `- ` or `1. `.
  let marker: String
  /// The sign in the box.
  let sign: Character

  private(set) var name = ""
  private(set) var tags: [String] = []
  private(set) var due: Day?
  private(set) var scheduled: Day?
  private(set) var start: Day?
  private(set) var created: Day?
  private(set) var completed: Day?
  private(set) var reminder: (day: Day, time: TimeOfDay?)?
  private(set) var priority: (Priority, text: String)?
  private(set) var recurrence: (Recurrence, text: String)?
  /// The fields that no item holds, as they are written.
  private(set) var others: [String] = []

  /// The task of a text; nil if its first line has no box.
  init?(_ text: String, today: Day) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.first else { return nil }
    line = MarkdownLine(first[...])
    guard case .task(let sign, let box, let head) = line.kind else { return nil }
    self.sign = sign
    let bytes = first.utf8
    let content = bytes.index(bytes.startIndex, offsetBy: head)
    let endOfMarker = bytes.index(bytes.startIndex, offsetBy: box)
    let markerStart = MarkdownText.endOfLead(first[...])
    (lead, marker) = (String(first[..<markerStart]), String(first[markerStart..<endOfMarker]))
    read(first[content...], today)
  }

  /// Reads the fields at the end of the line, from the last one backwards, and what is before them
  /// as name and tags.
  private mutating func read(_ text: Substring, _ today: Day) {
    let ranges = LabelledText.words(of: text)
    var kinds = ranges.map { MarkdownText.kind(text[$0]) }
    // A sign that is not a field is a word of the name.
    for (index, kind) in kinds.enumerated() where kind == .field { kinds[index] = .plain }
    var end = ranges.count
    while let place = ranges[..<end].lastIndex(where: { MarkdownSign.begins(text[$0]) }) {
      let value = (place + 1..<end).filter { kinds[$0] == .plain }
      let words = value.map { text[ranges[$0]] }
      guard let sign = MarkdownSign(text[ranges[place]], words, today: today),
        take(sign, ([text[ranges[place]]] + words).joined(separator: " "))
      else { break }
      for index in [place] + value { kinds[index] = .field }
      end = place
    }
    others.reverse()
    (name, tags) = MarkdownText.labels.read(text, ranges, kinds)
  }

  /// Takes a field; returns whether it is the first of its kind.
  private mutating func take(_ sign: MarkdownSign, _ text: String) -> Bool {
    switch sign {
    case .due(let day): return Self.set(&due, day)
    case .scheduled(let day):
      if scheduled == nil { others.append(text) }
      return Self.set(&scheduled, day)
    case .start(let day): return Self.set(&start, day)
    case .created(let day): return Self.set(&created, day)
    case .done(let day): return Self.set(&completed, day)
    case .cancelled(let day):
      if completed == nil { completed = day }
      others.append(text)
    case .reminder(let day, let time): return Self.set(&reminder, (day, time))
    case .priority(let level): return Self.set(&priority, (level, text))
    case .recurrence(let rule): return Self.set(&recurrence, (rule, text))
    case .other: others.append(text)
    }
    return true
  }

  private static func set<Value>(_ property: inout Value?, _ value: Value) -> Bool {
    guard property == nil else { return false }
    property = value
    return true
  }

  /// Whether the box says that it is done, or cancelled, which counts as done.
  var isDone: Bool { sign == "x" || sign == "X" || sign == "-" }

  /// The lines below the first.
  var notes: String {
    MarkdownText.notes(of: lines.dropFirst(), below: line, quotes: lead.filter { $0 == ">" }.count)
  }
}

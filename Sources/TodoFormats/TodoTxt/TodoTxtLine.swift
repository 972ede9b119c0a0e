import CivilCalendar
import TodoValues

/// A line of todo.txt, taken apart.
///
/// ```text
/// x (A) 2026-12-24 2026-11-21 Call Mom @phone +family due:2026-12-24 rec:+1y
/// ```
struct TodoTxtLine {
  private(set) var isDone = false
  private(set) var completed: Day?
  private(set) var created: Day?
  /// The letter of the priority.
  private(set) var priority: String?
  private(set) var name = ""
  private(set) var tags: [String] = []
  /// The tags that are projects, not contexts.
  private(set) var projects: Set<String> = []
  private(set) var due: Day?
  private(set) var time: TimeOfDay?
  private(set) var threshold: Day?
  private(set) var plan: DayPlan?
  private(set) var flag: Bool?
  private(set) var effort: Effort?
  private(set) var worked: Int?
  private(set) var recurrence: Recurrence?
  private(set) var alias: String?
  private(set) var parent: String?
  /// The words that are understood and that no property of an item holds.
  private(set) var hidden: [String] = []
  /// Sentences about what is not understood.
  private(set) var remarks: [String] = []

  /// Takes a line apart that is not blank.
  init(_ line: Substring) {
    // A line that begins with a space has nothing before its name.
    let hasBeginning = line.utf8.first?.isBlank == false
    var rest = line.trimmed
    if hasBeginning { readBeginning(&rest) }
    readWords(rest)
  }

  /// The beginning: `x`, the priority and up to two dates, of which the first may come before the
  /// priority if the item is done.
  private mutating func readBeginning(_ rest: inout Substring) {
    guard rest.utf8.first == UInt8(ascii: "x"), rest.utf8.dropFirst().first?.isBlank == true else {
      priority = Self.takePriority(&rest)
      created = takeDate(&rest)
      return
    }
    isDone = true
    Self.skip(1, &rest)
    let first = takeDate(&rest)
    priority = Self.takePriority(&rest)
    let second = takeDate(&rest)
    if let first {
      (completed, created) = (first, second)
    } else if priority != nil, let second {
      // One date after the priority was there before the item was done.
      let third = takeDate(&rest)
      (completed, created) = third == nil ? (nil, second) : (second, third)
    }
  }

  private static func takePriority(_ rest: inout Substring) -> String? {
    guard let letter = priority(rest), rest.utf8.dropFirst(3).first?.isBlank == true else {
      return nil
    }
    skip(3, &rest)
    return letter
  }

  /// The letter of the priority with which a text begins, `(A)`.
  private static func priority(_ text: Substring) -> String? {
    let bytes = Array(text.utf8.prefix(3))
    guard bytes.count == 3, bytes[0] == UInt8(ascii: "("), (65...90).contains(bytes[1]),
      bytes[2] == UInt8(ascii: ")")
    else { return nil }
    return String(Unicode.Scalar(bytes[1]))
  }

  private mutating func takeDate(_ rest: inout Substring) -> Day? {
    let hyphen = UInt8(ascii: "-")
    let bytes = Array(rest.utf8.prefix(11))
    guard bytes.count >= 10, bytes.count == 10 || bytes[10].isBlank, bytes[4] == hyphen,
      bytes[7] == hyphen, bytes[..<10].allSatisfy({ $0.isDigit || $0 == hyphen })
    else { return nil }
    let word = String(decoding: bytes[..<10], as: UTF8.self)
    guard let day = Day(iso: word) else {
      remark("No calendar has the date “\(word)”; it stays in the name.")
      return nil
    }
    Self.skip(10, &rest)
    return day
  }

  /// Skips some signs and the blanks after them.
  private static func skip(_ count: Int, _ rest: inout Substring) {
    rest = Substring(rest.utf8.dropFirst(count).drop(while: \.isBlank))
  }

  private mutating func readWords(_ text: Substring) {
    let ranges = LabelledText.words(of: text)
    var kinds: [LabelledText.Kind] = []
    kinds.reserveCapacity(ranges.count)
    for range in ranges { kinds.append(take(text[range])) }
    (name, tags) = Self.text.read(text, ranges, kinds)
  }

  /// Reads a word; a second one of the same field is a word of the name.
  private mutating func take(_ text: Substring) -> LabelledText.Kind {
    let word = TodoTxtWord(text)
    switch word {
    case .text:
      if TodoTxtWord.isOddField(text) {
        remark("“\(text)” is not understood; it stays in the name.")
      }
      return .plain
    case .label(let tag, let isProject):
      if isProject { projects.insert(tag) }
      return word.kind
    case .due(let day): return Self.set(&due, day)
    case .threshold(let day): return Self.set(&threshold, day)
    case .time(let value): return Self.set(&time, value)
    case .plan(let value): return Self.set(&plan, value)
    case .flag: return Self.set(&flag, true)
    case .effort(let value): return Self.set(&effort, value)
    case .worked(let seconds): return Self.set(&worked, seconds)
    case .recurrence(let rule), .rule(let rule): return Self.set(&recurrence, rule)
    case .priority(let letter): return isDone ? Self.set(&priority, letter) : .plain
    case .alias(let name): return Self.set(&alias, name)
    case .parent(let name): return Self.set(&parent, name)
    case .hidden:
      hidden.append(String(text))
      return .field
    }
  }

  private mutating func remark(_ sentence: String) {
    if remarks.last != sentence { remarks.append(sentence) }
  }

  private static func set<Value>(_ property: inout Value?, _ value: Value) -> LabelledText.Kind {
    guard property == nil else { return .plain }
    property = value
    return .field
  }

  /// The signs without which no word of a name means anything, except at its beginning.
  private static let meaningful = ByteSet("@+:(\\")

  /// The rules for reading, and for writing all tags as contexts.
  static let text = text { "@\($0)" }

  /// The rules for names, with labels that are written in some way. At the beginning of a name,
  /// `x`, a priority or a date would mean something too.
  static func text(label: @escaping @Sendable (String) -> String) -> LabelledText {
    LabelledText(
      kind: { word, isFirst in
        let kind = TodoTxtWord(word).kind
        guard isFirst, kind == .plain else { return kind }
        let isPriority = word.utf8.count == 3 && priority(word) != nil
        return word == "x" || isPriority || Day(iso: String(word)) != nil ? .field : .plain
      },
      isHarmless: { name in
        guard let first = name.utf8.first, !first.isDigit, first != UInt8(ascii: "x") else {
          return false
        }
        return !name.utf8.contains(where: meaningful.contains)
      }, label: label)
  }
}

import CivilCalendar
import DatePhrases
internal import TodoValues

/// Reads changes word by word.
struct BulkReader {
  private let line: String
  private let words: [Word]
  private let reader: DateItemReader
  private let clusters: DateClusterReader
  private let lists: KnownLists
  private let language: DateLanguage
  /// The items of the clusters that were found, by their first words.
  private var items: [Int: DateItem] = [:]
  private var parts: [BulkLine.Part] = []
  private var problems: [LanguageError] = []
  private var kinds: Set<LineMeaning.Kind> = []

  /// The properties that cannot be changed twice in one line.
  private static let names: [LineMeaning.Kind: String] = [
    .due: "the due date", .time: "the time", .start: "the start date", .plan: "the plan",
    .flag: "the flag", .list: "the list", .priority: "the priority", .effort: "the effort",
    .recurrence: "the repetition", .reminders: "the reminders", .completion: "the state",
  ]

  /// The words that are a change by themselves.
  static let states: KeyValuePairs<String, LineMeaning> = [
    "done": .done(true), "open": .done(false), "flag": .flag(true), "unflag": .flag(false),
  ]

  init(_ line: String, _ context: QuickAdd.Context) {
    self.line = line
    language = context.dates.habits.language
    words = WordReader.words(of: line, in: language)
    lists = KnownLists(context.lists)
    var isMark = words.map { $0.mark != nil }
    for (index, word) in words.enumerated() {
      guard let mark = word.mark, case .list? = MarkReader.meaning(of: mark),
        let known = lists.longest(at: index, in: words, mark: mark)
      else { continue }
      for place in index..<(index + known.words) { isMark[place] = true }
    }
    reader = DateItemReader(words, context.dates, isMark: isMark)
    clusters = DateClusterReader(reader, isMark: isMark, takesAny: true)
  }

  mutating func read() -> BulkLine.Reading {
    var index = 0
    while index < words.count {
      if let (changes, length) = changes(at: index) {
        add(changes, index..<(index + length))
        index += length
      } else {
        index += refuse(at: index)
      }
    }
    return BulkLine.Reading(parts: parts, problems: problems)
  }

  private mutating func add(_ changes: [LineMeaning], _ indices: Range<Int>) {
    let range = range(of: indices)
    let repeated = changes.lazy.map(\.kind).filter(kinds.contains)
    if let name = repeated.compactMap({ Self.names[$0] }).first {
      problems.append(LanguageError(.repeated, range, "This changes \(name) a second time."))
    } else {
      kinds.formUnion(changes.map(\.kind))
      parts.append(BulkLine.Part(range: range, changes: changes))
    }
  }

  /// Reports why the word at an index is not a change, and returns the number of words concerned.
  private mutating func refuse(at index: Int) -> Int {
    if let length = reader.impossibleDay(at: index) {
      problems.append(
        LanguageError(.noSuchDay, range(of: index..<(index + length)), "No such date."))
      return length
    }
    let typed = line[words[index].range]
    let offer = language.correction(of: words[index].text)
    let advice =
      offer.map { "Did you mean “\($0)”?" }
      ?? "Try +1w, fri, due:none, plan:today, #list, @tag, -@tag, !high, ~2h, flag or done."
    problems.append(
      LanguageError(
        .unknownWord, words[index].range, "Unknown change “\(typed)”. \(advice)", offer: offer))
    return 1
  }

  private func range(of indices: Range<Int>) -> Range<String.Index> {
    words[indices.lowerBound].range.lowerBound..<words[indices.upperBound - 1].range.upperBound
  }

  private mutating func changes(at index: Int) -> ([LineMeaning], Int)? {
    let word = words[index]
    if let mark = word.mark { return markChange(mark, at: index).map { ([$0], $1) } }
    guard !word.text.isEmpty else { return nil }
    if let state = Self.states.first(where: { $0.key == word.text }) { return ([state.value], 1) }
    if let found = ReminderFinder.reminders(at: index, in: words) {
      return ([.reminders(found.reminders)], found.words.count)
    }
    if "+-".contains(word.text.prefix(1)), let shift = DayShift(word.text) {
      return ([.shift(shift)], 1)
    }
    if index + 1 < words.count, words[index + 1].text == "none",
      let change = removal(word)
    {
      return ([change], 2)
    }
    return phraseChanges(at: index)
  }

  private func markChange(_ mark: Word.Mark, at index: Int) -> (LineMeaning, Int)? {
    if mark.sign == "!", mark.name.lowercased() == "none" { return (.priority(.none), 1) }
    if mark.sign == "~", mark.name.lowercased() == "none" { return (.effort(nil), 1) }
    switch MarkReader.meaning(of: mark) {
    case .list(let name, _)?:
      guard let known = lists.longest(at: index, in: words, mark: mark) else {
        return (.list(name, isKnown: false), 1)
      }
      return (.list(known.name, isKnown: true), known.words)
    case .tag(let name)?: return (mark.isRemoved ? .removedTag(name) : .tag(name), 1)
    case let meaning?: return (meaning, 1)
    case nil: return nil
    }
  }

  /// The removal that `none` means after a word.
  private func removal(_ word: Word) -> LineMeaning? {
    switch (word.text, word.date.ending == .colon) {
    case ("due", _): .due(nil)
    case ("time", true), ("at", false): .time(nil)
    case ("start", _), ("defer", _): .start(nil)
    case ("plan", true): .plan(nil)
    case ("repeat", _), ("every", false): .recurrence(nil)
    case ("effort", _): .effort(nil)
    default: nil
    }
  }

  /// The part of a date that begins here. It may belong to one that has begun before it.
  private mutating func phraseChanges(at index: Int) -> ([LineMeaning], Int)? {
    if items[index] == nil {
      for item in clusters.cluster(at: index)?.items ?? [] { items[item.words.lowerBound] = item }
    }
    return items[index].map { ($0.meanings, $0.words.count) }
  }
}

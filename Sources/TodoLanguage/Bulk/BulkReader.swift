import CivilCalendar
internal import TodoValues

/// Reads changes word by word.
struct BulkReader {
  private let line: String
  private let words: [Word]
  private let reader: PhraseReader
  private let lists: KnownLists
  private var parts: [BulkLine.Part] = []
  private var problems: [LanguageError] = []
  private var kinds: Set<LineMeaning.Kind> = []

  /// The properties that cannot be changed twice in one line.
  private static let names: [LineMeaning.Kind: String] = [
    .due: "the due day", .time: "the time", .start: "the start", .list: "the list",
    .priority: "the priority", .recurrence: "the recurrence", .completion: "whether it is done",
  ]

  init(_ line: String, _ context: QuickAdd.Context) {
    self.line = line
    words = WordReader.words(of: line)
    reader = PhraseReader(words: words, today: context.today)
    lists = KnownLists(context.lists)
  }

  mutating func read() -> BulkLine.Reading {
    var index = 0
    while index < words.count {
      if let (change, length) = change(at: index) {
        take(change, index..<(index + length))
        index += length
      } else {
        index += refuse(at: index)
      }
    }
    return BulkLine.Reading(parts: parts, problems: problems)
  }

  private mutating func take(_ change: LineMeaning, _ places: Range<Int>) {
    let range = range(of: places)
    if let name = Self.names[change.kind], !kinds.insert(change.kind).inserted {
      problems.append(LanguageError(range, "This changes \(name) a second time."))
    } else {
      parts.append(BulkLine.Part(range: range, change: change))
    }
  }

  /// Reports why the word at an index is no change, and returns the number of words concerned.
  private mutating func refuse(at index: Int) -> Int {
    if let (reading, length) = reader.day(at: index), reading.day == nil {
      problems.append(LanguageError(range(of: index..<(index + length)), "There is no such day."))
      return length
    }
    let word = line[words[index].range]
    problems.append(
      LanguageError(
        words[index].range,
        "“\(word)” is no change. Try +1w, fri, due:none, #list, @tag, -@tag, !high or done."))
    return 1
  }

  private func range(of places: Range<Int>) -> Range<String.Index> {
    words[places.lowerBound].range.lowerBound..<words[places.upperBound - 1].range.upperBound
  }

  private func change(at index: Int) -> (LineMeaning, Int)? {
    let word = words[index]
    if let mark = word.mark { return markChange(mark, at: index) }
    guard !word.text.isEmpty else { return nil }
    if word.text == "done" { return (.done(true), 1) }
    if word.text == "open" { return (.done(false), 1) }
    if "+-".contains(word.text.prefix(1)), let shift = DayShift(word.text) {
      return (.shift(shift), 1)
    }
    if index + 1 < words.count, words[index + 1].text == "none",
      let change = removal(word.text)
    {
      return (change, 2)
    }
    return phraseChange(at: index)
  }

  private func markChange(_ mark: Word.Mark, at index: Int) -> (LineMeaning, Int)? {
    if mark.sign == "!", mark.name.lowercased() == "none" { return (.priority(.none), 1) }
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
  private func removal(_ word: String) -> LineMeaning? {
    switch word {
    case "due", "due:": .due(nil)
    case "time:", "at": .time(nil)
    case "start", "start:", "defer", "defer:": .start(nil)
    case "repeat", "repeat:", "every": .recurrence(nil)
    default: nil
    }
  }

  /// The longest phrase that begins here. As nothing else can be meant, any form of a date will do.
  private func phraseChange(at index: Int) -> (LineMeaning, Int)? {
    let phrase = reader.phrases(at: index).first
    if let (reading, length) = reader.day(at: index), let day = reading.day,
      length > phrase?.length ?? 0
    {
      return (.due(day), length)
    }
    return phrase.map { ($0.meaning, $0.length) }
  }
}

import CivilCalendar

/// Reads changes word by word.
struct BulkReader {
  private let line: String
  private let words: [Word]
  private let reader: PhraseReader
  private let lists: KnownLists
  private var parts: [BulkLine.Part] = []
  private var problems: [LanguageError] = []
  private var subjects: Set<String> = []

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
        add(change, index..<(index + length))
        index += length
      } else {
        index += refuse(at: index)
      }
    }
    return BulkLine.Reading(parts: parts, problems: problems)
  }

  private mutating func add(_ change: BulkChange, _ indices: Range<Int>) {
    let range = range(of: indices)
    if let subject = change.subject, !subjects.insert(subject).inserted {
      problems.append(LanguageError(range, "This changes \(subject) a second time."))
    } else {
      parts.append(BulkLine.Part(range: range, change: change))
    }
  }

  /// Reports why the word at an index is no change, and returns the number of words concerned.
  private mutating func refuse(at index: Int) -> Int {
    if let (reading, length) = reader.day(at: index), reading.day == nil {
      let range = range(of: index..<(index + length))
      problems.append(LanguageError(range, "No such date.", kind: .impossibleDate))
      return length
    }
    let word = line[words[index].range]
    problems.append(
      LanguageError(
        words[index].range,
        "Unknown change “\(word)”. Try +1w, fri, due:none, #list, @tag, -@tag, !high or done."))
    return 1
  }

  private func range(of indices: Range<Int>) -> Range<String.Index> {
    words[indices.lowerBound].range.lowerBound..<words[indices.upperBound - 1].range.upperBound
  }

  private func change(at index: Int) -> (BulkChange, Int)? {
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

  private func markChange(_ mark: Word.Mark, at index: Int) -> (BulkChange, Int)? {
    if mark.sign == "!", mark.name.lowercased() == "none" { return (.priority(.none), 1) }
    switch MarkReader.meaning(of: mark) {
    case .list(let name, _)?:
      guard let known = lists.longest(at: index, in: words, mark: mark) else {
        return (.list(name, isKnown: false), 1)
      }
      return (.list(known.name, isKnown: true), known.words)
    case .tag(let name)?: return (mark.isRemoved ? .removeTag(name) : .addTag(name), 1)
    case .priority(let priority)?: return (.priority(priority), 1)
    default: return nil
    }
  }

  /// The removal that `none` means after a word.
  private func removal(_ word: String) -> BulkChange? {
    switch word {
    case "due", "due:": .due(nil)
    case "time:", "at": .time(nil)
    case "start", "start:", "defer", "defer:": .start(nil)
    case "repeat", "repeat:", "every": .recurrence(nil)
    default: nil
    }
  }

  /// The longest phrase that begins here. As nothing else can be meant, any form of a date will do.
  private func phraseChange(at index: Int) -> (BulkChange, Int)? {
    var found: (BulkChange, Int)?
    func offer(_ change: BulkChange, _ length: Int) {
      if length > found?.1 ?? 0 { found = (change, length) }
    }
    for phrase in reader.phrases(at: index) {
      switch phrase.meaning {
      case .due(let day): offer(.due(day), phrase.length)
      case .time(let time): offer(.time(time), phrase.length)
      case .start(let day): offer(.start(day), phrase.length)
      case .recurrence(let rule): offer(.recurrence(rule), phrase.length)
      case .list, .tag, .priority: break
      }
    }
    if let (reading, length) = reader.day(at: index), let day = reading.day {
      offer(.due(day), length)
    }
    return found
  }
}

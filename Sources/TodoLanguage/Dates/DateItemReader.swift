import CivilCalendar
import DatePhrases
import TodoValues

/// Finds the days, times, rules and priorities that begin at a word, and decides how certain each
/// of them is.
struct DateItemReader {
  let words: [Word]
  let grammar: DateGrammar

  /// No item has more words, and none is looked for further back from the end of a line.
  static let longest = 24

  init(_ words: [Word], _ context: DateContext, isMark: [Bool] = []) {
    self.words = words
    let dateWords = words.enumerated().map { index, word in
      word.isLiteral || index < isMark.count && isMark[index] ? nil : word.date
    }
    grammar = DateGrammar(TermLine(dateWords, language: context.habits.language), context)
  }

  private init(_ words: [Word], _ grammar: DateGrammar) {
    (self.words, self.grammar) = (words, grammar)
  }

  var line: TermLine { grammar.line }

  /// A reader of the same words, for which no time of the day is over.
  var atMidnight: DateItemReader {
    var context = grammar.context
    context.now = .midnight
    return DateItemReader(words, DateGrammar(line, context))
  }

  /// The items that begin at a word.
  func items(at index: Int) -> [DateItem] {
    let word = words[index]
    guard !word.text.isEmpty else { return [] }
    if let (priority, standing) = priority(word) {
      return [
        DateItem(
          meanings: [.priority(priority)], words: index..<index + 1, standing: standing)
      ]
    }
    if let key = DateKey(word) {
      return keyed(index) { next in
        switch key {
        case .due: dayItems(index, .due, from: next)
        case .start, .defer: dayItems(index, .start, from: next)
        case .plan: planItems(index, from: next)
        case .time: timeItems(index, from: next, .at)
        case .repeat: ruleItems(index, from: next)
        }
      }
    }
    guard !line.terms(at: index).isEmpty else { return [] }
    let places = prepositions(index).reversed()
    return ruleItems(index, from: index)
      + places.flatMap { place in
        dayItems(index, place.role, from: place.node)
          + timeItems(index, from: place.node, place.role)
      }
  }

  /// The number of words of a date at a word that no calendar has: `31 feb`. With `withYear` only
  /// dates with their year count.
  func impossibleDay(at index: Int, withYear: Bool = false) -> Int? {
    guard !words[index].text.isEmpty else { return nil }
    return prepositions(index).flatMap { grammar.days($0.node) }
      .filter { $0.value.day == nil && ($0.value.hasYear || !withYear) }
      .compactMap { line.wordIndex($0.end) }.max().map { $0 - index }
  }

  // MARK: - Prepositions

  /// The role of a day or a time, by the preposition before it.
  enum Role: Hashable { case bare, article, on, due, until, before, start, at, after, of }

  private func keyed(_ index: Int, _ items: (Int) -> [DateItem]) -> [DateItem] {
    guard index + 1 < words.count else { return [] }
    return items(index + 1).map { item in
      DateItem(
        meanings: item.meanings, words: item.words, standing: .anywhere,
        traits: [.keyed, .preposition])
    }
  }

  /// The nodes after up to three prepositions at a word, and what they make of a day together.
  private func prepositions(_ index: Int) -> [(node: Int, role: Role)] {
    var places: [(node: Int, role: Role)] = [(index, .bare)]
    var next = 0
    while next < places.count, places.count < 12 {
      let place = places[next]
      next += 1
      // “Of” precedes a time alone: 明日の9時.
      guard place.role != .of else { continue }
      for match in grammar.matches(place.node, Self.role)
      where match.value != .of || place.role == .bare {
        let isFirst = place.role == .bare || place.role == .article
        let role = isFirst ? match.value : place.role
        if !places.contains(where: { $0.node == match.end && $0.role == role }) {
          places.append((match.end, role))
        }
      }
    }
    return places
  }

  private static func role(_ term: DateTerm) -> Role? {
    switch term {
    case .on: .on
    case .onThe: .article
    case .by, .due: .due
    case .until: .until
    case .before: .before
    case .start: .start
    case .at: .at
    case .after: .after
    case .of: .of
    default: nil
    }
  }

  // MARK: - Days

  func dayItems(_ index: Int, _ role: Role, from node: Int) -> [DateItem] {
    guard role != .after, role != .of else { return [] }
    return grammar.days(node).flatMap { day -> [DateItem] in
      // “Am Morgen” is a part of the day, and “on tomorrow” is nothing.
      if role == .on || role == .article, day.value.form == .near { return [] }
      return suffixes(day.end, role).flatMap { end, role in
        complete(dayItem(day.value, role, index), from: end, needsTime: false)
      }
    } + thisEvening(index, role, from: node)
  }

  /// The nodes after a day or a time and the particles behind it, which may change its role.
  func suffixes(_ node: Int, _ role: Role) -> [(Int, Role)] {
    let plain = grammar.skipping([.particle], node)
    let particles = plain.map { ($0, $0 == node || role != .bare ? role : Role.on) }
    return particles + grammar.after(.untilBehind, node).map { ($0, Role.until) }
      + grammar.after(.startBehind, node).map { ($0, Role.start) }
  }

  private func dayItem(_ reading: DayReading, _ role: Role, _ index: Int) -> DateItem? {
    // “24 dec 1830” is a day and a time.
    guard var day = reading.day, reading.form != .written || day.year >= 1960 else { return nil }
    // In “le 15” the article is a part of the day.
    let isMarked =
      role == .bare && reading.form == .dayOfMonth && line.terms(at: index).contains(.onThe)
    let role = isMarked ? .article : role
    if role == .before, !reading.isEnd { day = day.adding(days: -1) }
    if role == .at, !reading.isStretch, reading.form != .namesake { return nil }
    var meanings: [LineMeaning] = [role == .start ? .start(day) : .due(day)]
    if let time = reading.time { meanings.append(.time(time)) }
    let standing =
      day < grammar.context.today && reading.form != .fullDate && !reading.hasYear
      ? .never : standing(reading, role, words[index])
    var item = DateItem(meanings: meanings, words: index..<index, standing: standing)
    item.traits = traits(reading, role)
    if case .numeric(let date) = reading.form, role == .bare { item.numeric = date }
    return item
  }

  private func traits(_ reading: DayReading, _ role: Role) -> DateItem.Traits {
    var traits: DateItem.Traits = role == .bare || role == .article ? [] : .preposition
    if reading.care == .weak { traits.insert(.weak) }
    if role == .before, !reading.isEnd { traits.insert(.before) }
    if role == .until { traits.insert(.until) }
    if reading.form == .near, role == .bare { traits.insert(.near) }
    if reading.form == .distance { traits.insert(.distance) }
    if reading.isStretch { traits.insert(.stretch) }
    if reading.isMonth { traits.insert(.month) }
    return traits
  }

  private func standing(_ reading: DayReading, _ role: Role, _ word: Word) -> DateItem.Standing {
    if role == .bare {
      switch reading.form {
      case .fullDate: return .anywhere
      case .sign: return word.text.utf8.last.map { $0 > 57 } == true ? .anywhere : .never
      case .dayOfMonth, .namesake: return .beside
      case .numeric(let date):
        return date.isClear ? .end : date.isLikely ? .afterTwoWords : .beside
      case .name, .near:
        switch reading.care {
        case .fieldOnly: return .never
        case .name: return word.date.isCapitalized ? .never : .afterTwoWords
        case .none, .weak: return .end
        }
      case .distance, .written: return .end
      }
    }
    guard reading.care < .fieldOnly else { return .never }
    guard role != .start, role != .before, role != .article, reading.care < .weak else {
      return .end
    }
    switch reading.form {
    case .name, .near, .distance, .sign, .written, .fullDate, .namesake: return .anywhere
    // The 2nd floor; 1.5 percent.
    case .dayOfMonth, .numeric: return .end
    }
  }

  // MARK: - Rules

  private func ruleItems(_ index: Int, from node: Int) -> [DateItem] {
    RuleGrammar(grammar: grammar).rules(node).flatMap { rule -> [DateItem] in
      let isSure = rule.value.rule.anchor == .done
      var item = DateItem(
        meanings: [.recurrence(rule.value.rule)] + (rule.value.first.map { [.due($0)] } ?? []),
        words: index..<index, standing: isSure ? .anywhere : .end)
      if isSure { item.traits.insert(.preposition) }
      return grammar.skipping([.particle], rule.end).flatMap {
        complete(item, from: $0, needsTime: rule.value.needsTime)
      } + rowItems(item, rule.value.rule, from: rule.end)
    }
  }

  /// `every day from mon until fri`, where a limit follows the first day.
  private func rowItems(_ item: DateItem, _ rule: Recurrence, from node: Int) -> [DateItem] {
    grammar.after(.start, node).flatMap { place in
      grammar.skipping([.on, .onThe, .article], place).flatMap(grammar.days)
    }.flatMap { first -> [DateItem] in
      guard let start = first.value.day else { return [] }
      let limits = RuleLimitGrammar(grammar: grammar).limits(first.end, from: start)
      return limits.compactMap { limit in
        guard let rule = rule.ending(limit.value), let end = line.wordIndex(limit.end) else {
          return nil
        }
        var row = item
        row.meanings = [.recurrence(rule), .start(start)]
        row.words = item.words.lowerBound..<end
        return row
      }
    }
  }

  // MARK: - Both

  /// The item up to a node. Inside a word, and where a part of the day is missing, a time has to
  /// follow: “tonight at 8”.
  func complete(_ item: DateItem?, from node: Int, needsTime: Bool) -> [DateItem] {
    guard let item else { return [] }
    let start = item.words.lowerBound
    if !needsTime, let end = line.wordIndex(node) {
      guard end > start else { return [] }
      var whole = item
      whole.words = start..<end
      return [whole]
    }
    guard !item.hasTime else { return [] }
    return grammar.times(node).flatMap { time in
      grammar.skipping([.particle], time.end).map { DateGrammar.Match(time.value, $0) }
    }.compactMap { time in
      guard let end = line.wordIndex(time.end), end > start, !isBound(time.end) else { return nil }
      // This morning is over, but the day is not.
      let isOver =
        item.due == grammar.context.today && time.value.time <= grammar.context.now
        && !time.value.isOpen && !time.value.isNextDay
      var found = item
      found.words = start..<end
      if !isOver { found.meanings.append(.time(time.value.time)) }
      if time.value.isOpen { found.traits.insert(.open) }
      if time.value.isNextDay { found.traits.insert(.nextDay) }
      if time.value.form == .part || time.value.form == .partPhrase { found.traits.insert(.part) }
      return found
    }
  }

  /// `!!` and `!!!`, whose last sign is the punctuation after the word.
  private static let stresses: [String: Priority] = ["!": .medium, "!!": .high]

  /// `p1` to `p4`, `!!1` and `!!!`; beside a date also `!!`, as rows show priorities. Alone, that
  /// is an exclamation.
  private func priority(_ word: Word) -> (Priority, DateItem.Standing)? {
    let text = word.text
    guard text.utf8.count <= 3 else { return nil }
    if word.date.ending == .stress, let priority = Self.stresses[text] {
      return (priority, priority == .high ? .end : .beside)
    }
    guard let digit = text.last.flatMap(\.wholeNumberValue),
      text.hasPrefix("p") && text.utf8.count == 2 || text.hasPrefix("!!")
    else { return nil }
    // P2 is also a floor of a car park.
    let standing: DateItem.Standing = word.date.isCapitalized ? .afterTwoWords : .end
    switch digit {
    case 1: return (.high, standing)
    case 2: return (.medium, standing)
    case 3: return (.low, standing)
    case 4: return (.none, standing)
    default: return nil
    }
  }
}

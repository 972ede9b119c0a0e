import CivilCalendar
import DatePhrases
import TodoValues

/// Finds words of dates beside a date that are not part of it, so that it is perhaps misread.
struct DateNeighbours {
  private let words: [Word]
  private let line: TermLine
  private let kinds: TermKinds
  private let isMark: [Bool]
  private let sentence: [SentenceWords]
  private let language: DateLanguage

  init(
    _ words: [Word], _ reader: DateItemReader, isMark: [Bool], _ sentence: [SentenceWords],
    _ language: DateLanguage
  ) {
    (self.words, self.isMark, self.sentence) = (words, isMark, sentence)
    self.language = language
    line = reader.line
    kinds = TermKinds(words: words, line: line)
  }

  /// Whether what begins at a word belongs to the word before it: “for friday”, “- friday”.
  func isHeld(_ index: Int) -> Bool {
    guard index > 0, !isMark[index - 1] else { return false }
    let word = words[index - 1]
    guard !word.isLiteral, !word.date.hasComma else { return false }
    return sentence.have(word.text, in: \.holding)
      || !word.text.isEmpty && word.text.allSatisfy(Self.isPunctuation)
  }

  /// Whether a character is neither a part of a word nor a picture.
  private static func isPunctuation(_ character: Character) -> Bool {
    !character.isLetter && !character.isNumber && character != "\""
      && !character.unicodeScalars.contains {
        $0.properties.isEmojiPresentation || $0.properties.isVariationSelector
      }
  }

  /// Whether a word is a duration or a range of times, with which no sentence continues: `45m`,
  /// `3-4pm`, `9:00-12:00`.
  func isDuration(_ index: Int) -> Bool {
    let text = words[index].text
    guard words[index].startsWithDigit else { return false }
    if text.last?.isLetter == true, Effort(text) != nil { return !kinds.isTime(index) }
    let ends = text.split(whereSeparator: { "-–".contains($0) })
    return ends.count == 2 && looksLikeTime(String(ends[1]))
      && (looksLikeTime(String(ends[0])) || ends[0].allSatisfy(\.isNumber))
  }

  /// Whether a word is a time with the name of its zone, which stays in the title: `17:00 CET`.
  func isForeignTime(_ index: Int) -> Bool {
    let index = line.terms(at: index).contains(.at) ? index + 1 : index
    guard index < words.count else { return false }
    let ends = line.terms(at: index).contains { if case .clock = $0 { true } else { false } }
    guard ends, index + 1 < words.count else { return false }
    let zone = line.terms(at: index + 1).contains(.zone) ? index + 1 : index + 2
    return zone < words.count && line.terms(at: zone).contains(.zone)
      && words.indices[(zone + 1)...].allSatisfy { isMark[$0] }
  }

  /// The words before or after a cluster that look like a part of it.
  func unread(beside cluster: DateCluster) -> Range<Int>? {
    guard cluster.hasDay || cluster.hasTime else { return nil }
    // “Yearly in january” can mean any day of it.
    if cluster.hasRule, let month = cluster.items.first(where: { $0.traits.contains(.month) }) {
      return month.words
    }
    return before(cluster) ?? after(cluster)
  }

  /// The day with which the line begins, if a cluster is its time: “Friday dentist 10am”.
  func dayAtBeginning(of cluster: DateCluster) -> Range<Int>? {
    guard !cluster.hasDay, let first = words.indices.first(where: { !isMark[$0] }),
      cluster.words.lowerBound > first + 1, !sentence.have(words[first + 1].text, in: \.predicates)
    else { return nil }
    return kinds.isDay(first, upTo: .none) ? first..<first + 1 : nil
  }

  /// The day in words of another language, or in letters, before a time that would be today's:
  /// “nächsten Dienstag um 14:30”, “m/w/f 7am”.
  func foreignDay(before cluster: DateCluster) -> Range<Int>? {
    guard !cluster.hasDay, cluster.hasTime else { return nil }
    let end = cluster.words.lowerBound
    let near = max(0, end - Self.mostWordsBetween)..<end
    if let index = near.last(where: { isDayLetters(words[$0].text) }) { return index..<index + 1 }
    let foreign = near.map { index -> DateWord? in
      // Short words mean something else in English: “so”, “do”, “mar”.
      let isSure = !isMark[index] && words[index].text.count >= Self.leastLetters
      return isSure && line.terms(at: index).isEmpty ? words[index].date : nil
    }
    guard foreign.contains(where: { $0 != nil }) else { return nil }
    for other in DateLanguage.all
    where other != .english && !language.codes.contains(other.code) {
      let kinds = TermKinds(
        words: Array(words[near]), line: TermLine(foreign, language: other))
      guard
        let place = near.indices.last(where: {
          kinds.isDay($0 - near.lowerBound, upTo: .none) || kinds.isRule($0 - near.lowerBound)
        })
      else { continue }
      return place..<place + 1
    }
    return nil
  }

  private static let mostWordsBetween = 6
  private static let leastLetters = 5

  /// Whether a text lists weekdays by their first letters: `m/w/f`, `mon/wed`.
  private func isDayLetters(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let names = Weekday.allCases.map { "\($0)".lowercased() }
    return parts.count > 1
      && parts.allSatisfy { part in
        (1...3).contains(part.count) && names.contains { $0.hasPrefix(part) }
      }
  }

  // MARK: - Before

  private func before(_ cluster: DateCluster) -> Range<Int>? {
    let end = cluster.words.lowerBound
    guard end > 0, !isMark[end - 1] else { return nil }
    // “Mon and fri”, “mon, fri”.
    if end >= 2, isJoin(end - 1), kinds.isDay(end - 2) { return end - 2..<end }
    // “From 1 to 5 december”.
    if cluster.hasDay, let place = [end - 1, end].first(where: { kinds.has($0, .through) }),
      place > 0, kinds.hasNumber(place - 1..<place) || kinds.isPlace(place - 1)
    {
      return place - 1..<end
    }
    if words[end - 1].date.hasComma {
      let isPart = kinds.isDay(end - 1) || cluster.hasTime && kinds.isTime(end - 1)
      return isPart ? end - 1..<end : nil
    }
    let run = datelike(before: end)
    guard !run.isEmpty else {
      return looksLikeTime(words[end - 1].text) && !cluster.hasTime ? end - 1..<end : nil
    }
    // “The second last day”.
    if kinds.isPlace(end), kinds.isPlace(end - 1) { return end - 1..<end }
    // Of “slides for friday” nothing is meant, and another day can follow.
    let isAnchored = kinds.has(end, .before) || kinds.has(end, .after)
    let follows =
      run.lowerBound >= 2 && isJoin(run.lowerBound - 1) && kinds.isDay(run.lowerBound - 2)
    if isHeld(run.lowerBound), cluster.hasDay, !isAnchored, !follows { return nil }
    return isPart(run, of: cluster) ? run : nil
  }

  /// The words of dates right before a word.
  private func datelike(before end: Int) -> Range<Int> {
    var start = end
    while start > 0, end - start < 8, !words[start - 1].date.hasComma {
      if isDatelike(start - 1) {
        start -= 1
      } else if let first = (max(0, start - 4)..<start - 1).first(where: {
        reaches(start, from: $0)
      }) {
        start = first
      } else {
        break
      }
    }
    return start..<end
  }

  /// Whether several words that begin at a word have a meaning together, up to another word.
  private func reaches(_ end: Int, from start: Int) -> Bool {
    !isMark[start] && line.phraseEnds(at: start).contains(end)
  }

  /// Whether words before a cluster could be a part of it.
  private func isPart(_ run: Range<Int>, of cluster: DateCluster) -> Bool {
    let end = cluster.words.lowerBound
    if run.contains(where: { kinds.isDay($0) || kinds.isRule($0) || kinds.has($0, .ordinalMark) }) {
      return true
    }
    // “Antes de” before “las 3”, and 9時から before 10時.
    if cluster.hasTime, run.contains(where: kinds.isLimit) { return true }
    // “2 hours before friday”.
    if kinds.isLimit(end), run.count > 1, kinds.hasNumber(run), kinds.isUnit(end - 1) {
      return true
    }
    if kinds.has(end - 1, .startBehind), kinds.hasNumber(run) { return true }
    if run.count > 1, run.contains(where: kinds.isCounted), kinds.hasNumber(run) { return true }
    if cluster.hasRule, run.contains(where: kinds.isFrequency) { return true }
    let first = line.terms(at: end)
    let isHabit = first.contains { if case .habit = $0 { true } else { false } }
    let isWeekday = first.contains { if case .weekday = $0 { true } else { false } }
    if isHabit, kinds.hasNumber(run) { return true }
    if isHabit || isWeekday || !cluster.hasDay, kinds.isPlace(end - 1) { return true }
    // “9h à 10h”, “9 a 10”.
    if cluster.hasTime, first.contains(.through),
      kinds.hasNumber(run) || run.contains(where: kinds.isTime)
    {
      return true
    }
    return !cluster.hasDay && kinds.hasDate(run)
  }

  /// Whether a word could be a part of a date.
  private func isDatelike(_ index: Int) -> Bool {
    guard !isMark[index] else { return false }
    return line.terms(at: index).contains { term in
      switch term {
      case .on, .onThe, .by, .until, .before, .due, .at, .after, .start, .of, .article, .from,
        .within, .inMonth, .particle, .and, .through, .to, .past, .plus, .minus, .zone:
        false
      case .month: !words[index].date.isCapitalized
      default: true
      }
    }
  }

  // MARK: - After

  private func after(_ cluster: DateCluster) -> Range<Int>? {
    let start = cluster.words.upperBound
    guard start < words.count, !isMark[start] else { return nil }
    if words[start - 1].date.hasComma { return kinds.isDay(start) ? start..<start + 1 : nil }
    guard !isForeignTime(start) else { return nil }
    if kinds.isDay(start) || kinds.isRule(start) || looksLikeTime(words[start].text) {
      return start..<start + 1
    }
    var next = start + 1
    guard next < words.count, !isMark[next] else { return nil }
    // “Every monday and sometimes friday”.
    if cluster.hasRule, isJoin(start), next + 1 < words.count, kinds.isDay(next + 1) {
      return start..<next + 2
    }
    // “Every year at the end”.
    if cluster.hasRule,
      let edge = [next, next + 1].first(where: { $0 < words.count && kinds.isEdge($0) }),
      kinds.has(start, .at) || kinds.isArticle(start), edge == next || kinds.isArticle(next)
    {
      return start..<edge + 1
    }
    // “Dec 1 to 5”.
    if cluster.hasDay, kinds.has(start, .through), next == words.count - 1,
      kinds.hasNumber(next..<next + 1)
    {
      return start..<next + 1
    }
    // “In 2 weeks and a day”.
    if isJoin(start), kinds.hasNumber(next..<next + 1), next + 1 < words.count,
      kinds.isUnit(next + 1)
    {
      return start..<next + 2
    }
    // “Friday or saturday”, “at 25:00”.
    if kinds.isWithin(start), kinds.isMonth(next) { return start..<next + 1 }
    if kinds.isLimit(start), kinds.isMonth(next) || kinds.isDay(next) || kinds.isHoliday(next) {
      return start..<next + 1
    }
    if kinds.has(start, .at), next == words.count - 1, words[next].startsWithDigit {
      return start..<next + 1
    }
    if isJoin(start), kinds.isArticle(next), next + 1 < words.count { next += 1 }
    if isJoin(start),
      kinds.isDate(next) || (cluster.hasTime || cluster.hasRule) && kinds.isPartOfDay(next)
    {
      return start..<next + 1
    }
    if isJoin(start), kinds.isDay(next) || kinds.isRule(next) || kinds.isPlace(next) {
      return start..<next + 1
    }
    if isJoin(start), cluster.hasTime, words[next].text.utf8.first.map(Self.isDigit) == true {
      return start..<next + 1
    }
    if sentence.have(words[start].text, in: \.continuing), looksLikeTime(words[next].text) {
      return start..<next + 1
    }
    return nil
  }

  /// Whether a word joins two dates.
  private func isJoin(_ index: Int) -> Bool {
    sentence.have(words[index].text, in: \.joining)
      || line.terms(at: index).contains { $0 == .and || $0 == .through }
  }

  /// Whether a text has the form of a time that no clock shows: `25:00`, `13pm`.
  private func looksLikeTime(_ text: String) -> Bool {
    guard text.utf8.first.map(Self.isDigit) == true, text.utf8.count <= 7 else { return false }
    let isHalfDay = text.hasSuffix("am") || text.hasSuffix("pm")
    let parts = (isHalfDay ? text.dropLast(2) : text[...]).split(
      separator: ":", omittingEmptySubsequences: false)
    return parts.count <= 2 && (isHalfDay || parts.count == 2)
      && parts.allSatisfy { (1...2).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isDigit) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}

import CivilCalendar

/// Finds words of dates beside a date that are not part of it, so that it is perhaps misread.
struct DateNeighbours {
  private let words: [Word]
  private let line: TermLine
  private let isMark: [Bool]
  private let sentence: [SentenceWords]

  init(_ words: [Word], _ reader: DateItemReader, isMark: [Bool], _ sentence: [SentenceWords]) {
    (self.words, self.isMark, self.sentence) = (words, isMark, sentence)
    line = reader.line
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
    return isDay(first, upTo: .none) ? first..<first + 1 : nil
  }

  // MARK: - Before

  private func before(_ cluster: DateCluster) -> Range<Int>? {
    let end = cluster.words.lowerBound
    guard end > 0, !isMark[end - 1] else { return nil }
    // “Mon and fri”, “mon, fri”.
    if end >= 2, isJoin(end - 1), isDay(end - 2) { return end - 2..<end }
    if words[end - 1].date.hasComma {
      let isPart = isDay(end - 1) || cluster.hasTime && isTime(end - 1)
      return isPart ? end - 1..<end : nil
    }
    let run = datelike(before: end)
    guard !run.isEmpty else {
      return looksLikeTime(words[end - 1].text) && !cluster.hasTime ? end - 1..<end : nil
    }
    // Of “slides for friday” nothing is meant, and another day can follow.
    let isAnchored = has(end, .before) || has(end, .after)
    let follows = run.lowerBound >= 2 && isJoin(run.lowerBound - 1) && isDay(run.lowerBound - 2)
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
    if run.contains(where: { isDay($0) || isRule($0) || has($0, .ordinalMark) }) { return true }
    if run.count > 1, run.contains(where: isCounted), hasNumber(run) { return true }
    if cluster.hasRule, run.contains(where: isFrequency) { return true }
    let first = line.terms(at: end)
    let isHabit = first.contains { if case .habit = $0 { true } else { false } }
    let isWeekday = first.contains { if case .weekday = $0 { true } else { false } }
    if isHabit, hasNumber(run) { return true }
    if isHabit || isWeekday || !cluster.hasDay, isPlace(end - 1) { return true }
    // “9h à 10h”, “9 a 10”.
    if cluster.hasTime, first.contains(.through), hasNumber(run) || run.contains(where: isTime) {
      return true
    }
    return !cluster.hasDay && hasDate(run)
  }

  private func has(_ index: Int, _ term: DateTerm) -> Bool { line.terms(at: index).contains(term) }

  /// Whether a word says how often: `2x`, `times`.
  private func isFrequency(_ index: Int) -> Bool {
    line.terms(at: index).contains { term in
      switch term {
      case .times, .count: true
      default: false
      }
    }
  }

  /// Whether a date in numbers begins at a word: `26 dec`, `26.12.`
  private func isDate(_ index: Int) -> Bool {
    let isNumeric = line.terms(at: index).contains { if case .numeric = $0 { true } else { false } }
    let next = index + 1
    return isNumeric || isMonth(index)
      || words[index].startsWithDigit && next < words.count && isMonth(next)
  }

  private func isTime(_ index: Int) -> Bool {
    line.terms(at: index).contains { if case .clock = $0 { true } else { false } }
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

  private func isDay(_ index: Int, upTo most: DateCare = .weak) -> Bool {
    line.caredTerms(at: index).contains { term, care in
      switch term {
      case .day, .habit, .weekend, .weekday: care <= most
      default: false
      }
    }
  }

  private func isRule(_ index: Int) -> Bool {
    line.caredTerms(at: index).contains { term, care in
      switch term {
      case .every, .everyDone, .other, .afterNext, .unheld, .fromNow, .ago: care <= .weak
      default: false
      }
    }
  }

  /// Whether a word is a unit of days.
  private func isCounted(_ index: Int) -> Bool {
    line.terms(at: index).contains { term in
      switch term {
      case .unit(let length): ![.minutes, .hours].contains(length.unit)
      case .workday: true
      default: false
      }
    }
  }

  private func hasNumber(_ run: Range<Int>) -> Bool {
    run.contains { index in
      line.terms(at: index).contains { term in
        switch term {
        case .number, .digits, .next, .other: true
        default: false
        }
      }
    }
  }

  private func isPlace(_ index: Int) -> Bool {
    line.terms(at: index).contains { if case .ordinal = $0 { true } else { false } }
  }

  private func hasDate(_ run: Range<Int>) -> Bool {
    run.contains { index in
      line.terms(at: index).contains { term in
        switch term {
        case .month, .numeric: true
        default: false
        }
      }
    }
  }

  // MARK: - After

  private func after(_ cluster: DateCluster) -> Range<Int>? {
    let start = cluster.words.upperBound
    guard start < words.count, !isMark[start] else { return nil }
    if words[start - 1].date.hasComma { return isDay(start) ? start..<start + 1 : nil }
    guard !isForeignTime(start) else { return nil }
    if isDay(start) || isRule(start) || looksLikeTime(words[start].text) {
      return start..<start + 1
    }
    var next = start + 1
    guard next < words.count, !isMark[next] else { return nil }
    // “Every monday and sometimes friday”.
    if cluster.hasRule, isJoin(start), next + 1 < words.count, isDay(next + 1) {
      return start..<next + 2
    }
    // “Friday or saturday”, “at 25:00”.
    if isWithin(start), isMonth(next) { return start..<next + 1 }
    if isLimit(start), isMonth(next) || isDay(next) || isHoliday(next) { return start..<next + 1 }
    if has(start, .at), next == words.count - 1, words[next].startsWithDigit {
      return start..<next + 1
    }
    if isJoin(start), isArticle(next), next + 1 < words.count { next += 1 }
    if isJoin(start), isDate(next) || cluster.hasTime && isPartOfDay(next) {
      return start..<next + 1
    }
    if isJoin(start), isDay(next) || isRule(next) || isPlace(next) { return start..<next + 1 }
    if isJoin(start), cluster.hasTime, words[next].text.utf8.first.map(Self.isDigit) == true {
      return start..<next + 1
    }
    if sentence.have(words[start].text, in: \.continuing), looksLikeTime(words[next].text) {
      return start..<next + 1
    }
    return nil
  }

  private func isWithin(_ index: Int) -> Bool {
    line.terms(at: index).contains { [.within, .inMonth, .of].contains($0) }
  }

  /// Whether a word begins a limit of the date before it: “until june”, “after christmas”.
  private func isLimit(_ index: Int) -> Bool {
    line.terms(at: index).contains { [.until, .before, .after, .start].contains($0) }
  }

  private func isHoliday(_ index: Int) -> Bool {
    line.terms(at: index).contains { if case .holiday = $0 { true } else { false } }
  }

  private func isMonth(_ index: Int) -> Bool {
    line.terms(at: index).contains { term in
      switch term {
      case .month, .unit: true
      default: false
      }
    }
  }

  private func isPartOfDay(_ index: Int) -> Bool {
    line.terms(at: index).contains { if case .part = $0 { true } else { false } }
  }

  private func isArticle(_ index: Int) -> Bool {
    line.terms(at: index).contains { $0 == .on || $0 == .onThe || $0 == .article }
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

import CivilCalendar

/// Finds the dates, times and recurrences that begin at a word of a quick-add line.
///
/// Dates are read by `DayPhrase`, as in every field. This type decides how certain a date is: some
/// phrases are dates anywhere, others only at the end of a line.
struct PhraseReader {
  let words: [Word]
  let today: Day

  /// No phrase has more words, and none is looked for further back from the end of a line.
  static let longest = 24

  /// The phrases that begin at a word, the longest first.
  func phrases(at index: Int) -> [Phrase] {
    let word = words[index]
    guard !word.text.isEmpty, word.mark == nil else { return [] }
    var found = recurrences(at: index) + behindPreposition(at: index)
    if let day = bareDay(at: index) { found.append(day) }
    if let (reading, length) = time(at: index), reading.form != .hour {
      found.append(Phrase(.time(reading.time), length: length, isBare: true))
    }
    return found.sorted { $0.length > $1.length }
  }

  /// The longest date that begins at a word, and its number of words. A reading without a day is a
  /// date that no calendar has.
  func day(at index: Int) -> (reading: DayPhrase.Reading, length: Int)? {
    guard index < words.count, DateVocabulary.mayBegin(words[index].text) else { return nil }
    var texts: [String] = []
    for place in index..<min(index + DayPhrase.longest, words.count) {
      let word = words[place]
      guard !word.text.isEmpty, word.mark == nil,
        place == index || DateVocabulary.mayContinue(word.text)
      else { break }
      texts.append(word.text)
      if word.hasComma, !joins(place, isFirst: place == index) { break }
    }
    while !texts.isEmpty {
      if let reading = DayPhrase.read(texts[...], today: today) { return (reading, texts.count) }
      texts.removeLast()
    }
    return nil
  }

  /// The time that begins at a word, and its number of words.
  func time(at index: Int) -> (reading: TimePhrase.Reading, length: Int)? {
    guard index < words.count else { return nil }
    if index + 1 < words.count, !words[index].hasComma {
      let both = [words[index].text, words[index + 1].text]
      if let reading = TimePhrase.read(both[...]) { return (reading, 2) }
    }
    return TimePhrase.read([words[index].text]).map { ($0, 1) }
  }

  /// Whether a date continues after a comma: `fri, 27 nov` and `dec 24, 2026`.
  private func joins(_ index: Int, isFirst: Bool) -> Bool {
    guard index + 1 < words.count else { return false }
    if isFirst, DayPhrase.weekday(words[index].text) != nil { return true }
    let next = words[index + 1].text.utf8
    return next.count == 4 && next.allSatisfy { (48...57).contains($0) }
  }

  private func recurrences(at index: Int) -> [Phrase] {
    let word = words[index]
    if word.text == "repeat:" {
      guard index + 1 < words.count, words[index + 1].text != "repeat:" else { return [] }
      return recurrences(at: index + 1).map {
        Phrase($0.meaning, length: $0.length + 1, isAnywhere: true)
      }
    }
    if let recurrence = RecurrencePhrase.adverb(word.text) {
      // “The Daily” is a newspaper.
      guard !word.isCapitalized else { return [] }
      return [Phrase(.recurrence(recurrence), length: 1, isBare: true)]
    }
    let isSure = word.text == "every!"
    return RecurrencePhrase(words: words, reader: self).read(at: index).map { recurrence, end in
      Phrase(
        .recurrence(recurrence), length: end - index, isAnywhere: isSure, isBare: !isSure)
    }
  }

  private func bareDay(at index: Int) -> Phrase? {
    guard let (reading, length) = day(at: index), let day = reading.day else { return nil }
    let word = words[index]
    let before = index > 0 ? words[index - 1].text : ""
    switch reading.form {
    case .fullDate: return Phrase(.due(day), length: length, isAnywhere: true)
    case .sign:
      // `+3` may be three more of anything.
      return word.text.utf8.last.map { $0 > 57 } == true
        ? Phrase(.due(day), length: length, isAnywhere: true) : nil
    case .dayOfMonth: return nil
    case .shortDate:
      let text = words[index + length - 1].text
      guard text.hasSuffix(".") || text.contains("/") && text.utf8.count == 5 else { return nil }
    case .name, .shortName:
      // A past day is seldom a due date.
      guard day >= today, !DateVocabulary.named.contains(before) else { return nil }
      if DateVocabulary.names.contains(word.text) {
        return word.isCapitalized
          ? nil : Phrase(.due(day), length: length, isBare: true, leastWords: 2)
      }
    case .distance, .written: break
    }
    return Phrase(.due(day), length: length, isBare: true)
  }

  private func behindPreposition(at index: Int) -> [Phrase] {
    let word = words[index].text
    guard !words[index].hasComma, DateVocabulary.prepositions.contains(word) else { return [] }
    var next = index + 1
    if next < words.count, let seconds = DateVocabulary.second[word],
      seconds.contains(words[next].text)
    {
      next += 1
    }
    let isKey = word.hasSuffix(":")
    var found: [Phrase] = []
    if DateVocabulary.beforeTime.contains(word), let (reading, length) = time(at: next) {
      let isHour = reading.form == .hour
      if !isHour || isKey || word == "at" {
        found.append(
          Phrase(
            .time(reading.time), length: next + length - index, isAnywhere: isKey || !isHour))
      }
    }
    guard let (reading, length) = day(at: next), let day = reading.day else { return found }
    let isPast = day < today && reading.form != .fullDate
    guard !isPast || isKey else { return found }
    let whole = next + length - index
    if DateVocabulary.beforeStart.contains(word) {
      found.append(Phrase(.start(day), length: whole, isAnywhere: isKey))
    } else if word != "at" && word != "time:"
      || DateVocabulary.isStretch(words[next + length - 1].text)
    {
      let isSure = isKey || word == "due" || isSure(reading.form, words[next])
      found.append(Phrase(.due(day), length: whole, isAnywhere: isSure))
    }
    return found
  }

  /// Whether a date after a preposition is certain even in the middle of a line.
  private func isSure(_ form: DayPhrase.Form, _ word: Word) -> Bool {
    switch form {
    case .name, .distance, .sign, .written, .fullDate: true
    // The 2nd floor; 1.5 percent.
    case .dayOfMonth, .shortDate: false
    case .shortName: !DateVocabulary.ambiguous.contains(word.text)
    }
  }
}

import CivilCalendar

/// Reads the rule by which an item repeats: `every month`, `every 2 weeks on mon, thu`,
/// `every last fri`.
struct RecurrencePhrase {
  let words: [Word]
  let reader: PhraseReader

  private typealias Rule = (rhythm: Recurrence.Rhythm, interval: Int)

  /// The rules that begin at the word `every`, each with the index after its last word. For each
  /// optional part at the end there is one more rule without it.
  func read(at index: Int) -> [(Recurrence, end: Int)] {
    let first = text(index)
    guard first == "every" || first == "every!", let (rule, end) = core(at: index + 1) else {
      return []
    }
    let anchor: Recurrence.Anchor = first == "every!" ? .done : .due
    var found: [(Recurrence, end: Int)] = []
    var ends = [(rule, end)]
    if let more = days(of: rule, at: end) { ends.append(more) }
    for (rule, end) in ends {
      guard let recurrence = Recurrence(rule.rhythm, every: rule.interval, from: anchor) else {
        continue
      }
      found.append((recurrence, end))
      if let (limit, end) = limit(at: end), let limited = recurrence.ending(limit) {
        found.append((limited, end))
      }
    }
    return found
  }

  /// The rule of one word, `daily`.
  static func adverb(_ word: String) -> Recurrence? {
    switch word {
    case "daily": Recurrence(.daily)
    case "weekly": Recurrence(.weekly())
    case "fortnightly": Recurrence(.weekly(), every: 2)
    case "monthly": Recurrence(.monthly())
    case "quarterly": Recurrence(.monthly(), every: 3)
    case "yearly", "annually": Recurrence(.yearly())
    default: nil
    }
  }

  /// The unit and the interval.
  private func core(at index: Int) -> (Rule, Int)? {
    let first = text(index)
    if let rule = unit(first) { return (rule, index + 1) }
    if first == "weekday" || first == "workday" {
      return ((.weekly(on: Self.workdays), 1), index + 1)
    }
    if first == "weekend" { return ((.weekly(on: [.saturday]), 1), index + 1) }
    if let (days, end) = weekdays(at: index) { return ((.weekly(on: days), 1), end) }
    if let interval = first == "other" ? 2 : count(first), let rule = unit(text(index + 1)) {
      return ((rule.rhythm, rule.interval * interval), index + 2)
    }
    if let (date, end) = yearDay(at: index) { return ((.yearly(on: date), 1), end) }
    if let (days, end) = monthDays(at: index) {
      return ((.monthly(on: days), 1), skippingMonth(end))
    }
    if let interval = ordinal(first), interval > 1, let rule = unit(text(index + 1)) {
      return ((rule.rhythm, rule.interval * interval), index + 2)
    }
    return nil
  }

  /// The days of a week, month or year after `on`.
  private func days(of rule: Rule, at index: Int) -> (Rule, Int)? {
    guard text(index) == "on", !words[index].hasComma else { return nil }
    switch rule.rhythm {
    case .weekly(on: []):
      return weekdays(at: index + 1).map { ((.weekly(on: $0.days), rule.interval), $0.end) }
    case .monthly(on: []):
      let place = text(index + 1) == "the" ? index + 2 : index + 1
      return monthDays(at: place).map { ((.monthly(on: $0.days), rule.interval), $0.end) }
    case .yearly(on: nil):
      return yearDay(at: index + 1).map { ((.yearly(on: $0.date), rule.interval), $0.end) }
    default: return nil
    }
  }

  /// `until 24 dec`, `5 times`, `for 5 times`.
  private func limit(at index: Int) -> (Recurrence.End, Int)? {
    switch text(index) {
    case "until", "till":
      guard let (reading, length) = reader.day(at: index + 1), let day = reading.day else {
        return nil
      }
      return (.until(day), index + 1 + length)
    case "for": return times(at: index + 1)
    default: return times(at: index)
    }
  }

  private func times(at index: Int) -> (Recurrence.End, Int)? {
    guard let times = count(text(index)), text(index + 1) == "times" else { return nil }
    return (.count(times), index + 2)
  }

  /// `mon`, `mon, wed and fri`.
  private func weekdays(at index: Int) -> (days: [Weekday], end: Int)? {
    list(at: index) { place in DayPhrase.weekday(text(place)).map { ($0, place + 1) } }
  }

  /// `1st`, `1st and 15th`, `last day`, `2nd tue`, `first mon and third mon`.
  private func monthDays(at index: Int) -> (days: [Recurrence.MonthDay], end: Int)? {
    guard let first = monthDay(at: index) else { return nil }
    let isWeekday = if case .weekday = first.day { true } else { false }
    return list(at: index) { place in
      guard let (day, end) = monthDay(at: place) else { return nil }
      let fits = if case .weekday = day { isWeekday } else { !isWeekday }
      return fits ? (day, end) : nil
    }
  }

  private func monthDay(at index: Int) -> (day: Recurrence.MonthDay, end: Int)? {
    let first = text(index)
    if first == "last" {
      if text(index + 1) == "day" { return (.last, index + 2) }
      return DayPhrase.weekday(text(index + 1)).map { (.weekday(-1, $0), index + 2) }
    }
    guard let number = ordinal(first) else { return nil }
    if number <= 5, let weekday = DayPhrase.weekday(text(index + 1)) {
      return (.weekday(number, weekday), index + 2)
    }
    if text(index + 1) == "day", skippingMonth(index + 2) > index + 2 || number == 1 {
      return (.day(number), index + 2)
    }
    // “Every second” and “every 2nd week” are something else.
    guard DayPhrase.ordinal(first) != nil, unit(text(index + 1)) == nil else { return nil }
    return (.day(number), index + 1)
  }

  /// `12 dec`, `dec 12`.
  private func yearDay(at index: Int) -> (date: Recurrence.YearDay, end: Int)? {
    let texts = [text(index), text(index + 1)]
    // A leap year has all dates, and its first day precedes all others.
    guard !texts.contains(""), let leap = Day(year: 2000, month: 1, day: 1),
      let reading = DayPhrase.read(texts[...], today: leap), reading.form == .written,
      let day = reading.day, let date = Recurrence.YearDay(month: day.month, day: day.day)
    else { return nil }
    return (date, index + 2)
  }

  /// Parts separated by a comma, `and` or both.
  private func list<Part>(at index: Int, _ part: (Int) -> (Part, Int)?) -> ([Part], end: Int)? {
    guard var (value, end) = part(index) else { return nil }
    var parts = [value]
    while true {
      let isJoined = words[end - 1].hasComma
      let isWord = ["and", "&"].contains(text(end))
      guard isJoined || isWord, let next = part(isWord ? end + 1 : end) else { return (parts, end) }
      (value, end) = next
      parts.append(value)
    }
  }

  /// The index after `of the month`, if that is there.
  private func skippingMonth(_ index: Int) -> Int {
    guard text(index) == "of", ["the", "every", "each"].contains(text(index + 1)),
      text(index + 2) == "month"
    else { return index }
    return index + 3
  }

  private func unit(_ word: String) -> Rule? {
    switch word {
    case "day", "days": (.daily, 1)
    case "week", "weeks": (.weekly(), 1)
    case "fortnight": (.weekly(), 2)
    case "month", "months": (.monthly(), 1)
    case "quarter", "quarters": (.monthly(), 3)
    case "year", "years": (.yearly(), 1)
    default: nil
    }
  }

  private func ordinal(_ word: String) -> Int? {
    let names = ["first", "second", "third", "fourth", "fifth"]
    return names.firstIndex(of: word).map { $0 + 1 } ?? DayPhrase.ordinal(word)
  }

  private func count(_ word: String) -> Int? {
    guard (1...3).contains(word.utf8.count), word.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(word)
  }

  private func text(_ index: Int) -> String { index < words.count ? words[index].text : "" }

  private static let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
}

import CivilCalendar
import DatePhrases

extension DateItemReader {
  func timeItems(_ index: Int, from node: Int, _ role: Role = .bare) -> [DateItem] {
    guard role != .start else { return [] }
    return grammar.times(node).flatMap { time in
      suffixes(time.end, role).map { ($0, $1, time.value) }
    }.compactMap { (place, role, reading) -> [DateItem]? in
      let time = DateGrammar.Match(reading, place)
      guard role != .start, let end = line.wordIndex(place), !isBound(place) else { return nil }
      let isShort = reading.form == .hour || reading.form == .weak
      guard !isShort || ![.on, .article].contains(role) else { return nil }
      guard reading.form != .hour || role != .bare && role != .of else { return nil }
      var item = DateItem(
        meanings: [.time(time.value.time)], words: index..<end,
        standing: standing(time.value, role))
      item.traits = role == .bare || role == .of || role == .article ? [] : .preposition
      if time.value.isOpen { item.traits.insert(.open) }
      if time.value.isNextDay { item.traits.insert(.nextDay) }
      if time.value.form == .clock, words[index].startsWithDigit { item.traits.insert(.digits) }
      if time.value.form == .part || time.value.form == .partPhrase { item.traits.insert(.part) }
      return [item] + tonight(item, from: time.end)
    }.flatMap { $0 }
  }

  private func standing(_ time: TimeReading, _ role: Role) -> DateItem.Standing {
    switch (time.form, role) {
    case (_, .after), (_, .of): .beside
    case (.clock, .bare), (.name, .bare), (.partPhrase, _): .end
    case (.weak, .bare): .beside
    case (.part, _): .beside
    case (.hour, .at), (.weak, .at): .end
    case (.hour, _), (.weak, _): .never
    case (.clock, _), (.name, _): .anywhere
    }
  }

  /// Whether a time belongs to the words after it: a zone, or the end of a range.
  func isBound(_ node: Int) -> Bool {
    if !grammar.after(.zone, node).isEmpty { return true }
    return grammar.after(.through, node).contains { !grammar.times($0).isEmpty }
  }

  /// `7pm tonight`: a time and a word for both a day and a part of it.
  private func tonight(_ time: DateItem, from node: Int) -> [DateItem] {
    grammar.matches(node) { if case .day(let day) = $0 { day } else { nil } }.flatMap { day in
      grammar.matches(day.end) { if case .part(let part) = $0 { part } else { nil } }
        .compactMap { part -> DateItem? in
          guard line.wordIndex(day.end) == nil, let end = line.wordIndex(part.end),
            case .time(let typed?)? = time.meanings.first
          else { return nil }
          let date = grammar.context.today.adding(days: day.value)
          let meant = time.traits.contains(.open) ? part.value.time(at: typed) : typed
          return DateItem(
            meanings: [.due(date), .time(meant)], words: time.words.lowerBound..<end,
            standing: .end, traits: time.traits.union(.near))
        }
    }
  }

  /// `this evening`, `ce soir`.
  func thisEvening(_ index: Int, _ role: Role, from node: Int) -> [DateItem] {
    guard [.bare, .article, .due, .until, .on].contains(role) else { return [] }
    return grammar.after(.this, node).flatMap { place -> [DateItem] in
      guard grammar.matches(place, { if case .part = $0 { true } else { nil } }).count > 0 else {
        return []
      }
      let today = DateItem(
        meanings: [.due(grammar.context.today)], words: index..<index, standing: .end,
        traits: role == .bare || role == .article ? .near : [.near, .preposition])
      return complete(today, from: place, needsTime: true)
    }
  }
}

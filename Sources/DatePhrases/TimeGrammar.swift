import CivilCalendar

/// Reads times: `9:30`, `half past nine`, `8 in the evening`.
struct TimeGrammar: GrammarPart {
  let grammar: DateGrammar

  /// All times at a node.
  func times(_ node: Int) -> [Match<TimeReading>] {
    let clocks = clock(node)
    let behind = clocks.flatMap { clock in
      skipping([.comma, .of], clock.end).flatMap { part($0) + partPhrase($0) + partBehind($0) }
        .mapValues { clock.value.inPart($0) }
    }
    let before = part(node).flatMap { part in
      [Match(TimeReading(.part, context.habits.time(of: part.value)), part.end)]
        + skipping([.at, .of], part.end).flatMap { place in
          clock(place).mapValues { clock in
            var time = clock.isOpen ? clock.inPart(part.value) : clock
            if isNamed(node) { time = time.weakened }
            time.isNextDay = [.evening, .night].contains(part.value) && time.time.hour < 4
            return time
          }
        }
    }
    let phrases = partPhrase(node).flatMap { part in
      [Match(TimeReading(.partPhrase, context.habits.time(of: part.value)), part.end)]
        + skipping([.at], part.end).dropFirst().flatMap { place in
          clock(place).mapValues { $0.isOpen ? $0.inPart(part.value) : $0 }
        }
    }
    return clocks.mapValues(guessed) + behind + before + phrases
  }

  /// The time, or the hour of the afternoon that is meant by it at this moment.
  private func guessed(_ reading: TimeReading) -> TimeReading {
    guard reading.isOpen, context.habits.hasTwelveHours || reading.isSpoken,
      (1...6).contains(reading.time.hour)
    else { return reading }
    return reading.inAfternoon
  }

  private func part(_ node: Int) -> [Match<PartOfDay>] {
    matches(node) { if case .part(let part) = $0 { part } else { nil } }
  }

  /// Whether the word for the part of a day is rather another one: `mañana`.
  private func isNamed(_ node: Int) -> Bool {
    line.edges(at: node).contains { edge in
      if case .part = edge.term { edge.care >= .name } else { false }
    }
  }

  private func partBehind(_ node: Int) -> [Match<PartOfDay>] {
    matches(node) { if case .partBehind(let part) = $0 { part } else { nil } }
  }

  private func partPhrase(_ node: Int) -> [Match<PartOfDay>] {
    matches(node) { if case .partPhrase(let part) = $0 { part } else { nil } }
  }

  /// A time without a part of the day.
  private func clock(_ node: Int) -> [Match<TimeReading>] {
    let digits = matches(node) { term -> TimeReading? in
      guard case .clock(let clock) = term else { return nil }
      let form: TimeReading.Form =
        switch clock.form {
        case .colon, .hours, .halfDay: .clock
        case .dot, .hour, .compact, .shortHalfDay: .weak
        }
      return TimeReading(form, clock.time, isOpen: clock.isOpen)
    }
    // “12 noon”.
    let places = [node] + numbers.count(node).filter { $0.value == 12 }.map(\.end)
    let named = places.flatMap { place in
      matches(place) { term -> TimeReading? in
        if case .time(let time) = term { TimeReading(.name, time) } else { nil }
      }
    }
    let base = digits + digits.flatMap(marked) + hours(node) + hourAndMinutes(node) + named
    return base + base.flatMap(withMinutes) + halfDays(node, digits) + spoken(node)
  }

  /// `9:30 Uhr`.
  private func marked(_ clock: Match<TimeReading>) -> [Match<TimeReading>] {
    skipping([.hourMark(isSpoken: false), .hourMark(isSpoken: true)], clock.end).dropFirst().map {
      Match(TimeReading(.clock, clock.value.time, isOpen: clock.value.isOpen), $0)
    }
  }

  /// `9`, `nine`, `9 o'clock`, `15 Uhr 30`, `9時30分`.
  private func hours(_ node: Int) -> [Match<TimeReading>] {
    hour(node).flatMap { hour -> [Match<TimeReading>] in
      let alone = TimeReading(.hour, hour.value.time, isOpen: hour.value.isOpen)
      let marked = matches(hour.end) { term -> Bool? in
        if case .hourMark(let isSpoken) = term { isSpoken } else { nil }
      }.flatMap { mark -> [Match<TimeReading>] in
        // “2h” and “une heure” are rather lengths.
        let isLength = numbers.length(node).contains { $0.end == mark.end }
        let isShort = hour.value.time.hour < 7 || hour.value.isSpoken
        var whole = TimeReading(
          isLength && isShort ? .weak : .clock, hour.value.time, isOpen: hour.value.isOpen)
        whole.isSpoken = mark.value || hour.value.isSpoken
        let minutes = numbers.count(mark.end).flatMap { minute -> [Match<TimeReading>] in
          guard (0..<60).contains(minute.value),
            let time = TimeOfDay(hour: whole.time.hour, minute: minute.value)
          else { return [] }
          let exact = TimeReading(.clock, time, isOpen: whole.isOpen)
          return skipping([.minuteMark], minute.end).map { Match(exact, $0) }
        }
        return [Match(whole, mark.end)] + minutes
      }
      var bare = alone
      bare.isSpoken = hour.value.isSpoken
      return [Match(bare, hour.end)] + marked
    }
  }

  /// An hour in digits or as a word.
  private func hour(_ node: Int) -> [Match<TimeReading>] {
    matches(node) { term -> TimeReading? in
      switch term {
      case .digits(let value, let width) where width <= 2:
        return TimeOfDay(hour: value).map {
          TimeReading(.hour, $0, isOpen: value <= 12 && width == String(value).utf8.count)
        }
      case .number(let value) where (1...12).contains(value):
        return TimeOfDay(hour: value).map(TimeReading.init(spoken:))
      default: return nil
      }
    }
  }

  /// `seven thirty`.
  private func hourAndMinutes(_ node: Int) -> [Match<TimeReading>] {
    func number(_ node: Int, in range: ClosedRange<Int>) -> [Match<Int>] {
      matches(node) { term in
        if case .number(let value) = term, range.contains(value) { value } else { nil }
      }
    }
    return number(node, in: 1...12).flatMap { hour in
      number(hour.end, in: 10...59).mapValues { minutes in
        TimeOfDay(hour: hour.value, minute: minutes).map(TimeReading.init(spoken:))
      }
    }
  }

  /// `9 am`, `9:30 pm`, `午前9時`.
  private func halfDays(_ node: Int, _ digits: [Match<TimeReading>]) -> [Match<TimeReading>] {
    func halves(_ node: Int) -> [Match<Bool>] {
      matches(node) { if case .half(let isAfternoon) = $0 { isAfternoon } else { nil } }
    }
    let behind = (digits + hour(node)).flatMap { clock in
      halves(clock.end).mapValues { clock.value.inHalf($0) }
    }
    let before = halves(node).flatMap { half in
      let base = hours(half.end).filter { $0.value.form == .clock }
      return (base + base.flatMap(withMinutes)).mapValues { $0.inHalf(half.value) }
    }
    return behind + before
  }

  /// Minutes after or before the hour: `neuf heures et demie`, `las cinco menos cuarto`, `9時半`.
  private func withMinutes(_ hour: Match<TimeReading>) -> [Match<TimeReading>] {
    guard hour.value.time.minute == 0 else { return [] }
    let later = after(.plus, hour.end).flatMap(minutes)
    let earlier = after(.minus, hour.end).flatMap(minutes).mapValues { -$0 }
    return (later + earlier).mapValues { hour.value.shifted(by: $0) }
  }

  /// `half past nine`, `quarter to 5`, `halb zehn`, `fünf nach halb drei`.
  private func spoken(_ node: Int) -> [Match<TimeReading>] {
    let isDigit = !matches(node) { if case .digits = $0 { true } else { nil } }.isEmpty
    let phrases = minutes(node).flatMap { minutes in
      after(.past, minutes.end).map { Match(minutes.value, $0) }
        + after(.to, minutes.end).map { Match(-minutes.value, $0) }
    }
    // “Halb zehn” is half an hour before, and “half three” half an hour after.
    let halves = minutesTo(node) + after(.halfHour, node).map { Match(30, $0) }
    let besideHalves = phrases.flatMap { phrase in
      minutesTo(phrase.end).map { Match(phrase.value + $0.value, $0.end) }
    }
    return (phrases + halves + besideHalves).flatMap { phrase -> [Match<TimeReading>] in
      hour(phrase.end).flatMap { hour in
        skipping([.hourMark(isSpoken: false), .hourMark(isSpoken: true)], hour.end).map {
          Match(hour.value, $0)
        }
      }.mapValues { hour in
        // “9 to 5” is a range of hours.
        let isRange = isDigit && phrase.value < 0
        return hour.isOpen ? hour.shifted(by: phrase.value, as: isRange ? .hour : .clock) : nil
      }
    }
  }

  /// The distance of `halb`, `dreiviertel` and `viertel` from the hour after them.
  private func minutesTo(_ node: Int) -> [Match<Int>] {
    matches(node) { if case .minutesTo(let minutes) = $0 { -minutes } else { nil } }
  }

  private func minutes(_ node: Int) -> [Match<Int>] {
    after(.halfHour, node).map { Match(30, $0) } + after(.quarterHour, node).map { Match(15, $0) }
      + numbers.count(node).flatMap { count -> [Match<Int>] in
        guard (1..<60).contains(count.value) else { return [] }
        return skipping([.unit(DateLength(1, .minutes))], count.end).map { Match(count.value, $0) }
      }
  }
}

extension TimeReading {
  /// An hour as a word, which is one of twelve.
  fileprivate init(spoken time: TimeOfDay) {
    self.init(.hour, time, isOpen: true)
    isSpoken = true
  }

  /// The time in the afternoon.
  package var inAfternoon: TimeReading {
    TimeReading(form, TimeOfDay(minutes: time.minutes + 720) ?? time)
  }

  fileprivate func inPart(_ part: PartOfDay) -> TimeReading {
    TimeReading(.clock, isOpen ? part.time(at: time) : time)
  }

  /// The same time, which needs a day before it.
  fileprivate var weakened: TimeReading { TimeReading(.weak, time, isOpen: isOpen) }

  fileprivate func inHalf(_ isAfternoon: Bool) -> TimeReading? {
    guard (0...12).contains(time.hour) else { return nil }
    return TimeOfDay(minutes: time.minutes % 720 + (isAfternoon ? 720 : 0)).map {
      TimeReading(.clock, $0)
    }
  }

  /// A spoken time some minutes later or earlier, on a clock with twelve hours: before one o'clock
  /// it is twelve.
  fileprivate func shifted(by minutes: Int, as form: Form = .clock) -> TimeReading? {
    let sum = (time.minutes + minutes + 1440) % 1440
    let isTwelve = isOpen && time.hour == 1 && sum < 60
    return TimeOfDay(minutes: isTwelve ? sum + 720 : sum).map {
      var reading = TimeReading(form, $0, isOpen: isOpen)
      reading.isSpoken = true
      return reading
    }
  }
}

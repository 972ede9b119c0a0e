import CivilCalendar

/// Reads days by their distance from another: `in 3 days`, `a week from friday`, `+3d`.
struct DistanceGrammar: GrammarPart {
  let grammar: DateGrammar

  /// `in 3 days`, `3 days from now`, `a week from friday`, `friday week`, `+3d`, `3 days ago`.
  func distanceDay(_ node: Int) -> [Match<DayReading>] {
    let ahead = after(.within, node).flatMap(numbers.distance).mapValues {
      context.adding($0, to: today)
    }
    let behind = numbers.distance(node).flatMap { distance -> [Match<DayReading>] in
      let now = after(.fromNow, distance.end).map {
        Match(context.adding(distance.value, to: today), $0)
      }
      let past = after(.ago, distance.end).compactMap { end -> Match<DayReading>? in
        guard case .shift(let shift) = distance.value else { return nil }
        return Match(
          DayReading(.distance, today.adding(DayShift(-shift.amount, shift.unit))), end)
      }
      return now + past + anchored(distance)
    }
    let shifts = matches(node) { if case .shift(let length) = $0 { length } else { nil } }
    let signed = shifts.mapValues { length -> DayReading in
      let reading = context.adding(DateDistance(length), to: today)
      return DayReading(.sign, reading.day, time: reading.time)
    }
    // “+3 weeks”.
    let spaced = shifts.filter { $0.value.unit == .days }.flatMap { number in
      numbers.unit(number.end).mapValues { $0.times(number.value.count) }
    }.mapValues { context.adding(DateDistance($0), to: today) }
    return ahead + behind + signed + spaced + weeksLater(node) + bareUnit(node) + besideAnchor(node)
      + thisTime(node)
  }

  /// `this time tomorrow`, `this time next week`.
  private func thisTime(_ node: Int) -> [Match<DayReading>] {
    after(.thisTime, node).flatMap { skipping([.on], $0) }.flatMap { place in
      named.simpleDay(place).mapValues { $0.form == .near || $0.form == .name ? $0.day : nil }
        + periods.period(place).mapValues { $0.shift.map { today.adding($0) } }
    }.mapValues { DayReading(.distance, $0, time: context.now) }
  }

  /// `the day before christmas`, `two days after friday`.
  private func besideAnchor(_ node: Int) -> [Match<DayReading>] {
    let lengths = numbers.length(node) + after(.article, node).flatMap(numbers.unit)
    return lengths.flatMap { length -> [Match<DayReading>] in
      guard case .shift(let shift) = DateDistance(length.value) else { return [] }
      return [(DateTerm.before, -1), (.after, 1)].flatMap { term, sign in
        after(term, length.end).flatMap { skipping([.on, .onThe, .article], $0) }
          .flatMap(named.simpleDay).mapValues { anchor in
            let shift = DayShift(sign * shift.amount, shift.unit)
            return DayReading(.distance, anchor.day?.adding(shift))
          }
      }
    }
  }

  /// `week from today`, `fortnight from friday`. “Plan the week from monday” is another thing.
  private func bareUnit(_ node: Int) -> [Match<DayReading>] {
    numbers.unit(node).flatMap { unit -> [Match<DayReading>] in
      guard case .shift(let shift) = DateDistance(unit.value) else { return [] }
      return after(.from, unit.end).flatMap(named.simpleDay).mapValues { anchor in
        guard anchor.form == .near || anchor.form == .name && shift == DayShift(2, .weeks) else {
          return nil
        }
        return anchor.day.map { DayReading(.distance, $0.adding(shift)) }
      }
    }
  }

  /// `a week from friday`, `a fortnight today`, `two weeks on monday`.
  private func anchored(_ distance: Match<DateDistance>) -> [Match<DayReading>] {
    guard case .shift(let shift) = distance.value else { return [] }
    return skipping([.from, .on, .onThe, .article], distance.end).flatMap {
      place -> [Match<DayReading>] in
      let isLinked = place != distance.end
      return named.simpleDay(place).mapValues { anchor in
        guard anchor.form == .name || anchor.form == .near, isLinked || shift.unit == .weeks else {
          return nil
        }
        return anchor.day.map { DayReading(.distance, $0.adding(shift)) }
      }
    }
  }

  /// `friday week`, `heute in einer Woche`.
  private func weeksLater(_ node: Int) -> [Match<DayReading>] {
    (named.relativeDay(node) + named.bareWeekday(node)).flatMap { anchor -> [Match<DayReading>] in
      guard let day = anchor.value.day else { return [] }
      let weeks = (numbers.unit(anchor.end) + after(.within, anchor.end).flatMap(numbers.length))
        .filter { $0.value.unit == .weeks }
      let days = after(.within, anchor.end).flatMap(numbers.length).filter {
        $0.value.unit == .days && anchor.value.form == .near
      }
      return weeks.mapValues { DayReading(.name, day.adding(days: 7 * $0.count)) }
        + days.mapValues { DayReading(.name, day.adding(days: $0.count)) }
    }
  }
}

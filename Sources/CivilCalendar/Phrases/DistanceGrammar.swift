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
    let signed = matches(node) { term in
      if case .shift(let length) = term { length } else { nil }
    }.mapValues { length -> DayReading in
      let reading = context.adding(DateDistance(length), to: today)
      return DayReading(.sign, reading.day, time: reading.time)
    }
    return ahead + behind + signed + weeksLater(node) + besideAnchor(node)
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

import CivilCalendar

/// Reads days by their names: `tomorrow`, `fri`, `next friday`.
struct NamedDayGrammar: GrammarPart {
  let grammar: DateGrammar

  /// A day by itself: `tomorrow`, `next friday`, `24 dec`.
  func simpleDay(_ node: Int) -> [Match<DayReading>] {
    skipping([.article], node).flatMap { place in
      relativeDay(place) + relatedWeekday(place)
    } + bareWeekday(node) + written.date(node) + holiday(node)
  }

  func relativeDay(_ node: Int) -> [Match<DayReading>] {
    line.edges(at: node).compactMap { edge in
      guard case .day(let count) = edge.term else { return nil }
      var reading = DayReading(.near, today.adding(days: count))
      reading.care = edge.care
      return Match(reading, edge.end)
    }
  }

  func bareWeekday(_ node: Int) -> [Match<DayReading>] {
    line.edges(at: node).compactMap { edge in
      guard case .weekday(let weekday) = edge.term else { return nil }
      var reading = DayReading(.name, today.next(weekday))
      reading.care = edge.care
      return Match(reading, edge.end)
    }
  }

  /// `next fri`, `vendredi prochain`, `friday after next`, `next workday`.
  private func relatedWeekday(_ node: Int) -> [Match<DayReading>] {
    let related = weekdayRelation(node).flatMap { relation in
      skipping([.of], relation.end).flatMap(written.weekday).mapValues {
        self.weekday($0, relation.value)
      }
        + (relation.value == .next || relation.value == .coming
          ? after(.workday, relation.end).map { Match(nextWorkday, $0) } : [])
    }
    let relating = written.weekday(node).flatMap { weekday in
      weekdayRelation(weekday.end).mapValues { self.weekday(weekday.value, $0) }
    }
    return related + relating
  }

  private func weekdayRelation(_ node: Int) -> [Match<DateTerm>] {
    matches(node) { term in
      switch term {
      case .this, .coming, .next, .afterNext, .previous: term
      default: nil
      }
    }
  }

  private func weekday(_ weekday: Weekday, _ relation: DateTerm) -> DayReading {
    switch relation {
    case .next: DayReading(.name, context.day(weekday, inWeek: 1))
    case .afterNext: DayReading(.name, context.day(weekday, inWeek: 2))
    case .previous: DayReading(.name, today.adding(days: -7).adding(days: -1).next(weekday))
    default: DayReading(.name, today.next(weekday))
    }
  }

  private var nextWorkday: DayReading { context.adding(.workdays(1), to: today) }

  private func holiday(_ node: Int) -> [Match<DayReading>] {
    matches(node) { term in
      guard case .holiday(let month, let day) = term else { return nil }
      let date = TypedDate(year: nil, month: month, day: day)
      return DayReading(.namesake, date.resolved(from: today))
    }
  }
}

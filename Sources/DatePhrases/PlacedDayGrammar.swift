package import CivilCalendar

/// Reads days by their place in a period: `tuesday next week`, `first monday of december`.
package struct PlacedDayGrammar: GrammarPart {
  package let grammar: DateGrammar

  /// `tuesday next week`, `next week friday`, `in 2 weeks on tuesday`.
  func weekdayOfPeriod(_ node: Int) -> [Match<DayReading>] {
    let links: [DateTerm] = [.on, .onThe, .of, .article, .comma]
    let weekdayFirst = written.weekday(node).flatMap { weekday in
      skipping(links, weekday.end).flatMap(periods.period).mapValues { period -> DayReading? in
        guard period.kind == .week else { return nil }
        return DayReading(.name, context.day(weekday.value, inWeek: period.offset))
      }
    }
    let periodFirst = (periods.period(node) + weeksAhead(node)).flatMap { period in
      period.value.kind == .week
        ? skipping(links, period.end).flatMap(written.weekday).mapValues {
          DayReading(.name, context.day($0, inWeek: period.value.offset))
        } : []
    }
    return weekdayFirst + periodFirst
  }

  private func weeksAhead(_ node: Int) -> [Match<DatePeriod>] {
    after(.within, node).flatMap(numbers.length).mapValues {
      $0.unit == .weeks ? DatePeriod(.week, $0.count) : nil
    }
  }

  /// `first monday of december`, `last workday of the month`, `1st of next month`, `来月1日`.
  func nthDay(_ node: Int) -> [Match<DayReading>] {
    let ordinalFirst = nth(node).flatMap { nth in
      skipping([.of, .article], nth.end).flatMap { place in
        (periods.period(place) + periods.plainPeriod(place)).mapValues { day(nth.value, of: $0) }
          + written.month(place).mapValues { day(nth.value, ofMonth: $0) }
      }
    }
    let periodFirst = periods.period(node).flatMap { period in
      skipping([.of, .onThe, .article], period.end).flatMap { place in
        (nth(place) + markedDay(place)).mapValues { day($0, of: period.value) }
      }
    }
    return ordinalFirst + periodFirst
  }

  /// A day of a month by its place: `15th`, `first monday`, `last workday`, `last day`.
  package func nth(_ node: Int) -> [Match<Recurrence.MonthDay>] {
    let named = numbers.ordinal(node).flatMap { ordinal -> [Match<Recurrence.MonthDay>] in
      let place = ordinal.value
      let weekdays = (written.weekday(ordinal.end) + habit(ordinal.end)).mapValues {
        weekday -> Recurrence.MonthDay? in
        place <= 5 ? .weekday(place, weekday) : nil
      }
      let workdays = after(.workday, ordinal.end).compactMap { end in
        abs(place) == 1 ? Match(Recurrence.MonthDay.workday(place), end) : nil
      }
      let days = after(.unit(DateLength(1, .days)), ordinal.end).compactMap { end in
        dayOfMonth(place).map { Match($0, end) }
      }
      return weekdays + workdays + days
    }
    return named + written.dayNumber(node).mapValues { dayOfMonth($0) }
  }

  private func markedDay(_ node: Int) -> [Match<Recurrence.MonthDay>] {
    numbers.count(node).flatMap { number in
      (1...31).contains(number.value)
        ? after(.dayMark, number.end).map { Match(.day(number.value), $0) } : []
    }
  }

  /// A weekday by the name of its habit: “every first mondays”.
  private func habit(_ node: Int) -> [Match<Weekday>] {
    matches(node) { term in
      if case .habit(let days) = term, days.count == 1 { days[0] } else { nil }
    }
  }

  private func dayOfMonth(_ place: Int) -> Recurrence.MonthDay? {
    if place == -1 { return .last }
    return (1...31).contains(place) ? .day(place) : nil
  }

  private func day(_ day: Recurrence.MonthDay, of period: DatePeriod) -> DayReading? {
    guard period.kind == .month || period.kind == .year || period.kind == .quarter else {
      return nil
    }
    // Of a quarter or a year only the first and the last days are named.
    let isLast = day == .last || day == .workday(-1)
    guard period.kind == .month || isLast || day == .workday(1) || day == .day(1) else {
      return nil
    }
    func found(_ offset: Int) -> Day? {
      let place = DatePeriod(period.kind, offset)
      return exact(day, inMonthOf: isLast ? place.end(context) : place.start(context))
    }
    guard period.isPlain else { return DayReading(.name, found(period.offset)) }
    // “The 31st of the month” is the next such day.
    return DayReading(.name, (0...2).compactMap(found).first { $0 >= today })
  }

  /// A day of the month of another day; nil if that month is too short.
  private func exact(_ day: Recurrence.MonthDay, inMonthOf other: Day) -> Day? {
    if case .day(let number) = day, number > other.daysInMonth { return nil }
    return day.day(inMonthOf: other)
  }

  private func day(_ day: Recurrence.MonthDay, ofMonth month: Int) -> DayReading? {
    if case .day = day { return nil }
    let found = (today.year...(today.year + 1)).compactMap { year in
      Day(year: year, month: month, day: 1).flatMap { day.day(inMonthOf: $0) }
    }
    return DayReading(.name, found.first { $0 >= today })
  }
}

package import CivilCalendar

/// Reads dates by their numbers: `24 dec`, `fri 27 nov`, `24.12.`, `15th`.
package struct WrittenDayGrammar: GrammarPart {
  package let grammar: DateGrammar

  /// A date in words or digits, with its weekday before or after it, which has to be right.
  func date(_ node: Int) -> [Match<DayReading>] {
    let plain = plainDate(node)
    let weekdayFirst = weekday(node).flatMap { weekday in
      skipping([.comma, .article, .onThe], weekday.end).flatMap { place in
        checked(plainDate(place), weekday.value) + checked(bareDayOfMonth(place), weekday.value)
          + checked(numberedDay(place), weekday.value)
      }
    }
    let weekdayLast = plain.flatMap { date in
      weekday(date.end).map { weekday in
        let isRight = date.value.day?.weekday == weekday.value
        return Match(DayReading(date.value.form, isRight ? date.value.day : nil), weekday.end)
      }
    }
    return plain + weekdayFirst + weekdayLast
  }

  private func checked(_ dates: [Match<DayReading>], _ weekday: Weekday) -> [Match<DayReading>] {
    dates.mapValues { date in
      let form: DayReading.Form = date.form == .dayOfMonth ? .written : date.form
      return DayReading(form, date.day?.weekday == weekday ? date.day : nil)
    }
  }

  private func plainDate(_ node: Int) -> [Match<DayReading>] {
    typedDate(node).mapValues { date in
      var reading = DayReading(.written, date.resolved(from: today))
      reading.hasYear = date.year != nil
      return reading
    }
      + matches(node) { term in
        guard case .numeric(let date) = term else { return nil }
        let form: DayReading.Form = date.hasFullYear ? .fullDate : .numeric(date)
        return DayReading(form, date.day(context.habits.order, today: today))
      } + spacedDate(node)
  }

  /// `24. 12. 2026`.
  private func spacedDate(_ node: Int) -> [Match<DayReading>] {
    func dotted(_ node: Int) -> [Match<Int>] {
      matches(node) { if case .dotted(let value) = $0 { value } else { nil } }
    }
    return dotted(node).flatMap { day in
      dotted(day.end).flatMap { month in
        year(month.end).mapValues {
          let date = TypedDate(year: $0, month: month.value, day: day.value)
          return DayReading(.fullDate, date.resolved(from: today))
        }
      }
    }
  }

  /// `24 dec`, `24th of december 2027`, `dec 24`, `2026年12月24日`.
  package func typedDate(_ node: Int) -> [Match<TypedDate>] {
    let dayFirst = skipping([.article], node).flatMap(dayNumber).flatMap { day in
      skipping([.of, .article], day.end).flatMap(month).map {
        Match((month: $0.value, day: day.value), $0.end)
      }
    }
    let monthFirst = month(node).flatMap { month in
      skipping([.article, .of], month.end).flatMap(dayNumber).map {
        Match((month: month.value, day: $0.value), $0.end)
      }
    }
    let yearLast = (dayFirst + monthFirst).flatMap { date in
      [Match(TypedDate(year: nil, month: date.value.month, day: date.value.day), date.end)]
        + (year(date.end) + relativeYear(date.end)).map {
          Match(
            TypedDate(year: $0.value, month: date.value.month, day: date.value.day), $0.end)
        }
    }
    let years =
      year(node).flatMap { year in after(.yearMark, year.end).map { Match(year.value, $0) } }
      + relativeYear(node)
    let yearFirst = years.flatMap { year in
      month(year.end).flatMap { month in
        dayNumber(month.end).mapValues {
          TypedDate(year: year.value, month: month.value, day: $0)
        }
      }
    }
    let named = matches(node) { term in
      if case .date(let month, let day) = term {
        TypedDate(year: nil, month: month, day: day)
      } else {
        nil
      }
    }
    return yearLast + yearFirst + named
  }

  /// `15th`, `the 15th`, `24日`: the next such day, today included, in a month that has it.
  func dayOfMonth(_ node: Int) -> [Match<DayReading>] {
    let spoken = skipping([.article], node).flatMap(bareDayOfMonth)
    let marked = after(.onThe, node).flatMap(dayNumber).mapValues {
      DayReading(.dayOfMonth, nextDay(ofMonth: $0))
    }
    return spoken + marked
  }

  private func bareDayOfMonth(_ node: Int) -> [Match<DayReading>] {
    let ordinals = matches(node) { if case .ordinal(let value) = $0 { value } else { nil } }
      .mapValues { DayReading(.dayOfMonth, nextDay(ofMonth: $0)) }
    let marks = numbers.count(node).flatMap { number in
      after(.dayMark, number.end).map { end in
        var reading = DayReading(.written, nextDay(ofMonth: number.value))
        reading.care = .weak
        return Match(reading, end)
      }
    }
    return ordinals + marks
  }

  /// `24` after its weekday, as in “mardi 24”.
  private func numberedDay(_ node: Int) -> [Match<DayReading>] {
    dayNumber(node).mapValues { DayReading(.dayOfMonth, nextDay(ofMonth: $0)) }
  }

  private func nextDay(ofMonth number: Int) -> Day? {
    guard (1...31).contains(number) else { return nil }
    for months in 0...2 {
      let first = today.firstOfMonth.adding(months: months)
      guard number <= first.daysInMonth else { continue }
      let day = first.adding(days: number - 1)
      if day >= today { return day }
    }
    return nil
  }

  /// A month by its name, or by its number with a mark: `dec`, `12月`.
  func month(_ node: Int) -> [Match<Int>] {
    matches(node) { if case .month(let month) = $0 { month } else { nil } }
      + numbers.count(node).flatMap { count in
        (1...12).contains(count.value)
          ? after(.monthMark, count.end).map { Match(count.value, $0) } : []
      }
  }

  /// A year: `2027`, `, 2027`, `'27`, `de 2026`.
  func year(_ node: Int) -> [Match<Int>] {
    skipping([.comma, .of], node).flatMap { place in
      matches(place) { term in
        switch term {
        case .digits(let value, width: 4): value
        case .year(let value): value
        default: nil
        }
      }
    }
  }

  /// `next year`, `来年`.
  private func relativeYear(_ node: Int) -> [Match<Int>] {
    skipping([.comma, .of], node).flatMap(periods.period).mapValues { period in
      period.kind == .year ? today.year + period.offset : nil
    }
  }

  /// A number from 1 to 31: `24`, `24th`, `24.`, `first`, `24日`.
  package func dayNumber(_ node: Int) -> [Match<Int>] {
    matches(node) { term in
      switch term {
      case .digits(let value, let width) where width <= 2 && (1...31).contains(value): value
      case .dotted(let value), .ordinal(let value): (1...31).contains(value) ? value : nil
      default: nil
      }
    }.flatMap { number in
      [number] + after(.dayMark, number.end).map { Match(number.value, $0) }
    }
  }

  /// A weekday by its name.
  package func weekday(_ node: Int) -> [Match<Weekday>] {
    matches(node) { if case .weekday(let weekday) = $0 { weekday } else { nil } }
  }
}

import CivilCalendar

/// Reads periods and their edges: `next week`, `end of the month`, `mid jan`.
struct PeriodGrammar: GrammarPart {
  let grammar: DateGrammar

  /// `next week`, `la semaine prochaine`, `this month`, `week after next`.
  func period(_ node: Int) -> [Match<DatePeriod>] {
    let starts = skipping([.article], node)
    let relationFirst = starts.flatMap(relation).flatMap { relation in
      periodUnit(relation.end, relation.value)
    }
    let relationLast = starts.flatMap { periodUnit($0, 0) }.flatMap { period in
      relation(period.end).mapValues { DatePeriod(period.value.kind, $0) }
    }
    return relationFirst + relationLast
  }

  /// `the month`: a period that is the present one because nothing else is named.
  func plainPeriod(_ node: Int) -> [Match<DatePeriod>] {
    skipping([.article, .of], node).flatMap { periodUnit($0, 0) }.mapValues { period in
      var plain = period
      plain.isPlain = true
      return plain
    }
  }

  private func periodUnit(_ node: Int, _ offset: Int) -> [Match<DatePeriod>] {
    numbers.unit(node).mapValues { DatePeriod($0, offset) }
      + after(.weekend, node).map { Match(DatePeriod(.weekend, offset), $0) }
  }

  /// The number of periods ahead that a word such as `next` means.
  func relation(_ node: Int) -> [Match<Int>] {
    matches(node) { term in
      switch term {
      case .this: 0
      case .next, .coming: 1
      case .afterNext: 2
      case .previous: -1
      default: nil
      }
    }
  }

  /// A period as a day: the first day of one to come, the last day of the present one.
  func periodDay(_ node: Int) -> [Match<DayReading>] {
    let weekend = after(.weekend, node).map { Match(DatePeriod(.weekend, 0), $0) }
    let theWeekend = after(.article, node).flatMap { after(.weekend, $0) }.map {
      Match(
        DayReading(.namesake, max(DatePeriod(.weekend, 0).start(context), today)).stretching(), $0)
    }
    return theWeekend
      + (period(node) + weekend).mapValues { period in
        if period.kind == .weekend {
          let day = period.start(context)
          return DayReading(.name, period.offset == 0 ? max(day, today) : day).stretching()
        }
        guard period.offset == 0 else {
          return DayReading(.name, period.start(context)).stretching()
        }
        return DayReading(.name, period.day(.end, context)).stretching(toEnd: true)
      }
  }

  /// `end of next week`, `mid jan`, `来月末`; and `end of day`, alone or with a day.
  func edgeDay(_ node: Int) -> [Match<DayReading>] {
    let edgeFirst = skipping([.article, .on, .within], node).flatMap(edge).flatMap { edge in
      skipping([.of, .article], edge.end).flatMap { target($0, edge.value) }
    }
    let edgeLast =
      (period(node) + plainPeriod(node)).flatMap { period in
        skipping([.of], period.end).flatMap(edge).mapValues {
          edgeReading(period.value.day($0, context), $0)
        }
      }
      + written.month(node).flatMap { month in
        skipping([.of], month.end).flatMap(edge).mapValues { monthEdge(month.value, $0, nil) }
      }
    let dayFirst = named.simpleDay(node).flatMap { day in
      after([.edge(.end), .unit(DateLength(1, .days))], day.end).map { Match(day.value, $0) }
    }
    return edgeFirst + edgeLast + dayFirst
  }

  private func edge(_ node: Int) -> [Match<DateEdge>] {
    matches(node) { if case .edge(let edge) = $0 { edge } else { nil } }
  }

  private func target(_ node: Int, _ edge: DateEdge) -> [Match<DayReading>] {
    let periods = (period(node) + plainPeriod(node)).mapValues {
      edgeReading($0.day(edge, context), edge)
    }
    let months = written.month(node).flatMap { month in
      [Match(monthEdge(month.value, edge, nil), month.end)]
        + written.year(month.end).mapValues { monthEdge(month.value, edge, $0) }
    }
    guard edge == .end else { return periods + months }
    let days = after(.unit(DateLength(1, .days)), node).flatMap { end in
      [Match(DayReading(.name, today), end)]
        + skipping([.of, .on], end).flatMap(named.simpleDay)
    }
    return periods + months + days
  }

  /// `in march`, `by march 2027`, `3月` before `に`: the first day of the month to come, the last
  /// day of the present one.
  func monthDay(_ node: Int) -> [Match<DayReading>] {
    let starts = after(.within, node) + after(.by, node) + after(.inMonth, node)
    let named = starts.flatMap { skipping([.article, .inMonth], $0) }.flatMap { place in
      line.edges(at: place).flatMap { edge -> [Match<DayReading>] in
        guard case .month(let month) = edge.term else { return [] }
        let years =
          [Match<Int?>(nil, edge.end)] + written.year(edge.end).map { Match($0.value, $0.end) }
        return years.map { Match(monthDay(month, $0.value, edge.care), $0.end) }
      }
    }
    let marked = numbers.count(node).filter { (1...12).contains($0.value) }.flatMap { count in
      after(.monthMark, count.end).filter { !after(.particle, $0).isEmpty }
        .map { Match(monthDay(count.value, nil, .none), $0) }
    }
    return named + marked
  }

  private func monthDay(_ month: Int, _ year: Int?, _ care: DateCare) -> DayReading {
    let isPresent = month == today.month && (year ?? today.year) == today.year
    var reading = monthEdge(month, isPresent ? .end : .start, year)
    (reading.care, reading.isMonth) = (care, true)
    return reading
  }

  private func edgeReading(_ day: Day?, _ edge: DateEdge) -> DayReading {
    DayReading(.name, day).stretching(toEnd: edge == .end)
  }

  /// A day at the edge of a month, the next time it comes.
  private func monthEdge(_ month: Int, _ edge: DateEdge, _ year: Int?) -> DayReading {
    let days = (year.map { $0...$0 } ?? today.year...(today.year + 1)).compactMap { year -> Day? in
      guard let first = Day(year: year, month: month, day: 1) else { return nil }
      return switch edge {
      case .start: first
      case .middle: first.adding(days: 14)
      case .end: first.adding(days: first.daysInMonth - 1)
      }
    }
    return edgeReading(days.first { $0 >= today } ?? days.last, edge)
  }
}

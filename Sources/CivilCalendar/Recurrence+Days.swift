extension Recurrence {
  /// The day that follows one of this rule's days: the due date or the day of completion, depending
  /// on `anchor`. Nil when the rule ends there, or the calendar does.
  ///
  /// For a day that is not one of the rule's, the interval is counted from its week, month or year.
  public func next(after day: Day) -> Day? {
    if case .count(let times) = end, times <= 1 { return nil }
    guard let next = step(after: day), next > day else { return nil }
    if case .until(let last) = end, next > last { return nil }
    return next
  }

  /// The day that follows, and the rule from then on: a count is one less.
  public func advanced(after day: Day) -> (day: Day, rule: Recurrence)? {
    guard let next = next(after: day) else { return nil }
    guard case .count(let times) = end else { return (next, self) }
    return (next, Recurrence(checked: rhythm, interval, anchor, .count(times - 1)))
  }

  /// The first of the following days that is not before another: an item done three weeks late is
  /// not due again three times. The skipped days do not reduce the count.
  public func next(after day: Day, notBefore minimum: Day) -> Day? {
    var current = day
    // Long gaps are crossed by many intervals at once.
    let stride: Int? =
      switch rhythm {
      case .daily: interval
      case .weekly: interval * 7
      case .monthly, .yearly: nil
      }
    if let stride, minimum > day {
      current = day.adding(days: max(0, day.distance(to: minimum) / stride - 1) * stride)
    }
    while let next = next(after: current) {
      if next >= minimum { return next }
      current = next
    }
    return nil
  }

  /// The first of the rule's days from a day on, that day included. A rule without days of its own
  /// begins on any day.
  public func first(onOrAfter day: Day) -> Day? {
    let first: Day?
    switch rhythm {
    case .daily, .weekly(on: []), .monthly(on: []), .yearly(on: nil): first = day
    default:
      let each = Recurrence(checked: rhythm, 1, anchor, .never)
      first = each.next(after: day.adding(days: -1))
    }
    if case .until(let last) = end, let found = first, found > last { return nil }
    return first
  }

  /// The first `count` days of the rule from a day on; fewer if the rule ends.
  public func occurrences(from day: Day, count: Int) -> [Day] {
    var days: [Day] = []
    var rule = self
    var candidate = count > 0 ? first(onOrAfter: day) : nil
    while let found = candidate {
      days.append(found)
      guard days.count < count, let step = rule.advanced(after: found) else { break }
      (candidate, rule) = (step.day, step.rule)
    }
    return days
  }

  private func step(after day: Day) -> Day? {
    switch rhythm {
    case .daily: return day.later(days: interval)
    case .weekly(let weekdays):
      guard let first = weekdays.first else { return day.later(days: 7 * interval) }
      if let later = weekdays.first(where: { $0 > day.weekday }) {
        return day.later(days: later.rawValue - day.weekday.rawValue)
      }
      return day.later(days: 7 * interval + first.rawValue - day.weekday.rawValue)
    case .monthly(on: []): return day.later(months: interval)
    case .monthly(let days):
      var month = day.firstOfMonth
      // A fifth weekday occurs in at least four months a year, so this finds one, or reaches the
      // last year.
      for _ in 0..<100 {
        if let found = days.compactMap({ $0.day(inMonthOf: month) }).filter({ $0 > day }).min() {
          return found
        }
        guard let later = month.later(months: interval) else { return nil }
        month = later
      }
      return nil
    case .yearly(on: nil): return day.later(months: 12 * interval)
    case .yearly(let date?):
      let here = date.day(in: day.year)
      return here.map { $0 > day } == true ? here : date.day(in: day.year + interval)
    }
  }
}

extension Day {
  /// The day `days` later, or nil beyond the calendar, where `adding(days:)` stops.
  fileprivate func later(days: Int) -> Day? {
    let day = adding(days: days)
    return distance(to: day) == days ? day : nil
  }

  /// The day `months` later, or nil beyond the calendar.
  fileprivate func later(months: Int) -> Day? {
    year * 12 + month - 1 + months < 10_000 * 12 ? adding(months: months) : nil
  }
}

extension Recurrence.YearDay {
  /// The date in a year; 28 February for the 29th in a common year. Nil beyond the calendar.
  func day(in year: Int) -> Day? {
    Day(year: year, month: month, day: day) ?? Day(year: year, month: month, day: day - 1)
  }
}

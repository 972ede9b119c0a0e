import CivilCalendar

/// A week, month, quarter, year or weekend, counted from the present one.
struct DatePeriod: Hashable {
  enum Kind: Hashable { case week, month, quarter, year, weekend }

  let kind: Kind
  /// The number of periods ahead.
  let offset: Int
  /// Whether it was named by its unit alone: “the month”.
  var isPlain = false

  /// The period of a unit; nil for a unit that is none.
  init?(_ length: DateLength, _ offset: Int) {
    switch (length.unit, length.count) {
    case (.weeks, 1): kind = .week
    case (.months, 1): kind = .month
    case (.months, 3): kind = .quarter
    case (.years, 1): kind = .year
    default: return nil
    }
    self.offset = offset
  }

  init(_ kind: Kind, _ offset: Int) { (self.kind, self.offset) = (kind, offset) }

  /// The distance from now to the same place in it; nil for a weekend, and for the present one.
  var shift: DayShift? {
    guard offset != 0 else { return nil }
    return switch kind {
    case .week: DayShift(offset, .weeks)
    case .month: DayShift(offset, .months)
    case .quarter: DayShift(3 * offset, .months)
    case .year: DayShift(offset, .years)
    case .weekend: nil
    }
  }

  /// The first day.
  func start(_ context: DateContext) -> Day {
    let today = context.today
    switch kind {
    case .week:
      let passed = (today.weekday.rawValue - context.habits.firstWeekday.rawValue + 7) % 7
      return today.adding(days: 7 * offset - passed)
    case .weekend: return today.adding(days: 7 * offset + 6 - today.weekday.rawValue)
    case .month: return today.firstOfMonth.adding(months: offset)
    case .quarter: return today.firstOfMonth.adding(months: 3 * offset - (today.month - 1) % 3)
    case .year: return today.firstOfMonth.adding(months: 12 * offset + 1 - today.month)
    }
  }

  /// The last day by which something is due; of a week it is the last day of work.
  func end(_ context: DateContext) -> Day {
    let start = start(context)
    switch kind {
    case .week: return start.weekday == .friday ? start : start.next(.friday)
    case .weekend: return start.adding(days: 1)
    case .month: return start.adding(months: 1).adding(days: -1)
    case .quarter: return start.adding(months: 3).adding(days: -1)
    case .year: return start.adding(months: 12).adding(days: -1)
    }
  }

  /// The middle: Wednesday, the 15th, 1 July.
  func middle(_ context: DateContext) -> Day {
    let start = start(context)
    switch kind {
    case .week: return start.weekday == .wednesday ? start : start.next(.wednesday)
    case .weekend: return start
    case .month: return start.adding(days: 14)
    case .quarter: return start.adding(months: 1).adding(days: 14)
    case .year: return start.adding(months: 6)
    }
  }

  /// The day of an edge.
  func day(_ edge: DateEdge, _ context: DateContext) -> Day {
    let day =
      switch edge {
      case .start: start(context)
      case .middle: middle(context)
      case .end: end(context)
      }
    // “The start of the month” lies ahead, and so does the end of a week on a Sunday.
    guard day < context.today, offset == 0, isPlain || edge == .end else { return day }
    return DatePeriod(kind, 1).day(edge, context)
  }
}

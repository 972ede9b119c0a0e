public import CivilCalendar

/// The dates of templates, which are distances from the first day of their use.
///
/// They are stored as dates around a day of a far century, so that whatever works with dates works
/// with them: fields, orders, groups, undo, files. No reminder of theirs comes, and none is
/// overdue. A date outside of that stretch is a date like any other, and stays as it is when the
/// template is used.
extension Day {
  /// The day that stands for the first day of use: Monday, 1 January 8801.
  public static let firstOfTemplate = Day(daysSinceEpoch: 2_494_972)

  /// The most days before and after the first day of use.
  public static let farthestInTemplate = 36_500

  /// The number of days from the first day of use; nil for a date that is no date of a template.
  public var templateOffset: Int? {
    let offset = Day.firstOfTemplate.distance(to: self)
    return offset.magnitude <= Day.farthestInTemplate ? offset : nil
  }

  /// The same distance from another first day: a date of a template becomes one of the calendar,
  /// and any other stays as it is.
  public func inTemplate(usedOn first: Day) -> Day {
    templateOffset.map { first.adding(days: $0) } ?? self
  }

  /// The date in a template whose first day of use is a day of the calendar. One that is too far
  /// away stays as it is.
  public func keptInTemplate(from first: Day) -> Day {
    let offset = first.distance(to: self)
    guard templateOffset == nil, offset.magnitude <= Day.farthestInTemplate else { return self }
    return Day.firstOfTemplate.adding(days: offset)
  }
}

extension Recurrence {
  /// The same rule with its day of the month written into it, if a short month would lose it; not
  /// from a date of a template, whose month nobody means.
  public func fixed(to day: Day) -> Recurrence {
    day.templateOffset == nil ? pinned(to: day) : self
  }
}

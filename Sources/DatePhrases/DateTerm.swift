package import CivilCalendar

/// The meaning of a word about dates, the same for all languages.
///
/// A ``DateLanguage`` maps words to terms, and one grammar reads the terms. A word with several
/// meanings has several terms, and a word such as “tonight” stands for several in a row.
package enum DateTerm: Hashable, Sendable {
  // MARK: Days

  /// A day counted from today: `tomorrow` is 1.
  case day(Int)
  /// A weekday: `friday`.
  case weekday(Weekday)
  /// Weekdays on which something always happens: `mondays`, `weekdays`.
  case habit([Weekday])
  /// A day from Monday to Friday: `workday`, `business day`.
  case workday
  /// Saturday and Sunday.
  case weekend
  /// A month by its name.
  case month(Int)
  /// A holiday with a fixed date.
  case holiday(month: Int, day: Int)
  /// A date by its name, like `大晦日`, which is nothing else.
  case date(month: Int, day: Int)
  /// A date in digits.
  case numeric(NumericDate)

  // MARK: Numbers

  /// A number as a word.
  case number(Int)
  /// A number in digits, and how many there are.
  case digits(Int, width: Int)
  /// A place in a row: `first`, `2nd`; −1 is the last.
  case ordinal(Int)
  /// A number with a full stop: `24.`
  case dotted(Int)
  /// The sign before an ordinal number: `第`.
  case ordinalMark
  /// A year of two digits: `'27`.
  case year(Int)
  /// A number of halves: `half` is 1.
  case halves(Int)
  /// `and a half`.
  case andHalf

  // MARK: Lengths

  /// A unit, or several: a fortnight is two weeks.
  case unit(DateLength)
  /// A number with its unit in one word: `3d`.
  case amount(DateLength)
  /// A number with a sign: `+3d`.
  case shift(DateLength)

  // MARK: Relations

  /// The present one: `this`.
  case this
  /// The first one ahead: `coming`.
  case coming
  /// The one after the present one: `next`.
  case next
  /// The one after the next.
  case afterNext
  /// The one before the present one: `last`.
  case previous
  /// A part of a period: `end of`.
  case edge(DateEdge)
  /// A distance from now: `in`.
  case within
  /// A month alone: `im` in German.
  case inMonth
  /// A distance from now, after it: `from now`.
  case fromNow
  /// A distance back from now, after it: `ago`.
  case ago
  /// The start of a distance: `from`.
  case from
  /// `of`.
  case of
  /// `the`.
  case article
  /// A comma.
  case comma
  /// `and`.
  case and
  /// The sign between the first and the last of a row: `to`.
  case through

  // MARK: Marks of a date in digits: `2026年12月24日`

  case yearMark
  case monthMark
  case dayMark

  // MARK: Times

  /// A time in digits.
  case clock(ClockText)
  /// A time by its name: `noon`.
  case time(TimeOfDay)
  /// A part of the day: `evening`.
  case part(PartOfDay)
  /// A part of the day as a phrase of its own: `in the evening`, `abends`.
  case partPhrase(PartOfDay)
  /// A part of the day that belongs to a time before it: `de la tarde`.
  case partBehind(PartOfDay)
  /// `am` or `pm`.
  case half(isAfternoon: Bool)
  /// The word for the hour of a clock: `o'clock`, `Uhr`. A spoken one has twelve hours.
  case hourMark(isSpoken: Bool)
  /// The word for a minute of a clock: `分`.
  case minuteMark
  /// Minutes after an hour: `past`.
  case past
  /// Minutes before an hour: `to`.
  case to
  /// Half an hour of a clock.
  case halfHour
  /// A quarter of an hour of a clock.
  case quarterHour
  /// Minutes before the hour that follows: `halb` is 30.
  case minutesTo(Int)
  /// The sign before the minutes after an hour: `et`.
  case plus
  /// The sign before the minutes until an hour: `moins`.
  case minus
  /// The time of the day that it is now: `this time`.
  case thisTime
  /// The name of a time zone.
  case zone

  // MARK: Prepositions

  /// The day itself: `on`.
  case on
  /// The day itself, also before a bare number: `am 15.`, `le 15`.
  case onThe
  /// No later than: `by`.
  case by
  /// Until and including.
  case until
  /// Earlier than.
  case before
  /// `due`.
  case due
  /// A time: `at`.
  case at
  /// A time that has come: `after`.
  case after
  /// Not earlier than: `starting`.
  case start
  /// The same after the date: `まで`.
  case untilBehind
  /// The same after the date: `から`.
  case startBehind
  /// A word after a date that adds nothing: `onwards`, `に`.
  case particle

  // MARK: Rules

  /// `every`.
  case every
  /// `every`, counted from completion.
  case everyDone
  /// `every` after an amount: `ごと`.
  case everyBehind
  /// Each second one: `other`.
  case other
  /// Each second one, after it: `sur deux`.
  case otherBehind
  /// `after done`.
  case afterDone
  /// A number of times: `5 times`.
  case times
  /// A number with `x`: `5x`.
  case count(Int)
  /// `once`.
  case once
  /// A length of time: `for`.
  case during
  /// A word of a rule that no item can have, such as `hourly`.
  case unheld
}

extension DateTerm {
  /// Whether it is a small word that only relates others: a preposition, an article.
  package var isFunction: Bool {
    switch self {
    case .within, .inMonth, .from, .of, .article, .and, .through, .past, .to, .on, .onThe, .by,
      .until, .before, .at, .after:
      true
    default: false
    }
  }
}

extension DateTerm {
  /// Whether it is a unit such as “days”, or “later” after one.
  package var isUnitOrLater: Bool {
    switch self {
    case .unit, .fromNow: true
    default: false
    }
  }
}

/// A part of a period.
package enum DateEdge: String, Hashable, Sendable {
  case start, middle, end
}

/// A number of units of time.
package struct DateLength: Hashable, Sendable {
  /// The unit.
  package enum Unit: Hashable, Sendable {
    case minutes, hours, days, weeks, months, years
  }

  /// The number.
  package let count: Int
  /// The unit.
  package let unit: Unit

  /// A length.
  package init(_ count: Int, _ unit: Unit) { (self.count, self.unit) = (count, unit) }

  /// The same length several times; nil beyond every calendar.
  package func times(_ factor: Int) -> DateLength? {
    let (product, overflow) = count.multipliedReportingOverflow(by: factor)
    return overflow || abs(product) > 99_999 ? nil : DateLength(product, unit)
  }
}

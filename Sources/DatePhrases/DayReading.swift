package import CivilCalendar

/// A day that was read, with the form of its phrase.
package struct DayReading: Hashable, Sendable {
  /// The form, which indicates how likely the phrase is to mean something else.
  package enum Form: Hashable, Sendable {
    /// A word for a day near today: `tomorrow`.
    case near
    /// Words: `friday`, `next week`, `end of month`.
    case name
    /// A holiday or “the weekend”, after which much is named: it needs a preposition.
    case namesake
    /// A day of the month alone: `15th`.
    case dayOfMonth
    /// `in 3 days`.
    case distance
    /// `+3d`, and without a unit `+3`.
    case sign
    /// Day and month in words: `24 dec`.
    case written
    /// A date in digits with its year: `2026-12-24`.
    case fullDate
    /// A date in digits without a year, or with one of two digits.
    case numeric(NumericDate)
  }

  /// The form.
  package let form: Form
  /// The day, or nil when the phrase is a date that no calendar has, such as 31 February.
  package let day: Day?
  /// The time that belongs to the day, for a distance in hours.
  package var time: TimeOfDay?
  /// The care with which a line takes it.
  package var care: DateCare = .none
  /// Whether its year was typed, so that it may be past.
  package var hasYear = false
  /// Whether it is the end of a period, which “before” includes.
  package var isEnd = false
  /// Whether it is a period, which can follow “at”: “at the weekend”.
  package var isStretch = false

  /// Whether only a month was named, as in `in march`: beside a rule it can mean any of its days.
  package var isMonth = false

  init(_ form: Form, _ day: Day?, time: TimeOfDay? = nil) {
    (self.form, self.day, self.time) = (form, day, time)
  }

  /// The same reading of a period.
  func stretching(toEnd isEnd: Bool = false) -> DayReading {
    var reading = self
    (reading.isStretch, reading.isEnd) = (true, isEnd)
    return reading
  }
}

package import CivilCalendar

/// A time of day that was read, with the form of its phrase.
package struct TimeReading: Hashable, Sendable {
  /// The form, which indicates how likely the phrase is to mean something else.
  package enum Form: Hashable, Sendable {
    /// `9:30`, `9am`, `9 Uhr`, `half past nine`.
    case clock
    /// `noon`.
    case name
    /// `in the morning`.
    case partPhrase
    /// An hour alone, `9`: it needs a preposition.
    case hour
    /// `9.30`, `9h`, `5p`, `0930`: it needs a preposition or a day before it.
    case weak
    /// `morning`, which needs a day before it.
    case part
  }

  /// The form.
  package let form: Form
  /// The time.
  package let time: TimeOfDay
  /// Whether the hour could be one of the afternoon: 5, on a clock with twelve hours.
  package var isOpen = false
  /// Whether it is after the midnight of its night: `tonight at 1`.
  package var isNextDay = false
  /// Whether it was typed as it is spoken, with twelve hours.
  var isSpoken = false

  init(_ form: Form, _ time: TimeOfDay, isOpen: Bool = false) {
    (self.form, self.time, self.isOpen) = (form, time, isOpen)
  }
}

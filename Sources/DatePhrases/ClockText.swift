package import CivilCalendar

/// A time in digits as it was typed, and the form of it.
package struct ClockText: Hashable, Sendable {
  /// The form, which indicates how likely the text is to mean something else.
  package enum Form: Hashable, Sendable {
    /// `9:30`.
    case colon
    /// `9.30`, which may be a number or a date.
    case dot
    /// `9h30`.
    case hours
    /// `9h`, which may be a duration.
    case hour
    /// `0930`, which may be a number.
    case compact
    /// `9am`.
    case halfDay
    /// `9a`, which may be a name.
    case shortHalfDay
  }

  /// The time.
  package let time: TimeOfDay
  /// The form.
  package let form: Form
  /// Whether the hour is below 13 and has no zero before it, so that it could be an hour of the
  /// afternoon.
  package let isOpen: Bool
}

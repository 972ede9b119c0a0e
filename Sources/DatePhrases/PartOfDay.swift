public import CivilCalendar

/// A part of the day that stands for a time.
public enum PartOfDay: String, Hashable, Sendable, CaseIterable {
  /// The morning.
  case morning
  /// The afternoon.
  case afternoon
  /// The evening.
  case evening
  /// The night.
  case night

  /// The time for which the part usually stands.
  public var usualTime: TimeOfDay {
    switch self {
    case .morning: TimeOfDay(hour: 9) ?? .noon
    case .afternoon: TimeOfDay(hour: 15) ?? .noon
    case .evening: TimeOfDay(hour: 19) ?? .noon
    case .night: TimeOfDay(hour: 21) ?? .noon
    }
  }

  /// An hour of a clock with twelve hours, in this part of the day: 8 in the evening is 20:00.
  package func time(at open: TimeOfDay) -> TimeOfDay {
    let afternoon = TimeOfDay(minutes: open.minutes % 720 + 720) ?? open
    switch self {
    case .morning: return open.hour == 12 ? TimeOfDay(minutes: open.minute) ?? open : open
    case .afternoon: return afternoon
    // Twelve at night is midnight, and one or two come after it.
    case .evening, .night:
      let midnight = TimeOfDay(minutes: open.minute) ?? open
      return open.hour == 12 ? midnight : (4..<12).contains(open.hour) ? afternoon : open
    }
  }
}

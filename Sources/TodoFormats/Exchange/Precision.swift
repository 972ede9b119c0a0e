import CivilCalendar

/// The precision with which a source knows moments.
enum Precision {
  case days, minutes, seconds

  /// Whether a moment that was read is another one, as far as its source can tell: where it knows
  /// none, any will do.
  func isSame(_ read: Timestamp?, _ moment: Timestamp?, in zone: Zone) -> Bool {
    guard let read else { return true }
    guard let moment else { return false }
    switch self {
    case .days: return zone.day(of: read) == zone.day(of: moment)
    case .minutes:
      let (read, shown) = (zone.localMoment(at: read), zone.localMoment(at: moment))
      return read.day == shown.day && read.time == shown.time
    case .seconds: return read.wholeSeconds == moment.wholeSeconds
    }
  }
}

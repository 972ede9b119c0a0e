import CivilCalendar

extension Zone {
  /// The moment that stands for a day in a format that has no more than days: noon, so that it is
  /// the same day nearly everywhere.
  func noon(of day: Day) -> Timestamp {
    let noon = LocalMoment(day: day, secondOfDay: 43_200)
    // At noon clocks do not change, so the distance from UTC gives the moment nearly always.
    let guess = Timestamp(microseconds: (day.daysSinceEpoch * 86_400 + 43_200) * 1_000_000)
    let shown = localMoment(at: guess)
    let ahead = day.distance(to: shown.day) * 86_400 + shown.secondOfDay - noon.secondOfDay
    let moment = guess.adding(seconds: -ahead)
    return localMoment(at: moment) == noon ? moment : self.moment(of: noon)
  }

  /// The moment at which clocks show a time on a day, or at which the day begins.
  func moment(of day: Day, at time: TimeOfDay?) -> Timestamp {
    moment(of: LocalMoment(day: day, secondOfDay: (time?.minutes ?? 0) * 60))
  }
}

extension Timestamp {
  /// The second in which the moment falls.
  var inWholeSeconds: Timestamp { Timestamp(microseconds: wholeSeconds * 1_000_000) }
}

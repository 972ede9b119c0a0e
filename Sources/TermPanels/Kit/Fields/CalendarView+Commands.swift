import CivilCalendar

extension CalendarView {
  /// The commands of a calendar, in the order in which they are tried.
  public static let commands = [.calendarPick] + Move.all.map(\.command)

  /// A command that selects another day.
  @MainActor struct Move {
    let command: Command
    let destination: (CalendarView) -> Day

    private init(
      _ name: String, _ keys: Key..., title: String, hint: String? = nil,
      to destination: @escaping (CalendarView) -> Day
    ) {
      command = Command(
        "calendar.\(name)", keys: keys.map { KeySequence($0) }, title: title, hint: hint)
      self.destination = destination
    }

    static let all = [
      Move("previousDay", .left, .character("h"), title: "Previous day") {
        $0.selectedDay.adding(days: -1)
      },
      Move("nextDay", .right, .character("l"), title: "Next day") {
        $0.selectedDay.adding(days: 1)
      },
      Move("previousWeek", .up, .character("k"), title: "Previous week") {
        $0.selectedDay.adding(days: -7)
      },
      Move("nextWeek", .down, .character("j"), title: "Next week") {
        $0.selectedDay.adding(days: 7)
      },
      Move("previousMonth", .pageUp, .character("<"), title: "Previous month") {
        $0.selectedDay.adding(months: -1)
      },
      Move("nextMonth", .pageDown, .character(">"), title: "Next month", hint: "month") {
        $0.selectedDay.adding(months: 1)
      },
      Move("today", .character("t"), title: "Today", hint: "today", to: \.today),
    ]
  }
}

extension Command {
  static let calendarPick = Command(
    "calendar.pick", .enter, title: "Choose the day", hint: "choose")
}

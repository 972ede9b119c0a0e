import CivilCalendar
import TermPanels

extension Entry {
  static let calendarView = Entry(
    CalendarView.self, summary: "a month to choose a day from",
    text: """
      A month to choose a day from; keys move by days, weeks and months. Where seven columns do not
      fit, it is one row with the selected day, on the same keys.
      """,
    keys: [.down, .right, .enter]
  ) {
    let picked = Label("Nothing chosen yet.", role: .secondary)
    let calendar = CalendarView(today: Gallery.today)
    calendar.onPick = { picked.text = "Chosen: \($0.day) \($0.monthName) \($0.year)" }
    return StagePanel([picked, calendar], focus: calendar)
  }
}

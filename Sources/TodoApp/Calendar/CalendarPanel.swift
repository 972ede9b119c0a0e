import CivilCalendar
import TermPanels

/// A month, and the items due on the day that is selected in it.
@MainActor final class CalendarPanel: Panel {
  let calendar: CalendarView
  let agenda = AgendaView()

  init(today: Day) {
    calendar = CalendarView(today: today)
    calendar.spreads = true
    (calendar.pickTitle, calendar.pickHint) = ("Open the day", "open")
    super.init()
    title = "Calendar"
  }

  override func loadView() { view = CalendarScreenView(calendar: calendar, agenda: agenda) }

  override var preferredFirstResponder: Responder? { calendar }
}

/// The month with the day beside it, below it, or missing, depending on the room.
@MainActor private final class CalendarScreenView: View {
  private let calendar: CalendarView
  private let agenda: AgendaView

  init(calendar: CalendarView, agenda: AgendaView) {
    (self.calendar, self.agenda) = (calendar, agenda)
    super.init()
    addSubview(calendar)
    addSubview(agenda)
  }

  override func layoutSubviews() {
    let room = bounds.inset(by: Insets(left: 2, right: 2))
    if room.width >= 100 {
      let width = room.width * 11 / 20
      calendar.frame = Rect(x: room.minX, y: room.minY, width: width, height: room.height)
      place(
        agenda,
        Rect(
          x: room.minX + width + 3, y: room.minY, width: room.width - width - 3, height: room.height
        ))
      return
    }
    let month = calendar.sizeThatFits(room.size)
    let height = min(room.height, month.height)
    calendar.frame = Rect(x: room.minX, y: room.minY, width: room.width, height: height)
    place(
      agenda,
      Rect(
        x: room.minX, y: room.minY + height + 1, width: room.width,
        height: room.height - height - 1))
  }

  private func place(_ agenda: AgendaView, _ frame: Rect) {
    // A heading alone is useless.
    agenda.isHidden = frame.height < 2
    agenda.frame = agenda.isHidden ? .zero : frame
  }
}

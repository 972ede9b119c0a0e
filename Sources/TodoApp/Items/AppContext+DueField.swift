import CivilCalendar
import TermPanels

extension AppContext {
  /// A field for a due date: a date, a time and a repetition as one line, and a calendar with the
  /// load of each day. It understands the same words wherever it is used.
  func dueField(_ due: DueText = DueText()) -> DateField {
    let field = dateField(nil)
    let line = due.line
    let (today, style) = (today, settings.dateStyle)
    field.preferredColumns = 40
    field.text = line
    field.placeholder = "fri 9am, 24 dec, every week …"
    field.line = DateLine { text in
      // An unchanged line stays valid, whether or not it can be typed.
      if text == line { return .init(day: due.due, text: due.text(today: today, style: style)) }
      do throws(DueText.Problem) {
        let reading = try DueText(text, today: today)
        return .init(day: reading.due, text: reading.text(today: today, style: style))
      } catch {
        return .init(problem: error.description)
      }
    } replacingDay: { text, day in
      // A line that cannot be read has nothing to keep.
      let old = text == line ? due : (try? DueText(text, today: today)) ?? DueText()
      return old.replacingDay(day).line
    }
    return field
  }

  /// The due date in such a field; nil where it cannot be read.
  func due(in field: DateField) -> DueText? {
    // The field itself shows why it cannot be read.
    try? DueText(field.text, today: today)
  }
}

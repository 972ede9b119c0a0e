import CivilCalendar
import DatePhrases
import TermPanels
import TodoWording

extension DateField {
  /// A field for a due date: a date, a time and a repetition as one line, and a calendar with the
  /// load of each day. It understands the same words wherever it is used.
  static func due(_ due: DueText, _ access: StoreAccess, _ settings: Settings) -> DateField {
    let days = DayFormat(today: access.today, style: settings.dateStyle)
    let line = due.line
    let example = "fri 9am, 24 dec, every week …"
    let reader = DateReader(placeholder: example) { [dates = access.dates] text, _ in
      // An unchanged line stays valid, whether or not it can be typed.
      if text == line { return .init(day: due.due, text: due.text(in: days)) }
      do throws(DueText.Problem) {
        let reading = try DueText(text, in: dates)
        return .init(day: reading.due, text: reading.text(in: days))
      } catch {
        return .init(problem: error.description)
      }
    } replacingDay: { [dates = access.dates] text, day in
      // A line that cannot be read has nothing to keep.
      let old = text == line ? due : (try? DueText(text, in: dates)) ?? DueText()
      return old.replacingDay(day).line
    }
    let field = DateField(today: days.today, reader: reader)
    field.hasCalendar = access.firstDay == nil
    field.showLoads(access, settings)
    field.preferredColumns = 40
    field.text = line
    return field
  }

  /// A field for a day alone, and a calendar with the load of each day.
  static func day(_ access: StoreAccess, _ settings: Settings) -> DateField {
    let field = DateField(today: access.today, reader: .phrases())
    field.showLoads(access, settings)
    return field
  }

  /// Shows the load of each day in the calendar.
  private func showLoads(_ access: StoreAccess, _ settings: Settings) {
    let loads = DayLoads(access)
    firstWeekday = settings.firstWeekday
    badge = { loads.badge(for: $0) }
    loads.didChange = { [weak self] in self?.reloadBadges() }
  }

  /// A field for a date of a template: the distance from the first day of its use.
  static func distance(_ day: Day?, _ access: StoreAccess) -> DateField {
    let days = DayFormat(today: access.today)
    func text(_ day: Day?) -> String { day.map { "→ " + days.date($0) } ?? "No date" }
    let line = DueText(on: day).line
    let reader = DateReader(placeholder: "+3d, -1w …") { [dates = access.dates] typed, _ in
      if typed == line { return .init(day: day, text: text(day)) }
      if typed.allSatisfy(\.isWhitespace) { return .init(text: text(nil)) }
      do throws(DueText.Problem) {
        let day = try DueText(typed, in: dates).due
        return .init(day: day, text: text(day))
      } catch {
        return .init(problem: error.description)
      }
    } replacingDay: { _, day in
      DueText(on: day).line
    }
    let field = DateField(today: access.today, reader: reader)
    field.hasCalendar = false
    field.text = line
    return field
  }
}

extension DueText {
  /// The due date in a field; nil if it cannot be read.
  @MainActor init?(in field: DateField, _ dates: DateContext) {
    // The field itself shows why it cannot be read.
    guard let due = try? DueText(field.text, in: dates) else { return nil }
    self = due
  }
}

extension DateReader {
  /// Days in words: `tomorrow`, `fri`, `+3d`, `24 dec`.
  static func phrases(_ example: String = "fri, +3d, 24 dec …") -> DateReader {
    DateReader(
      placeholder: example,
      write: { day in
        let year = day.description.prefix(4)
        let local = "\(day.day) \(day.localShortMonthName) \(year)"
        // Some languages have names of months that are not understood; the English ones are.
        return (try? DayPhrase.parse(local, today: day)) == day
          ? local : "\(day.day) \(day.shortMonthName) \(year)"
      },
      read: { text, today in
        do throws(DayPhraseError) {
          return .init(day: try DayPhrase.parse(text, today: today))
        } catch {
          return .init(problem: error.description, brief: error.reason)
        }
      })
  }
}

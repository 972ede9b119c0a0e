import CivilCalendar
import DatePhrases
import TermPanels

extension DateReader {
  /// Days in words, as a program reads them with `DatePhrases`.
  static let phrases = DateReader(
    placeholder: "fri, +3d, 24 dec …",
    write: { "\($0.day) \($0.shortMonthName) \($0.description.prefix(4))" },
    read: { text, today in
      do throws(DayPhraseError) {
        return .init(day: try DayPhrase.parse(text, today: today))
      } catch {
        return .init(problem: error.description, brief: error.reason)
      }
    })
}

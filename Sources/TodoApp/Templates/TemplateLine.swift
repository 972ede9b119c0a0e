import CivilCalendar
import DatePhrases
import TodoLanguage
import TodoModel

/// A line of quick add that uses a template: `template:trip Rome 12 dec`.
struct TemplateLine {
  /// A part of a line with which a template has no use.
  enum Problem: Error, CustomStringConvertible {
    /// The template has no blank for words of the line.
    case noBlank(words: String)
    /// The line has more than a day, a list and a text.
    case furtherChips

    var description: String {
      switch self {
      case .noBlank(let words): "The template has no blank for “\(words)”."
      case .furtherChips: "Beside a template, only a day, a list and the text of a blank count."
      }
    }
  }

  let template: TodoList
  /// The text for the first blank; empty for none.
  let filling: String
  /// The first day; nil if the line has none.
  let day: Day?
  /// The name of a list for the items; nil if the line has none.
  let list: String?

  /// The meaning of a line; nil if it uses none of the templates.
  init?(_ reading: QuickAdd.Reading, _ templates: [TodoList], in dates: DateContext) {
    guard let name = reading.template, let template = templates.first(where: { $0.name == name })
    else { return nil }
    self.template = template
    list = reading.list
    // Without a title, a date is no chip.
    let isBare = reading.due == nil && !reading.title.isEmpty
    let bare = isBare ? try? DayPhrase.parse(reading.title, in: dates) : nil
    (filling, day) = bare == nil ? (reading.title, reading.due) : ("", bare)
  }

  /// Throws if the line has something with which the template has no use.
  func check(_ reading: QuickAdd.Reading, _ needs: TemplateNeeds) throws(Problem) {
    let isUsed = reading.meanings.allSatisfy { [.due, .list].contains($0.kind) }
    guard isUsed, !reading.isNewList, reading.heading == nil else { throw .furtherChips }
    guard filling.isEmpty || !needs.blanks.isEmpty else { throw .noBlank(words: filling) }
  }
}

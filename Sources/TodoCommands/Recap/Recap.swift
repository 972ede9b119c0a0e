package import CivilCalendar
package import TodoModel
import TodoValues
package import TodoWording

/// The answer to “what have you done, and what is next?”: the items done since a day, those of
/// today, those that are overdue, and those that wait for their start.
@MainActor package struct Recap {
  /// A part, in the order of the text.
  enum Part: String, CaseIterable { case done, today, overdue, waiting }

  /// The items of a part; there are more than these if ``hasMore``.
  struct Section {
    let part: Part
    let title: String
    var items: [TodoItem]
    var hasMore = false
  }

  /// The most items of a part: more are no recap.
  static let mostItems = 100

  let sections: [Section]
  private let days: DayFormat
  private let names: [Identifier<TodoList>: String]

  /// A recap of a store, read through the indexes of dates.
  ///
  /// - Parameter day: The first day whose done items count; nil for the last working day.
  package init(of store: TodoStore, since day: Day? = nil, in days: DayFormat) throws {
    let since = day ?? Self.lastWorkingDay(before: days.today)
    self.days = days
    names = Dictionary(
      uniqueKeysWithValues: try store.lists(withPutAway: true).map { ($0.id, $0.list.name) })
    sections = try Part.allCases.compactMap { part in
      var section = Section(
        part: part, title: part.title(since: since, days),
        items: try store.finder.matches(
          of: part.query(since: since, today: days.today), atMost: Self.mostItems + 1
        ).items)
      section.hasMore = section.items.count > Self.mostItems
      section.items = Array(section.items.prefix(Self.mostItems))
      return section.items.isEmpty ? nil : section
    }
  }

  /// The last day before another one that is neither a Saturday nor a Sunday.
  static func lastWorkingDay(before day: Day) -> Day {
    var last = day.adding(days: -1)
    while [.saturday, .sunday].contains(last.weekday) { last = last.adding(days: -1) }
    return last
  }

  /// The recap as Markdown, or as plain text; empty if there is nothing in it.
  package func text(isPlain: Bool = false) -> String {
    lines(isPlain: isPlain).joined(separator: "\n")
  }

  /// The lines of the text.
  func lines(isPlain: Bool) -> [String] {
    var lines: [String] = []
    for section in sections {
      if !lines.isEmpty { lines.append("") }
      lines += isPlain ? ["\(section.title):"] : ["## \(section.title)", ""]
      lines += section.items.map { "- " + line($0, section.part, isPlain: isPlain) }
      if section.hasMore { lines.append("- …") }
    }
    return lines
  }

  private func line(_ item: TodoItem, _ part: Part, isPlain: Bool) -> String {
    let remark: String? =
      switch part {
      case .done: nil
      case .today: item.due == days.today ? item.dueTime.map(DayFormat.time) : nil
      case .overdue: item.due.map { "due " + days.inSentence($0) }
      case .waiting: item.deferUntil.map { "starts " + days.inSentence($0) }
      }
    let remarks = [names[item.list], remark].compactMap(\.self).joined(separator: ", ")
    let text = remarks.isEmpty ? item.name : "\(item.name) (\(remarks))"
    return isPlain ? text : Self.escaped(text)
  }

  /// A text in which no sign has a meaning in Markdown.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\`*_[]<>#|~".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}

extension Recap.Part {
  fileprivate func title(since day: Day, _ days: DayFormat) -> String {
    switch self {
    case .done: day == days.today ? "Done today" : "Done since \(days.inSentence(day))"
    case .today: "Today"
    case .overdue: "Overdue"
    case .waiting: "Waiting"
    }
  }

  fileprivate func query(since day: Day, today: Day) -> ItemQuery {
    switch self {
    case .done:
      ItemQuery(
        .logbook, filter: .date(.done, .compare(.greaterOrEqual, .day(day))), today: today)
    case .today: ItemQuery(.today, filter: .not(.state(.overdue)), today: today)
    case .overdue: ItemQuery(.today, filter: .state(.overdue), today: today)
    case .waiting: ItemQuery(.upcoming, filter: .state(.deferred), today: today)
    }
  }
}

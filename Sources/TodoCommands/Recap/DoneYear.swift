import CivilCalendar
import DatePhrases
import JSONKit
import TodoModel
import TodoWording

/// The items that were done in a year: a bar for each week, and the numbers of lists and tags.
@MainActor struct DoneYear {
  /// The most lists, and the most tags.
  private static let most = 20
  /// The columns of the longest bar.
  private static let longestBar = 30

  private typealias Row = (kind: String, title: String, name: String, count: Int)

  private let rows: [Row]
  private let isPlain: Bool

  /// The year that ends today.
  ///
  /// - Parameter isPlain: Whether the bars are of ASCII.
  init(_ desk: Desk, isPlain: Bool) throws {
    self.isPlain = isPlain
    let names = Dictionary(
      uniqueKeysWithValues: try desk.store.lists(withPutAway: true).map { ($0.id, $0.list.title) })
    let first = YearOfWeeks.days(
      until: desk.today, firstWeekday: desk.dates.habits.firstWeekday
    ).lowerBound
    let counts = try desk.store.counts.done(
      in: YearOfWeeks.count, from: first, atMost: Self.most)
    // The weeks before the first item was done are no part of the year.
    let weeks = counts.weeks.enumerated().drop { $0.element == 0 }.map { week -> Row in
      let day = first.adding(days: 7 * week.offset)
      return ("week", desk.days.date(day), day.description, week.element)
    }
    let lists = counts.lists.map { list -> Row in
      let name = names[list.id] ?? ""
      return ("list", name, name, list.count)
    }
    let tags = counts.tags.map { tag -> Row in ("tag", "@" + tag.name, tag.name, tag.count) }
    rows = weeks + lists + tags
  }

  /// A record for each week, list and tag.
  var records: [CommandOutput.Record] {
    rows.map { row in
      let largest = rows.lazy.filter { $0.kind == row.kind }.map(\.count).max() ?? 0
      return CommandOutput.Record(
        id: row.name,
        cells: [
          .init(text: row.title), .init(text: "\(row.count)"),
          .init(text: bar(row.count, of: largest), tone: .today),
        ],
        plain: [row.kind, row.name, "\(row.count)"],
        json: .members([
          "kind": .text(row.kind), "name": .text(row.name), "done": .integer(row.count),
        ]),
        heading: Self.headings[row.kind])
    }.removingRepeatedHeadings
  }

  private static let headings = ["week": "Weeks", "list": "Lists", "tag": "Tags"]

  /// A bar that is in proportion to the largest number, and at least a sign for any but 0.
  private func bar(_ count: Int, of largest: Int) -> String {
    guard count > 0 else { return "" }
    let length = max(1, count * Self.longestBar / largest)
    return String(repeating: isPlain ? "#" : "█", count: length)
  }
}

extension [CommandOutput.Record] {
  /// The records, where only the first of those with the same heading has it.
  fileprivate var removingRepeatedHeadings: [CommandOutput.Record] {
    var last: String?
    return map { record in
      var record = record
      if record.heading == last { record.heading = nil } else { last = record.heading }
      return record
    }
  }
}

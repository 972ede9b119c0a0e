import CivilCalendar
import DatePhrases

/// Reads the days of a rule: `mon, wed and fri`, `1st and 15th`, `2nd and 4th tue`, `12 dec`.
struct RuleDayGrammar: GrammarPart {
  let grammar: DateGrammar

  /// `mon`, `mon, wed and fri`, `mon wed fri`, `mon-fri`, `weekdays`.
  func weekdayList(_ node: Int) -> [Match<[Weekday]>] {
    list(node, canStandAlone: true) { place in
      let days = matches(place) { term -> [Weekday]? in
        switch term {
        case .weekday(let day): [day]
        case .habit(let days): days
        default: nil
        }
      }
      let rows = written.weekday(place).flatMap { first in
        after(.through, first.end).flatMap(written.weekday).map { last in
          Match(Self.days(from: first.value, through: last.value), last.end)
        }
      }
      return rows + days
    }.mapValues { $0.flatMap { $0 } }
  }

  private static func days(from first: Weekday, through last: Weekday) -> [Weekday] {
    let week = Weekday.week(startingOn: first)
    return Array(week.prefix { $0 != last }) + [last]
  }

  /// `1st`, `1st and 15th`, `last day`, `2nd and 4th tue`, `end of month`.
  func monthDays(_ node: Int) -> [Match<[Recurrence.MonthDay]>] {
    var found = list(node) { place in
      places.nth(place).filter { isDayOfMonth($0.value, at: place) }
    }.filter { Recurrence(.monthly(on: $0.value)) != nil }
    found += sharedWeekday(node)
    found += matches(node) { $0 == .edge(.end) ? true : nil }.flatMap { edge in
      skipping([.of, .article], edge.end)
    }.map { Match([.last], $0) }
    return found.flatMap { days in
      // “Of the month” adds nothing, except after the end of it.
      ofTheMonth(days.end).map { Match(days.value, $0) }
        + (days.value == [.last] && !places.nth(node).contains { $0.end <= days.end }
          ? [] : [days])
    }
  }

  /// Whether a number is a day of the month, which “every second” is not.
  private func isDayOfMonth(_ day: Recurrence.MonthDay, at node: Int) -> Bool {
    guard case .day = day else { return true }
    guard !line.terms(at: node).contains(.unheld) else { return false }
    return !matches(node) { term -> Bool? in
      switch term {
      case .digits, .ordinal, .dotted: true
      default: nil
      }
    }.isEmpty
  }

  /// `2nd and 4th tue`.
  func sharedWeekday(_ node: Int) -> [Match<[Recurrence.MonthDay]>] {
    list(node) { numbers.ordinal($0) }.flatMap { places -> [Match<[Recurrence.MonthDay]>] in
      guard places.value.count > 1, places.value.allSatisfy({ $0 <= 5 }) else { return [] }
      return written.weekday(places.end).map { weekday in
        Match(places.value.map { .weekday($0, weekday.value) }, weekday.end)
      }
    }
  }

  /// The nodes after `of the month`, `im Monat`.
  private func ofTheMonth(_ node: Int) -> [Int] {
    skipping([.of, .article, .every], node).flatMap {
      after(.unit(DateLength(1, .months)), $0)
    }
  }

  /// `12 dec`, `december`, `christmas`.
  func yearDay(_ node: Int) -> [Match<Recurrence.YearDay>] {
    let dates = written.typedDate(node).mapValues { date -> Recurrence.YearDay? in
      date.year == nil ? Recurrence.YearDay(month: date.month, day: date.day) : nil
    }
    let holidays = matches(node) { term -> Recurrence.YearDay? in
      guard case .holiday(let month, let day) = term else { return nil }
      return Recurrence.YearDay(month: month, day: day)
    }
    return dates + holidays
  }

  /// Parts separated by a comma, `and` or both; parts that can stand alone also by nothing.
  func list<Part>(
    _ node: Int, canStandAlone: Bool = false, _ part: (Int) -> [Match<Part>]
  ) -> [Match<[Part]>] {
    guard let first = longest(part(node)) else { return [] }
    var lists = part(node).map { Match([$0.value], $0.end) }
    var last = Match([first.value], first.end)
    while last.value.count < Self.longestList {
      let links = skipping([.comma, .and], last.end).dropFirst(canStandAlone ? 0 : 1)
      guard let next = links.compactMap({ longest(part($0)) }).first else { break }
      last = Match(last.value + [next.value], next.end)
      lists.append(last)
    }
    return lists
  }

  private func longest<Part>(_ parts: [Match<Part>]) -> Match<Part>? {
    parts.max { $0.end < $1.end }
  }

  /// No list has more parts, so that a line of nothing but weekdays is still read quickly.
  private static let longestList = 12
}

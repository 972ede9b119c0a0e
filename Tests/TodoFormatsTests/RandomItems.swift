import CivilCalendar
import SafeText
import TestSupport
import TodoValues

@testable import TodoFormats

/// Items with every field, at random and with hostile texts, as a store could have them.
struct RandomItems {
  private var random: SeededGenerator
  private let texts = Payload.corpus.map(\.text)

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A store of lists with trees of items.
  mutating func stock(lists: Int, items: Int) throws -> Stock {
    var elements: [ExchangeElement] = []
    var made: [[ExchangeItem]] = []
    for index in 0..<lists {
      var list = ExchangeList(id: identity(), name: "List \(index)")
      list.order = index
      elements.append(.list(list))
      made.append([])
      for number in 0..<(items / lists) {
        var item = item(in: list.id)
        item.order = number
        if !made[index].isEmpty, chance(2),
          let parent = made[index].suffix(20).randomElement(using: &random)
        {
          item.parent = .item(parent.id)
        }
        made[index].append(item)
        elements.append(.item(item))
      }
    }
    var stock = Stock()
    var reader: any FormatReader = Replay(elements: elements)
    try stock.take(&reader)
    return stock
  }

  mutating func item(in list: ExchangeID) -> ExchangeItem {
    var item = ExchangeItem(id: identity(), list: list, name: name())
    item.notes = chance(2) ? notes() : ""
    item.priority = Priority.allCases.randomElement(using: &random) ?? .none
    item.tags = (0..<Int.random(in: 0...3, using: &random)).map { _ in word() }
    item.due = chance(2) ? day() : nil
    item.dueTime = item.due != nil && chance(2) ? TimeOfDay(minutes: number(1440)) : nil
    item.start = chance(3) ? day() : nil
    item.plan = chance(3) ? DayPlan(day(), isEvening: chance(2)) : nil
    item.isFlagged = chance(3)
    item.recurrence = chance(3) ? rule() : nil
    item.waitsFor = chance(4) ? (0...number(3)).map { _ in identity() } : []
    item.effort = chance(3) ? Effort(nearest: number(3000)) : nil
    item.worked = chance(4) ? number(100_000) : 0
    item.postponed = chance(4) ? number(9) : 0
    item.reminders = chance(3) ? reminders() : nil
    item.isDone = chance(3)
    item.completed = item.isDone ? moment() : nil
    item.created = moment()
    item.modified = moment()
    _ = item.settle(.init())
    return item
  }

  private mutating func reminders() -> Reminders? {
    Reminders(minutes: (0..<number(5)).map { _ in number(chance(2) ? 3000 : Reminders.longest) })
  }

  private mutating func identity() -> ExchangeID {
    func digits(_ count: Int) -> String {
      (0..<count).map { _ in String(number(16), radix: 16) }.joined()
    }
    return ExchangeID([8, 4, 4, 4, 12].map(digits).joined(separator: "-"))
  }

  private mutating func name() -> String {
    let name = chance(2) ? text() : (0...number(6)).map { _ in word() }.joined(separator: " ")
    return name.plainLine.isEmpty ? "Milk" : name
  }

  private mutating func notes() -> String {
    (0...number(5)).map { _ in
      String(repeating: " ", count: number(4)) + (chance(2) ? text() : name())
    }.joined(separator: "\n")
  }

  private mutating func text() -> String {
    let text = texts.randomElement(using: &random) ?? ""
    return chance(4) ? String(text.prefix(300)) : text
  }

  /// A word, often one that means something in a format.
  private mutating func word() -> String {
    let words = [
      "milk", "x", "X", "(A)", "(a)", "2026-12-24", "due:2026-12-24", "\\due:2026-12-24", "t:today",
      "rec:+1w", "pri:B", "h:1", "id:4", "p:4", "@home", "\\@home", "\\\\@home", "+work", "@",
      "+", "@*", "a@b", "#tag", "\\#tag", "#42", "📅", "\\📅", "🔁", "⏫", "^id", "TODO", "DONE",
      "[#A]",
      ":a:b:", "::", "*", "**", "-", "- [ ]", "[x]", "1.", "```", "~~~", "`", "%%", "<!--", "-->",
      "---",
      "=1+1", "'=1", "-1", "\"", "\"\"", ",", ";", "\\", "\\n", "BEGIN:VTODO", "END:VTODO",
      ":LOGBOOK:",
      ":END:", "CLOCK:", "DEADLINE:", "#+TODO:", ",#+x", ",,:A:", "{", "}", "null", "ß", "漢字",
      "e\u{301}", "\u{200B}", "\u{FEFF}", "\u{A0}", "👨‍👩‍👧", "C:\\x", "time:09:30", "flag:1",
      "plan:2026-12-24", "plan:2026-12-24-evening", "rrule:FREQ=DAILY",
    ]
    return words.randomElement(using: &random) ?? "milk"
  }

  private mutating func rule() -> Recurrence? {
    let days: [Recurrence.Rhythm] = [
      .daily, .weekly(), .weekly(on: [.monday, .friday]), .monthly(), .monthly(on: [.day(31)]),
      .monthly(on: [.last]), .monthly(on: [.weekday(-1, .friday), .weekday(2, .tuesday)]),
      .yearly(), .yearly(on: .init(month: 2, day: 29)),
    ]
    let ends: [Recurrence.End] = [.never, .never, .count(1 + number(9)), .until(day())]
    return Recurrence(
      days.randomElement(using: &random) ?? .daily, every: 1 + number(3),
      from: chance(2) ? .due : .done, end: ends.randomElement(using: &random) ?? .never)
  }

  private mutating func day() -> Day { Day(daysSinceEpoch: 10_000 + number(20_000)) }

  private mutating func moment() -> Timestamp {
    Timestamp(
      microseconds: 946_684_800_000_000 + number(3_000_000_000) * 1_000_000 + number(1_000_000))
  }

  private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  /// True once in so many times.
  private mutating func chance(_ times: Int) -> Bool { number(times) == 0 }
}

/// A reader of elements that are there already.
struct Replay: FormatReader {
  var elements: [ExchangeElement]
  var remarks = Remarks()

  init(elements: [ExchangeElement]) { self.elements = elements.reversed() }

  mutating func next() -> ExchangeElement? { elements.popLast() }
}

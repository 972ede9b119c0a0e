import CivilCalendar
import TermPanels
import TestSupport
import Testing
import TodoModel
import TodoWording

@testable import TodoApp

@Suite struct ItemDetailTests {
  private static let today = Day(daysSinceEpoch: 20_778)  // Saturday, 21 November 2026
  private static let clock = WallClock.standing(at: .at(12, of: today))

  private func item(
    due: Int? = nil, at time: TimeOfDay? = nil, _ rule: Recurrence? = nil, notes: String = ""
  ) -> TodoItem {
    TodoItem(
      list: Identifier(), name: "Thing", notes: notes, due: due.map { Self.today.adding(days: $0) },
      dueTime: time, recurrence: rule, created: Self.clock.now)
  }

  private func texts(_ detail: ItemDetail, dateStyle: DateStyle = .short) -> [String] {
    detail.blocks(in: DayFormat(today: Self.today, style: dateStyle), Self.clock.zone).map {
      $0.marker.isEmpty ? $0.text : "\($0.marker) \($0.text)"
    }
  }

  @Test(arguments: [
    (-3, "Due Wed 18 Nov, 3 days overdue"), (-1, "Due Fri 20 Nov, 1 day overdue"),
    (0, "Due Today 9:00"), (1, "Due Tomorrow 9:00"), (13, "Due Fri 4 Dec 9:00, in 13 days"),
  ])
  func `a due date is given in words`(days: Int, words: String) {
    let time = days < 0 ? nil : TimeOfDay(hour: 9)
    #expect(texts(ItemDetail(item(due: days, at: time)))[1] == words)
  }

  @Test(arguments: [(-3, "Due Wed 18 Nov"), (-1, "Due Fri 20 Nov"), (13, "Due Fri 4 Dec")])
  func `the due date of a done item is only a date`(days: Int, words: String) {
    var done = item(due: days)
    done.completed = Self.clock.now

    #expect(texts(ItemDetail(done)).contains(words))
  }

  @Test func `the id is the one that a command takes`() throws {
    let id = try #require(ShortID("4kx2"))

    #expect(texts(ItemDetail(item(), shortID: id)).contains("Id 4kx2"))
    #expect(!texts(ItemDetail(item())).contains { $0.hasPrefix("Id") })
  }

  @Test func `every date is in the person's style`() {
    let item = TodoItem(
      list: Identifier(), name: "Thing", due: Self.today.adding(days: 13),
      deferUntil: Self.today.adding(days: 2), recurrence: Recurrence(.weekly()),
      created: .at(12, of: Self.today.adding(days: -5)))

    let text = texts(ItemDetail(item), dateStyle: .iso).joined(separator: "\n")

    for date in ["2026-12-04", "2026-11-23", "2026-12-11", "2026-11-16 12:00"] {
      #expect(text.contains(date))
    }
    #expect(!text.contains("Dec"))
  }

  @Test func `a repeating item's next five dates follow the due date`() {
    let detail = ItemDetail(item(due: -2, Recurrence(.weekly())))

    #expect(
      detail.nextDays(today: Self.today).map { Self.today.distance(to: $0) } == [5, 12, 19, 26, 33])
  }

  @Test func `with a rule from completion, the next dates follow today`() {
    let detail = ItemDetail(item(due: -2, Recurrence(.daily, from: .done)))

    #expect(
      detail.nextDays(today: Self.today).map { Self.today.distance(to: $0) } == [1, 2, 3, 4, 5])
    #expect(texts(detail).contains("Next dates  if completed on the day"))
  }

  @Test func `a rule that ends has fewer dates`() {
    let detail = ItemDetail(item(due: 0, Recurrence(.weekly(), end: .count(3))))

    #expect(detail.nextDays(today: Self.today).count == 2)
  }

  @Test func `notes are drawn with their Markdown`() {
    let notes = "# Plan\n- [x] done\n- **bold *both***\n\n> said"
    let blocks = ItemDetail(item(notes: notes)).blocks(
      in: DayFormat(today: Self.today), Self.clock.zone)

    #expect(
      texts(ItemDetail(item(notes: notes)))[1...4] == ["Plan", "✓ done", "• bold both", "│ said"])
    #expect(
      blocks[3].highlights == [
        TextHighlight(0..<9, role: .text, .bold),
        TextHighlight(5..<9, role: .text, [.bold, .italic]),
      ])
  }
}

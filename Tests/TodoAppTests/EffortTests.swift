import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel
import TodoValues

@testable import TodoApp

/// The effort of items, on the screen.
@MainActor @Suite("Efforts on the screen") struct EffortTests {
  private func start(
    _ efforts: [Int?] = [nil, nil], dayEffort: Int? = nil, columns: Int = 80
  ) async throws -> AppHarness {
    var settings = Settings()
    settings.dayEffort = dayEffort.flatMap { Effort(minutes: $0) }
    return try await AppHarness(
      columns: columns, rows: 26, startView: .list("Home"), settings: settings
    ) { store in
      let home = try await store.createList(name: "Home")
      for (number, minutes) in efforts.enumerated() {
        var new = NewItem("Item \(number)", in: home.id, due: AppHarness.today)
        new.effort = minutes.flatMap { Effort(minutes: $0) }
        try await store.createItem(new)
      }
    }
  }

  private func item(_ name: String, _ harness: AppHarness) throws -> TodoItem {
    let query = ItemQuery(.all, filter: .text(name, isPrefix: true), today: AppHarness.today)
    return try #require(try harness.store.finder.matches(of: query).items.first)
  }

  @Test func `are chosen from a menu with two keys, and u undoes that`() async throws {
    let harness = try await start()
    await harness.expect("▌ ○ Item 0")
    harness.app.press(.character("~"))
    await harness.expect("Other effort…")
    harness.app.press(.character("d"))

    await harness.expect("Set the effort to 2h for “Item 0”")
    #expect(try item("Item 0", harness).effort == Effort(minutes: 120))
    harness.app.press(.character("u"))
    await harness.expect("Undid: set the effort to 2h for “Item 0”")
    #expect(try item("Item 0", harness).effort == nil)
    await harness.close()
  }

  @Test func `are typed at once, and a text that is none is refused`() async throws {
    let harness = try await start([60])
    await harness.expect("▌ ○ Item 0")
    harness.app.press(.character("~"))
    await harness.expect("Other effort…")
    harness.app.type("4x")
    harness.app.press(.enter)
    await harness.expect("Enter an effort such as ")
    await harness.expect("30m, 2h or 1h30.")

    harness.app.press(.backspace)
    harness.app.type("5m")
    harness.app.press(.enter)
    await harness.expect("Set the effort to 45m for “Item 0”")
    harness.app.press(.character("~"))
    harness.app.press(.character("n"))
    await harness.expect("Cleared the effort of “Item 0”")
    await harness.close()
  }

  @Test func `of marked items are set in one step`() async throws {
    let harness = try await start()
    await harness.expect("▌ ○ Item 0")
    harness.app.press(.character("*"), .character("~"))
    await harness.expect("Other effort…")
    harness.app.press(.character("o"))
    await harness.expect("How long will they take?")
    harness.app.type("1:30")
    harness.app.press(.enter)

    await harness.expect("Set the effort to 1h30 for 2 items")
    #expect(try item("Item 1", harness).effort == Effort(minutes: 90))
    await harness.close()
  }

  @Test func `are chips of quick add, and stand in the row`() async throws {
    let harness = try await start([])
    harness.app.press(.character("a"))
    harness.app.type("Write report ~1h30")
    harness.app.press(.enter)

    await harness.expect("▌ ○ Write report")
    await harness.expect(" 1h30")
    #expect(try item("Write", harness).effort == Effort(minutes: 90))
    await harness.close()
  }

  @Test func `are summed in the title of Today, against the effort of a day`() async throws {
    let plain = try await start([195, 120, nil])
    plain.app.type("gt")
    await plain.expect("3 due · 5h15")
    await plain.close()

    let limited = try await start([195, 120, nil], dayEffort: 360)
    limited.app.type("gt")
    await limited.expect("3 due · 5h15 of 6h")
    await limited.close()

    let without = try await start([nil], dayEffort: 360)
    without.app.type("gt")
    await without.expect("1 due")
    #expect(!without.app.screen.contains("6h"))
    await without.close()
  }

  @Test func `fill the days of the week, and w explains that`() async throws {
    let harness = try await start([195, 120, nil], dayEffort: 360, columns: 100)
    harness.app.type("gw")
    await harness.expect("3 items · 5h15, full ▇")
    harness.app.press(.character("w"))

    await harness.expect("The efforts of its items are 5h15 together.")
    #expect(harness.app.screen.contains("1 item has none and counts as 1h."))
    #expect(harness.app.screen.contains("A day has 6h, so it is full."))
    await harness.close()
  }

  @Test func `of a day are explained with what is left, or alone`() {
    let load = DayLoad(count: 2, minutes: 75, estimated: 2)

    #expect(
      DayReason.sentences(about: load, of: Effort(minutes: 120)) == [
        "The efforts of its items are 1h15 together.", "Of 2h a day, 45m is left.",
      ])
    #expect(
      DayReason.sentences(about: load, of: nil)
        == ["The efforts of its items are 1h15 together."])
    #expect(DayReason.sentences(about: DayLoad(count: 2), of: Effort(minutes: 120)).isEmpty)
  }

  @Test func `are shown in the calendar and in the details`() async throws {
    let harness = try await start([195, 120], columns: 140)
    await harness.expect("Effort")
    #expect(harness.app.screen.contains("3h15"))
    harness.app.type("gc")
    await harness.expect("2 due · 5h15")
    #expect(harness.app.screen.contains("21 ▆"))
    await harness.close()
  }

  @Test(
    arguments: [
      ("", nil), ("none", nil), (" ~ 2 h ", 120), ("1h30", 90), ("90 MIN", 90),
    ] as [(String, Int?)])
  func `are read as they are typed`(text: String, minutes: Int?) throws {
    #expect(try #require(EffortText(text)).effort?.minutes == minutes)
  }

  @Test(arguments: ["2", "h", "1h60", "soon", "0m", "-1h", "1000h"])
  func `are not read from other texts`(text: String) {
    #expect(EffortText(text) == nil)
  }
}

import CivilCalendar
import TestSupport
import Testing
import TodoApp
import TodoModel
import TodoValues

@testable import TodoCommands

@Suite("The command remind") @MainActor struct RemindCommandTests {
  /// The notifications that were shown.
  @MainActor private final class Desktop {
    var notices: [String] = []
    var failure: CommandFailure?

    func show(_ title: String, _ text: String) throws {
      if let failure { throw failure }
      notices.append("\(title) | \(text)")
    }
  }

  private static let day = Day(daysSinceEpoch: 20_778)

  private let clock = SettableClock(noonOf: RemindCommandTests.day)
  private let desktop = Desktop()
  private let store: TodoStore
  private let home: TodoList

  init() async throws {
    store = try .temporary(clock: clock.clock)
    home = try await store.createList(name: "Home")
  }

  private func add(_ name: String, at hour: Int, _ minutes: [Int]? = nil) async throws {
    var item = NewItem(name, in: home.id, due: Self.day)
    item.dueTime = TimeOfDay(hour: hour)
    item.reminders = minutes.flatMap { Reminders(minutes: $0) }
    try await store.createItem(item)
  }

  /// The text that the command prints, after which it finishes its work.
  private func remind(
    _ options: String..., hasDesktop: Bool = false, isSeen: Bool = true, finishes: Bool = true
  ) async throws -> String {
    guard case .store(let call, _) = try ProgramAction(parsing: ["remind"] + options) else {
      throw UsageError("That is no command on a store.")
    }
    var surroundings = Surroundings(
      clock: clock.clock, usualReminders: .atTheTime,
      doors: Surroundings.Doors(
        readLines: { [] }, write: { _ in }, showProgress: { _ in }, zone: { _ in nil }))
    if hasDesktop { surroundings.doors.notify = desktop.show }
    surroundings.doors.isOutputSeen = isSeen
    let work = try call.command.prepare(call.line, in: surroundings)
    let output = try await work(Desk(store, in: surroundings))
    if finishes { try await output.afterPrinting?() }
    let page = HumanPage(
      columns: nil, isColored: false, width: { $0.count }, cut: { String($0.prefix($1)) })
    let form = OutputForm(call.line, page: page)
    return ([form.text(of: output)].compactMap(\.self) + form.asides(of: output))
      .joined(separator: "\n").withoutIDs
  }

  @Test func `prints what is due, once, and nothing else`() async throws {
    try await add("Call Ann", at: 13)
    try await add("Pay rent", at: 14, [0])
    #expect(try await remind() == "")

    clock.advance(seconds: 3600)
    #expect(try await remind() == "ID  Call Ann  Today 13:00  Home")
    #expect(try await remind() == "")
    clock.advance(days: 2)
    #expect(try await remind() == "ID  Pay rent  2 days overdue  Home")
    #expect(try await remind() == "")
  }

  @Test func `prints it again if the first run ended before it was printed`() async throws {
    try await add("Call Ann", at: 13, [0])
    clock.advance(seconds: 3600)
    _ = try await remind(finishes: false)

    #expect(try await remind() == "")
    clock.advance(seconds: 60)
    #expect(try await remind().contains("Call Ann"))
  }

  @Test func `leaves everything due in a preview`() async throws {
    try await add("Call Ann", at: 13, [0])
    clock.advance(seconds: 3600)

    #expect(try await remind("-n").contains("Call Ann"))
    #expect(try await remind("--dry-run", hasDesktop: true).contains("Call Ann"))
    #expect(desktop.notices == [])
    #expect(try await remind().contains("Call Ann"))
  }

  @Test func `notifies on a desktop, and prints nothing`() async throws {
    try await add("Call Ann", at: 13, [0])
    try await add("<b>Pay</b>", at: 14, [60])
    clock.advance(seconds: 3600)

    #expect(try await remind(hasDesktop: true) == "")

    #expect(desktop.notices == ["Call Ann | Due at 13:00", "<b>Pay</b> | Due at 14:00"])
    #expect(try await remind() == "")
  }

  @Test func `notifies once of many that were missed`() async throws {
    for number in 0..<7 { try await add("Item \(number)", at: 13 + number, [0]) }
    clock.advance(days: 3)

    _ = try await remind(hasDesktop: true)

    #expect(desktop.notices.count == 1)
    let notice = try #require(desktop.notices.first)
    #expect(notice.hasPrefix("7 reminders | Item 0, due on Sat 21 Nov at 13:00\n"))
    #expect(notice.hasSuffix("\nand 2 more"))
  }

  @Test func `prints where the desktop refuses`() async throws {
    try await add("Call Ann", at: 13, [0])
    clock.advance(seconds: 3600)
    desktop.failure = CommandFailure(.failed, "No bus.")

    let text = try await remind(hasDesktop: true)

    #expect(text.contains("Call Ann"))
    #expect(text.contains("No bus. The reminders are printed instead."))
    #expect(try await remind() == "")
  }

  @Test(arguments: [false, true])
  func `stays due where nobody can see it, and is shown by the next program`(
    hasDesktop: Bool
  ) async throws {
    try await add("Call Ann", at: 13, [0])
    clock.advance(seconds: 3600)
    desktop.failure = CommandFailure(.failed, "No bus.")

    for _ in 0..<2 {
      let text = try await remind(hasDesktop: hasDesktop, isSeen: false)
      #expect(text.contains("the reminders stay due"))
      #expect(text.contains("No bus.") == hasDesktop)
      #expect(try await remind("-n", isSeen: false).contains("Call Ann"))
    }
    #expect(try await remind().contains("Call Ann"))
    #expect(try await remind(isSeen: false) == "")
  }

  @Test func `reaches a program that asks for a form, and a desktop, without a terminal`()
    async throws
  {
    try await add("Call Ann", at: 13, [0])
    try await add("Pay rent", at: 14, [0])
    clock.advance(seconds: 3600)
    #expect(try await remind("--plain", hasDesktop: true, isSeen: false).contains("Call Ann"))
    clock.advance(seconds: 3600)
    #expect(try await remind(hasDesktop: true, isSeen: false) == "")
    #expect(desktop.notices == ["Pay rent | Due at 14:00"])
  }

  @Test func `prints JSON for programs, with the reminder`() async throws {
    try await add("Call Ann", at: 14, [60])
    #expect(try await remind("--json", hasDesktop: true) == "[]")
    clock.advance(seconds: 3600)

    let text = try await remind("--json", hasDesktop: true)

    #expect(desktop.notices == [])
    #expect(text.contains(#""reminders":[60]"#), "\(text)")
    #expect(text.contains(#""before":60"#), "\(text)")
  }
}

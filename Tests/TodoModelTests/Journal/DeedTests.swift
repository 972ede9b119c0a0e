import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

private let subjects: [Deed.Subject] = [
  .item("Milk"), .item("{s} \"quoted\" \u{1b}[31m"), .items(3), .list("Home"), .view("Late"),
  .heading("Garden"), .area("Work"), .template("Trip"), .file("todos.json"), .demonstration, .tour,
]

private let details: [Deed.Detail?] = [
  nil, .name("Oat milk"), .tag("bills"), .date(Day(daysSinceEpoch: 20_780), nil),
  .exchanged(incoming: 3, outgoing: 0),
  .date(Day(daysSinceEpoch: -3), .noon), .time(.noon), .shift(DayShift(-2, .weeks)),
  .priority(.high), .priority(.none), .minutes(0), .minutes(90), .color(.teal),
  Recurrence(rrule: "FREQ=YEARLY", from: .due).map { .recurrence($0) },
]

@MainActor @Suite struct DeedTests {
  @Test(arguments: Deed.Verb.allCases)
  func `every action is read as it was stored`(verb: Deed.Verb) {
    for subject in subjects {
      for detail in details {
        let deed = Deed(verb, subject, detail)

        #expect(Deed(stored: deed.stored) == deed)
      }
    }
  }

  @Test(arguments: [
    "Completed “Milk”", "", "{", "{}", #"{"verb":"baked","item":"Bread"}"#, #"{"verb":"added"}"#,
    #"{"verb":"added","items":"many"}"#,
  ])
  func `any other label is kept as text`(label: String) {
    #expect(Deed(stored: label) == nil)
  }

  @Test func `a long name is cut`() {
    let name = String(repeating: "x", count: 4000)

    let stored = Deed(.added, .item(name)).stored

    #expect(stored.utf8.count < 200)
    #expect(Deed(stored: stored)?.subject == .item(String(repeating: "x", count: 99) + "…"))
  }

  @Test func `an undo of an old label repeats the label`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    try await store.parts.gate.write { ledger in
      try ledger.connection.run("UPDATE journal SET label = 'Added list “Home”'")
    }

    let undone = try #require(try await store.undo())

    #expect(undone.deed == nil && undone.oldLabel == "Added list “Home”")
    #expect(try store.list(list.id) == nil)
    await store.close()
  }
}

import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoModel

/// The fields for due dates, which all take the same words.
@MainActor @Suite struct DueFieldTests {
  private func rent() async throws -> AppHarness {
    let harness = try await AppHarness(columns: 70, rows: 24, startView: .list("Home")) { store in
      let home = try await store.createList(name: "Home")
      _ = try await store.createItem(in: home.id, name: "Rent", due: AppHarness.today)
    }
    await harness.expect("▌ ○ Rent")
    return harness
  }

  private nonisolated static let words = [
    ("fri 9am", "→ Fri 27 Nov 9:00"), ("tomorrow", "→ Tomorrow"), ("+3d", "→ Tue 24 Nov"),
    ("yesterday", "→ 1 day overdue"), ("24.12.", "→ Thu 24 Dec"), ("28th", "→ Sat 28 Nov"),
    ("every mon 18:30", "→ Mon 23 Nov 18:30 · every Monday"),
    ("before friday 5pm", "→ Fri 27 Nov 17:00"), ("9am", "→ Tomorrow 9:00"),
    ("11am", "→ Today 11:00"), ("every day 9am", "→ Tomorrow 9:00 · every day"),
    ("every week starting 1 dec", "→ Tue 1 Dec · starts Tue 1 Dec"),
  ]

  @Test(arguments: words)
  func `the form and the date prompt understand the same words`(
    text: String, meaning: String
  ) async throws {
    let harness = try await rent()

    harness.app.press(.character("t"), .character("d"))
    harness.app.type(text)
    let asked = harness.app.screen
    harness.app.press(.escape, .character("e"), .tab)
    harness.app.type(text)

    if text != "yesterday" { #expect(asked.contains(meaning), "\(asked)") }
    #expect(harness.app.screen.contains(meaning) == asked.contains(meaning))
    #expect(!asked.contains("Enter a date") && !harness.app.screen.contains("Enter a date"))
    await harness.close()
  }

  @Test func `typing in the date prompt replaces the date, with a time`() async throws {
    let harness = try await rent()

    harness.app.press(.character("t"), .character("d"))
    #expect(harness.app.screen.contains("21 Nov 2026"))
    harness.app.type("fri 9am every week")
    harness.app.press(.enter)

    await harness.expect("Set the due date to Fri 27 Nov 9:00 for “Rent”")
    #expect(harness.app.screen.contains("↻  Fri 27 Nov 9:00"))
    await harness.close()
  }

  @Test(arguments: [
    ("31 feb", "No such date."), ("29 feb 2027", "No such date."),
    ("fri now", "Enter a date, a time or"),
  ])
  func `an impossible date differs from an unknown word`(
    text: String, message: String
  ) async throws {
    let harness = try await rent()

    harness.app.press(.character("t"), .character("d"))
    harness.app.type(text)

    #expect(harness.app.screen.contains(message), "\(harness.app.screen)")
    await harness.close()
  }

  @Test func `the form's calendar shows due items, and keeps the time`() async throws {
    let harness = try await rent()

    harness.app.press(.character("e"), .tab)
    harness.app.type("21 nov 9am")
    harness.app.press(.down)
    #expect(harness.app.screen.contains("21 ▁"))
    harness.app.press(.right, .enter)

    #expect(harness.app.screen.contains("22 Nov 2026 09:00"))
    await harness.close()
  }

  @Test(arguments: [80, 60]) func `a rule is never cut`(columns: Int) async throws {
    let harness = try await rent()
    harness.app.resize(columns: columns, rows: 24)

    harness.app.press(.character("e"), .tab)
    harness.app.type("8 dec every month on the 2nd tuesday until 31 dec 2030")

    let lines = harness.app.screen.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.contains("→ Tue 8 Dec") })
    let meaning = lines[start...(start + 1)].joined(separator: "\n")
    #expect(meaning.contains("2030") && !meaning.contains("…"), "\(meaning)")
    await harness.close()
  }

  @Test func `each choice shows its date and the items due then`() async throws {
    let harness = try await rent()

    harness.app.press(.character("t"))

    let rows = harness.app.screen.split(separator: "\n")
    let choices = ["Sat 21 Nov · 1 due", "Sun 22 Nov · 0 due"]
    for (title, note) in zip(["Today ", "Tomorrow "], choices) {
      #expect(rows.contains { $0.contains(title) && $0.contains(note) }, "\(harness.app.screen)")
    }
    await harness.close()
  }

  @Test func `a letter or digit that is no choice goes into the field`() async throws {
    let harness = try await rent()

    harness.app.press(.character("t"))
    harness.app.type("fri")
    #expect(harness.app.screen.contains("→ Fri 27 Nov"))
    harness.app.press(.escape, .character("t"))
    harness.app.type("24.12.")
    harness.app.press(.enter)

    await harness.expect("Set the due date to Thu 24 Dec for “Rent”")
    await harness.close()
  }
}

import Foundation
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoLanguage

@testable import TodoModel

/// The drafts of a program that has ended, which are offered without being in the way.
@MainActor @Suite struct DraftTests {
  private let bench: DraftBench

  init() throws { bench = try DraftBench() }

  @Test func `a draft line is offered at the next start, resumed and saved`()
    async throws
  {
    try await bench.killInPrompt()

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft “Buy oat mi” in Errands, 5 minutes ago")
    #expect(harness.app.screen.contains("g d resume"))
    // The offer is not in the way: everything works as usual.
    harness.app.press(.enter)
    await harness.expect("▌ ○ Apples")
    harness.app.type("gd")
    await harness.expect("New item in Errands")
    #expect(harness.app.screen.contains("Buy oat mi"))
    #expect(!harness.app.screen.contains("g d resume"))
    harness.app.type("lk @dairy")
    harness.app.press(.enter)
    await harness.expect("○ Buy oat milk")
    try await bench.expectNothing(in: harness)
    #expect(try bench.names(harness) == ["Apples", "Bread", "Buy oat milk"])
    await harness.close()
  }

  @Test func `a draft is offered again later, and Esc discards it`() async throws {
    let days = 86_400
    for (age, words) in [(days, "yesterday at 10:00"), (2 * days, "on Thu")] {
      try await bench.killInPrompt(at: -age)
      let harness = try await bench.restart(minutes: 0)
      await harness.expect("Unsaved draft “Buy oat mi” in Errands, \(words)")
      harness.app.type("gd")
      await harness.expect("New item in Errands")
      harness.app.press(.escape)
      try await bench.expectNothing(in: harness)
      await harness.close()
    }
    try await bench.killInPrompt()

    for _ in 1...2 {
      let harness = try await bench.restart()
      await harness.expect("Unsaved draft “Buy oat mi” in Errands, 5 minutes ago")
      await harness.close()
    }
    let harness = try await bench.restart(minutes: 130)
    await harness.expect("Unsaved draft “Buy oat mi” in Errands, at 10:00")
    harness.app.type("gd")
    await harness.expect("New item in Errands")
    harness.app.press(.escape)
    try await bench.expectNothing(in: harness)
    await harness.close()

    let last = try await bench.restart()
    last.app.run(for: 5)
    #expect(!last.app.screen.contains("Unsaved draft"))
    #expect(!last.app.screen.contains("g d resume"))
    await last.close()
  }

  @Test func `text that Esc discards can be resumed until the program ends`() async throws {
    let harness = try await bench.start()
    harness.app.type("gta")
    harness.app.type("Buy oat milk #errands")
    harness.app.press(.escape)
    await harness.expect("Discarded “Buy oat milk #errands”   g d resume")
    try await bench.expectNothing(in: harness)

    harness.app.run(for: 10)
    #expect(!harness.app.screen.contains("g d resume"))
    harness.app.type("gd")
    await harness.expect("New item in Inbox")
    #expect(harness.app.screen.contains("Lists › Today"))
    #expect(harness.app.screen.contains("│ Buy oat milk"))
    harness.app.press(.enter)
    await harness.expect("○ Buy oat milk")
    try await bench.expectNothing(in: harness)
    await harness.close()
  }

  @Test func `nothing is reported when Esc leaves a form in which nothing was typed`()
    async throws
  {
    let harness = try await bench.start()
    harness.app.press(.enter, .character("a"), .escape, .character("e"), .escape)
    harness.app.run(for: 1)
    #expect(!harness.app.screen.contains("Discarded"))
    harness.app.press(.character("e"))
    harness.app.type(" and pears")
    harness.app.press(.escape)
    await harness.expect("Discarded “Apples and pears”   g d resume")
    harness.app.type("gd")
    await harness.expect("Edit item")
    #expect(harness.app.screen.contains("Apples and pears"))
    await harness.close()
  }

  @Test func `in a terminal of 20 columns the offer is shortened`() async throws {
    try await bench.killInPrompt()

    let harness = try await bench.restart(columns: 20, rows: 5)
    await harness.expect("Draft: g d")
    harness.app.type("gd")
    await harness.expect("Buy oat mi")
    await harness.close()
  }

  @Test func `one of several drafts is chosen, and the others stay offered`() async throws {
    let first = try await bench.start()
    first.app.press(.enter, .character("a"))
    first.app.type("First thing")
    try await bench.expectKept("First thing", in: first)
    let second = try await bench.restart(minutes: 1)
    second.store.drafts.process = first.store.drafts.process
    second.app.press(.enter, .character("a"))
    second.app.type("Second thing")
    try await bench.expectKept("Second thing", "First thing", in: second)

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft “Second thing” in Errands, and 1 more")
    harness.app.run(for: 5)
    harness.app.type("gd")
    await harness.expect("Resume a draft")
    harness.app.type("first")
    await bench.expectGone("Second thing", harness)
    harness.app.press(.enter)
    await harness.expect("New item in Errands")
    #expect(harness.app.screen.contains("First thing"))
    harness.app.press(.enter)
    await harness.expect("○ First thing")
    await harness.expect("g d resume")
    #expect(try harness.store.drafts.abandoned().map(\.fields[0].text) == ["Second thing"])
    await harness.close()
  }

  @Test func `a draft resumed by another program is left to it`() async throws {
    try await bench.killInPrompt()

    let (one, other) = (try await bench.restart(), try await bench.restart())
    for harness in [one, other] { await harness.expect("Unsaved draft") }
    one.app.type("gd")
    await one.expect("New item in Errands")
    other.app.type("gd")
    await other.expect("No drafts left")
    #expect(!other.app.screen.contains("g d resume"))
    one.app.type("lk")
    one.app.press(.enter)
    await one.expect("○ Buy oat milk")
    for harness in [one, other] { await harness.close() }
  }
}

import CivilCalendar
import JSONKit
import TestSupport
import Testing
import TodoModel

@testable import TodoCommands

/// Today is Saturday, 21 November 2026.
@Suite("A recap") @MainActor struct RecapTests {
  private let bench: CommandBench

  init() async throws {
    bench = try CommandBench()
    _ = try await bench.store.createList(name: "Home")
    for line in [
      "Old 2026-11-18", "Milk today", "Call *Ana* today 9:30am", "Paint start:tomorrow",
      "Later 2026-12-24", "Some day",
    ] { _ = try await bench.run("add", line, "--list", "Home") }
    for (name, day) in [
      ("Wash", "2026-11-19"), ("Cook", "2026-11-20"), ("Bake", "2026-11-21"),
    ] {
      _ = try await bench.run("add", name, "--list", "Home")
      _ = try await bench.run("done", try await bench.id(of: name), "--on", day)
    }
  }

  @Test func `has what was done since the last working day, and what is next, as Markdown`()
    async throws
  {
    #expect(
      try await bench.run("recap") == """
        ## Done since yesterday

        - Bake (Home)
        - Cook (Home)

        ## Today

        - Call \\*Ana\\* (Home, 9:30)
        - Milk (Home)

        ## Overdue

        - Old (Home, due Wed 18 Nov)

        ## Waiting

        - Paint (Home, starts tomorrow)
        """)
  }

  @Test func `begins on any day, and has no marks in plain text`() async throws {
    let text = try await bench.run("recap", "--since", "2026-11-19", "--text")

    #expect(
      text.hasPrefix(
        """
        Done since Thu 19 Nov:
        - Bake (Home)
        - Cook (Home)
        - Wash (Home)

        Today:
        - Call *Ana* (Home, 9:30)
        """))
    #expect(try await bench.run("recap", "--since", "today").hasPrefix("## Done today\n\n- Bake"))
    #expect(await bench.status("recap", "--since", "tomorrow") == .usage)
  }

  @Test func `has items with their parts for programs`() async throws {
    let lines = try await bench.run("recap", "--plain").split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).suffix(2)
        .joined(separator: " ")
    }
    #expect(
      lines == [
        "Bake done", "Cook done", "Call *Ana* today", "Milk today", "Old overdue",
        "Paint waiting",
      ])
    let json = try await bench.run("recap", "--json")
    guard case .array(let items) = try JSONParser.parse(Array(json.utf8)) else {
      Issue.record("That is no array.")
      return
    }
    #expect(items.map { $0["part"] }.last == .string("waiting"))
    #expect(items.first?["name"] == .string("Bake"))
  }

  @Test func `has the done items of a year by weeks, lists and tags`() async throws {
    for (name, day) in [
      ("Sow @garden", "2026-11-02"), ("Dig @garden", "2026-11-03"), ("Long ago", "2025-10-01"),
    ] {
      _ = try await bench.run("add", name, "--list", "Home")
      let id = try await bench.id(of: String(name.prefix { $0 != "@" }).trimmed)
      _ = try await bench.run("done", id, "--on", day)
    }

    #expect(
      try await bench.run("recap", "--year", "--text") == """
        Weeks
        Mon 2 Nov   2  ####################
        Mon 9 Nov   0
        Mon 16 Nov  3  ##############################

        Lists
        Home        5  ##############################

        Tags
        @garden     2  ##############################
        """)
    #expect(
      try await bench.run("recap", "--year", "--plain") == """
        week\t2026-11-02\t2
        week\t2026-11-09\t0
        week\t2026-11-16\t3
        list\tHome\t5
        tag\tgarden\t2
        """)
    #expect(
      try await bench.run("recap", "--year", "--jsonl").hasSuffix(
        #"{"kind":"tag","name":"garden","done":2}"#))
    #expect(try await bench.run("recap", "--year").contains("█"))
  }

  @Test(arguments: [
    (20_778, 20_777), (20_779, 20_777), (20_780, 20_777), (20_781, 20_780), (20_777, 20_776),
  ])
  func `takes Friday for the last working day at a weekend and on Monday`(day: Int, last: Int) {
    #expect(
      Recap.lastWorkingDay(before: Day(daysSinceEpoch: day)) == Day(daysSinceEpoch: last))
  }

  @Test func `has a hundred items of a part at most, and nothing of an empty store`()
    async throws
  {
    let list = try #require(try bench.store.lists().first).id
    let today = bench.store.clock.today
    try await bench.store.createItems((1...120).map { NewItem("\($0)", in: list, due: today) })

    let lines = try await bench.run("recap").split(separator: "\n")
    // Two are done, one is overdue and one waits; “…” stands for the rest of Today.
    #expect(lines.filter { $0.hasPrefix("- ") }.count == 105)
    #expect(lines.filter { $0 == "- …" }.count == 1)
    let (_, output) = try await CommandBench().perform(["recap"])
    #expect(output.page?.isEmpty == true)
    #expect(output.sentence == "Nothing was done, and nothing is due.")
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}

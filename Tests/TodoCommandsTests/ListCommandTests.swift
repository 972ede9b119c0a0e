import CivilCalendar
import JSONKit
import Testing
import TodoApp
import TodoModel
import TodoValues

@testable import TodoCommands

@Suite("A command that reads the store") @MainActor struct ListCommandTests {
  private let bench: CommandBench

  init() async throws {
    bench = try CommandBench()
    _ = try await bench.store.createList(name: "Home", emoji: "🏠")
    for line in [
      "Pay rent tomorrow 9am #Home @bills !high every month", "Old 2026-11-20 #Home",
      "Milk today #Home", "Some day #Home",
    ] { _ = try await bench.run("add", line) }
  }

  @Test func `lists open items in aligned columns`() async throws {
    #expect(
      try await bench.run("list").withoutIDs == """
        ID  Old          1 day overdue                 Home
        ID  Milk         Today                         Home
        ID  Pay rent  ↻  Tomorrow 9:00  !high  @bills  Home
        ID  Some day                                   Home
        """)
  }

  @Test func `cuts the names to the width of the page`() async throws {
    _ = try await bench.run("add", "--list", "Home", "A very long name that fills a line")

    for line in try await bench.run(["list"], columns: 54).split(separator: "\n") {
      #expect(line.count <= 54)
    }
  }

  @Test func `prints an id, a day and a name, separated by tabs, for programs`() async throws {
    #expect(
      try await bench.run("today", "--plain").withoutIDs
        == "ID\t2026-11-20\tOld\nID\t2026-11-21\tMilk")
    #expect(
      try await bench.run("upcoming", "--plain").withoutIDs == "ID\t2026-11-22 09:00\tPay rent")
  }

  @Test func `finds nothing with success, unless the status is wanted`() async throws {
    #expect(try await bench.run("list", "nothing", "--json") == "[]")
    #expect(await bench.status("list", "nothing") == .done)
    #expect(await bench.status("list", "nothing", "--exit-status") == .notFound)
  }

  @Test func `counts the items that it would list`() async throws {
    #expect(try await bench.run("count") == "4")
    #expect(try await bench.run("count", "is:overdue", "--json") == #"{"count":1}"#)
  }

  @Test func `keeps the keys of its JSON`() async throws {
    let text = try await bench.run("list", "rent", "--jsonl")
    guard case .object(let members) = try JSONParser.parse(Array(text.utf8)) else {
      Issue.record("That is no object.")
      return
    }

    #expect(
      members.map(\.key).prefix(29) == [
        "id", "uuid", "name", "notes", "list", "heading", "parent", "parentUUID", "order", "due",
        "time", "start", "plan", "evening", "flagged", "priority", "tags", "repeat", "reminders",
        "waitsFor", "effort", "worked", "workingSince", "postponed", "done", "completed", "created",
        "modified",
        "subtasks",
      ])
    #expect(
      text.contains(#""due":"2026-11-22","time":"09:00","start":null,"plan":null,"evening":false"#))
    #expect(text.contains(#""tags":["bills"],"repeat":{"rule":"FREQ=MONTHLY"#))
  }

  @Test func `shows all values of an item`() async throws {
    let page = try await bench.run("show", try await bench.id(of: "Pay rent"))

    // The title is in no column, so the values stand close to their names.
    #expect(page.hasPrefix("Pay rent\nid        "))
    for words in ["Tomorrow 9:00", "every month", "high", "@bills", "🏠 Home"] {
      #expect(page.contains(words))
    }
  }

  @Test func `show explains why an item stands where it does, in its list and in Today`()
    async throws
  {
    _ = try await bench.run("add", "Call today !high", "--list", "Home")
    let words = ["show", try await bench.id(of: "Call"), "--why"]

    let page = try await bench.run(words)
    for sentence in [
      "Home", "It is in the list “Home”.", "Sorted by ", "After “",
      "It is due today.", "Today shows open items due",
    ] {
      #expect(page.contains(sentence), "\(page)")
    }
    let json = try await bench.run(words + ["--json"])
    #expect(
      json.contains(#""why":[{"view":"Home","reasons":["It is in the list “Home”.","Sorted by"#))
  }

  @Test func `show compares a subtask with its siblings`() async throws {
    let list = try #require(try bench.store.lists().first { $0.list.name == "Home" }?.id)
    let parts = ["One", "Two"].map { NewItem($0, in: list) }
    try await bench.store.createItems([NewItem("Whole", in: list, subtasks: parts)])

    let page = try await bench.run("show", try await bench.id(of: "Two"), "--why")

    #expect(page.contains("It is a subtask of “Whole”."))
    #expect(page.contains("After “One”.") && page.contains("It is the last subtask."))
    #expect(!page.contains("Today shows"))
  }

  @Test func `groups by days with headings`() async throws {
    #expect(
      try await bench.run("upcoming").withoutIDs
        == "Tomorrow\nID  Pay rent  ↻  Tomorrow 9:00  !high  @bills  Home")
  }

  @Test func `lists in Today what its screen has, with plans, starts and flags`() async throws {
    let list = try #require(try bench.store.lists().first { $0.list.name == "Home" }?.id)
    let today = bench.store.clock.today
    try await bench.store.createItems([
      NewItem("Read", in: list, plan: DayPlan(today.adding(days: -1))),
      NewItem("Walk", in: list, plan: DayPlan(today, isEvening: true)),
      NewItem("Visa", in: list, due: today.adding(days: 9), deferUntil: today, isFlagged: true),
      NewItem("Later", in: list, due: today, deferUntil: today.adding(days: 1)),
    ])

    #expect(
      try await bench.run("today").withoutIDs == """
        Left over
        ID  Read                    Home

        Due
        ID  Old      1 day overdue  Home
        ID  Milk     Today          Home

        Started
        ID  Visa  ⚑  Mon 30 Nov     Home

        This evening
        ID  Walk                    Home
        """)
    #expect(
      try await bench.run("list", "is:flagged or start:any or plan:any").withoutIDs == """
        ID  Later     Today                          starts tomorrow  Home
        ID  Visa   ⚑  Mon 30 Nov                                      Home
        ID  Read                  plan yesterday                      Home
        ID  Walk                  plan this evening                   Home
        """)
    let json = try await bench.run("list", "walk", "--json")
    #expect(json.contains(#""plan":"2026-11-21","evening":true,"flagged":false"#))
    let page = try await bench.run("show", try await bench.id(of: "Walk"))
    #expect(page.contains("planned  This evening"))
  }

  @Test func `puts subtasks below their parents, and numbers lines`() async throws {
    let milk = try await bench.id(of: "Milk")
    _ = try await bench.run("add", "Oat milk", "--parent", milk)
    _ = try await bench.run(
      "add", "Read the label today", "--parent", try await bench.id(of: "Oat milk"))

    #expect(
      try await bench.run("list", "milk or label or old", "--tree").withoutIDs == """
        ID  Old                 1 day overdue  Home
        ID  Milk                Today          Home
        ID    Oat milk                         Home
        ID      Read the label  Today          Home
        """)
    #expect(
      try await bench.run("list", "due:today", "--tree", "--plain", "-N")
        .replacing(/\t[2-9]\S+\t/, with: "\t")
        == "1\t2026-11-21\tMilk\n2\t2026-11-21\tRead the label")
    #expect(await bench.status("list", "-N") == .usage)
  }

  @Test func `names the nearest list, and refuses unknown ids`() async throws {
    #expect(
      await bench.error("add", "X", "--list", "Hone")
        == "There is no list “Hone”. Did you mean “Home”?")
    #expect(await bench.status("show", "9zz9") == .notFound)
    #expect(await bench.status("show", "milk") == .notFound)
    #expect(await bench.status("list", "due<(") == .usage)
    #expect(await bench.status("redo") == .blocked)
  }

  @Test func `finds an item by words only where a person is there`() async throws {
    #expect(await bench.status("done", "milk", "-n") == .notFound)

    var bench = bench
    bench.findsByWords = true
    #expect(await bench.status("done", "milk", "-n") == .done)
    #expect(await bench.error("done", "due:any").hasPrefix("Several items match “due:any”: "))
  }

  @Test func `escapes in its JSON what could steer a terminal`() async throws {
    _ = try await bench.run("add", "--verbatim", "--list", "Home", "Left\u{202E}right")
    let text = try await bench.run("list", "left", "--json")

    #expect(text.contains(#"Left\u202eright"#))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `groups as a view does, unless the line sets another grouping or none`() async throws {
    _ = try await bench.store.createView(name: "Soon", query: "due<=tomorrow", grouping: .list)
    func headings(_ words: String...) async throws -> [String] {
      let (_, output) = try await bench.perform(["list", "--view", "Soon"] + words)
      return output.records.compactMap(\.heading)
    }

    #expect(try await headings() == ["🏠 Home"])
    #expect(try await headings("--group", "none") == [])
    #expect(try await headings("--group", "priority") == ["High priority", "No priority"])
  }

  @Test(arguments: ["--json", "--jsonl"])
  func `a mistake in the command line is an object where JSON is wanted`(option: String) throws {
    let words = ["list", option, "--group", "colour"]
    let error = try #require(throws: UsageError.self) { try ProgramAction(parsing: words) }
    let text = OutputForm(ofErrorsIn: words).text(of: error, as: "")
    #expect(text.hasPrefix(#"{"error":{"code":"usage","message":"--group needs one of"#), "\(text)")
    #expect(OutputForm(ofErrorsIn: ["add", "--", option]).text(of: error, as: "") == "\(error)")
  }
}

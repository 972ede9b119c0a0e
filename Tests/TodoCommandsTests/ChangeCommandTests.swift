import Testing
import TodoModel

@testable import TodoCommands

@Suite("A command that changes the store") @MainActor struct ChangeCommandTests {
  private var bench: CommandBench

  init() async throws {
    bench = try CommandBench()
    _ = try await bench.store.createList(name: "Home")
    _ = try await bench.store.createList(name: "Work")
    _ = try await bench.run("add", "Pay rent tomorrow #Home @bills !high")
    _ = try await bench.run("add", "Call Ana #Work")
  }

  @Test func `adds an item from its line`() async throws {
    let text = try await bench.run("add", "Buy milk", "today", "#Home")

    #expect(text.withoutIDs == "ID  Buy milk  Today  Home")
  }

  @Test func `shows in a preview how a line is read`() async throws {
    let preview = try await bench.run("add", "-n", "Buy milk", "today", "#Home")

    #expect(preview == "new  Buy milk  Today  Home")
    #expect(try await bench.run("count") == "2")
  }

  @Test(arguments: [
    ("Lunch tuesd 12:30", "“tuesd” was not understood. Did you mean “Lunch tuesday 12:30”?"),
    (
      "Slides for friday 9am",
      "“for” was not understood. Did you mean “Slides due: friday 9am”?"
    ),
    ("Meet Bob friday or saturday", "“or saturday” was not understood, and stays in the name."),
  ])
  func `reports a date in doubt, which stays in the name`(
    line: String, remark: String
  ) async throws {
    let output = try await bench.perform(["add", line]).1

    #expect(output.remarks == [remark] && output.status == .done)
    #expect(try await bench.run("list", "list:Inbox", "--plain").hasSuffix("\t\t" + line))
  }

  @Test func `adds an item for each line of standard input, in one step of undo`() async throws {
    var bench = bench
    bench.input = ["One", "", "Two fri"]

    _ = try await bench.run("add", "-", "--list", "Home")
    #expect(try await bench.run("count") == "4")

    _ = try await bench.run("undo")
    #expect(try await bench.run("count") == "2")
  }

  @Test func `plans and flags items`() async throws {
    _ = try await bench.run("add", "Call", "Bob", "plan:tonight")
    let id = try await bench.id(of: "Call Bob")
    _ = try await bench.run("edit", id, ":", "flag")
    #expect(try await bench.run("list", "is:flagged", "plan:today", "-q") == id)

    _ = try await bench.run("edit", id, ":", "plan:none", "unflag")
    #expect(try await bench.run("list", "is:flagged", "or", "has:plan", "-q") == "")
  }

  @Test func `takes verbatim words as the name`() async throws {
    _ = try await bench.run("add", "--verbatim", "--list", "Home", "Watch 9am #News")

    #expect(try await bench.run("list", "watch", "--plain").hasSuffix("\t\tWatch 9am #News"))
  }

  @Test(arguments: [
    ("project:Home", "“project:Home” stays in the name. For a list, write list:Home."),
    ("pri:M", "“pri:M” stays in the name. For a priority, write priority:medium."),
    ("priority:H", "“priority:H” stays in the name. For a priority, write priority:high."),
    ("+bills", "“+bills” stays in the name. For a tag, write tag:bills."),
    ("wait:mon", "“wait:mon” stays in the name. For a start date, write start:mon."),
    ("recur:weekly", "“recur:weekly” stays in the name. For a repetition, write repeat:weekly."),
    ("due:someday", "“due:someday” stays in the name, and sets no date."),
    ("plan:someday", "“plan:someday” stays in the name, and sets no plan."),
    ("effort:big", "“effort:big” stays in the name, and sets no effort."),
  ])
  func `reports a word of another program, which stays in the name, with ours`(
    word: String, remark: String
  ) async throws {
    let output = try await bench.perform(["add", "Call", "Bob", word]).1

    #expect(output.remarks == [remark] && output.status == .done)
    #expect(try await bench.run("list", "bob", "--plain").hasSuffix("\tCall Bob \(word)"))
    let verbatim = try await bench.perform(["add", "--verbatim", "Call", word]).1
    #expect(verbatim.remarks == [])
  }

  @Test func `reports each kind of such words once, and no other words`() async throws {
    var bench = bench
    bench.input = ["a pro:x", "b pro:y +z", "Call Bob list:Home tag:x priority:high repeat:weekly"]
    let remarks = try await bench.perform(["add", "-"]).1.remarks
    #expect(remarks.count == 2 && remarks.allSatisfy { $0.contains("stays in the name") })

    bench.input = ["C++ course", "Buy 2 + 3", "Call +49 30", "Bed time: late", "Film 12:30"]
    #expect(try await bench.perform(["add", "-"]).1.remarks == [])
  }

  @Test func `reports the first of two priorities, which stays in the name`() async throws {
    let output = try await bench.perform(["add", "Call", "priority:low", "priority:high"]).1

    #expect(output.remarks == ["“priority:low” stays in the name, and sets no priority."])
  }

  @Test func `completes and reopens an item by the beginning of its id`() async throws {
    let id = try await bench.id(of: "Call Ana")

    _ = try await bench.run("done", id)
    #expect(try await bench.run("list", "--plain").withoutIDs == "ID\t2026-11-22\tPay rent")

    _ = try await bench.run("reopen", id)
    #expect(try await bench.run("count") == "2")
  }

  @Test func `completes on an earlier day, from which a rule counts`() async throws {
    _ = try await bench.run("add", "Water plants", "every! 3 days", "#Home")
    let id = try await bench.id(of: "Water plants")

    let done = try await bench.run("done", id, "--on", "2026-11-18", "--json")

    #expect(done.contains(#""done":true"#))
    #expect(try await bench.run("logbook").contains("Done Wed 18 Nov"))
    let next = try await bench.run("list", "water", "--plain")
    #expect(next.withoutIDs == "ID\t2026-11-21\tWater plants")
    #expect(await bench.status("done", "--where", "ana", "--on", "tomorrow") == .usage)
    #expect(await bench.status("done", "--where", "ana", "--on", "sometime") == .usage)
    _ = try await bench.run("done", "--where", "ana", "--on", "yesterday")
    #expect(try await bench.run("logbook").contains("Done yesterday"))
  }

  @Test func `reads the notes of an item from standard input`() async throws {
    var bench = bench
    bench.input = ["One", "", "  Two", ""]
    _ = try await bench.run("add", "Milk", "--notes", "-", "--list", "Home")
    let id = try await bench.id(of: "Milk")
    #expect(try await bench.run("show", id, "--json").contains(#""notes":"One\n\n  Two""#))

    bench.input = ["Three"]
    _ = try await bench.run("edit", id, "--notes", "-")
    #expect(try await bench.run("show", id, "--json").contains(#""notes":"Three""#))
    #expect(await bench.status("add", "-", "--notes", "-") == .usage)
    #expect(await bench.status("edit", "-", "--notes", "-") == .usage)
  }

  @Test func `opens an editor for one item, where a person is there`() async throws {
    let id = try await bench.id(of: "Call Ana")
    #expect(await bench.status("edit", id) == .usage)

    var bench = bench
    bench.editor = { item, save in
      #expect(EditedText(of: item).text == "Call Ana\n\n")
      return try await save("Call Bo\n\nabout the party\n")
    }
    _ = try await bench.run("edit", id)
    let text = try await bench.run("show", id, "--json")
    #expect(text.contains(#""name":"Call Bo","notes":"about the party""#))

    bench.editor = { _, _ in nil }
    #expect(try await bench.run("edit", id) == "")
    #expect(await bench.status("edit", "--where", "is:open") == .usage)
  }

  @Test func `edits all items that match a query, in one step of undo`() async throws {
    _ = try await bench.run("edit", "--where", "rent or ana", ":", "+1w", "@soon", "#Work")

    #expect(
      try await bench.run("list", "--plain").withoutIDs
        == "ID\t2026-11-29\tPay rent\nID\t\tCall Ana")
    #expect(try await bench.run("tags", "--plain") == "soon\t2\nbills\t1")

    _ = try await bench.run("undo")
    #expect(try await bench.run("tags", "--plain") == "bills\t1")
  }

  @Test func `also takes a line of changes as one argument`() async throws {
    let id = try await bench.id(of: "Call Ana")
    _ = try await bench.run("edit", id, "--change", "-@none mon", "--name", "Call Bo")

    #expect(try await bench.run("list", "bo", "--plain").withoutIDs == "ID\t2026-11-23\tCall Bo")
  }

  @Test func `takes ids from standard input, of which the first word of each line counts`()
    async throws
  {
    var bench = bench
    bench.input = try await bench.run("list", "--plain").split(separator: "\n").map(String.init)

    _ = try await bench.run("done", "-")
    #expect(try await bench.run("count") == "0")
    #expect(try await bench.run("count", "--done") == "2")
  }

  @Test(arguments: [
    ["done"], ["rm"], ["edit", ":", "+1w"], ["copy"], ["reopen"], ["move", "--top"],
  ])
  func `without an item is wrong, and changes nothing`(words: [String]) async throws {
    let before = try await bench.run("list", "--json")

    await #expect(throws: UsageError.self) { try await bench.run(words) }
    #expect(try await bench.run("list", "--json") == before)
  }

  @Test(arguments: [
    ["done", "--where", "rent"], ["rm", "--where", "rent"], ["copy", "--where", "rent"],
    ["edit", "--where", "rent", ":", "+1w"], ["add", "New", "--list", "Home"], ["undo"],
    ["move", "--where", "rent", "--top"],
  ])
  func `is rehearsed without a change`(words: [String]) async throws {
    let before = try await bench.run("list", "--all", "--json")
    let entries = try await bench.run("history", "--plain")
    // What comes behind the separator of edit is its line.
    let rehearsal = [words[0], "-n"] + words.dropFirst()

    _ = try await bench.run(rehearsal)

    #expect(try await bench.run("list", "--all", "--json") == before)
    #expect(try await bench.run("history", "--plain") == entries)
  }

  @Test func `shows its effect in advance`() async throws {
    let text = try await bench.run("edit", "-n", "--where", "rent", ":", "+1w", "!low")

    #expect(
      text.withoutIDs == "ID  Pay rent  due tomorrow → Sun 29 Nov · priority high → low")

    let plan = try await bench.run("edit", "-n", "--where", "rent", ":", "plan:tonight", "flag")
    #expect(plan.withoutIDs == "ID  Pay rent  plan none → this evening · no flag → flagged")
  }

  @Test func `deletes softly, and undo brings everything back`() async throws {
    let before = try await bench.run("list", "--json")
    _ = try await bench.run("rm", try await bench.id(of: "Pay rent"))
    #expect(try await bench.run("count") == "1")

    #expect(try await bench.run("undo") == "Undid: delete “Pay rent”")
    #expect(try await bench.run("list", "--json") == before)

    #expect(try await bench.run("redo") == "Redid: delete “Pay rent”")
    #expect(try await bench.run("count") == "1")
  }

  @Test func `moves items among others in their order`() async throws {
    var ids: [String] = []
    for name in ["A", "B", "C", "D"] {
      ids.append(try await bench.run("add", "-q", "--verbatim", "--list", "Work", name))
    }
    _ = try await bench.run("move", ids[2], ids[3], "--before", ids[0])
    #expect(try await names("list:Work", "--sort", "manual") == ["Call Ana", "C", "D", "A", "B"])

    _ = try await bench.run("move", ids[0], ids[1], "--top")
    #expect(try await names("list:Work", "--sort", "manual") == ["A", "B", "Call Ana", "C", "D"])

    _ = try await bench.run("move", ids[2], ids[3], "--into", ids[0])
    #expect(try await names("is:subtask") == ["C", "D"])
  }

  private func names(_ words: String...) async throws -> [String] {
    try await bench.run(["list", "--plain"] + words).split(separator: "\n").map {
      String($0.split(separator: "\t").last ?? "")
    }
  }
}

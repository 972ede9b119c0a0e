import CivilCalendar
import TestSupport
import Testing
import TodoModel
import TodoValues

@testable import TodoCommands

@Suite("Effort and work on the command line") @MainActor struct WorkCommandTests {
  private let bench: CommandBench
  private let report: String
  private let slides: String

  init() async throws {
    bench = try CommandBench()
    _ = try await bench.store.createList(name: "Work")
    report = try await bench.run("add", "-q", "--list", "Work", "Report", "~2h")
    slides = try await bench.run("add", "-q", "--list", "Work", "Slides", "effort:1h30")
  }

  private func stored(_ name: String) throws -> TodoItem {
    let query = ItemQuery(
      .everything, filter: .text(name, isPrefix: true), today: bench.store.clock.today)
    return try #require(try bench.store.finder.matches(of: query).items.first)
  }

  @Test func `an effort is read from the line of add, and changed by edit`() async throws {
    #expect(try stored("Report").effort == Effort(minutes: 120))
    #expect(try stored("Slides").effort == Effort(minutes: 90))

    _ = try await bench.run("edit", report, ":", "~45m")
    #expect(try stored("Report").effort == Effort(minutes: 45))
    _ = try await bench.run("edit", report, ":", "effort:none")
    #expect(try stored("Report").effort == nil)
    #expect(try await bench.run("undo") == "Undid: clear the effort of “Report”")
  }

  @Test func `efforts are listed, found, sorted and printed`() async throws {
    #expect(try await bench.run("list", "effort>1h30", "-q") == report)
    #expect(try await bench.run("list", "effort.by:1h30", "-q") == slides)
    #expect(try await bench.run("list", "--sort", "effort", "-q") == "\(slides)\n\(report)")
    #expect(try await bench.run("list", "Report").withoutIDs == "ID  Report  2h  Work")
    #expect(try await bench.run("show", report).contains("effort   2h"))
    let json = try await bench.run("show", report, "--json")
    #expect(json.contains(#""effort":120,"worked":0,"workingSince":null"#))
  }

  @Test func `start and stop are one change each, and start stops the work on another item`()
    async throws
  {
    let (_, started) = try await bench.perform(["start", report])
    #expect(started.sentence == "Started working on “Report”. Undo: paneltodo undo")
    #expect(try await bench.run("list", "is:working", "-q") == report)
    _ = try await bench.run("start", slides)
    #expect(try await bench.run("list", "is:working", "-q") == slides)
    #expect(try await bench.run("show", slides).contains("worked   0m of 1h30, running"))

    let (_, stopped) = try await bench.perform(["stop"])
    #expect(stopped.sentence == "Stopped working on “Slides” after 0m. Undo: paneltodo undo")
    #expect(try await bench.run("list", "is:working", "-q") == "")
    let (_, nothing) = try await bench.perform(["stop"])
    #expect(nothing.sentence == "No item is being worked on.")
  }

  @Test func `a rehearsal of start changes nothing`() async throws {
    let (_, rehearsal) = try await bench.perform(["start", report, "-n"])

    #expect(rehearsal.sentence == "This was a preview. Nothing has changed.")
    #expect(try bench.store.finder.itemsInWork().isEmpty)
  }

  @Test func `start is refused on a done item, and for an unknown one`() async throws {
    _ = try await bench.run("done", report)

    #expect(await bench.error("start", report) == "“Report” is done. Reopen it to work on it.")
    #expect(await bench.status("start", "22222222") == .notFound)
  }

  @Test(arguments: ["json", "jsonl", "taskwarrior", "ics", "org", "csv", "todo.txt"])
  func `efforts survive an export and an import`(format: String) async throws {
    let folder = try TemporaryFolder()
    _ = try await bench.perform(["export", "--to", format])
    let file = try folder.write(bench.printed.text, to: "exported")
    let other = try CommandBench()

    _ = try await other.run("import", "--from", format, file)

    #expect(try await other.run("list", "effort:2h", "--plain").hasSuffix("\tReport"))
    #expect(try await other.run("list", "effort:1h30", "--plain").hasSuffix("\tSlides"))
  }

  @Test func `running work survives in our own JSON, unless another item is worked on there`()
    async throws
  {
    _ = try await bench.run("start", report)
    let folder = try TemporaryFolder()
    _ = try await bench.perform(["export", "--to", "json"])
    let file = try folder.write(bench.printed.text, to: "exported.json")
    let (idle, busy) = (try CommandBench(), try CommandBench())
    let walk = try await busy.run("add", "-q", "Walk")
    _ = try await busy.run("start", walk)

    _ = try await idle.run("import", file)
    _ = try await busy.run("import", file)

    #expect(try await idle.run("list", "is:working", "--plain").hasSuffix("\tReport"))
    #expect(try await busy.run("list", "is:working", "--plain").hasSuffix("\tWalk"))
  }
}

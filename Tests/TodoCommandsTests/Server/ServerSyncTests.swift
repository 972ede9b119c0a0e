import CivilCalendar
import Foundation
import TestSupport
import Testing
import TodoApp
import TodoModel

@testable import TodoCommands

/// The command sync with a server. In place of vdirsyncer there are answers; `CalendarServerTests`
/// have the real one.
@Suite("A synchronisation with a server") @MainActor struct ServerSyncTests: SyncedServer {
  let bench: CommandBench
  let home: TemporaryFolder
  let engine = SyncEngineDouble()

  init() throws {
    bench = try CommandBench()
    home = try SyncEngineDouble.home()
  }

  @Test func `exchanges the folder, merges it, and exchanges it again if it has changed`()
    async throws
  {
    _ = try await bench.store.createList(name: "Work")
    _ = try await bench.run("add", "Bread", "--list", "Work")
    engine.lists = ["home"]
    engine.end = { words in
      if words == "sync items", engine.runs.count < 4 { try write("Milk") }
      return ProgramRun(status: 0)
    }

    let report = try await run(Self.setUp)
    #expect(report == "Synced with dav.example.org: 1 in (1 added), 1 out (1 added).")
    #expect(engine.runs == Self.exchangeOfOthers + Self.exchangeOfOthers)
    #expect(try await bench.run("history").contains("Synced with dav.example.org: 1 in, 1 out"))

    engine.runs = []
    #expect(try await run(["sync"]) == "Synced with dav.example.org: nothing in, nothing out.")
    #expect(engine.runs == Self.exchange)
    let state = try #require(account().state())
    #expect(!state.hasFailed && state.remarks == [] && state.success == state.at)
    #expect(state.sentence == "Synced with dav.example.org: nothing in, nothing out.")
  }

  @Test func `looks at lists again after a merge only if it has changed some`() async throws {
    try write("Milk")
    _ = try await run(Self.setUp)
    _ = try await bench.run("edit", try await bench.id(of: "Milk"), "--name", "Oat milk")
    engine.runs = []
    _ = try await run(["sync"])
    #expect(engine.runs == Self.exchange + ["sync items"])

    _ = try await bench.run("lists", "--edit", "home", "--name", "House")
    engine.runs = []
    _ = try await run(["sync"])
    #expect(engine.runs == Self.exchange + Self.exchange)
  }

  @Test func `keeps the configuration of a set-up that succeeds, and no other`() async throws {
    engine.end = { _ in ProgramRun(status: 1, output: "error: 401, message='Unauthorized'\n") }
    #expect(
      await failure(Self.setUp).hasPrefix("dav.example.org refuses the name or the password."))
    #expect(engine.configuration.contains("\nurl = \"https://dav.example.org/\"\n"))
    #expect(!account().isSetUp && account().state()?.hasFailed == true)
    #expect(
      await failure(["sync"]) == """
        paneltodo: No server is set up. Name a folder. Set a server up with: paneltodo sync --setup \
        URL --user NAME --password-command CMD. Try: paneltodo --help
        """)

    engine.end = { _ in ProgramRun(status: 0) }
    _ = try await run(Self.setUp)
    let first = engine.configuration
    engine.end = { _ in ProgramRun(status: 3) }
    let other = Self.setUp.map { $0.replacing("dav.example.org", with: "other.example.org") }
    #expect(await failure(other).hasPrefix("vdirsyncer failed with status 3."))
    #expect(account().isSetUp && engine.configuration != first)
    engine.end = { _ in ProgramRun(status: 0) }
    _ = try await run(["sync"])
    #expect(engine.configuration == first)
  }

  @Test func `names what is missing`() async throws {
    let line = "paneltodo sync --setup URL --user NAME --password-command CMD"
    for (count, missing) in [(3, "--user and --password-command"), (5, "--password-command")] {
      let sentence = await failure(Array(Self.setUp.prefix(count)))
      #expect(sentence.contains("--setup needs \(missing). Set a server up with: \(line)."))
      #expect(!sentence.contains("vdirsyncer"))
    }
    for words in [["sync"], Array(Self.setUp.prefix(3))] {
      let sentence = await failure(words, path: "/nowhere")
      #expect(sentence.contains(line) && sentence.contains("sudo apt install vdirsyncer"))
    }
    #expect(await failure(["sync", "--user", "ann"]).contains("--user needs --setup."))
    #expect(
      await failure(Self.setUp + ["dav"]).contains("Name the folder with --folder."))
    #expect(
      await failure(Self.setUp.map { $0.replacing("https://", with: "https://ann:x@") })
        .contains("the address of a CalDAV server, such as https://dav.example.org/"))
    #expect(
      await failure(Self.setUp, path: "/nowhere").hasPrefix("vdirsyncer is not installed"))
    #expect(engine.runs == [])
  }

  @Test func `previews what the folder would change, without the server`() async throws {
    _ = try await run(Self.setUp)
    engine.runs = []
    try write("Milk")

    #expect(
      try await run(["sync", "-n"]) == """
        A synchronisation with dav.example.org: 1 in (1 added), nothing out.
        dav.example.org was not asked. This was a preview. Nothing has changed.
        """)
    #expect(engine.runs == [])
    #expect(try await bench.run("list", "-q") == "")
  }

  @Test func `lets the last item of a list go on both sides`() async throws {
    try write("Milk")
    _ = try await run(Self.setUp)
    _ = try await bench.run("rm", try await bench.id(of: "Milk"))
    engine.runs = []
    engine.end = { [emptied] words in
      let isSecond = engine.runs.count > 3
      return words == "sync items" && isSecond ? emptied("local", "home") : ProgramRun(status: 0)
    }

    _ = try await run(["sync"])
    #expect(
      engine.runs == Self.exchange + ["sync items", "sync --force-delete items/home"])

    // The same if the second exchange comes only with the next synchronisation.
    engine.runs = []
    engine.end = { [emptied] words in
      words == "sync items" ? emptied("local", "home") : ProgramRun(status: 0)
    }
    _ = try await run(["sync"])
    #expect(
      engine.runs == [
        "list", "sync items", "list", "sync items", "sync --force-delete items/home",
        "metasync names",
      ])
  }

  @Test func `deletes nothing on the server for a folder that was emptied`() async throws {
    for name in ["Milk", "Tea"] { try write(name) }
    _ = try await run(Self.setUp)
    for name in ["Milk", "Tea"] {
      try FileManager.default.removeItem(atPath: "\(folder)/home/\(name).ics")
    }
    engine.runs = []
    engine.end = { [emptied] words in
      words == "sync items" ? emptied("local", "home") : ProgramRun(status: 0)
    }

    #expect(
      await failure(["sync"]) == """
        The folder is empty, and 2 items would be deleted here. Nothing was changed. \
        dav.example.org still has them. To get them again, remove the folder and repeat; to delete \
        them there too, repeat with --delete.
        """)
    #expect(engine.runs == ["list", "sync items"])
    #expect(try await bench.run("list", "-q").split(separator: "\n").count == 2)
  }

  @Test func `asks before a list that is empty on the server is emptied here`() async throws {
    for number in 1...11 { try write("Item \(number)") }
    _ = try await run(Self.setUp)
    engine.end = { [emptied] words in
      words == "sync items" ? emptied("server", "home") : ProgramRun(status: 0)
    }
    engine.runs = []

    #expect(
      await failure(["sync"]) == """
        The list “home” is empty on dav.example.org, and 11 items would be deleted here. Nothing \
        was deleted. If that is what you want, repeat with --delete.
        """)
    #expect(engine.runs == ["list", "sync items"])
    _ = try await run(["sync", "--delete"])
    #expect(engine.runs.contains("sync --force-delete items/home"))
  }

  @Test func `deletes nothing of one emptied list before it may delete those of all`() async throws
  {
    _ = try await bench.store.createList(name: "Car")
    _ = try await bench.run("add", "Wash", "--list", "Car")
    for number in 1...11 { try write("Item \(number)") }
    _ = try await run(Self.setUp)
    engine.end = { [emptied] words in
      let both = ["car", "home"].map { emptied("server", $0).output }.joined()
      return words == "sync items"
        ? ProgramRun(status: 1, output: both) : ProgramRun(status: 0)
    }
    engine.runs = []

    #expect(await failure(["sync"]).hasPrefix("The list “home” is empty on dav.example.org"))
    #expect(!engine.runs.contains { $0.contains("--force-delete") })
  }

  @Test func `adds no list for a folder of appointments, which is empty here`() async throws {
    engine.lists = ["birthdays"]
    try FileManager.default.createDirectory(
      atPath: "\(folder)/birthdays", withIntermediateDirectories: true)
    try "Birthdays".write(
      toFile: "\(folder)/birthdays/displayname", atomically: true, encoding: .utf8)
    _ = try await run(Self.setUp)
    #expect(try await bench.run("lists", "--plain") == "")

    _ = try await bench.store.createList(name: "Birthdays")
    _ = try await bench.run("add", "Cake", "--list", "Birthdays")
    _ = try await run(["sync"])
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/birthdays")
    #expect(names.count { $0.hasSuffix(".ics") } == 1)
  }

  @Test func `is done by one process at a time`() async throws {
    _ = try await run(Self.setUp)
    guard let lock = try account().lock() else {
      Issue.record("Nothing else has the lock.")
      return
    }
    #expect(
      await failure(["sync"])
        == "Another process synchronises with dav.example.org. Try again later.")
    _ = consume lock
    _ = try await run(["sync"])
  }
}

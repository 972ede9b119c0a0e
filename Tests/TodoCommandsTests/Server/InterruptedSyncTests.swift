import Foundation
import TestSupport
import Testing
import TodoModel

@testable import TodoCommands

@Suite("A synchronisation whose connection fails") @MainActor
struct InterruptedSyncTests: SyncedServer {
  let bench: CommandBench
  let home: TemporaryFolder
  let engine = SyncEngineDouble()

  init() throws {
    bench = try CommandBench()
    home = try SyncEngineDouble.home()
  }

  @Test func `reports what it could not send, and sends it the next time`() async throws {
    try write("Milk")
    _ = try await run(Self.setUp)
    _ = try await bench.run("add", "Bread")
    engine.runs = []
    engine.end = { words in
      engine.runs.count > 3
        ? ProgramRun(status: 1, output: "error: Cannot connect to host\n") : ProgramRun(status: 0)
    }

    #expect(
      await failure(["sync"]) == """
        Your changes are not on dav.example.org yet. The next synchronisation sends them. \
        dav.example.org does not answer. It is down, or this machine is offline.
        """)
    #expect(account().state()?.hasFailed == true)
    engine.end = { _ in ProgramRun(status: 0) }
    _ = try await run(["sync"])
    #expect(account().state()?.hasFailed == false)
  }

  @Test func `repeats the exchange of a list that another one has broken off`() async throws {
    try write("Milk")
    try write("Wash", "car")
    _ = try await run(Self.setUp)
    engine.runs = []
    engine.end = { words in
      let errors = ["car": "403, message='Forbidden'", "home": "something broke off"].filter {
        words == "sync items" || words == "sync items/car" && $0.key == "car"
      }
      let lines = errors.map { "error: Unknown error occurred for items/\($0.key): \($0.value)\n" }
      return ProgramRun(status: lines.isEmpty ? 0 : 1, output: lines.joined())
    }

    let report = await failure(["sync"])
    #expect(report.contains("The list “car” was not exchanged"), "\(report)")
    #expect(!report.contains("“home”"))
    #expect(engine.runs.contains("sync items/home"))
  }

  @Test func `repeats an exchange that was interrupted, three times at most`() async throws {
    try write("Milk")
    _ = try await run(Self.setUp)
    engine.runs = []
    engine.end = { [engine] words in
      let isInterrupted = words == "sync items" && engine.runs.count { $0 == words } < 3
      return isInterrupted
        ? ProgramRun(status: 1, output: "error: Unknown error occurred: Server disconnected\n")
        : ProgramRun(status: 0)
    }
    _ = try await run(["sync"])
    #expect(
      engine.runs == ["list", "sync items", "sync items", "sync items", "metasync names"])

    engine.runs = []
    engine.end = { words in
      words == "sync items"
        ? ProgramRun(status: 1, output: "error: Session is closed\n") : ProgramRun(status: 0)
    }
    #expect(await failure(["sync"]).contains("Session is closed"))
    #expect(engine.runs == ["list", "sync items", "sync items", "sync items"])
  }

  /// vdirsyncer ends the exchange of all lists as soon as one needs consent.
  @Test func `exchanges the other lists when one of them was emptied`() async throws {
    for list in ["garden", "home", "work"] { try write("Milk of \(list)", list) }
    _ = try await run(Self.setUp)
    engine.runs = []
    engine.end = { [engine, emptied] words in
      guard words.hasPrefix("sync items") else { return ProgramRun(status: 0) }
      let isFirst = engine.runs.count == 2
      let others =
        isFirst ? "error: Unknown error occurred for items/work: Session is closed\n" : ""
      return words.contains("home") || isFirst
        ? ProgramRun(status: 1, output: others + emptied("server", "home").output)
        : ProgramRun(status: 0)
    }

    _ = try await run(["sync"])
    let first = ["list", "sync items", "sync items/garden items/work"]
    #expect(engine.runs.starts(with: first + ["sync --force-delete items/home", "metasync names"]))
  }

  /// vdirsyncer goes on when the process that started it is killed.
  @Test func `waits for the vdirsyncer of a process that was killed`() async throws {
    try write("Milk")
    _ = try await run(Self.setUp)
    let input = account().files.path("input")
    try "y\n".write(toFile: input, atomically: false, encoding: .utf8)
    let reader = try #require(FileHandle(forReadingAtPath: input))
    engine.runs = []

    #expect(
      await failure(["sync"]).hasPrefix("Another process synchronises with dav.example.org."))
    #expect(engine.runs == [])

    try reader.close()
    // A program that another test is starting has the files of this process for a moment.
    #expect(try await eventually { !account().files.isInputInUse })
    _ = try await run(["sync"])
    #expect(engine.runs == Self.exchange)
  }

  /// Writes a second file of “Milk”, and has vdirsyncer refuse the list while there are two.
  private func writeTwice(_ second: String = "UID:Milk\nSUMMARY:Milk\nPRIORITY:1") throws {
    let path = "\(folder)/home/Milk-2.ics"
    try "BEGIN:VCALENDAR\nBEGIN:VTODO\n\(second)\nEND:VTODO\nEND:VCALENDAR\n"
      .write(toFile: path, atomically: true, encoding: .utf8)
    engine.runs = []
    engine.end = { words in
      guard words == "sync items", FileManager.default.fileExists(atPath: path) else {
        return ProgramRun(status: 0)
      }
      let sentence = "Storage \"local/home\" contains multiple items with the same UID. Try:"
      let lines = ["items/home: \(sentence)", "", "These:", "", "'Milk-2.ics'", "'Milk.ics'"]
      return ProgramRun(status: 1, output: lines.map { "error: \($0)\n" }.joined())
    }
  }

  @Test func `makes one file of two with one to-do, which stop vdirsyncer`() async throws {
    try write("Milk")
    _ = try await run(Self.setUp)
    try writeTwice()

    #expect(try await run(["sync"]).hasPrefix("Synced with dav.example.org: 1 in (1 changed)"))
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/home")
    #expect(files.filter { $0.hasSuffix(".ics") } == ["Milk.ics"])
    #expect(try await bench.run("list", "priority:high", "--plain").hasSuffix("Milk"))
    #expect(engine.runs == ["list", "sync items"] + Self.exchange)
  }

  @Test func `names two files with one to-do that cannot become one`() async throws {
    try write("Milk")
    _ = try await run(Self.setUp)
    try writeTwice("UID:Milk")
    try Data([0xFF]).write(to: URL(filePath: "\(folder)/home/Milk-2.ics"))

    #expect(
      try await run(["sync"]).contains(
        """
        The list “home” is not exchanged, since two of its files are of one to-do. Remove one of \
        them in \(folder)/home: Milk-2.ics, Milk.ics.
        """))
  }

  /// The only bytes from which a merge of the file can start.
  private var lastSeen: [UInt8]? {
    get throws {
      let records = try bench.store.synchronization.records(uid: "Milk")
      #expect(records.map(\.objects.count) == [1])
      return records.first?.objects.values.first?.version.seen
    }
  }

  /// vdirsyncer asks for a merge of the file here and that on the server. They have in common what
  /// both were before the change that was not sent.
  @Test func `remembers what the server has until a change was sent`() async throws {
    try write("Milk")
    _ = try await run(Self.setUp)
    let sent = try lastSeen
    _ = try await bench.run("edit", try await bench.id(of: "Milk"), "--name", "Oat milk")
    engine.runs = []
    engine.end = { [engine] _ in
      engine.runs.count > 3
        ? ProgramRun(status: 1, output: "error: Cannot connect to host\n") : ProgramRun(status: 0)
    }
    _ = await failure(["sync"])
    #expect(try lastSeen == sent)

    engine.end = { _ in ProgramRun(status: 0) }
    _ = try await run(["sync"])
    let bytes = try #require(try lastSeen)
    #expect(bytes != sent && String(decoding: bytes, as: UTF8.self).contains("SUMMARY:Oat milk"))
  }

  /// A file that comes while the change is sent may be of the same to-do, in another list.
  @Test func `remembers what the server had if a file comes while a change is sent`() async throws {
    try write("Milk")
    _ = try await run(Self.setUp)
    let former = try lastSeen
    _ = try await bench.run("edit", try await bench.id(of: "Milk"), "--name", "Oat milk")
    engine.runs = []
    engine.end = { [engine] _ in
      if engine.runs.count == 4 { try write("Tea", "work") }
      return ProgramRun(status: 0)
    }

    _ = try await run(["sync"])
    #expect(engine.runs == Self.exchange + ["sync items"])
    #expect(try lastSeen == former)
    _ = try await run(["sync"])
    #expect(try lastSeen != former)
  }
}

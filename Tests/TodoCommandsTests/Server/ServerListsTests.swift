import Foundation
import TestSupport
import Testing
import TodoModel

@testable import TodoCommands

/// The lists that are named to vdirsyncer. `HostileServerTests` have the real one.
@Suite("The lists of a server") @MainActor struct ServerListsTests: SyncedServer {
  let bench: CommandBench
  let home: TemporaryFolder
  let engine = SyncEngineDouble()

  init() throws {
    bench = try CommandBench()
    home = try SyncEngineDouble.home()
  }

  private var named: Set<String> { EngineFiles(configuration: engine.configuration).named }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
  }

  @Test func `are named only with plain names, and the others are reported each time`() async throws
  {
    try write("Milk")
    let refused = ["..", ".", "../../x", "/etc", "a\nb", ".hidden", "", "l\u{202e}"]
    engine.lists.formUnion(refused)
    engine.lists.insert("-x")

    for words in [Self.setUp, ["sync"]] {
      let report = try await run(words)
      #expect(named == ["home", "-x"])
      #expect(report.components(separatedBy: " is left alone: ").count == refused.count + 1)
      #expect(
        report.contains(
          "The list “../../x” on dav.example.org is left alone: its name there has a slash."))
    }
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(folders) == ["home", "-x"])
  }

  @Test func `that are missing there stay here, and are not made again`() async throws {
    try write("Milk")
    for number in 1...3 { try write("Nail \(number)", "shed") }
    try "The shed".write(toFile: "\(folder)/shed/displayname", atomically: true, encoding: .utf8)
    _ = try await run(Self.setUp)
    engine.lists.remove("shed")

    for _ in 1...2 {
      engine.runs = []
      #expect(
        try await run(["sync"]) == """
          Synced with dav.example.org: nothing in, nothing out.
          The list “The shed” is missing on dav.example.org, and has 3 items here. It stays as it \
          is. To delete it here too, repeat with --delete; to have it there again, move its items \
          to a new list.
          """)
      #expect(named == ["home"] && engine.lists == ["home"])
      #expect(try await bench.run("list", "-q").split(separator: "\n").count == 4)
    }

    #expect(try await run(["sync", "--delete"]).hasPrefix("Synced with dav.example.org: 3 in"))
    #expect(try await bench.run("lists", "--plain").contains("home"))
    #expect(try await !bench.run("lists", "--plain").contains("shed"))
    engine.runs = []
    _ = try await run(["sync"])
    #expect(engine.runs == Self.exchange && engine.lists == ["home"])
  }

  @Test func `without items are deleted like others if they are missing there`() async throws {
    _ = try await bench.store.createList(name: "Empty")
    _ = try await run(Self.setUp)
    #expect(engine.lists == ["empty"])
    engine.lists = []

    #expect(
      try await run(["sync"]).contains("“Empty” is missing on dav.example.org, and has 0 items"))
    _ = try await run(["sync", "--delete"])
    #expect(try await bench.run("lists", "--plain") == "" && engine.lists == [])
  }

  @Test func `keep what was changed here when they are deleted`() async throws {
    try write("Milk", "shed")
    try write("Nail", "shed")
    _ = try await run(Self.setUp)
    _ = try await bench.run("edit", try await bench.id(of: "Milk"), "--name", "Oat milk")
    engine.lists = []

    _ = try await run(["sync", "--delete"])
    #expect(try await bench.run("list", "--plain").contains("Oat milk"))
    #expect(try await !bench.run("list", "--plain").contains("Nail"))
    #expect(engine.lists == ["shed"])
  }

  @Test func `come from the server again if their folder was removed`() async throws {
    for name in ["Milk", "Tea"] { try write(name) }
    _ = try await run(Self.setUp)
    try remove("home")
    engine.end = { words in
      if words == "sync items" {
        #expect(!EngineFiles(configuration: engine.configuration).hasExchanged("home"))
        for name in ["Milk", "Tea"] { try write(name) }
      }
      return ProgramRun(status: 0)
    }

    #expect(try await run(["sync"]) == "Synced with dav.example.org: nothing in, nothing out.")
    #expect(try await bench.run("list", "-q").split(separator: "\n").count == 2)
  }

  /// The configuration of an earlier version leaves it to vdirsyncer which lists there are.
  @Test func `stay bound with a configuration of an earlier version`() async throws {
    try write("Milk")
    _ = try await run(Self.setUp)
    let path = account().configurationPath
    let old = try String(contentsOfFile: path, encoding: .utf8)
      .replacing(/collections = \[\[.*/, with: #"collections = ["from a", "from b"]"#)
      .replacing(/\n\[pair listing\](.|\n)*/, with: "# mine\n")
    try old.write(toFile: path, atomically: true, encoding: .utf8)
    engine.runs = []
    engine.lists.insert("..")

    let report = try await run(["sync"])
    #expect(report.hasPrefix("Synced with dav.example.org: nothing in, nothing out."))
    #expect(engine.runs == ["list only", "create", "sync items", "metasync names"])
    #expect(named == ["home"] && engine.configuration.contains("# mine\n"))
    engine.lists.remove("home")
    #expect(try await run(["sync"]).contains("The list “home” is missing on dav.example.org"))
  }

  @Test func `that a person has chosen are the only ones`() async throws {
    for list in ["home", "work"] { try write("Milk of \(list)", list) }
    _ = try await run(Self.setUp)
    let path = account().configurationPath
    let chosen = try String(contentsOfFile: path, encoding: .utf8)
      .replacing(/collections = \[\[.*/, with: #"collections = ["work"]"#)
    try chosen.write(toFile: path, atomically: true, encoding: .utf8)

    _ = try await run(["sync"])
    #expect(engine.configuration == chosen)
  }

  /// Two names that look the same are one for a disk, or for a person.
  @Test func `have one folder for each name`() async throws {
    engine.lists = ["caf\u{e9}"]
    try write("Milk", "cafe\u{301}")
    engine.lists = ["caf\u{e9}"]

    #expect(try await run(Self.setUp).contains("is left alone: another one has its name."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
  }

  @Test(arguments: ["a.ics", "displayname", "x"])
  func `are not exchanged with a link in their folder`(name: String) async throws {
    for list in ["home", "work"] { try write("Milk of \(list)", list) }
    _ = try await run(Self.setUp)
    let secret = try home.write("secret", to: "secret")
    try FileManager.default.createSymbolicLink(
      atPath: [folder, "work", name].joined(separator: "/"), withDestinationPath: secret)

    let report = try await run(["sync"])
    #expect(report.contains("The list “work” is not exchanged: “\(name)” in its folder is a link"))
    #expect(named == ["home"])
  }

  @Test func `are not looked for without an end`() async throws {
    engine.end = { _ in ProgramRun(status: 143, wasStopped: true) }
    #expect(
      await failure(Self.setUp)
        == "dav.example.org takes too long: vdirsyncer was ended. Nothing was changed.")
    #expect(engine.seconds == [120])
  }

  @Test func `are not beside the home of the person, or the database`() async throws {
    let data = home.path(".local/share/paneltodo")
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    for path in ["/", home.path, data, data + "/../paneltodo", home.path(".local")] {
      for words in [["sync", path], Self.setUp + ["--folder", path]] {
        let failure = await failure(words)
        #expect(
          failure.contains("a folder for a synchronisation has nothing but lists."), "\(failure)")
      }
    }
    #expect(engine.runs == [])
    let folder = home.path("dav")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(try await run(["sync", folder]).hasPrefix("Synced with dav: nothing in"))
  }
}

import Foundation
import TestSupport
import Testing
import TodoModel

@testable import TodoCommands

@Suite("The command sync") @MainActor struct SyncCommandTests {
  private let bench: CommandBench
  private let home: TemporaryFolder
  private let name: String

  init() throws {
    bench = try CommandBench()
    home = try TemporaryFolder()
    name = String(home.path.split(separator: "/").last ?? "")
  }

  private func calendar(_ lines: String) -> String {
    "BEGIN:VCALENDAR\nBEGIN:VTODO\n\(lines)\nEND:VTODO\nEND:VCALENDAR\n"
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: home.path(file), encoding: .utf8)
  }

  @Test func `reports what went in and out, and is in the history`() async throws {
    try FileManager.default.createDirectory(
      atPath: home.path("home"), withIntermediateDirectories: false)
    try home.write(calendar("UID:a\nSUMMARY:Milk"), to: "home/a.ics")
    try home.write(calendar("UID:b\nSUMMARY:Tea"), to: "home/b.ics")
    _ = try await bench.store.createList(name: "Work")
    _ = try await bench.run("add", "Bread", "--list", "Work")

    let preview = try await bench.run("sync", "-n", home.path)
    #expect(
      preview == """
        A synchronisation with \(name): 2 in (2 added), 1 out (1 added).
        This was a preview. Nothing has changed.
        """)
    let report = try await bench.run("sync", home.path)
    #expect(report == "Synced with \(name): 2 in (2 added), 1 out (1 added).")
    #expect(try await bench.run("history").contains("Synced with \(name): 2 in, 1 out"))
    #expect(
      try await bench.run("sync", home.path, "--json") == """
        {"folder":"\(name)","in":{"added":0,"changed":0,"deleted":0},\
        "out":{"added":0,"changed":0,"deleted":0},"remarks":[],"block":null,"rehearsal":false}
        """)
    #expect(try await bench.run("sync", home.path, "--plain") == "\(name)\t0\t0\t0\t0\t0\t0")
  }

  @Test func `is blocked by a missing list until that is wanted`() async throws {
    _ = try await bench.store.createList(name: "Work")
    _ = try await bench.run("add", "Bread", "--list", "Work")
    _ = try await bench.run("sync", home.path)
    try FileManager.default.removeItem(atPath: home.path("work"))

    #expect(await bench.status("sync", home.path) == .blocked)
    #expect(
      await bench.error("sync", home.path) == """
        The folder of the list “Work” is missing, which had 1 item. Nothing was changed. To delete \
        the list here too, repeat with --delete; otherwise bring the folder back.
        """)
    #expect(await bench.status("sync", "--delete", home.path) == .done)
    #expect(try await bench.run("list", "-q") == "")
  }

  @Test func `names the conflicts, and the change that stands`() async throws {
    try FileManager.default.createDirectory(
      atPath: home.path("home"), withIntermediateDirectories: false)
    try home.write(calendar("UID:a\nSUMMARY:Milk"), to: "home/a.ics")
    _ = try await bench.run("sync", home.path)
    _ = try await bench.run("edit", try await bench.id(of: "Milk"), "--name", "Oat milk")
    try home.write(calendar("UID:a\nSUMMARY:Soy milk"), to: "home/a.ics")

    #expect(
      try await bench.run("sync", home.path) == """
        Synced with \(name): nothing in, 1 out (1 changed).
        “Oat milk”: both sides have changed “name”. The later change, here, wins: “Oat milk”, \
        not “Soy milk”.
        """)
    #expect(try text("home/a.ics").contains("SUMMARY:Oat milk\n"))
  }

  @Test func `has a file for each open item of an imported calendar, and finds it there again`()
    async throws
  {
    let todos = [
      "UID:a\nSUMMARY:Water\nDUE;VALUE=DATE:20261201\nRRULE:FREQ=DAILY",
      "UID:a\nSUMMARY:Water twice\nRECURRENCE-ID;VALUE=DATE:20261205",
      "UID:b\nSUMMARY:Milk", "UID:b\nSUMMARY:Oat milk",
    ]
    let lines = todos.map { "BEGIN:VTODO\n\($0)\nEND:VTODO\n" }.joined()
    try home.write("BEGIN:VCALENDAR\n\(lines)END:VCALENDAR\n", to: "in.ics")
    _ = try await bench.run("import", home.path("in.ics"))
    try FileManager.default.createDirectory(
      atPath: home.path("dav"), withIntermediateDirectories: false)

    let report = try await bench.run("sync", home.path("dav"))
    #expect(report == "Synced with dav: nothing in, 4 out (4 added).")
    // The files without a record.
    try FileManager.default.copyItem(atPath: home.path("dav"), toPath: home.path("copy"))
    _ = try await bench.run("sync", home.path("copy"))
    #expect(try await bench.run("list", "--all", "-q").split(separator: "\n").count == 4)
  }

  @Test func `needs an existing folder`() async throws {
    let missing = home.path("missing")

    #expect(await bench.status("sync", missing) == .failed)
    #expect(await bench.error("sync", missing).hasSuffix("Create the folder, or mount it."))
    #expect(await bench.status("sync", home.path, home.path) == .usage)
    #expect(await bench.status("sync", "--merge", home.path) == .usage)
    #expect(await bench.status("sync", "--merge", "--delete", "a", "b") == .usage)
  }

  // MARK: - Two files

  @Test func `merges two files with their base, and with the last synchronisation without one`()
    async throws
  {
    let base = calendar("UID:a\nSUMMARY:Milk\nX-A:1")
    let first = calendar("UID:a\nSUMMARY:Oat milk\nX-A:1")
    let second = calendar("UID:a\nSUMMARY:Milk\nX-A:1\nX-B:2\nPRIORITY:1")
    try FileManager.default.createDirectory(
      atPath: home.path("home"), withIntermediateDirectories: false)
    try home.write(base, to: "home/a.ics")
    _ = try await bench.run("sync", home.path)

    for files in [["a.ics", "b.ics"], ["a.ics", "b.ics", "base.ics"]] {
      try home.write(first, to: "a.ics")
      try home.write(second, to: "b.ics")
      try home.write(base, to: "base.ics")

      let output = try await bench.run(["sync", "--merge"] + files.map { home.path($0) })

      #expect(output == "Merged “Oat milk”.")
      let merged = try text("a.ics")
      #expect(try merged == text("b.ics"))
      for line in ["SUMMARY:Oat milk", "PRIORITY:1", "X-A:1", "X-B:2"] {
        #expect(merged.contains("\(line)\n"), "\(merged)")
      }
    }
  }

  @Test(arguments: [["Oat milk"], ["Oat milk", "Soy milk"]])
  func `merges a file with one of a server that has not got the last changes`(
    names: [String]
  ) async throws {
    try FileManager.default.createDirectory(
      atPath: home.path("home"), withIntermediateDirectories: false)
    try home.write(calendar("UID:a\nSUMMARY:Milk"), to: "home/a.ics")
    _ = try await bench.run("sync", home.path)
    let item = try await bench.id(of: "Milk")
    for name in names {
      _ = try await bench.run("edit", item, "--name", name)
      _ = try await bench.run("sync", home.path)
    }
    let name = try #require(names.last)
    let changed = "LAST-MODIFIED:20300101T000000Z"
    try home.write(calendar("UID:a\nSUMMARY:Milk\nPRIORITY:1\n\(changed)"), to: "server.ics")

    let output = try await bench.run(
      "sync", "--merge", home.path("home/a.ics"), home.path("server.ics"))
    _ = try await bench.run("sync", home.path)

    #expect(output == "Merged “\(name)”.")
    #expect(try text("server.ics").contains("SUMMARY:\(name)\n"))
    #expect(try await bench.id(of: name) == item)
    #expect(try text("home/a.ics").contains("PRIORITY:1\n"))
  }

  @Test func `merges a file with a conflict file, which another machine has replaced`()
    async throws
  {
    try FileManager.default.createDirectory(
      atPath: home.path("home"), withIntermediateDirectories: false)
    try home.write(calendar("UID:a\nSUMMARY:Milk"), to: "home/a.ics")
    _ = try await bench.run("sync", home.path)
    let item = try await bench.id(of: "Milk")
    _ = try await bench.run("edit", item, "--name", "Oat milk")
    _ = try await bench.run("sync", home.path)
    try home.write(try text("home/a.ics"), to: "home/conflict.ics")
    try home.write(calendar("UID:a\nSUMMARY:Milk\nPRIORITY:1"), to: "home/a.ics")
    #expect(try await bench.run("sync", home.path).contains("home/conflict.ics is left as it is"))

    _ = try await bench.run(
      "sync", "--merge", home.path("home/a.ics"), home.path("home/conflict.ics"))
    try FileManager.default.removeItem(atPath: home.path("home/conflict.ics"))
    _ = try await bench.run("sync", home.path)

    #expect(try await bench.id(of: "Oat milk") == item)
    #expect(try text("home/a.ics").contains("PRIORITY:1\n"))
  }

  @Test func `reports how to add the to-dos of a file that has several`() async throws {
    try FileManager.default.createDirectory(
      atPath: home.path("home"), withIntermediateDirectories: false)
    try home.write(
      calendar("UID:a\nSUMMARY:Milk\nEND:VTODO\nBEGIN:VTODO\nUID:b\nSUMMARY:Tea"),
      to: "home/all.ics")

    #expect(
      try await bench.run("sync", home.path) == """
        Synced with \(name): nothing in, nothing out.
        home/all.ics has several to-dos, and each needs a file of its own. It is left as it is. \
        Import it with “paneltodo import”, and then delete it.
        """)
    _ = try await bench.run("import", home.path("home/all.ics"))
    try FileManager.default.removeItem(atPath: home.path("home/all.ics"))

    #expect(
      try await bench.run("sync", home.path) == "Synced with \(name): nothing in, 2 out (2 added).")
  }

  @Test func `refuses files that are not of one to-do, and changes none`() async throws {
    try home.write(calendar("UID:a\nSUMMARY:Milk"), to: "a.ics")
    try home.write(calendar("UID:b\nSUMMARY:Tea"), to: "b.ics")
    try home.write("Milk", to: "c.ics")

    #expect(
      await bench.error("sync", "--merge", home.path("a.ics"), home.path("b.ics"))
        == "These are the files of different to-dos.")
    #expect(
      await bench.error("sync", "--merge", home.path("a.ics"), home.path("c.ics"))
        == "\(home.path("c.ics")) is not the file of one to-do.")
    #expect(try text("a.ics").contains("SUMMARY:Milk\n"))
  }

  @Test(arguments: Obstacle.behindLinks, 0..<3)
  func `merges nothing but files`(obstacle: Obstacle, index: Int) async throws {
    var files = ["a.ics", "b.ics", "base.ics"]
    for name in files { try home.write(calendar("UID:a\nSUMMARY:Milk"), to: name) }
    files[index] = "x.ics"
    try obstacle.make(at: home.path("x.ics"))
    let paths = files.map { home.path($0) }

    #expect(
      await bench.error("sync", "--merge", paths[0], paths[1], paths[2])
        == "\(home.path("x.ics")) \(obstacle.predicate(followingLinks: true)).")
  }

  @Test func `merges a file behind a link, which stays, and keeps its permissions`() async throws {
    for (name, text) in [("a.ics", "Milk"), ("b.ics", "Tea"), ("base.ics", "Milk")] {
      try home.write(calendar("UID:a\nSUMMARY:\(text)"), to: name)
    }
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o664], ofItemAtPath: home.path("a.ics"))
    try files.createSymbolicLink(
      atPath: home.path("link.ics"), withDestinationPath: home.path("a.ics"))

    _ = try await bench.run(
      ["sync", "--merge"] + ["link.ics", "b.ics", "base.ics"].map { home.path($0) })

    #expect(try text("a.ics").contains("SUMMARY:Tea"))
    #expect(
      try files.destinationOfSymbolicLink(atPath: home.path("link.ics")) == home.path("a.ics"))
    let mode = try files.attributesOfItem(atPath: home.path("a.ics"))[.posixPermissions]
    #expect(mode as? Int == 0o664)
  }
}

import Foundation
import TestSupport
import Testing

/// Synchronisations with servers that do harm: whatever they name or answer, nothing outside the
/// folder of the synchronisation is read, written or deleted, and the other list is in step.
@Suite("A hostile calendar server", .floor(.full), .terminals) struct HostileServerTests {
  /// A person's machine that has met a server.
  private struct Meeting {
    let server: HostileServer
    let home: SyncedHome
    private let before: [String: Data]

    init(_ mode: String) async throws {
      server = try await HostileServer(mode)
      home = try SyncedHome()
      _ = try home.home.makeFolder("Documents")
      try home.home.write(
        CalendarFile.text(uid: "invite", name: "PRIVATE"), to: "Documents/invite.ics")
      try home.run("lists", "--add", "Mine")
      try home.run("add", "From here", "--list", "Mine")
      before = try Self.outside(home, server)
    }

    /// The folder of the synchronisation.
    var folder: String {
      home.home.path(".local/share/paneltodo/sync/\(CalendarServer.user)@\(server.host)")
    }

    /// The files that belong to nobody else but the person and the other programs.
    private static func outside(_ home: SyncedHome, _ server: HostileServer) throws
      -> [String: Data]
    {
      let own = try contents(below: home.home.path).filter { name, _ in
        // The app makes the folder of all settings where there is none.
        name != ".config"
          && ![".local", ".config/paneltodo", ".cache"].contains(where: name.hasPrefix)
      }
      return own.merging(try contents(below: server.place)) { first, _ in first }
    }

    /// Runs the app, and checks what every run has to leave as it is.
    func run(_ words: String..., status: Int32? = nil) throws -> String {
      let result = try Command.paneltodo(words, home: home.home, environment: home.environment)
        .run()
      let output = result.output + result.error
      if let status { #expect(result.status == .exitCode(status), "\(words): \(output)") }
      #expect(
        !output.unicodeScalars.contains {
          $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
        })
      #expect(!output.contains("\u{202e}") && output.utf8.count < 20_000)
      #expect(try Self.outside(home, server) == before, "\(words)")
      #expect(!server.requests.contains("PRIVATE"), "\(words)")
      try checkPlaces()
      return output
    }

    func setUp(status: Int32? = nil) throws -> String {
      try run(
        "sync", "--setup", server.address, "--user", CalendarServer.user, "--password-command",
        "echo x", status: status)
    }

    /// Everything in the folder of the synchronisation is really there.
    private func checkPlaces() throws {
      guard FileManager.default.fileExists(atPath: folder) else { return }
      let root = URL(filePath: folder).resolvingSymlinksInPath().path
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
        let place = URL(filePath: "\(folder)/\(name)").resolvingSymlinksInPath().path
        #expect(place.hasPrefix(root + "/") && name.split(separator: "/").count <= 2, "\(place)")
      }
    }

    /// The good list is exchanged in both directions.
    func checkGoodList() throws {
      #expect(try home.openNames.contains("Good one"))
      _ = try run("add", "To the good list", "--list", "good", status: 0)
      _ = try run("sync")
      #expect(server.requests.contains(/PUT \/dav\/good\/[^\n]*SUMMARY:To the good list/))
    }
  }

  @Test(arguments: [
    ("page", "answers with a web page"), ("page-207", "answers with a web page"),
    ("login", "answers with a web page"), ("nothing", "answers with a web page"),
    ("garbage", "answers with a web page"), ("loop", "answers with a web page"),
    ("to-file", "answers with a web page"), ("entities", "answers with a web page"),
    ("file-entity", "answers with a web page"), ("error", "answers with the error 500"),
    ("reason", "answers with the error 400"), ("cut", "breaks off its answer"),
    ("endless", "breaks off its answer, or sends more"),
  ])
  func `that answers with something else is reported, and nothing is set up`(
    mode: String, sentence: String
  ) async throws {
    let meeting = try await Meeting(mode)
    let error = try meeting.setUp(status: 1)

    #expect(error.contains("\(meeting.server.host) \(sentence)"), "\(error)")
    #expect(error.hasSuffix("Nothing was changed.\n") && error.split(separator: "\n").count == 1)
    #expect(!meeting.home.home.contains(".config/paneltodo/sync/vdirsyncer.conf"))
  }

  @Test func `chooses no folder by the names of its lists`() async throws {
    let meeting = try await Meeting("names")
    _ = try meeting.setUp(status: 4)
    let report = try meeting.run("sync", status: 4)

    for sentence in [
      "“..” on", "“.” on", "“../../../Documents” on", "“\(meeting.server.place)” on",
      "“..%2f..%2fevil” on", "“nul␀byte” on", "“new␊line” on", "“escape␛[2J” on",
      "“turn<U+202E>around” on", "“.hidden” on", "“good/” on", "“..\\..\\evil” on",
    ] {
      #expect(report.contains("The list \(sentence)"), "\(sentence): \(report)")
    }
    #expect(
      report.matches(of: /“l{80}…” on [^:]*:\d+ is left alone: its name [^\n]* 200 bytes\./).count
        == 2)
    #expect(report.contains("is left alone: another one has its name."))
    let folders = try FileManager.default.contentsOfDirectory(atPath: meeting.folder)
    for name in ["-x", "--force-delete", "$(touch pwned)", "a;touch pwned", "A", "a", "~", "con"] {
      #expect(folders.contains(name))
    }
    try meeting.checkGoodList()
  }

  @Test(arguments: [
    ("identities", "“good/.hidden.ics” is left alone: its name begins with a dot."),
    ("contents", "is left as it is."),
    ("twice", "The list “twice” is not exchanged, since two of its to-dos on"),
    ("foreign-host", "The list “elsewhere” on"),
    ("no-new-lists", "does not take the new list “Mine”: "),
    ("hidden-new-lists", "does not take the new list “Mine”: It is not there afterwards."),
    ("bad-list-error", "The list “bad” was not exchanged, or not completely:"),
    ("bad-list-forbidden", "The list “bad” was not exchanged, or not completely:"),
    ("bad-list-gone", "The list “bad” was not exchanged, or not completely:"),
    ("bad-list-garbage", "The list “bad” was not exchanged, or not completely:"),
    ("bad-list-disconnects", "The list “bad” was not exchanged, or not completely:"),
    ("bad-list-foreign", "The list “bad” is not exchanged, since two of its to-dos on"),
  ])
  func `stops neither the other list nor this machine`(mode: String, sentence: String) async throws
  {
    let meeting = try await Meeting(mode)
    _ = try meeting.setUp(status: 4)
    let report = try meeting.run("sync", status: 4)

    #expect(report.contains(sentence), "\(report)")
    try meeting.checkGoodList()
  }

  @Test(arguments: ["titles", "lies", "bad-list-page"])
  func `that only lies is believed as far as it goes`(mode: String) async throws {
    let meeting = try await Meeting(mode)
    _ = try meeting.setUp()
    _ = try meeting.run("sync")

    #expect(try meeting.home.openNames.contains("Good one"))
  }

  @Test func `refuses one file, which is named, and gets the others`() async throws {
    let meeting = try await Meeting("bad-list-refuses")
    _ = try meeting.setUp(status: 0)
    _ = try meeting.run("add", "Refused", "--list", "Bad", status: 0)
    let report = try meeting.run("sync", status: 4)

    #expect(
      report.contains(
        /answers with the error 507 \(Insufficient Storage\) at \/dav\/bad\/.*\.ics\./))
    try meeting.checkGoodList()
  }

  @Test func `that loses a list deletes nothing here until that is wanted`() async throws {
    let meeting = try await Meeting("vanishing")
    _ = try meeting.setUp(status: 0)
    let brief = try meeting.home.openNames.filter { $0.hasPrefix("Brief") }
    #expect(brief.count == 4)
    try meeting.server.loseList()

    for _ in 1...2 {
      let report = try meeting.run("sync", status: 4)
      #expect(
        report.contains(
          "The list “Brief” is missing on \(meeting.server.host), and has 4 items here."))
    }
    #expect(try brief.allSatisfy(meeting.home.openNames.contains))
    #expect(!meeting.server.requests.contains("MKCOL /dav/brief"))
    #expect(try meeting.run("lists", "--plain").contains("Brief"))
    try meeting.checkGoodList()

    _ = try meeting.run("sync", "--delete", status: 0)
    #expect(try !meeting.home.openNames.contains { $0.hasPrefix("Brief") })
    #expect(try !meeting.run("lists", "--plain").contains("Brief"))
    #expect(!meeting.server.requests.contains("MKCOL /dav/brief"))
  }

  @Test func `that is silent is left by Ctrl-C`() async throws {
    let meeting = try await Meeting("silent")
    let terminal = try PseudoTerminal()
    try terminal.start(
      .paneltodo(
        [
          "sync", "--setup", meeting.server.address, "--user", "ann", "--password-command",
          "echo x",
        ], home: meeting.home.home, environment: meeting.home.environment))
    #expect(try await eventually { meeting.server.requests.contains("PROPFIND") })

    try terminal.send(signal: SIGINT)
    #expect(try await terminal.expectExit() == .signal(SIGINT))
    _ = try meeting.run("list")
  }
}

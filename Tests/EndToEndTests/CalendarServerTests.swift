import Foundation
import JSONKit
import TestSupport
import Testing

@Suite("Lists on a calendar server", .floor(.full), .terminals) struct CalendarServerTests {
  private let server: CalendarServer
  private let first: SyncedHome
  private let second: SyncedHome

  init() async throws {
    server = try await CalendarServer()
    (first, second) = (try SyncedHome(), try SyncedHome())
  }

  private func setUp(
    _ machine: SyncedHome, password: String = "secret-tool lookup service dav", status: Int32 = 0
  ) throws -> CommandResult {
    try machine.run(
      "sync", "--setup", server.address, "--user", CalendarServer.user, "--password-command",
      password, status: status)
  }

  @Test func `are the same on two machines that the commands of the page set up`() throws {
    try first.run("add", "Milk")
    try first.run("add", "Bread")
    try first.followPage(with: server)
    try second.followPage(with: server)
    #expect(try second.openNames == ["Bread", "Milk"])

    try first.run("add", "Tea")
    try second.run("edit", "--where", "Milk", ":", "2030-12-24")
    try second.run("done", second.id(of: "Bread"))
    for machine in [first, second, first] { try machine.run("sync") }

    #expect(try first.openNames == ["Milk", "Tea"])
    #expect(try first.items == second.items)
    let dates = try first.items[0].filter { $0.contains("2030-12-24") }
    #expect(dates.count == 1 && dates[0].hasSuffix("Milk"))
    #expect(try server.todos.contains("STATUS:COMPLETED"))
  }

  @Test func `are merged field by field, also where both machines have changed one item`() throws {
    try first.run("add", "Milk")
    for machine in [first, second] { _ = try setUp(machine) }

    try first.run("edit", try first.id(of: "Milk"), "--name", "Oat milk")
    try second.run("edit", "--where", "Milk", ":", "2030-12-24")
    for machine in [first, second, first] { try machine.run("sync") }

    #expect(try first.items == second.items && first.openNames == ["Oat milk"])
    #expect(try first.items[0][0].contains("2030-12-24"))
  }

  @Test func `leave no password in any file, and a configuration for the person alone`() throws {
    let report = try setUp(first).output
    #expect(report == "Synced with \(server.host): nothing in, nothing out.\n")

    for (name, content) in try contents(below: first.home.path) where name != "password" {
      let text = String(decoding: content, as: UTF8.self)
      #expect(!text.contains(CalendarServer.password), "\(name)")
    }
    let modes = try permissions(below: first.home.path(".config/paneltodo"))
    #expect(modes["sync/vdirsyncer.conf"] == 0o600 && modes["sync"] == 0o700)
    #expect(!first.home.contains(".config/vdirsyncer"))
  }

  @Test func `are not set up with a wrong password, or a command that prints none`() throws {
    let stranger = try SyncedHome(password: "wrong")
    let refused = try setUp(stranger, status: 1).error
    #expect(refused.contains("\(server.host) refuses the name or the password."), "\(refused)")

    for command in ["exit 3", "no-such-program", "true"] {
      let failed = try setUp(stranger, password: command, status: 1).error
      #expect(failed.contains("The password command failed, or printed nothing."), "\(failed)")
    }
    #expect(!stranger.home.contains(".config/paneltodo/sync/vdirsyncer.conf"))
    #expect(try stranger.run("sync", status: 2).error.contains("No server is set up."))
  }

  @Test func `stay as they are while the server is gone, and the report says so`() async throws {
    try first.run("add", "Milk")
    _ = try setUp(first)
    try first.run("add", "Bread")
    let items = try first.items
    try await server.stop()

    let error = try first.run("sync", status: 1).error
    #expect(error.contains("\(server.host) does not answer."), "\(error)")
    #expect(try first.items == items)

    // A preview needs no server.
    #expect(
      try first.run("sync", "-n").output == """
        A synchronisation with \(server.host): nothing in, 1 out (1 added).
        \(server.host) was not asked. This was a preview. Nothing has changed.

        """)
  }

  @Test func `lose their last item on both machines, and get a new one`() throws {
    try first.run("add", "Milk")
    for machine in [first, second] { _ = try setUp(machine) }

    try first.run("rm", try first.id(of: "Milk"))
    for machine in [first, second] { try machine.run("sync") }
    #expect(try second.items == [[], []] && !server.todos.contains("Milk"))

    try second.run("add", "Tea")
    for machine in [second, first] { try machine.run("sync") }
    #expect(try first.openNames == ["Tea"])
  }

  @Test func `are exchanged again after a folder had two files of one to-do`() throws {
    for list in ["Home", "Work"] { try first.run("lists", "--add", list) }
    try first.run("add", "Milk", "--list", "Home")
    try first.run("add", "Report", "--list", "Work")
    for machine in [first, second] { _ = try setUp(machine) }
    let folder = first.folder(of: server) + "/home"
    let file = try #require(
      try contents(below: folder).first { $0.key.hasSuffix(".ics") }.map {
        String(decoding: $0.value, as: UTF8.self)
      })
    try file.replacing("END:VTODO", with: "PRIORITY:1\r\nEND:VTODO")
      .write(toFile: folder + "/copy.ics", atomically: true, encoding: .utf8)

    try first.run("edit", "--where", "Report", "--name", "Letter")
    for machine in [first, second] { try machine.run("sync") }

    #expect(try contents(below: folder).keys.count { $0.hasSuffix(".ics") } == 1)
    #expect(try second.openNames == ["Letter", "Milk"] && first.items == second.items)
    #expect(try second.run("list", "-q", "priority:high").output == second.id(of: "Milk") + "\n")
  }

  /// The other machine has changed the item too: vdirsyncer finds a conflict, which is merged.
  @Test func `take what todoman edits and completes to the other machine`() throws {
    try first.run("add", "Milk")
    try first.run("add", "Bread")
    for machine in [first, second] { _ = try setUp(machine) }
    try second.run("edit", "--where", "Milk", ":", "2030-12-24")
    try second.run("sync")
    try first.setUpTodoman(for: server)

    let listed = try first.run(program: "todoman", "--porcelain", "list")
    guard case .array(let todos) = try JSONParser.parse(Array(listed.utf8)) else {
      Issue.record("todoman does not list the items: \(listed)")
      return
    }
    for (name, words) in [("Milk", ["done"]), ("Bread", ["edit", "--due", "2031-01-02"])] {
      guard case .number(let id)? = todos.first(where: { $0["summary"] == .string(name) })?["id"]
      else {
        Issue.record("todoman does not list “\(name)”: \(listed)")
        continue
      }
      try first.run(program: "todoman", words + [id])
    }
    for machine in [first, second] { try machine.run("sync") }

    #expect(try second.openNames == ["Bread"])
    #expect(try first.items == second.items)
    for line in ["2030-12-24\tMilk", "2031-01-02\tBread"] {
      #expect(try first.items[0].contains { $0.hasSuffix("\t\(line)") })
    }
  }

  @Test func `come onto an open screen, which shows the time`() async throws {
    try second.run("add", "Milk")
    for machine in [second, first] { _ = try setUp(machine) }
    try first.home.write(
      "{ syncEvery: 60, startView: \"all\" }", to: ".config/paneltodo/config.json5")
    let session = try TmuxSession(
      home: first.home, columns: 120, environment: first.environment)
    try await session.expect("Milk", "Synced ")

    try second.run("add", "Bread")
    try second.run("sync")
    try session.send("g", "y")
    try await session.expect("Bread", "Synced with \(server.host): 1 in")

    try await server.stop()
    try session.send("g", "y")
    try await session.expect("Not synced.", "does not answer")
    try await session.quit()
  }
}

import Foundation
import TestSupport
import Testing

/// A machine whose lists are synchronised with a server, and what its person does there.
final class SyncedMachine {
  let home: SyncedHome
  private let server: CalendarServer
  private let number: Int
  private let log: LifeLog?
  /// The items after the last command.
  private(set) var state: SyncedState
  /// The time of the longest synchronisation.
  private var longest = Duration.milliseconds(200)

  init(number: Int, server: CalendarServer, log: LifeLog?) throws {
    home = try SyncedHome()
    (self.number, self.server, self.log) = (number, server, log)
    try home.run("lists")
    state = try SyncedState(of: home.home)
  }

  private func command(_ words: [String]) -> Command {
    .paneltodo(words, home: home.home, environment: home.environment)
  }

  /// Reads the items anew.
  func read() throws { state = try SyncedState(of: home.home) }

  /// Runs a command. One that is refused must change nothing.
  func run(_ words: [String]) throws -> CommandResult {
    let before = state
    log?.add(words.joined(separator: " "), of: number)
    let result = try command(words).run()
    try read()
    if result.status != .exitCode(0) {
      #expect(state == before && !result.error.isEmpty, "\(words): \(result.error)")
    }
    return result
  }

  /// Runs a command until it is refused. Only the last time the items are read.
  func repeatUntilRefused(_ words: String...) throws {
    while try command(words).run().status == .exitCode(0) {}
    try read()
    _ = try run(words)
  }

  /// Connects with the server.
  func setUp() throws {
    _ = try run([
      "sync", "--setup", server.address, "--user", CalendarServer.user, "--password-command",
      "secret-tool lookup service dav",
    ])
  }

  /// Synchronises, and returns the report.
  @discardableResult
  func sync() throws -> String {
    let began = ContinuousClock.now
    log?.add("sync", of: number)
    let result = try command(["sync", "--delete"]).run()
    log?.add(result.output + result.error, of: number)
    try log?.keepFiles(of: home.home, server)
    longest = max(longest, min(ContinuousClock.now - began, .seconds(5)))
    #expect(
      result.status == .exitCode(0) || result.status == .exitCode(4),
      "\(result.output)\(result.error)")
    try read()
    return result.output
  }

  /// Synchronises, and is killed after a part of the usual time: alone, or with what it started.
  /// Returns whether it was killed; it may have ended before.
  func syncKilled(after part: Double, alone: Bool) async throws -> Bool {
    log?.add("sync, to be killed", of: number)
    let terminal = try PseudoTerminal()
    let end = ContinuousClock.now + longest * part
    try terminal.start(command(["sync", "--delete"]))
    while ContinuousClock.now < end, !terminal.hasEnded { terminal.awaitOutput(milliseconds: 1) }
    if !terminal.hasEnded { kill(alone ? terminal.process : -terminal.process, SIGKILL) }
    let status = try await terminal.expectExit()
    log?.add("ended with \(status), killed alone: \(alone)", of: number)
    try log?.keepFiles(of: home.home, server)
    try read()
    return status == .signal(SIGKILL)
  }

  // MARK: - Another program

  /// Completes a random item with todoman, and returns its key.
  func completeElsewhere(_ edits: inout RandomEdits) throws -> String? {
    let folder = "\(home.home.path)/.local/share/paneltodo/sync/ann@\(server.host)"
    if !home.home.contains(".config/todoman/config.py") {
      _ = try home.home.makeFolder(".config/todoman")
      try home.home.write(
        """
        path = "\(folder)/*"
        date_format = "%Y-%m-%d"
        time_format = "%H:%M"
        cache_path = "\(home.home.path("cache.sqlite"))"
        """, to: ".config/todoman/config.py")
    }
    // todoman numbers the to-dos that it has listed.
    let list = try home.run(program: "todoman", "--porcelain", "list", "--status", "ANY")
    let names = list.matches(of: /"id": (\d+),[^}]*?"summary": "(word \d+)"/).map {
      (id: String($0.1), name: String($0.2))
    }
    // todoman 4.1 knows no rules, and drops categories, and a start after the due date.
    let open = try files(in: folder).filter { file in
      file.contains("STATUS:NEEDS-ACTION")
        && !["RRULE", "CATEGORIES", "DTSTART"].contains(where: file.contains)
    }
    let candidates = names.compactMap { id, name -> (id: String, key: String)? in
      let file = open.filter { $0.contains("SUMMARY:\(name)\r\n") }
      guard file.count == 1, let uid = file[0].firstMatch(of: /UID:([0-9A-F-]+)\r\n/)?.1
      else { return nil }
      return (id, uid.filter { $0 != "-" })
    }
    guard let (id, key) = edits.element(of: candidates) else { return nil }
    log?.add("todoman done \(key)", of: number)
    _ = try home.run(program: "todoman", "done", id)
    return key
  }

  private func files(in folder: String) throws -> [String] {
    try contents(below: folder).filter { $0.key.hasSuffix(".ics") }.sorted { $0.key < $1.key }
      .map { String(decoding: $0.value, as: UTF8.self) }
  }
}

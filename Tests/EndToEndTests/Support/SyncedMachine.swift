import CivilCalendar
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
    var result: CommandResult
    repeat {
      result = try command(["sync", "--delete"]).run()
      // The vdirsyncer of a synchronisation that was killed alone may still be at work.
    } while result.error.contains("Another process synchronises")
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

  /// Completes a random item with todoman, or gives it another due date, and returns what that
  /// replaced.
  func editElsewhere(_ edits: inout RandomEdits) throws -> EditRecord.Replacement? {
    guard let todo = edits.element(of: try todosElsewhere()) else { return nil }
    guard !todo.hasTime, edits.number(below: 2) == 0 else {
      guard try runTodoman(["done", todo.number], on: todo.key) else { return nil }
      return EditRecord.Replacement(item: todo.key, field: "done", old: "0", new: "1")
    }
    let day = edits.day()
    guard try runTodoman(["edit", todo.number, "--due", day], on: todo.key) else { return nil }
    return EditRecord.Replacement(
      item: todo.key, field: "due", old: SyncedState.due(todo.due),
      new: SyncedState.due(Day(iso: day)))
  }

  /// Runs todoman. Returns false if there is no to-do with the number: the vdirsyncer of a killed
  /// synchronisation may have removed its file just now.
  private func runTodoman(_ words: [String], on key: String) throws -> Bool {
    log?.add("todoman \(words.joined(separator: " ")), which is \(key)", of: number)
    let command = Command(
      "todoman", words, home: home.home, environment: home.environment)
    let result = try command.run()
    // todoman's status for a number that no to-do has.
    if result.status == .exitCode(20) { return false }
    #expect(result.status == .exitCode(0), "\(words): \(result.output)\(result.error)")
    return true
  }

  /// A to-do as todoman has it: with a number there, and the key of its item here.
  private struct Todo {
    let number, key: String
    let due: Day?
    /// Whether the due date has a time.
    let hasTime: Bool
  }

  /// The open to-dos in the files that todoman can write without loss.
  private func todosElsewhere() throws -> [Todo] {
    if !home.home.contains(".config/todoman/config.py") { try home.setUpTodoman(for: server) }
    // todoman numbers the to-dos that it has listed.
    let list = try home.run(program: "todoman", ["--porcelain", "list", "--status", "ANY"])
    // todoman 4.1 knows no rules, and drops categories, and a start after the due date.
    let open = try files(in: home.folder(of: server)).filter { file in
      file.contains("STATUS:NEEDS-ACTION")
        && !["RRULE", "CATEGORIES", "DTSTART"].contains(where: file.contains)
    }
    return list.matches(of: /"id": (\d+),[^}]*?"summary": "(word \d+)"/).compactMap { match in
      let file = open.filter { $0.contains("SUMMARY:\(match.2)\r\n") }
      guard file.count == 1, let uid = file[0].firstMatch(of: /UID:([0-9A-F-]+)\r\n/)?.1
      else { return nil }
      let day = file[0].firstMatch(of: /DUE;VALUE=DATE:(\d{4})(\d\d)(\d\d)\r\n/)
      return Todo(
        number: String(match.1), key: uid.filter { $0 != "-" },
        due: day.flatMap { Day(iso: "\($0.1)-\($0.2)-\($0.3)") },
        hasTime: day == nil && file[0].contains("DUE"))
    }
  }

  private func files(in folder: String) throws -> [String] {
    try contents(below: folder).filter { $0.key.hasSuffix(".ics") }.sorted { $0.key < $1.key }
      .map { String(decoding: $0.value, as: UTF8.self) }
  }
}

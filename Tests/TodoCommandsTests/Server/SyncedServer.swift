import CivilCalendar
import Foundation
import TestSupport
import Testing
import TodoApp
import TodoModel

@testable import TodoCommands

/// The runs of vdirsyncer, in place of which there are answers.
@MainActor final class SyncEngineDouble {
  /// The words after those that are always the same.
  var runs: [String] = []
  /// The configuration in the last run.
  var configuration = ""
  /// The seconds that each run may take.
  var seconds: [Int] = []
  /// The lists that the server has. Those that are named and new come to them.
  var lists: Set<String> = []
  /// Called in each run, with its words, and returns how it ends.
  var end: (String) throws -> ProgramRun = { _ in ProgramRun(status: 0) }

  /// A home with a program of the name of vdirsyncer, which is never run.
  static func home() throws -> TemporaryFolder {
    let home = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: home.path("bin"), withIntermediateDirectories: false)
    chmod(try home.write("#!/bin/sh\n", to: "bin/vdirsyncer"), 0o700)
    return home
  }

  func run(_ command: [String], _ input: String, _ seconds: Int) throws -> ProgramRun {
    #expect(command.prefix(4) == ["vdirsyncer", "--verbosity", "WARNING", "--config"])
    configuration = try String(contentsOfFile: command[4], encoding: .utf8)
    let files = EngineFiles(configuration: configuration)
    let words = command.dropFirst(5).joined(separator: " ")
      .replacing("discover --no-list listing items names", with: "list")
      .replacing("discover --no-list listing", with: "list only")
      .replacing("discover --no-list items names", with: "create")
    let answers = try String(contentsOfFile: input, encoding: .utf8)
    let new = words == "create" ? files.named.subtracting(lists).count : 0
    #expect(answers == String(repeating: "y\n", count: new))
    runs.append(words)
    self.seconds.append(seconds)
    let run = try end(words)
    guard run.status == 0 else { return run }
    if words.hasPrefix("list") { try files.writeListing(lists) }
    // A question that nobody answers.
    if words == "list", !files.named.isSubset(of: lists) { return ProgramRun(status: 1) }
    if words == "create" { lists.formUnion(files.named) }
    if words.hasPrefix("sync") { try files.noteExchange() }
    return run
  }
}

/// A suite of tests of one machine with a server.
@MainActor protocol SyncedServer {
  var bench: CommandBench { get }
  var home: TemporaryFolder { get }
  var engine: SyncEngineDouble { get }
}

extension SyncedServer {
  static var setUp: [String] {
    ["sync", "--setup", "https://dav.example.org/", "--user", "ann", "--password-command", "pass"]
  }

  /// The runs of one exchange, and of one after which vdirsyncer knows other lists than before.
  static var exchange: [String] { ["list", "sync items", "metasync names"] }
  static var exchangeOfOthers: [String] { ["list", "create", "sync items", "metasync names"] }

  func account(path: String? = nil) -> SyncAccount {
    let environment = ["HOME": home.path, "PATH": path ?? home.path("bin")]
    return SyncAccount(
      for: home.path(".local/share/paneltodo/todos.db"), environment: environment)
  }

  /// The folder of the calendar files.
  var folder: String { home.path(".local/share/paneltodo/sync/ann@dav.example.org") }

  func run(_ words: [String], path: String? = nil) async throws -> String {
    guard case .store(let call, _) = try ProgramAction(parsing: words) else {
      throw UsageError("That is no command on a store.")
    }
    var surroundings = Surroundings(
      clock: bench.store.clock,
      doors: Surroundings.Doors(
        readLines: { [] }, write: { _ in }, showProgress: { _ in }, zone: { _ in nil }))
    surroundings.doors.sync = (account: account(path: path), run: engine.run)
    let work = try call.command.prepare(call.line, in: surroundings)
    let output = try await work(Desk(bench.store, in: surroundings))
    let page = HumanPage(
      columns: nil, isColored: false, width: { $0.count }, cut: { String($0.prefix($1)) })
    return OutputForm(call.line, page: page).text(of: output) ?? ""
  }

  func failure(_ words: [String], path: String? = nil) async -> String {
    do {
      return "no failure: \(try await run(words, path: path))"
    } catch {
      return "\(error)"
    }
  }

  /// Writes the file of a to-do into the folder, in a list that the server has.
  func write(_ name: String, _ list: String = "home") throws {
    engine.lists.insert(list)
    try FileManager.default.createDirectory(
      atPath: "\(folder)/\(list)", withIntermediateDirectories: true)
    try "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:\(name)\nSUMMARY:\(name)\nEND:VTODO\nEND:VCALENDAR\n"
      .write(toFile: "\(folder)/\(list)/\(name).ics", atomically: true, encoding: .utf8)
  }

  func emptied(_ storage: String, _ list: String) -> ProgramRun {
    ProgramRun(
      status: 1,
      output: "error: items/\(list): Storage \"\(storage)/\(list)\" was completely emptied. If\n")
  }
}

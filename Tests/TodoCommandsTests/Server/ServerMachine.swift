import CivilCalendar
import Foundation
import TestSupport
import TodoSync

@testable import TodoCommands

/// A machine whose store is synchronised with a server in memory.
@MainActor final class ServerMachine {
  /// The place at which a synchronisation is stopped.
  enum Stop {
    /// In the exchange before the merge, after a number of changes.
    case firstExchange(changes: Int)
    /// Before the merge.
    case merge
    /// After the merge has changed the store, and a number of files.
    case files(changes: Int)
    /// In the exchange after the merge, after a number of changes.
    case secondExchange(changes: Int)
    /// When everything was sent, before that is recorded.
    case confirmation
  }

  let machine: SyncMachine
  /// The path of the folder that is exchanged with the server.
  let folder: String
  private let home: TemporaryFolder
  private let account: SyncAccount
  private let server: SyncServer
  private let engine: VdirsyncerInMemory
  private let configuration: String

  init(server remote: CalendarServerInMemory, seed: UInt64, clock: WallClock) throws {
    home = try SyncEngineDouble.home()
    folder = home.path("dav")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    machine = try SyncMachine(folder: folder, clock: clock)
    machine.hasServer = true
    account = SyncAccount(
      for: home.path("todos.db"), environment: ["HOME": home.path, "PATH": home.path("bin")])
    server = SyncServer(address: "https://dav.example.org/", user: "ann", folder: folder)
    configuration = try home.write(
      SyncConfiguration(
        for: server, passwordCommand: "pass", certificate: nil,
        status: account.statusFolder(for: server), database: account.database
      ).text, to: "vdirsyncer.conf")
    engine = VdirsyncerInMemory(folder: folder, server: remote, seed: seed)
    engine.merge = { [machine] in _ = try MergeFiles($0, machine.context).run(machine.store) }
  }

  /// The compared lines of each file in the folder, by its list and identity.
  var files: [String: [String]] {
    get throws {
      var files: [String: [String]] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder)
      where name.hasSuffix(".ics") {
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        let content = CalendarFileText(text)
        files["\(name.prefix { $0 != "/" })/\(content.uid ?? name)"] = content.compared
      }
      return files
    }
  }

  /// Synchronises.
  @discardableResult
  func sync() async throws -> SyncReport { try await sync(engine.run) }

  private func sync(_ runner: @escaping ProgramRun.Runner) async throws -> SyncReport {
    try await ServerSync(
      account, server, configuration: configuration, allowsDeletions: true, machine.context, runner
    ).run(machine.store).report
  }

  /// Synchronises, and is stopped at a place, if that is reached.
  func sync(stoppedAt stop: Stop) async throws {
    defer { engine.changesLeft = nil }
    do {
      switch stop {
      case .firstExchange(let count):
        engine.changesLeft = count
        try await sync()
      case .merge: try await sync(after: { _ in throw VdirsyncerInMemory.Killed() })
      case .files(let count):
        try await sync(stoppedAt: .merge)
        for change in try await machine.syncWithoutFiles().prefix(count) {
          _ = try change.make(in: folder)
        }
      case .secondExchange(let count):
        try await sync(after: { [engine] runs in if runs == 0 { engine.changesLeft = count } })
      case .confirmation:
        try await sync(after: { runs in if runs > 0 { throw VdirsyncerInMemory.Killed() } })
      }
    } catch is VdirsyncerInMemory.Killed {}
  }

  /// Synchronises, and calls a body after the first exchange, and after each run of the second one.
  ///
  /// - Parameter body: It gets the number of runs that exchanged items after the merge.
  private func sync(after body: @escaping @MainActor (_ runs: Int) throws -> Void) async throws {
    var runs = -1
    _ = try await sync { [engine] command, input, seconds in
      let run = try engine.run(command, input, seconds)
      // The first exchange ends with the names of lists.
      if runs < 0 ? command.contains("metasync") : command.contains("sync") {
        runs += 1
        try body(runs)
      }
      return run
    }
  }
}

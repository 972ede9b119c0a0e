import FileKit
import Glibc
import SafeText
import TermPanelsNcurses
import TodoCommands

/// The process that synchronises a database with a server, and the program that speaks to it.
@MainActor struct SyncProgram {
  /// The most bytes of the program's output that are read.
  private static let mostOutput = 64 << 10
  /// The most bytes of memory that the program may write to: a server may send anything.
  private static let mostMemory = 1 << 30
  /// The seconds without a word after which a person at the terminal gets one.
  private static let patience = 30

  let account: SyncAccount
  /// The path of the database.
  private let database: String
  /// The folders of programs.
  private let path: String

  init(for database: String, environment: [String: String]) {
    account = SyncAccount(for: database, environment: environment)
    (self.database, path) = (database, environment["PATH"] ?? "")
  }

  /// Lets a person who waits know that it takes long.
  private func reportSilence() {
    guard StandardError.isTerminal else { return }
    Console.complain(
      "The server has kept us waiting for half a minute. Ctrl-C ends the synchronisation.")
  }

  /// Launches this program as the process that synchronises.
  func launch() throws {
    try BackgroundProgram.launch(["/proc/self/exe", "sync", "--database", database])
  }

  /// Runs the program that speaks to the server, and waits for its end.
  func run(_ command: [String], _ input: String, _ seconds: Int) throws -> ProgramRun {
    // It calls this program where it finds a conflict. Without /proc, the path has to do.
    if let own = try? Folder.absolutePath(of: "/proc/self/exe"), let slash = own.lastIndex(of: "/")
    {
      setenv("PATH", "\(own[..<slash]):\(path)", 1)
    }
    // Names of lists are UTF-8 in its configuration and on the disk, whatever the locale.
    setenv("PYTHONUTF8", "1", 1)
    let ending = try BackgroundProgram.run(
      command, reading: input, forAtMost: seconds, keeping: Self.mostOutput,
      memory: Self.mostMemory, onSilence: (Self.patience, reportSilence))
    return ProgramRun(
      status: ending.status, wasStopped: ending.wasStopped,
      output: String(decoding: ending.output, as: UTF8.self))
  }
}

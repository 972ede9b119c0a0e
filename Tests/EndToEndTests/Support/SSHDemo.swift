import Foundation
import TestSupport
import Testing

/// The server of `scripts/ssh-demo`, with the built app; it ends with the last reference to it.
final class SSHDemo {
  /// The server's folder: its keys, its configuration, its log, its data.
  let folder: String
  let home: TemporaryFolder
  let terminal: PseudoTerminal
  private let program: String

  /// Starts the server and waits until it prints the command for connecting. Without another
  /// program, guests get the app. A released one is built first. The launcher's words precede the
  /// script's.
  init(
    _ arguments: String..., home: TemporaryFolder, program given: String? = nil,
    isReleased: Bool = false, launcher: [String] = []
  ) async throws {
    self.home = home
    program = given.map { String($0.split(separator: "/").last ?? "") } ?? "paneltodo"
    let terminal = try PseudoTerminal(columns: 200, rows: 24)
    self.terminal = terminal
    let script = SourcePlace.root + "/scripts/ssh-demo"
    let option = isReleased ? [] : ["--program", given ?? Command.app]
    let words = launcher + [script] + option + arguments
    try terminal.start(Command(words[0], Array(words.dropFirst()), home: home))
    try await terminal.expect(
      until: "it says how to connect", within: .seconds(isReleased ? 1200 : 20)
    ) { terminal.text.contains("Ctrl-C ends the server") }
    let command = try #require(terminal.text.firstMatch(of: /ssh -F (\S+)\/ssh_config demo/))
    folder = String(command.1)
    // A sanitizer uses far more address space than there is memory, and gets no variables in there.
    if Sanitizer.isOn {
      try edit("session") {
        $0.replacing(/\nulimit -v[^\n]*/, with: "")
          .replacing("env -i", with: "env -i ASAN_OPTIONS=detect_leaks=0")
      }
    }
  }

  deinit {
    // The server cleans up, given the time for it.
    guard FileManager.default.fileExists(atPath: folder) else { return }
    kill(terminal.process, SIGTERM)
    for _ in 1...200 where FileManager.default.fileExists(atPath: folder) { usleep(50_000) }
  }

  /// The client, with the demo's command for connecting.
  func client(_ words: [String] = [], environment: [String: String] = [:]) -> Command {
    Command(
      "ssh", ["-F", "\(folder)/ssh_config"] + words + ["demo"], home: home, environment: environment
    )
  }

  /// A client in a terminal of its own.
  func session(columns: Int = 90, rows: Int = 30) throws -> TmuxSession {
    try TmuxSession(client(), home: home, columns: columns, rows: rows)
  }

  /// The port on which it listens.
  var port: String {
    get throws {
      let text = try read("ssh_config")
      return String(try #require(text.firstMatch(of: /Port (\d+)/)).1)
    }
  }

  /// Reads a file of the demo.
  func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  /// Changes a file of the demo; the server reads all except its configuration at each connection.
  func edit(_ name: String, _ change: (String) -> String) throws {
    let text = change(try read(name))
    // In place, so the file keeps its permissions, and by another process: until a child of ours
    // has become another program, it holds open every file that we write.
    let copying = Command(
      "cp", [try home.write(text, to: "edited"), "\(folder)/\(name)"], home: home)
    #expect(try copying.run().status == .exitCode(0))
  }

  /// A folder that the app of a connection may write into.
  var users: String { "\(folder)/users" }

  /// The processes of the program that run in connections.
  var guests: [Int32] {
    LiveProcess.all.filter { $0.arguments.first == "\(folder)/\(program)" }.map(\.id)
  }

  /// All live processes of the demo, except the clients' terminals.
  var processes: [LiveProcess] {
    LiveProcess.all.filter { process in
      process.arguments.first != "tmux" && process.arguments.contains { $0.contains(folder) }
    }
  }

  /// Waits until `count` connections run the app.
  func expectGuests(
    _ count: Int, within limit: Duration = .seconds(10),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let came = try await eventually(within: limit) { guests.count == count }
    #expect(came, "\(guests.count) and not \(count)", sourceLocation: sourceLocation)
  }
}

/// The folder of the package.
enum SourcePlace {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}

/// A process that is not a zombie.
struct LiveProcess {
  let id: Int32
  let arguments: [String]

  /// All processes that run now.
  static var all: [LiveProcess] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.compactMap { id in
      guard let data = FileManager.default.contents(atPath: "/proc/\(id)/cmdline"), !data.isEmpty
      else { return nil }
      let words = data.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      return LiveProcess(id: id, arguments: words.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// A value from the system's status of a process, such as `VmRSS`.
  static func status(of id: Int32, _ name: String) -> String? {
    let text = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
      .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
  }
}

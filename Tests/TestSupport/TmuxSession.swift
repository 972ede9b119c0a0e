import Foundation
public import Testing

/// A program in a terminal of its own: tmux is the terminal, its server and socket belong to this
/// session alone, and it reads no configuration of the machine.
public final class TmuxSession: Sendable {
  /// The program's home, which also holds its database.
  public let home: TemporaryFolder

  private let tmux: Command

  /// Starts a program in a terminal of the given size; `terminal` is the value of its `TERM`.
  public init(
    _ command: Command, home: TemporaryFolder, columns: Int = 80, rows: Int = 24,
    terminal: String = "tmux-256color"
  ) throws {
    self.home = home
    // A server that is about to end may still listen on an earlier session's socket.
    let socket = home.path("tmux-\(UUID().uuidString.prefix(8))")
    tmux = Command("tmux", ["-S", socket, "-f", "/dev/null"], home: home)
    var server = tmux
    server.environment.merge(command.environment) { $1 }
    server.arguments += [
      "start-server", ";",
      "set", "-g", "default-terminal", terminal, ";",
      "set", "-g", "escape-time", "0", ";",
      "set", "-s", "set-clipboard", "on", ";",
      "set", "-g", "remain-on-exit", "on", ";",
      "set", "-g", "status", "off", ";",
      "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      // tmux passes a single word to a shell; `env` prevents that.
      "env", command.program,
    ]
    server.arguments += command.arguments
    let result: CommandResult
    do {
      result = try server.run()
    } catch {
      throw TmuxFailure("\(error). These tests need tmux: scripts/test installs it.")
    }
    guard result.status == .exitCode(0) else { throw TmuxFailure(result.error) }
  }

  deinit {
    _ = try? run("kill-server")
  }

  /// Starts the built app in a terminal.
  public convenience init(
    _ arguments: String..., home: TemporaryFolder, columns: Int = 80, rows: Int = 24,
    terminal: String = "tmux-256color", environment: [String: String] = [:]
  ) throws {
    let command = Command.paneltodo(arguments, home: home, environment: environment)
    try self.init(command, home: home, columns: columns, rows: rows, terminal: terminal)
  }

  /// Starts a shell to run the app from, as a person does, and waits for its prompt, a dollar. The
  /// app and every other program of the package are found by name.
  nonisolated(nonsending) public static func shell(
    home: TemporaryFolder, columns: Int = 80, rows: Int = 24,
    terminal: String = "tmux-256color", environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> TmuxSession {
    // The shell's own messages are English, in any locale.
    let english = ["LC_ALL": "", "LANG": Circumstances.locale, "LC_MESSAGES": "C"]
    let bash = Command(
      "bash", ["--norc", "--noprofile"], home: home,
      environment: english.merging(environment) { $1 }
        .merging(["PS1": "$ ", "HISTFILE": "/dev/null"]) { $1 })
    let session = try TmuxSession(
      bash, home: home, columns: columns, rows: rows, terminal: terminal)
    try await session.expect("$", sourceLocation: sourceLocation)
    return session
  }

  /// Presses keys by tmux's names for them: `Enter`, `Escape`, `Down`, `C-c`, `M-x`, `a`.
  public func send(_ keys: String...) throws {
    try run(["send-keys", "--"] + keys.map(literal))
  }

  /// Types text as it is.
  public func type(_ text: String) throws {
    try run("send-keys", "-l", "--", literal(text))
  }

  /// Types a line and presses Enter.
  public func enter(_ line: String) throws {
    try type(line)
    try send("Enter")
  }

  /// Pastes text as a terminal does, with the markers of a bracketed paste if they are requested.
  public func paste(_ text: String) throws {
    let file = try home.write(text, to: "paste")
    try run("load-buffer", file, ";", "paste-buffer", "-p", "-r")
  }

  /// Resizes the terminal.
  public func resize(columns: Int, rows: Int) throws {
    try run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// The screen, one line for each row; `styled` keeps colours and attributes as escape sequences,
  /// and the blanks at the ends of rows, which may have a background.
  public func capture(styled: Bool = false) throws -> String {
    try run(["capture-pane", "-p"] + (styled ? ["-e", "-N"] : []))
  }

  /// Expands a format in tmux's own language, such as `#{cursor_x}`.
  public func query(_ format: String) throws -> String {
    try String(run("display-message", "-p", format).dropLast())
  }

  /// The last text that programs put on the clipboard.
  public var clipboard: String {
    get throws { try run("show-buffer") }
  }

  /// Escapes a semicolon at the end of a word, which would separate two tmux commands.
  private func literal(_ word: String) -> String {
    word.hasSuffix(";") ? "\(word.dropLast())\\;" : word
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> String {
    try run(arguments)
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    var command = tmux
    command.arguments += arguments
    let result = try command.run()
    guard result.status == .exitCode(0) else { throw TmuxFailure(result.error) }
    return result.output
  }
}

/// tmux is missing or refused a command.
public struct TmuxFailure: Error, CustomStringConvertible {
  /// The message of tmux.
  public let description: String

  init(_ description: String) {
    self.description = "tmux: \(description)"
  }
}

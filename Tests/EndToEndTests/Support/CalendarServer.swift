import Foundation
import TestSupport
import Testing

/// A calendar server on this machine alone, Radicale, with one person and an empty storage. It ends
/// with the last reference to it.
final class CalendarServer {
  /// The person.
  static let (user, password) = ("ann", "Xq7-passphrase")

  private let home: TemporaryFolder
  private let terminal: PseudoTerminal
  /// The address: `http://127.0.0.1:` and the port that the system chose.
  let address: String

  /// Starts the server, and waits until it listens.
  init() async throws {
    let home = try TemporaryFolder()
    try home.write("\(Self.user):\(Self.password)\n", to: "users")
    let configuration = try home.write(
      """
      [server]
      hosts = 127.0.0.1:0
      [auth]
      type = htpasswd
      htpasswd_filename = \(home.path("users"))
      htpasswd_encryption = plain
      [storage]
      filesystem_folder = \(home.path("storage"))
      [logging]
      level = info

      """, to: "configuration")
    let terminal = try PseudoTerminal()
    let script = "exec /usr/bin/python3 -m radicale --config \"$0\" >\"$1\" 2>&1"
    try terminal.start(
      Command("sh", ["-c", script, configuration, home.path("log")], home: home))
    var port: Substring?
    let isReady = try await eventually(within: .seconds(20)) {
      let log = (try? String(contentsOfFile: home.path("log"), encoding: .utf8)) ?? ""
      port = log.firstMatch(of: /Listening on '\[?127\.0\.0\.1\]?:(\d+)'/)?.1
      return port != nil && log.contains("server ready")
    }
    try #require(isReady, "Radicale does not start.")
    address = "http://127.0.0.1:\(port ?? "")/"
    (self.home, self.terminal) = (home, terminal)
  }

  /// The name of the server in sentences.
  var host: String { String(address.dropFirst("http://".count).dropLast()) }

  /// The path of the folder with all lists.
  var storage: String { home.path("storage") }

  /// The text of all to-dos on the server.
  var todos: String {
    get throws {
      try contents(below: storage)
        .filter { $0.key.hasSuffix(".ics") && !$0.key.contains(".Radicale.cache/") }
        .values.map { String(decoding: $0, as: UTF8.self) }.joined()
    }
  }

  /// Ends the server.
  func stop() async throws {
    try terminal.send(signal: SIGTERM)
    _ = try await terminal.expectExit()
  }
}

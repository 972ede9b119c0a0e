import Foundation
import TestSupport
import Testing

/// A calendar server on this machine alone that does harm in a way of its own, the mode
/// (`scripts/support/hostile-server.py`). It ends with the last reference to it.
final class HostileServer {
  private let home: TemporaryFolder
  private let terminal: PseudoTerminal
  /// The address of the lists.
  let address: String
  /// The name in sentences.
  let host: String
  /// The path of a folder with a private file, which is none of the server's business.
  let place: String

  /// Starts the server, and waits until it listens.
  init(_ mode: String) async throws {
    home = try TemporaryFolder()
    terminal = try PseudoTerminal()
    place = try home.makeFolder("place")
    try home.write(CalendarFile.text(uid: "secret", name: "PRIVATE"), to: "place/secret.ics")
    let program = SourcePlace.root + "/scripts/support/hostile-server.py"
    let script = "exec /usr/bin/python3 \"$0\" \"$1\" \"$2\" \"$3\" >\"$4\" 2>/dev/null"
    try terminal.start(
      Command(
        "sh", ["-c", script, program, mode, home.path("log"), place, home.path("port")],
        home: home))
    let path = home.path("port")
    var port = ""
    let isReady = try await eventually(within: .seconds(20)) {
      port = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return port.hasSuffix("\n")
    }
    try #require(isReady, "The server does not start.")
    host = "127.0.0.1:\(port.dropLast())"
    address = "http://\(host)/dav/"
  }

  /// The requests, each on a line with its body.
  var requests: String {
    // Before the first request there is no file.
    (try? String(contentsOfFile: home.path("log"), encoding: .utf8)) ?? ""
  }

  /// Has the server lose the list that is there for a while.
  func loseList() throws { try home.write("", to: "log.lost") }
}

/// The text of the file of a to-do.
enum CalendarFile {
  static func text(uid: String, name: String) -> String {
    "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:\(uid)\r\nSUMMARY:\(name)\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
  }
}

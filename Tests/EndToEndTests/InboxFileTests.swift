import Foundation
import TestSupport
import Testing

@Suite("The inbox file", .floor(.full), .terminals) struct InboxFileTests {
  private let home: TemporaryFolder
  private let place: [String: String]

  init() throws {
    home = try TemporaryFolder()
    place = ["PANELTODO_DATABASE": "", "XDG_DATA_HOME": home.path]
    _ = try home.makeFolder("paneltodo", permissions: 0o700)
  }

  private var path: String { home.path("paneltodo/inbox.txt") }

  private func names() throws -> [String] {
    let list = Command.paneltodo(["list", "--plain"], home: home, environment: place)
    return try list.run().output.split(separator: "\n").map {
      String($0.split(separator: "\t").last ?? "")
    }
  }

  /// Writes the file. Another process does that, since a program that another test starts at this
  /// moment may inherit what is open here, and would seem to write.
  private func write(_ text: String) throws {
    let result = try Command(
      "sh", ["-c", "printf %s \"$1\" >\"$2\"", "sh", text, path], home: home
    )
    .run()
    #expect(result.status == .exitCode(0))
  }

  @Test func `is read by a command, and by an open screen at once`() async throws {
    try write("Milk\n")
    #expect(try names() == ["Milk"])

    let (home, place) = (home, place)
    try await onThread {
      let viewer = try Viewer(
        .paneltodo(["--reduced-motion"], home: home, environment: place))
      try viewer.expect("Inbox")
      try write("Bread\nEggs\n")
      try viewer.expect("Added 2 items from inbox.txt")
      // They came from outside: the history takes them back.
      try viewer.type("u")
      try viewer.expect("Nothing to undo")
      try viewer.type("Hu")
      try viewer.expect("Undid: add 2 items")
      try viewer.quit()
    }
    #expect(try names() == ["Milk"])
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `loses no line and doubles none when a command is killed at any of its steps`() throws
  {
    var step = 0
    var kills = 0
    while true {
      step += 1
      try write("Milk \(step)\nBre")
      let calls = "rename,link,unlink,fsync,fdatasync"
      let strace = Command(
        "strace",
        [
          "-f", "-o", "/dev/null", "-e", "trace=\(calls)", "-e",
          "inject=\(calls):signal=SIGKILL:when=\(step)", Command.app, "count",
        ], home: home, environment: place)
      let result = try strace.run()
      if result.status == .exitCode(0) { break }
      kills += 1

      let found = try names().filter { $0.hasPrefix("Milk") }.sorted()
      #expect(found == (1...step).map { "Milk \($0)" }.sorted(), "killed at call \(step)")
      let rest = try String(contentsOfFile: path, encoding: .utf8)
      #expect(rest == "Bre", "killed at call \(step)")
      let others = try FileManager.default.contentsOfDirectory(atPath: home.path("paneltodo"))
        .filter { $0.contains("inbox") }
      #expect(others == ["inbox.txt"], "killed at call \(step)")
      try FileManager.default.removeItem(atPath: path)
    }
    #expect(kills >= 5)
  }
}

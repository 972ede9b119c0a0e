import Foundation
import TestSupport
import Testing

/// A disk such as a USB stick with FAT, where a file cannot have two names.
@Suite("A disk without links", .floor(.full), .terminals) struct StickTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Runs the app where every link is refused, as FAT does.
  private func run(_ arguments: [String]) throws -> CommandResult {
    let calls = "link,linkat"
    let strace = [
      "-f", "-o", home.path("calls"), "-e", "trace=\(calls)", "-e", "inject=\(calls):error=EPERM",
    ]
    return try Command("strace", strace + [Command.app] + arguments, home: home).run()
  }

  @Test func `takes the database and the files of a synchronisation`() throws {
    let stick = try home.makeFolder("stick")
    #expect(try run(["lists", "--add", "Home"]).status == .exitCode(0))
    #expect(try run(["add", "Milk", "--list", "Home"]).status == .exitCode(0))

    let result = try run(["sync", stick])

    #expect(result.output.hasPrefix("Synced with stick: nothing in, 1 out (1 added)."))
    #expect(result.status == .exitCode(0))
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(stick)/home")
    #expect(files.count { $0.hasSuffix(".ics") } == 1 && files.contains("displayname"))
    #expect(files.allSatisfy { !$0.hasPrefix(".new-") })
    let calls = try String(contentsOfFile: home.path("calls"), encoding: .utf8)
    #expect(calls.contains("(INJECTED)"))
  }

  @Test func `keeps a file that has the name of a new one`() throws {
    #expect(try run(["lists", "--add", "Home"]).status == .exitCode(0))
    try home.write("mine", to: "export.json")

    let result = try run(["export", home.path("export.json")])

    #expect(result.status != .exitCode(0))
    #expect(try String(contentsOfFile: home.path("export.json"), encoding: .utf8) == "mine")
  }
}

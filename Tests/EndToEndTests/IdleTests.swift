import Foundation
import TestSupport
import Testing

@Suite("An idle app", .terminals) struct IdleTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed("Errands", ["Apples"]).plant(in: home)
  }

  @Test(arguments: ["list", "prompt", "help", "far terminal"])
  func `makes no system call at all`(place: String) async throws {
    // At the other end of a network the app queries the terminal after each frame, and only then.
    let network = place == "far terminal" ? ["SSH_TTY": "/dev/pts/0"] : [:]
    let session = try TmuxSession(home: home, environment: network)
    try await session.expectCurrent("   Errands")
    try await session.press("Enter", expecting: "▌ ○ Apples")
    try await session.press("Space", expecting: "✓ Apples")
    if place == "prompt" { try await session.press("a", expecting: "New item") }
    if place == "help" { try await session.press("?", expecting: "─ Keys ─") }
    try await session.expectNo("Completed")

    // A worker thread of the system may still have to end; after that there are no calls.
    var calls: [String] = []
    let isSilent = try await eventually(within: .seconds(30)) {
      calls = try self.calls(of: session.process)
      return calls.isEmpty
    }

    #expect(isSilent, "Calls in the last two seconds: \(calls)")
  }

  /// The system calls that a process and its threads start or finish within two seconds.
  private func calls(of process: Int32) throws -> [String] {
    let log = home.path("calls")
    let strace = Command(
      "timeout", ["--signal=INT", "2", "strace", "-f", "-o", log, "-p", "\(process)"], home: home)
    let result = try strace.run()
    try #require(
      result.error.contains("attached"), "strace does not work here: \(result.error)")
    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    // A wait that covers the whole time is one line for each thread.
    try #require(!lines.isEmpty, "strace saw no thread: \(result.error)")
    let waits = ["<unfinished ...>", "<detached ...>"]
    return lines.filter { line in !waits.contains { line.hasSuffix($0) } }.map(String.init)
  }
}

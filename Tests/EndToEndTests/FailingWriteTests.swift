import Foundation
import TestSupport
import Testing

@Suite("A terminal that fails in mid-frame", .floor(.full), .terminals)
struct FailingWriteTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed("Errands", ["Apples", "Bananas"]).plant(in: home)
  }

  /// The results of writing to the terminal, in strace's syntax; `%` is the number of the call.
  private static let faults = [
    "error=EIO:when=%+", "error=EPIPE:when=%+", "retval=1:when=%+",
    "error=EIO:when=%", "error=EPIPE:when=%", "retval=1:when=%", "error=EINTR:when=%+2",
  ]
  private static let calls = Thorough.isOn ? Array(1...30) : [2, 9, 23]
  private static let tally = Tally(
    "A10", of: faults.count,
    "kinds of failing writes, each at \(calls.count) of the first 30 calls: ended well, none hung")

  @Test(arguments: faults)
  func `is left by q, and intact again once it accepts output`(fault: String) async throws {
    for call in Self.calls {
      try await run(fault.replacingOccurrences(of: "%", with: "\(call)"), at: call)
    }
    await Self.tally.count()
  }

  private func run(_ fault: String, at call: Int) async throws {
    let terminal = try PseudoTerminal()
    let settings = try terminal.settings
    let log = home.path("calls")
    let strace = [
      "-o", log, "-P", terminal.linePath, "-e", "trace=write", "-e", "inject=write:\(fault)",
      Command.app, "--reduced-motion",
    ]
    try terminal.start(Command("strace", strace, home: home))
    try await terminal.expect(until: "\(fault): the program reads keys") {
      try terminal.settings != settings
    }
    try terminal.write("\r")
    // Draws more frames, until the fault occurs in one of them.
    try await terminal.expect(until: "\(fault): call \(call) is over") {
      try terminal.write("\u{C}")
      return try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").count > call
        + 6
    }

    if !fault.hasSuffix("+") {
      let start = terminal.output.count
      try await terminal.expect(until: "\(fault): all is sent again") {
        try terminal.write("\u{C}")
        let text = String(decoding: terminal.output[start...], as: UTF8.self)
        return text.contains("Bananas") && text.contains("2 open")
      }
    }
    try terminal.write("q")

    #expect(try await terminal.expectExit() == .exitCode(0), "\(fault)")
    #expect(try terminal.settings == settings, "\(fault)")
    if !fault.hasSuffix("+") { try await terminal.expectModesOfBefore() }
  }
}

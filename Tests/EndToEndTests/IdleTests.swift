import TestSupport
import Testing

@Suite("An idle app", .floor(.full), .terminals) struct IdleTests {
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

    try await expectSilence(of: session)
  }

  @Test func `makes no system call until a reminder in a far century`() async throws {
    let words = ["add", "--list", "Errands", "Dentist 2570-12-24 9:00"]
    let result = try Command.paneltodo(words, home: home).run()
    try #require(result.status == .exitCode(0), "\(result.error)")
    let session = try TmuxSession(home: home)
    try await session.expectCurrent("   Errands")

    try await expectSilence(of: session)
  }

  /// Expects that the app makes no system call any more.
  private func expectSilence(of session: TmuxSession) async throws {
    // A worker thread of the system may still have to end; after that there are no calls, neither
    // begun nor ended: the log stays as it is at 40 looks, with 50 ms in between.
    let tracer = try Tracer([], to: session.process)
    var calls: [Substring] = []
    var looks = 0
    let isSilent = try await eventually(within: .seconds(30)) {
      let logged = try tracer.calls
      looks = logged == calls ? looks + 1 : 0
      calls = logged
      return looks == 40
    }
    tracer.detach()

    #expect(isSilent, "The last calls: \(calls.suffix(20))")
    // A wait that covers the whole time is one line for each thread.
    #expect(try !tracer.calls.isEmpty, "strace saw no thread")
  }
}

import TestSupport
import Testing

@Suite("Quitting", .floor(.full), .terminals) struct QuitTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed("Errands", ["Apples"]).plant(in: home)
  }

  private func start() async throws -> TmuxSession {
    let session = try TmuxSession(home: home)
    try await session.expectCurrent("   Errands")
    return session
  }

  @Test func `q is text in a prompt, and ends the program with success everywhere else`()
    async throws
  {
    let session = try await start()
    try await session.press("a", expecting: "New list")
    try await session.press("q", expecting: "Name   q")
    try await session.press("Tab", expecting: "Emoji")
    try await session.press("q", expecting: "Emoji  q")
    // The prompt's buttons do not quit either.
    try session.send("Tab", "q", "u", "d")
    try await session.press("Escape", expecting: "▌    Errands")
    try await session.expectNo("New list")

    try await session.quit()
  }

  @Test(arguments: [("Enter", "○ Apples", "q"), ("Enter", "○ Apples", "C-c"), ("?", "Keys", "C-c")])
  func `works from a list, and Ctrl-C from the help`(
    opening: String, screen: String, key: String
  ) async throws {
    let session = try await start()
    try await session.press(opening, expecting: screen)

    try session.send(key)

    #expect(try await session.expectExit() == .exitCode(0))
  }

  @Test func `closes the help by q, and ends the program by the next`() async throws {
    let session = try await start()
    try await session.press("?", expecting: "Edit the list")
    try session.send("q")
    try await session.expectNo("Edit the list")

    try session.send("q")

    #expect(try await session.expectExit() == .exitCode(0))
  }

  @Test func `Ctrl-C ends the program from a prompt too, and adds nothing`() async throws {
    let session = try await start()
    try await session.press("a", expecting: "New list")
    try await session.fill("Half a na")

    try session.send("C-c")

    #expect(try await session.expectExit() == .exitCode(0))
    let again = try await start()
    try await again.expectNo("Half")
  }

  @Test func `gives the shell its screen and its settings back`() async throws {
    let session = try await TmuxSession.shell(home: home)
    try session.enter("echo before")
    try await session.expect("before\n$")
    let settings = try session.lineSettings

    try session.enter("paneltodo; echo status $?")
    try await session.expectCurrent("   Errands")
    #expect(try session.modes.alternateScreen)
    try session.send("q")

    try await session.expect("before", "status 0\n$")
    try await session.expectNo("Errands")
    #expect(try session.lineSettings == settings)
    #expect(try session.modes == .normal)
  }
}

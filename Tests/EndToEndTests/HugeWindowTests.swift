import TestSupport
import Testing

/// Sizes that no window has, but any client of a server may report.
@Suite("A window of an impossible size", .floor(.full), .terminals) struct HugeWindowTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed("Errands", ["Apples"]).plant(in: home)
  }

  private static let sizes = Tally(
    "A17", of: 4, "impossible sizes drawn up to 1000×300, keys answered")

  @Test(arguments: [(65535, 65535), (65535, 1), (1, 65535), (1000, 65535)])
  func `is drawn up to a limit, at the start and later, and keys work`(
    columns: Int, rows: Int
  ) async throws {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    try terminal.start(.paneltodo(home: home))
    if columns > 20, rows > 5 { try await terminal.expect("Errands") }
    try terminal.resize(columns: 80, rows: 24)
    try await terminal.press("a", expecting: "New list")
    try await terminal.press("\u{1B}", expecting: "help")

    try terminal.resize(columns: columns, rows: rows)
    try terminal.write("j")
    try terminal.resize(columns: 81, rows: 25)
    try await terminal.press("a", expecting: "New list")
    let memory = try ProcessCounters(of: terminal.process).memory
    #expect(memory < 250 << 20, "\(memory >> 20) MB")
    try await terminal.press("\u{1B}", expecting: "help")
    try terminal.write("q")
    #expect(try await terminal.expectExit() == .exitCode(0))
    await Self.sizes.count()
  }
}

import TestSupport
import Testing

@Suite("Another size", .floor(.full), .terminals) struct ResizeTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed(["Errands": ["Apples", "Bananas"], "Long": Seed.long.lists[0].value]).plant(in: home)
  }

  private enum Place: String, CaseIterable {
    case overview, list, prompt, help
  }

  private func start(
    at place: Place, columns: Int = 80, rows: Int = 24
  ) async throws -> TmuxSession {
    // A second session with the same database needs a home of its own.
    let session = try TmuxSession(
      "--database", home.path("todos.db"), home: TemporaryFolder(), columns: columns, rows: rows)
    try await session.expectCurrent("   Errands")
    try await session.press("G", expecting: "▌    Long")
    if place == .list { try await session.press("Enter", expecting: "▌ ○ Item 001") }
    if place == .prompt {
      try await session.press("a", expecting: "New list")
      try await session.fill("Half a na")
    }
    if place == .help { try await session.press("?", expecting: "─ Keys ─") }
    return session
  }

  @Test(arguments: Place.allCases)
  private func `looks like a fresh start at that size, after any history`(
    place: Place
  ) async throws {
    let session = try await start(at: place)

    try session.resize(columns: 20, rows: 5)
    try await session.expect(until: "it fits 20×5") { screen in
      let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
      return rows.count == 6 && !screen.contains("Make the window")
    }
    try session.resize(columns: 19, rows: 4)
    try await session.expect("Make the window", "larger (20×5)")
    // Columns side by side have keys of their own, which the help lists when it opens.
    for (columns, rows) in [(place == .help ? 95 : 200, 60), (80, 24)] {
      try session.resize(columns: columns, rows: rows)
      let fresh = try await start(at: place, columns: columns, rows: rows)
      try await session.expect(until: "it is as a fresh start") { _ in
        try session.picture == fresh.picture
      }
      #expect(try session.query("#{cursor_flag}") == fresh.query("#{cursor_flag}"))
    }
  }

  private static let storms = Tally(
    "A11", of: Place.allCases.count,
    "screens: \(storm) random sizes each, 0×0 to 500×200, and then as a fresh start")
  private static let storm = Thorough.count(12, thorough: 250)

  @Test(arguments: Place.allCases)
  private func `in a storm of sizes, possible or not, ends as a fresh start`(
    place: Place
  ) async throws {
    let session = try await start(at: place)
    let line = try session.query("#{pane_tty}")
    var sizes = SeededGenerator(seed: 11)

    for round in 0..<Self.storm {
      switch round % 6 {
      case 0: try session.resize(columns: 1, rows: 1)
      case 1: try session.resize(columns: 500, rows: 200)
      case 2: try session.resize(columns: 2, rows: 2)
      case 3:
        // The size that some servers report for a terminal of unknown size.
        let none = ["-F", line, "rows", "0", "cols", "0"]
        #expect(try Command("stty", none, home: home).run().status == .exitCode(0))
      default:
        try session.resize(
          columns: .random(in: 1...250, using: &sizes), rows: .random(in: 1...80, using: &sizes))
      }
    }
    // tmux combines sizes that follow each other at once. If the last one were that of the start,
    // the program would not notice that tmux has cut its picture in between.
    for (columns, rows) in [(81, 25), (80, 24)] {
      try session.resize(columns: columns, rows: rows)
      let fresh = try await start(at: place, columns: columns, rows: rows)
      try await session.expect(until: "it is as a fresh start") { _ in
        try session.picture == fresh.picture
      }
    }
    await Self.storms.count()
  }

  @Test func `that is too small at the start is reported, until the window grows`()
    async throws
  {
    let session = try TmuxSession(home: home, columns: 19, rows: 4)
    try await session.expect("Make the window", "larger (20×5)")

    try session.resize(columns: 80, rows: 24)

    try await session.expectCurrent("   Errands")
  }
}

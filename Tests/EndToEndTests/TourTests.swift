import TestSupport
import Testing

@Suite("A tour of the panels", .floor(.full), .terminals) struct TourTests {
  @Test func `points at each panel in the inspector, to the end`() async throws {
    let session = try TmuxSession("--tour", "--reduced-motion", home: TemporaryFolder())
    let steps = [
      ("The root", "TourPanel 80×12"), ("Navigation", "NavigationPanel 80×"),
      ("Container", "ContainerPanel 80×"), ("List", "ListPanel 80×"), ("Row", "ItemRowPanel"),
      ("Message", "MessagePanel 80×"), ("Crossfade", "Watch a message become a list"),
    ]
    for (index, step) in steps.enumerated() {
      try await session.expect("\(index + 1) of 7 · \(step.0)", step.1, "── Inspector")
      try session.send("Space")
    }
    try await session.press("Enter", expecting: "▌ ○ Watch a message become a list")
    try await session.expectNo("Inspector")
    try await session.quit()
  }

  @Test func `ends with Esc, together with the inspector`() async throws {
    let session = try TmuxSession("--tour", home: TemporaryFolder(), columns: 160, rows: 50)
    try await session.expect("1 of 7", "Inspector")
    try await session.press("Space", expecting: "2 of 7")

    try session.send("Escape")

    try await session.expectNo("2 of 7")
    try await session.expectNo("Inspector")
    try await session.expect("Groceries", "Oat milk")
    try await session.quit()
  }
}

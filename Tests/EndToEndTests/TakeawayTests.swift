import TestSupport
import Testing

@Suite("The end of a guest's visit", .floor(.full), .terminals) struct TakeawayTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// The output of a visit in which a guest perhaps adds an item.
  private func visit(_ words: String..., adding item: String? = nil) async throws -> String {
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    try terminal.start(.paneltodo(["--reduced-motion", "--restricted"] + words, home: home))
    try await terminal.show("", "Lists")
    if let item {
      try await terminal.show("A", "New item")
      try await terminal.show(item, "bread")
      try await terminal.show("\r", "Added")
    }
    try terminal.write("q")
    #expect(try await terminal.expectExit() == .exitCode(0))
    try await terminal.expectModesOfBefore()
    return terminal.text
  }

  @Test func `shows what was added to samples, as Markdown that can be imported`() async throws {
    let output = try await visit("--demo", adding: "Rye bread #groceries @bakery")

    let text = try #require(output.split(separator: "What you added is not kept here.").last)
    #expect(text.contains("# Groceries\r\n\r\n- [ ] Rye bread #bakery"))
    #expect(!text.contains("Oat milk"))
    let lines = text.split(separator: "\r\n").filter { $0.hasPrefix("#") || $0.hasPrefix("-") }
    let file = try home.write(lines.joined(separator: "\n") + "\n", to: "taken.md")
    let result = try Command.paneltodo(["import", file], home: home).run()
    #expect(result.status == .exitCode(0), "\(result.error)")
    let list = try Command.paneltodo(["list", "list:groceries", "tag:bakery"], home: home).run()
    #expect(list.output.contains("Rye bread"))
  }

  @Test func `shows nothing if nothing was added, or if it is kept`() async throws {
    #expect(try await !visit("--demo").contains("not kept here"))
    let folder = try home.makeFolder("users")
    let kept = try await visit(
      "--users-folder", folder, "--user", "ann", adding: "Rye bread @bakery")
    #expect(!kept.contains("not kept here"))
  }
}

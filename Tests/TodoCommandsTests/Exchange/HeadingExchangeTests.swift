import CivilCalendar
import TestSupport
import Testing
import TodoApp
import TodoCommands
import TodoModel

@Suite("Headings in a file") @MainActor struct HeadingExchangeTests {
  private let bench: CommandBench
  private let folder: TemporaryFolder

  init() throws { (bench, folder) = (try CommandBench(), try TemporaryFolder()) }

  private func exported(_ words: String..., from bench: CommandBench) async throws -> String {
    bench.printed.clear()
    _ = try await bench.perform(["export"] + words)
    return bench.printed.text
  }

  /// The headings of a list, with their items.
  private func content(_ name: String, of bench: CommandBench) async throws -> [String] {
    let list = try #require(try bench.store.lists().first { $0.list.name == name }).id
    let items = try bench.store.finder.matches(
      of: ItemQuery(.topLevel(of: list), sort: [SortRule(.manual)], today: bench.store.clock.today),
      atMost: nil
    ).items
    return try items.map { item in
      let heading = try bench.store.headings.above(item)
      return (heading.map { $0.name + "/" } ?? "") + item.name
    }
  }

  private func fill() async throws {
    _ = try await bench.run("lists", "--add", "Home")
    let list = try #require(try bench.store.lists().first).id
    for name in ["Garden", "Empty", "Kitchen"] {
      try await bench.store.headings.add(name, to: list)
    }
    for line in ["Bread #home", "Seeds #home/garden", "Oven #home/kitchen", "Rake #home/garden"] {
      _ = try await bench.run("add", line)
    }
  }

  @Test(arguments: ["json", "jsonl"])
  func `come back from our own JSON as they were, to the byte`(format: String) async throws {
    try await fill()
    let text = try await exported("--to", format, from: bench)
    let other = try CommandBench()

    let file = try folder.write(text, to: "all.\(format)")
    _ = try await other.run("import", file)

    #expect(
      try await content("Home", of: other) == [
        "Bread", "Garden/Seeds", "Garden/Rake", "Kitchen/Oven",
      ])
    #expect(try await exported("--to", format, from: other) == text)
    #expect(try await other.run("import", file).hasPrefix("Nothing new"))
    try await other.store.undo()
    #expect(try other.store.lists().isEmpty)
  }

  @Test func `come back from Markdown, and are found by their names the second time`()
    async throws
  {
    let text = "# Home\n\n- [ ] Bread\n\n## Garden\n\n- [ ] Seeds\n- [ ] Rake\n"
    let file = try folder.write(text, to: "home.md")

    _ = try await bench.run("import", file)
    #expect(try await content("Home", of: bench) == ["Bread", "Garden/Seeds", "Garden/Rake"])
    #expect(try await exported("--to", "markdown", from: bench) == text)
    #expect(try bench.store.lists().first?.list.sort == [SortRule(.manual)])

    let more = try folder.write(text + "- [ ] Pond\n", to: "more.md")
    _ = try await bench.run("import", more)
    #expect(
      try await content("Home", of: bench) == [
        "Bread", "Garden/Seeds", "Garden/Rake", "Garden/Pond",
      ])
    let list = try #require(try bench.store.lists().first).id
    #expect(try bench.store.headings.all(of: list).count == 1)
  }

  @Test(arguments: ["csv", "ics"])
  func `come back from a table and from a calendar`(format: String) async throws {
    try await fill()
    let other = try CommandBench()

    let text = try await exported("--to", format, from: bench)
    _ = try await other.run("import", folder.write(text, to: "Home.\(format)"))

    #expect(
      try await content("Home", of: other) == [
        "Bread", "Garden/Seeds", "Garden/Rake", "Kitchen/Oven",
      ])
  }

  @Test func `are written without those that no item of the filter is below`() async throws {
    try await fill()

    #expect(
      try await exported("--to", "markdown", "--where", "oven or bread", from: bench)
        .split(separator: "\n").filter { $0.hasPrefix("#") } == ["# Home", "## Kitchen"])
    #expect(
      try await exported("--to", "markdown", from: bench)
        .split(separator: "\n").filter { $0.hasPrefix("#") } == [
          "# Home", "## Garden", "## Empty", "## Kitchen",
        ])
  }

  @Test func `leave their text to the list when they are deleted`() async throws {
    let text = "# Home\n\n## Garden\n\nWater at night.\n\n- [ ] Seeds\n"
    _ = try await bench.run("import", folder.write(text, to: "home.md"))
    let list = try #require(try bench.store.lists().first).id
    let heading = try #require(try bench.store.headings.all(of: list).first)

    try await bench.store.deleteList(heading.id)

    let exported = try await exported("--to", "markdown", from: bench)
    #expect(exported.contains("Water at night.") && !exported.contains("## Garden"))
  }

  @Test func `are reported where a format has no place for them`() async throws {
    try await fill()

    let (line, output) = try await bench.perform(["export", "--to", "taskwarrior"])
    let page = HumanPage(columns: nil, isColored: false, width: \.count, cut: { text, _ in text })
    let asides = OutputForm(line, page: page).asides(of: output).joined(separator: "\n")
    #expect(asides.contains("has no place for “heading”."), "\(asides)")
    #expect(bench.printed.text.contains("Seeds") && !bench.printed.text.contains("Garden"))
  }
}

import Testing
import TodoApp
import TodoCommands

@Suite("The candidates for a word of a command line") @MainActor struct CompletionTests {
  private let bench: CommandBench

  init() async throws {
    bench = try CommandBench()
    for name in ["Home", "Big list"] { _ = try await bench.run("lists", "--add", name) }
    _ = try await bench.run("add", "Pay rent", "list:home", "tag:bills")
    _ = try await bench.run("add", "Call Ana", "list:home", "tag:phone")
  }

  /// The candidates for the last of some words, without their meanings.
  private func candidates(_ words: String...) async throws -> [String] {
    let line =
      ["completion", "--candidates=\(words.last ?? "")", "--", "paneltodo"] + words.dropLast()
    let text =
      if case .output(let text) = try ProgramAction(parsing: line) {
        text
      } else {
        try await bench.run(line)
      }
    return text.split(separator: "\n").compactMap { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).first.map(String.init)
    }
  }

  @Test func `are commands at the beginning`() async throws {
    #expect(try await candidates("lis") == ["list", "lists"])
    #expect(try await candidates("").contains("completion"))
    #expect(try await candidates("--the") == ["--theme"])
  }

  @Test func `are the options of the command, and the values of an option`() async throws {
    #expect(try await candidates("list", "--js") == ["--json", "--jsonl"])
    #expect(try await candidates("--database=x", "list", "--gr") == ["--group"])
    #expect(try await candidates("list", "--group", "pri") == ["priority"])
    #expect(try await candidates("list", "--group=pri") == ["--group=priority"])
    #expect(try await candidates("list", "--", "--js") == [])
  }

  @Test func `are formats, shells, topics and files where these are meant`() async throws {
    #expect(try await candidates("export", "--to", "task") == ["taskwarrior"])
    #expect(try await candidates("completion", "f") == ["fish"])
    #expect(try await candidates("help", "ex") == ["export", "exit"])
    #expect(try await candidates("import", "x") == ["/"])
  }

  @Test func `are lists, views and tags of the store, in any case`() async throws {
    _ = try await bench.run("views", "--add", "Soon", "--query", "due:today")

    #expect(try await candidates("add", "--list", "b") == ["Big list"])
    #expect(try await candidates("add", "--list=b") == ["--list=Big list"])
    #expect(try await candidates("list", "--view", "") == ["Soon"])
    #expect(try await candidates("tags", "b") == ["bills"])
  }

  @Test func `are words of a line and of a query, and names behind their marks`() async throws {
    #expect(try await candidates("add", "Eggs", "list:h") == ["list:Home"])
    #expect(try await candidates("add", "@b") == ["@bills"])
    #expect(try await candidates("add", "list:b") == ["list:Big list"])
    #expect(try await candidates("add", "pl") == ["plan:"])
    #expect(try await candidates("add", "re") == ["repeat:"])
    #expect(try await candidates("edit", "4kx2", ":", "un") == ["untag:", "unflag"])
    #expect(try await candidates("list", "list:b") == ["list:\"Big list\""])
    #expect(try await candidates("list", "list:\"b") == ["list:\"Big list\""])
    #expect(try await candidates("list", "is:over") == ["is:overdue"])
    #expect(try await candidates("list", "due.b") == ["due.before:", "due.by:"])
    #expect(try await candidates("edit", "4kx2", ":", "untag:p") == ["untag:phone"])
    #expect(try await candidates("edit", "4kx2", "") == [":"])
  }

  @Test func `put a name in quotes that would be read as another one without them`() async throws {
    _ = try await bench.run("lists", "--add", "Plans: next year")
    _ = try await bench.run("lists", "--add", "5 things")
    _ = try await bench.run("lists", "--add", "Old (kept)")
    #expect(try await candidates("list", "list:o") == [#"list:"Old (kept)""#])
    for name in try await candidates("add", "Eggs", "list:") {
      let id = try await bench.run("add", "-q", "Eggs \(name)").prefix { !$0.isNewline }
      let list = name.dropFirst("list:".count).filter { $0 != "\"" }
      #expect(try await bench.run("show", String(id)).contains(list), "\(name)")
    }
  }

  @Test func `are items by their ids: open ones, and done ones to reopen`() async throws {
    let (rent, ana) = (try await bench.id(of: "Pay rent"), try await bench.id(of: "Call Ana"))
    _ = try await bench.run("done", rent)

    let short = try await candidates("done", String(ana.prefix(2)))
    #expect(short.map(ana.hasPrefix) == [true])
    #expect(try await candidates("done", String(rent.prefix(4))) == [])
    #expect(try await candidates("done", "") == short)
    #expect(try await candidates("reopen", "").map(rent.hasPrefix) == [true])
  }
}

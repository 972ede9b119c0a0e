import TestSupport
import Testing
import TodoModel

@testable import TodoCommands

@Suite("A wait on the command line") @MainActor struct WaitCommandTests {
  private let bench: CommandBench
  private let buy: String
  private let paint: String

  init() async throws {
    bench = try CommandBench()
    _ = try await bench.store.createList(name: "Home")
    buy = try await bench.run("add", "-q", "--verbatim", "--list", "Home", "Buy paint")
    paint = try await bench.run("add", "-q", "--verbatim", "--list", "Home", "Paint")
  }

  @Test func `is set and ended by edit, and undone`() async throws {
    _ = try await bench.run("edit", paint, "--wait-for", buy)
    #expect(try await bench.run("list", "is:blocked", "-q") == paint)
    #expect(try await bench.run("list", "is:blocking", "-q") == buy)
    #expect(
      try await bench.run("list", "Paint", "is:blocked").withoutIDs == "ID  Paint  ⊘  Home")

    #expect(try await bench.run("undo") == "Undid: make “Paint” wait for “Buy paint”")
    #expect(try await bench.run("list", "is:waiting", "-q") == "")
    _ = try await bench.run("redo")
    _ = try await bench.run("edit", paint, "--no-wait-for", buy)
    #expect(try await bench.run("list", "is:waiting", "-q") == "")
    #expect(
      bench.store.nextUndo?.deed == Deed(.removedWait, .item("Paint"), .name("Buy paint")))
  }

  @Test func `is shown, and its end is reported with the completion`() async throws {
    _ = try await bench.run("edit", paint, "--wait-for", buy)

    #expect(try await bench.run("show", paint).contains("waits for  Buy paint (Home)"))
    #expect(try await bench.run("show", buy).contains("blocks   Paint (Home)"))
    let uuid = try #require(try bench.store.finder.awaited(by: stored("Paint")).first).id.uuidString
    #expect(try await bench.run("show", paint, "--json").contains(#""waitsFor":["\#(uuid)"]"#))
    let (_, rehearsal) = try await bench.perform(["done", buy, "-n"])
    #expect(rehearsal.sentence == "This was a preview. Nothing has changed.")
    let (_, output) = try await bench.perform(["done", buy])
    #expect(
      output.sentence
        == "Completed “Buy paint”. “Paint” is no longer blocked. Undo: paneltodo undo")
  }

  @Test func `is refused in a cycle, and for an unknown item`() async throws {
    _ = try await bench.run("edit", paint, "--wait-for", buy)

    #expect(
      await bench.error("edit", buy, "--wait-for", paint)
        == "“Buy paint” can't wait for “Paint”, which waits for it.")
    #expect(
      await bench.error("edit", buy, "--wait-for", buy) == "An item can't wait for itself.")
    #expect(await bench.status("edit", buy, "--wait-for", "22222222") == .notFound)
  }

  @Test func `moves an item to the end of Today, under a heading of its own`() async throws {
    _ = try await bench.run("edit", paint, ":", "today")
    _ = try await bench.run("add", "Walk", "tomorrow", "--list", "Home")
    _ = try await bench.run("edit", buy, ":", "today")
    _ = try await bench.run("edit", paint, "--wait-for", buy)

    let page = try await bench.run("today")

    let lines = page.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.count == 4 && lines[0] == "Due" && lines[2] == "Blocked")
    #expect(lines[1].contains("Buy paint") && lines[3].contains("Paint ⊘"))
    let why = try await bench.run("show", paint, "--why")
    #expect(why.contains("It is blocked: it waits for “Buy paint”."))
  }

  @Test(arguments: ["json", "jsonl", "taskwarrior", "ics", "org", "csv"])
  func `survives an export and an import`(format: String) async throws {
    _ = try await bench.run("edit", paint, "--wait-for", buy)
    let folder = try TemporaryFolder()
    _ = try await bench.perform(["export", "--to", format])
    let file = try folder.write(bench.printed.text, to: "exported")
    let other = try CommandBench()

    _ = try await other.run("import", "--from", format, file)

    #expect(try await other.run("list", "is:blocked", "--plain").hasSuffix("\tPaint"))
    #expect(try await other.run("list", "is:blocking", "--plain").hasSuffix("\tBuy paint"))
  }

  private func stored(_ name: String) throws -> TodoItem {
    let lists = try bench.store.lists()
    let items = try bench.store.items(in: lists[0].list.id).items(in: 0..<9)
    return try #require(items.first { $0.name == name })
  }
}

import Foundation
import TestSupport
import Testing
import TodoApp
import TodoCommands

@Suite("The commands import and export") @MainActor struct ExchangeCommandTests {
  private let bench: CommandBench
  private let folder: TemporaryFolder

  init() throws { (bench, folder) = (try CommandBench(), try TemporaryFolder()) }

  /// The text that an export prints.
  private func exported(_ words: String...) async throws -> String {
    bench.printed.clear()
    _ = try await bench.perform(["export"] + words)
    return bench.printed.text
  }

  @Test func `import reports its numbers, as an object for a program`() async throws {
    let file = try folder.write("Milk\nEggs\n", to: "home.txt")

    let report = try await bench.run("import", file, "--json")

    #expect(
      report == """
        {"file":"home.txt","areas":0,"lists":1,"items":2,"existing":0,"copies":0,"unfiled":[],\
        "problems":[],"rehearsal":false}
        """)
    #expect(try await bench.run("import", file).hasPrefix("Nothing new in home.txt."))
  }

  @Test func `import takes a format, a list and an encoding, and a rehearsal adds nothing`()
    async throws
  {
    let file = folder.path("odd")
    try Data([0x4D, 0xFC, 0x6C, 0x6C, 0x0A]).write(to: URL(filePath: file))
    let words = ["import", "--from", "todo.txt", "--list=Home", "--encoding", "latin1", file]

    let rehearsal = try await bench.run(words + ["-n"])
    #expect(rehearsal == "Would import 1 list and 1 item from odd.")
    #expect(try await bench.run("list", "-q") == "")

    _ = try await bench.run(words)
    #expect(try await exported("--to", "todo.txt", "--list", "home") == "Müll\n")
  }

  @Test func `a file of an unknown format is refused, and import asks for its name`() async throws {
    let file = try folder.write("", to: "odd")

    #expect(await bench.status("import", file) == .usage)
    #expect(await bench.error("import", file).contains("--from"))
  }

  @Test func `export prints one list, or the items that match`() async throws {
    for (list, text) in [("home", "Milk\nx Eggs\n"), ("work", "Call\n")] {
      _ = try await bench.run("import", folder.write(text, to: "\(list).txt"))
    }

    #expect(try await exported("--to", "todo.txt", "--list", "WORK") == "Call\n")
    #expect(try await exported("--to", "todo.txt", "--where", "list:home is:done") == "x Eggs\n")
    #expect(await bench.status("export", "--list", "none") == .notFound)
    #expect(await bench.status("export", "--where", "due:") == .usage)
  }

  @Test func `export writes a file in the format of its name, and replaces one only by force`()
    async throws
  {
    _ = try await bench.run("add", "Milk")
    let path = folder.path("out.md")

    _ = try await bench.run("export", "-o", path, "--list", "inbox")
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("- [ ] Milk"))
    #expect(await bench.status("export", "-o", path) == .blocked)
    #expect(await bench.status("export", "-o", path, "-f") == .done)
  }

  @Test func `export replaces the file behind a link, and keeps its permissions and names`()
    async throws
  {
    _ = try await bench.run("add", "Milk")
    let target = try folder.write("old", to: "target.txt")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o664], ofItemAtPath: target)
    let link = folder.path("link.txt")
    try files.createSymbolicLink(atPath: link, withDestinationPath: "target.txt")

    #expect(await bench.status("export", "--to", "todo.txt", "-o", link) == .blocked)
    _ = try await bench.run("export", "--to", "todo.txt", "-o", link, "--force")

    #expect(try String(contentsOfFile: target, encoding: .utf8).hasSuffix("Milk\n"))
    #expect(try files.destinationOfSymbolicLink(atPath: link) == "target.txt")
    #expect(try files.attributesOfItem(atPath: target)[.posixPermissions] as? Int == 0o664)
    try files.linkItem(atPath: target, toPath: folder.path("second.txt"))
    _ = try await bench.run("add", "Tea")
    _ = try await bench.run("export", "--to", "todo.txt", "-o", link, "--force")
    let second = try String(contentsOfFile: folder.path("second.txt"), encoding: .utf8)
    #expect(second.hasSuffix("Tea\n") && second.contains("Milk\n"))
  }

  @Test(arguments: Obstacle.behindLinks)
  func `export replaces nothing but files`(obstacle: Obstacle) async throws {
    let path = folder.path("x.txt")
    try obstacle.make(at: path)

    let error = await bench.error("export", "--to", "todo.txt", "-o", path, "--force")

    #expect(error == "\(path) \(obstacle.predicate(followingLinks: true)).")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["x.txt"])
  }

  @Test(.floor(.full), arguments: Obstacle.behindLinks, [nil, "todo.txt", "mvctodo"])
  func `import reads nothing but files`(obstacle: Obstacle, format: String?) async throws {
    if obstacle == .folder { return }
    let path = folder.path("x.txt")
    try obstacle.make(at: path)
    let option = format.map { ["--from", $0] } ?? []

    let error = await bench.error(["import", path] + option)

    #expect(error == "x.txt \(obstacle.predicate(followingLinks: true)).")
  }

  @Test func `export writes a file for each list into a folder`() async throws {
    for name in ["a/b", "A-B", ".hidden"] { _ = try await bench.run("lists", "--add", name) }
    _ = try await bench.run("add", "Milk", "--list", "a/b")
    let path = folder.path("lists/")

    _ = try await bench.run("export", "--to", "todo.txt", "-o", path)

    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path).sorted() == [
        "A-B 2.txt", "_.hidden.txt", "a-b.txt",
      ])
    #expect(try String(contentsOfFile: path + "a-b.txt", encoding: .utf8) == "2026-11-21 Milk\n")
    #expect(await bench.status("export", "--to", "todo.txt", "-o", path) == .blocked)
    #expect(await bench.status("export", "--to", "todo.txt", "-o", path, "-f") == .done)
    #expect(await bench.status("export", "-o", path, "--list", "a/b") == .usage)
  }

  @Test func `exported items have the keys and the identities of listed ones`() async throws {
    _ = try await bench.run("add", "Pay rent fri 9am")

    let lines = try await exported("--to", "jsonl").split(separator: "\n")
    #expect(try await bench.run("list", "--jsonl") == lines.last.map(String.init))
  }

  @Test func `export reports values that a format cannot store`() async throws {
    _ = try await bench.run("add", "Milk")
    _ = try await bench.run("views", "--add", "Soon", "--query", "due:today")

    let (line, output) = try await bench.perform(["export", "--to", "todo.txt"])
    let page = HumanPage(columns: nil, isColored: false, width: \.count, cut: { text, _ in text })
    let form = OutputForm(line, page: page)
    #expect(form.asides(of: output) != [])
    #expect(output.status == .done)
  }

  @Test func `an export to the format of an import loses nothing`() async throws {
    let text = "Milk due:2026-12-01 h:1\nEggs @shop\n"
    _ = try await bench.run("import", folder.write(text, to: "home.txt"))

    let words = ["export", "--to", "todo.txt", "--list", "home"]
    let (line, output) = try await bench.perform(words)
    let page = HumanPage(columns: nil, isColored: false, width: \.count, cut: { text, _ in text })
    #expect(bench.printed.text == text)
    #expect(OutputForm(line, page: page).asides(of: output) == [])
  }

  @Test func `repeating an import under another name adds no list`() async throws {
    let task =
      #"[{"uuid":"0a0b0c0d-0000-4000-8000-000000000001","description":"Milk","tags":["@home"]}]"#
    _ = try await bench.run("import", folder.write(task, to: "old.json"))
    _ = try await bench.run("import", folder.write(task, to: "new.json"))

    #expect(try await bench.run("lists", "--plain") == "old\t1\t1\t")
    #expect(try await bench.run("tags", "--plain") == "home\t1")
  }

  @Test(arguments: [
    ["import", "--from", "odd", "f"], ["import", "--encoding", "odd", "f"], ["import", "-n"],
    ["export", "--to", "mvctodo"], ["export", "--force"], ["export", "f"], ["export", "-n"],
  ])
  func `an exchange that makes no sense is refused`(words: [String]) {
    #expect(throws: UsageError.self) { try ProgramAction(parsing: words) }
  }

  @Test(arguments: [
    ["a.json", "b.json"], ["-"], ["a.json", "--list", "Home"],
    ["a.json", "--encoding", "latin1"],
  ])
  func `the file of MVCTodo is imported alone, and as it is`(words: [String]) async throws {
    await #expect(throws: UsageError.self) {
      _ = try await bench.run(["import", "--from", "mvctodo"] + words)
    }
  }
}

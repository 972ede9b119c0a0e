import Testing
import TodoFormats

@testable import TodoApp

@Suite("The words of an import or export") struct ExchangeActionTests {
  private func action(_ words: String...) throws -> ProgramAction {
    try ProgramAction(parsing: words)
  }

  @Test func `import takes files and may be told the database`() throws {
    let expected = ProgramAction.importFiles(
      ImportTask(paths: ["todos.json"]), into: DatabaseFile(path: "x.db"))
    #expect(try action("import", "todos.json", "--database", "x.db") == expected)
    #expect(try action("--database=x.db", "import", "todos.json") == expected)
    #expect(
      try action("import", "--", "--odd", "b")
        == .importFiles(ImportTask(paths: ["--odd", "b"]), into: DatabaseFile()))
  }

  @Test func `import may be told the format, the list and the encoding, and rehearse`() throws {
    let task = ImportTask(
      paths: ["-"], format: "todo.txt", list: "Home", encoding: .latin1, isRehearsal: true)
    let expected = ProgramAction.importFiles(task, into: DatabaseFile())
    let words = ["--from", "todo.txt", "--list=Home", "--encoding", "latin1"]

    #expect(try ProgramAction(parsing: ["import", "-n", "-"] + words) == expected)
    #expect(try ProgramAction(parsing: ["import", "-"] + words + ["--dry-run"]) == expected)
  }

  @Test func `export takes a format, a list, a query and a file`() throws {
    let task = ExportTask(
      format: "org", list: "Home", query: "is:open", path: "x.org", replaces: true)
    #expect(
      try action(
        "export", "--to", "org", "--list", "Home", "--where=is:open", "-o", "x.org", "-f")
        == .export(task, from: DatabaseFile()))
    #expect(try action("export") == .export(ExportTask(), from: DatabaseFile()))
  }

  @Test(arguments: [
    ["import", "--from", "odd", "f"], ["import", "--encoding", "odd", "f"], ["import", "-n"],
    ["export", "--to", "mvctodo"], ["export", "--force"], ["export", "f"], ["export", "-n"],
  ])
  func `an exchange that makes no sense is refused`(words: [String]) {
    #expect(throws: UsageError.self) { try ProgramAction(parsing: words) }
  }
}

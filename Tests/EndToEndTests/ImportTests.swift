import Foundation
import TestSupport
import Testing

@Suite("An import", .floor(.full), .terminals) struct ImportTests {
  let home: TemporaryFolder
  let seed = Seed(["Errands": ["Apples", "Bananas"], "Work": ["Call Ana"]])

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `reports its result, and adds nothing when repeated`() async throws {
    let first = try seed.plant(in: home)
    #expect(first.output == "Imported 2 lists and 3 items from seed.json.\n" && first.error == "")

    let second = try seed.plant(in: home)
    #expect(
      second.output
        == "Nothing new in seed.json.\n5 lists and items already existed.\n")

    let session = try TmuxSession(home: home)
    try await session.expectInOrder("Errands", "Work")
    try await session.expect("3 open", "2 open", "1 open")
  }

  @Test func `is undone by one undo, and redone by one redo`() async throws {
    try seed.plant(in: home)
    let session = try TmuxSession(home: home)
    try await session.expectCurrent("   Errands")

    // A window leaves alone what a command did.
    try await session.press("u", expecting: "Nothing to undo", "Errands")
    let undo = try Command.paneltodo(["undo"], home: home).run()
    #expect(undo.status == .exitCode(0), "\(undo.error)")
    try await session.expect("No lists yet")
    let redo = try Command.paneltodo(["redo"], home: home).run()
    #expect(redo.status == .exitCode(0), "\(redo.error)")
    try await session.expect("Errands", "Work")
  }

  @Test func `adds to existing lists, and restores deleted items`() async throws {
    try seed.plant(in: home)
    let session = try TmuxSession(home: home)
    try await session.expectCurrent("   Errands")
    try await session.press("Enter", expecting: "▌ ○ Apples")
    try await session.press("d", expecting: "Deleted “Apples”", "▌ ○ Bananas")
    try await session.addItem("Mine")

    let result = try seed.plant(in: home)

    #expect(result.output.hasPrefix("Imported 0 lists and 1 item from seed.json."))
    try await session.expect("○ Apples", "▌ ○ Mine", "○ Bananas", "3 open")
  }

  @Test func `resolves a relative path, and uses a chosen database`()
    throws
  {
    try home.write(seed.document, to: "todos.json")
    let script = "cd $HOME && exec paneltodo --database other/x.db import todos.json"

    let result = try Command("sh", ["-c", script], home: home).run()

    #expect(result.status == .exitCode(0), "\(result.error)")
    #expect(home.contains("other/x.db") && !home.contains("todos.db"))
  }

  private static let broken: [(String, String)] = [
    (#"{"lists":[],"items":[},"associations":[]}"#, "broken.json: line 1, column 22: "),
    ("{\n \"lists\": [\n", "broken.json: line 3, column 1: "),
    ("", "broken.json: line 1, column 1: "),
    ("[]", "broken.json: the document: "),
    (#"{"lists":[],"items":[{"identifier":"x"}],"associations":[]}"#, "items[0].identifier: "),
    ("\u{1B}]0;title\u{7}", "broken.json: line 1, column 1: "),
  ]

  @Test(arguments: broken)
  func `of a damaged file names the place and changes nothing`(text: String, place: String) throws {
    try expectRefusal(place) { try home.write(text, to: "broken.json") }
  }

  @Test func `of a half-written file names the place and changes nothing`() throws {
    let whole = try seed.document
    for part in [1, 2, 3] {
      try expectRefusal("broken.json: line 1, column ") {
        try home.write(String(whole.prefix(whole.count * part / 4)), to: "broken.json")
      }
    }
  }

  @Test func `of a file that is missing or not text, or an empty folder, is refused`() throws {
    try expectRefusal("broken.json cannot be read: No such file or directory.") {}
    try expectRefusal("broken.json/ has no file that can be imported.") {
      _ = try home.makeFolder("broken.json")
    }
    try FileManager.default.removeItem(atPath: home.path("broken.json"))
    try expectRefusal("broken.json: line 1, column ") {
      try Data([0xFF, 0xFE, 0x00]).write(to: URL(filePath: home.path("broken.json")))
    }
  }

  /// Expects that a file is refused with one line, and that the database stays unchanged.
  private func expectRefusal(
    _ place: String, of write: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try seed.plant(in: home)
    try write()
    let before = try contents(below: home.path)

    let result = try Command.paneltodo(["import", home.path("broken.json")], home: home).run()

    #expect(result.status == .exitCode(1) && result.output == "", sourceLocation: sourceLocation)
    #expect(result.error.hasPrefix("paneltodo: "), sourceLocation: sourceLocation)
    #expect(result.error.contains(place), sourceLocation: sourceLocation)
    #expect(
      result.error.split(separator: "\n").count == 1 && !result.error.contains("\u{1B}"),
      sourceLocation: sourceLocation)
    #expect(try contents(below: home.path) == before, sourceLocation: sourceLocation)
  }
}

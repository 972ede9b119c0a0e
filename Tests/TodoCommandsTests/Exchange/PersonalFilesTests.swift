import CivilCalendar
import Foundation
import TestSupport
import Testing
import TodoFormats
import TodoModel

@testable import TodoCommands

@Suite("The files of a person") struct PersonalFilesTests {
  private let folder: TemporaryFolder
  private let files: PersonalFiles

  init() throws {
    folder = try TemporaryFolder()
    files = PersonalFiles(home: folder.path)
  }

  @Test(arguments: [("~", ""), ("~/a.md", "/a.md"), (" ~/a.md ", "/a.md")])
  func `are in the home folder after a tilde`(typed: String, path: String) {
    #expect(files.path(typed) == folder.path + path)
  }

  @Test func `are where a path leads without one`() {
    #expect(files.path("/tmp/~/a") == "/tmp/~/a")
    #expect(files.path("a~") == "a~")
    #expect(files.path("  ") == nil)
  }

  @Test func `continue a typed name, hidden ones after a dot`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("notes"), withIntermediateDirectories: false)
    for name in ["notes.md", "b.md", ".notes", "a\u{1B}b"] {
      try folder.write("", to: name)
    }

    #expect(files.names(continuing: "~/") == ["b.md", "notes/", "notes.md"])
    #expect(files.names(continuing: "~/n") == ["notes/", "notes.md"])
    #expect(files.names(continuing: "~/.") == [".notes"])
    #expect(files.names(continuing: "~/b.md") == [])
    #expect(files.names(continuing: "~/missing/") == [])
  }

  @Test @MainActor func `have nothing of an export that was cancelled`() async throws {
    struct Cancelled: Error {}
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    _ = try await store.createItem(in: list.id, name: "Bread")
    let export = FileExport(.own, ExchangeContext(clock: .drawn))
    let path = try folder.write("precious", to: "all.json")

    await #expect(throws: Cancelled.self) {
      try await store.exchange.read { snapshot in
        try export.write(to: path, replacing: true, of: snapshot) { _ in throw Cancelled() }
      }
    }

    #expect(try String(contentsOfFile: path, encoding: .utf8) == "precious")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["all.json"])
  }
}

import Foundation
import TestSupport
import Testing

@testable import TodoSync

@Suite("A change of a file") struct FileChangeTests {
  private let home: TemporaryFolder
  private let folder: String

  init() throws {
    home = try TemporaryFolder()
    folder = home.path("dav")
    try FileManager.default.createDirectory(
      atPath: folder + "/list", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: home.path("other"), withIntermediateDirectories: true)
    try home.write("private", to: "other/a.ics")
  }

  private func isMade(_ collection: String, _ file: String, before: String? = nil) throws -> Bool {
    let change = FileChange(
      collection: collection, file: file, before: before.map { Array($0.utf8) },
      after: before == nil ? Array("new".utf8) : nil)
    return try change.make(in: folder)
  }

  /// The record of a folder is in the database, which may be anybody's.
  @Test(arguments: [
    ("../other", "b.ics"), ("list", "../../other/b.ics"), ("..", "b.ics"), ("", "b.ics"),
    (".", "b.ics"), ("list", ".b.ics"), ("list/../../other", "b.ics"), ("link", "b.ics"),
  ])
  func `is made nowhere but in the folder of a list`(collection: String, file: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link", withDestinationPath: home.path("other"))

    #expect(try !isMade(collection, file))
    #expect(try !isMade(collection, file.replacing("b.ics", with: "a.ics"), before: "private"))
    let names = try FileManager.default.subpathsOfDirectory(atPath: home.path)
    #expect(Set(names) == ["dav", "dav/list", "dav/link", "other", "other/a.ics"])
    #expect(try isMade("list", "b.ics"))
  }
}

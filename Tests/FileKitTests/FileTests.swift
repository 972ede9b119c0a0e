import Foundation
import TestSupport
import Testing

@testable import FileKit

@Suite("A file") struct FileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func text(of name: String) -> String? {
    try? String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test func `replaces the file with its new name`() throws {
    try folder.write("old", to: "file")
    try folder.write("new", to: "draft")

    try File.move(folder.path("draft"), to: folder.path("file"))

    #expect(text(of: "file") == "new" && text(of: "draft") == nil)
  }

  @Test func `that is missing replaces nothing`() throws {
    try folder.write("old", to: "file")
    let draft = folder.path("draft")

    #expect(throws: FileKit.SystemError("rename", path: draft, code: ENOENT)) {
      try File.move(draft, to: folder.path("file"))
    }
    #expect(text(of: "file") == "old")
  }

  @Test func `gets a second name, but not that of another file`() throws {
    try folder.write("new", to: "draft")
    try folder.write("old", to: "taken")

    try File.link(folder.path("draft"), as: folder.path("file"))
    let error = #expect(throws: FileKit.SystemError.self) {
      try File.link(folder.path("draft"), as: folder.path("taken"))
    }

    #expect(text(of: "file") == "new" && text(of: "draft") == "new" && text(of: "taken") == "old")
    #expect(error?.isExisting == true)
  }

  @Test func `is removed, and a missing one is not an error`() throws {
    let path = try folder.write("old", to: "file")

    File.remove(path)
    File.remove(path)

    #expect(text(of: "file") == nil)
  }

  @Test func `that is temporary has a unique name and is only for its owner`() throws {
    let first = try TemporaryFile(in: folder.path, prefix: "edit-", suffix: ".txt")
    let second = try TemporaryFile(in: folder.path, prefix: "edit-", suffix: ".txt")
    let path = first.path

    try first.descriptor.write("text".utf8.span.bytes)

    #expect(path != second.path)
    #expect(path.hasPrefix(folder.path("edit-")) && path.hasSuffix(".txt"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `that is temporary needs a folder`() {
    let nowhere = folder.path("nowhere")

    #expect(throws: FileKit.SystemError("mkstemps", path: nowhere, code: ENOENT)) {
      _ = try TemporaryFile(in: nowhere, prefix: "a", suffix: "")
    }
  }
}

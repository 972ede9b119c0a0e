import Foundation
import TestSupport
import Testing

@testable import FileKit

@Suite("A folder") struct FolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `is created with its parents, for the owner alone`() throws {
    try Folder.create(folder.path("a/b/c"))

    for name in ["a", "a/b", "a/b/c"] { #expect(try mode(of: folder.path(name)) == 0o700) }
  }

  @Test func `has an absolute path without links`() throws {
    let real = try Folder.absolutePath(of: folder.path)
    try Folder.create(folder.path("a"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "a")

    #expect(try Folder.absolutePath(of: folder.path("link/../a/.")) == real + "/a")
    #expect(throws: FileKit.SystemError.self) { try Folder.absolutePath(of: folder.path("b")) }
  }

  @Test func `has all names, or throws`() throws {
    try folder.write("text", to: "a")
    try Folder.create(folder.path("b"))

    #expect(try Set(Folder.allNames(in: folder.path)) == ["a", "b"])
    #expect(throws: FileKit.SystemError("opendir", path: folder.path("c"), code: ENOENT)) {
      try Folder.allNames(in: folder.path("c"))
    }
    #expect(Folder.names(in: folder.path("c")) == [])
  }

  @Test func `knows what is neither a file nor a folder, and which links lead to folders`() throws {
    try folder.write("text", to: "file")
    try Folder.create(folder.path("folder"))
    for (name, target) in [("to file", "file"), ("to folder", "folder"), ("to nothing", "none")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: target)
    }
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)

    let entries = try Folder.entries(in: folder.path)
    #expect(Set(entries.filter(\.isFolder).map(\.name)) == ["folder", "to folder"])
    let links: Set = ["to file", "to folder", "to nothing"]
    #expect(Set(entries.filter(\.isLink).map(\.name)) == links)
    #expect(Set(entries.filter(\.isSpecial).map(\.name)) == links.union(["pipe"]))
    #expect(File.isLink(folder.path("to nothing")) && !File.isLink(folder.path("file")))
  }

  @Test func `has another one in it wherever links lead`() throws {
    try Folder.create(folder.path("a/b"))
    try Folder.create(folder.path("ab"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "a")
    func contains(_ outer: String, _ inner: String) -> Bool {
      Folder.contains(folder.path(outer), folder.path(inner))
    }
    #expect(contains("a", "a/b") && contains("a", "a") && contains("link", "a/b"))
    #expect(contains("a", "link/b") && Folder.contains("/", folder.path))
    #expect(!contains("a", "ab") && !contains("a/b", "a") && !contains("none", "a"))
  }

  @Test func `that exists is left alone, as is a link to one`() throws {
    let path = folder.path("old")
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o750])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: path)

    try Folder.create(path)
    try Folder.create(folder.path("link"))

    #expect(try mode(of: path) == 0o750)
  }

  @Test func `is not created without its parents if they may not be created`() {
    let path = folder.path("a/b")

    #expect(throws: FileKit.SystemError("mkdir", path: path, code: ENOENT)) {
      try Folder.create(path, withParents: false)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("a")))
  }

  @Test func `is not created where a file has its name`() throws {
    let path = try folder.write("text", to: "file")

    let error = #expect(throws: FileKit.SystemError.self) { try Folder.create(path) }

    #expect(error?.isExisting == true && error?.path == path)
  }

  @Test func `is not created below a file`() throws {
    let path = try folder.write("text", to: "file") + "/a"

    #expect(throws: FileKit.SystemError("mkdir", path: path, code: ENOTDIR)) {
      try Folder.create(path)
    }
  }

  @Test func `that cannot be created is named, even a parent`() throws {
    // Even root cannot create anything there.
    #expect(throws: FileKit.SystemError("mkdir", path: "/proc/nowhere", code: ENOENT)) {
      try Folder.create("/proc/nowhere/at/all")
    }
  }

  @Test func `lists everything in it with its kind, hidden files too`() throws {
    try folder.write("text", to: ".file")
    try Folder.create(folder.path("inner"))

    let entries = try Folder.entries(in: folder.path)

    let listed = entries.map { "\($0.name) \($0.isFolder)" }
    #expect(listed.sorted() == [".file false", "inner true"])
  }

  @Test func `that cannot be read is named`() throws {
    let path = folder.path("missing")

    #expect(throws: FileKit.SystemError("opendir", path: path, code: ENOENT)) {
      try Folder.entries(in: path)
    }
  }

  @Test(arguments: [("/a/b", "/a"), ("/a", "/"), ("a", "."), ("a/b/c", "a/b")])
  func `is found by the path of a file in it`(file: String, folder: String) {
    #expect(Folder.path(of: file) == folder)
  }
}

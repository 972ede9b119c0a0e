import Foundation
import TestSupport
import Testing

@testable import FileKit

@Suite("A replaced file") struct ReplacedFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("old content", to: "file")
  }

  private func replace(_ name: String) throws {
    let file = try #require(try ReplacedFile(at: folder.path(name)))
    try file.replaceContent(with: "new".utf8.span.bytes)
  }

  private func text(of name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test(arguments: [0o600, 0o640, 0o664, 0o444, 0o755])
  func `keeps its permissions`(mode: Int) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.path("file"))

    try replace("file")

    let now = try FileManager.default.attributesOfItem(atPath: folder.path("file"))
    #expect(try now[.posixPermissions] as? Int == mode && text(of: "file") == "new")
    #expect(Folder.names(in: folder.path) == ["file"])
  }

  @Test func `is the one that a link leads to, however far`() throws {
    try Folder.create(folder.path("other"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("other/link"), withDestinationPath: "../file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "other/link")

    try replace("link")

    #expect(try text(of: "file") == "new")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link"))
    #expect(target == "other/link" && Folder.names(in: folder.path("other")) == ["link"])
  }

  @Test(arguments: ["new", String(repeating: "long ", count: 50_000)])
  func `keeps its other names`(content: String) throws {
    try File.link(folder.path("file"), as: folder.path("second"))

    let file = try #require(try ReplacedFile(at: folder.path("file")))
    try file.replaceContent(with: content.utf8.span.bytes)

    #expect(try text(of: "file") == content && text(of: "second") == content)
    #expect(File.areSame(folder.path("file"), folder.path("second")))
    #expect(Set(Folder.names(in: folder.path)) == ["file", "second"])
  }

  @Test(arguments: Obstacle.behindLinks)
  func `is a file`(obstacle: Obstacle) throws {
    let path = folder.path("x")
    try obstacle.make(at: path)

    let fault = #expect(throws: FileFault.self) { _ = try ReplacedFile(at: path) }

    #expect(
      fault?.sentence(about: "x") == "x \(obstacle.predicate(followingLinks: true)).")
  }

  @Test func `exists`() throws {
    let file = try ReplacedFile(at: folder.path("nothing"))
    #expect(file == nil)
  }
}

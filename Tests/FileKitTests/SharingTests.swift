import TestSupport
import Testing

@testable import FileKit

@Suite("A file among programs") struct SharingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A program that another test is starting has the files of this process for a moment.
  @Test func `is being written for as long as somebody has it open for that`() async throws {
    let path = try folder.write("text", to: "file")
    #expect(try await eventually { try !Descriptor(opening: path).isBeingWritten })

    let writer = try Descriptor(opening: path, forWriting: true)
    #expect(try Descriptor(opening: path).isBeingWritten)
    _ = consume writer
    #expect(try await eventually { try !Descriptor(opening: path).isBeingWritten })
  }

  @Test func `is open elsewhere for as long as somebody only reads it`() async throws {
    let path = try folder.write("text", to: "file")
    let file = try Descriptor(opening: path)
    #expect(try await eventually { !file.isOpenElsewhere })

    let reader = try Descriptor(opening: path)
    #expect(file.isOpenElsewhere && !file.isBeingWritten)
    _ = consume reader
    #expect(try await eventually { !file.isOpenElsewhere })
  }

  @Test func `may have two names, and its folder has both`() throws {
    let path = try folder.write("text", to: "file")
    try File.link(path, as: folder.path("other"))
    _ = try folder.write("text", to: "third")

    #expect(File.areSame(path, folder.path("other")))
    #expect(!File.areSame(path, folder.path("third")))
    #expect(!File.areSame(path, folder.path("none")))
    #expect(Set(Folder.names(in: folder.path)) == ["file", "other", "third"])
    #expect(Folder.names(in: folder.path("none")) == [])
  }
}

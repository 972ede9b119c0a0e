import Foundation
import TestSupport
import Testing

@testable import FileKit

@Suite("A file of another program") struct ForeignFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: Obstacle.allCases, [false, true])
  func `is nothing else, which is neither waited for nor followed`(
    obstacle: Obstacle, followingLinks: Bool
  ) throws {
    let path = folder.path("x")
    try obstacle.make(at: path)
    if followingLinks, obstacle == .link { return }

    let fault = #expect(throws: FileFault.self) {
      try ForeignFile.content(of: path, atMost: 1000, followingLinks: followingLinks)
    }

    let predicate = obstacle.predicate(followingLinks: followingLinks)
    #expect(fault?.sentence(about: "x") == "x \(predicate).")
    #expect(fault?.reason == "it \(predicate)" && fault?.isMissing == false)
  }

  @Test func `is found through a link on request`() throws {
    try Obstacle.link.make(at: folder.path("x"))

    let bytes = try ForeignFile.content(of: folder.path("x"), atMost: 7, followingLinks: true)

    #expect(String(decoding: bytes, as: UTF8.self) == "Secret\n")
  }

  @Test(arguments: [(0, true), (4, true), (5, true), (6, false), (200_000, false)])
  func `has no more bytes than the limit`(size: Int, isRead: Bool) throws {
    let path = try folder.write(String(repeating: "x", count: size), to: "x")

    let bytes = Result { () throws(FileFault) in
      try ForeignFile.content(of: path, atMost: 5)
    }

    #expect(try isRead ? bytes.get().count == size : bytes == .failure(.tooLarge(5)))
  }

  @Test(arguments: [
    (5, "5 bytes"), (1 << 10, "1 KB"), (200 << 10, "200 KB"), (64 << 20, "64 MB"),
    (1 << 30, "1 GB"), (1000, "1000 bytes"),
  ])
  func `that is too large is reported with the limit`(limit: Int, text: String) {
    #expect(FileFault.tooLarge(limit).sentence(about: "x") == "x has more than \(text).")
  }

  @Test func `that grows beyond the limit is read no further`() throws {
    let path = try folder.write("abc", to: "x")
    let file = try ForeignFile(at: path, atMost: 3)
    try folder.write("abcd", to: "x")

    #expect(throws: FileFault.tooLarge(3)) { try file.read() }
  }

  @Test func `is read from any byte on`() throws {
    let file = try ForeignFile(at: try folder.write("abcde", to: "x"), atMost: 100)

    try file.skip(to: 3)

    #expect(try file.read() == Array("de".utf8) && file.position == 5)
    #expect(try file.read() == [])
  }

  @Test func `that is missing is reported as missing`() throws {
    let path = folder.path("x")

    let fault = #expect(throws: FileFault.self) { try ForeignFile.content(of: path, atMost: 5) }

    #expect(fault?.isMissing == true)
    #expect(fault?.sentence(about: "x") == "x cannot be read: No such file or directory.")
  }

  @Test func `with a name that is not UTF-8 is no missing file`() throws {
    let bytes = Array(folder.path("a").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
    let number = open(bytes, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    try #require(number >= 0)
    close(number)

    let name = try #require(Folder.names(in: folder.path).first)
    let fault = #expect(throws: FileFault.self) {
      try ForeignFile.content(of: folder.path(name), atMost: 5)
    }

    #expect(fault == .unreadableName)
    #expect(fault?.sentence(about: "a") == "a has a name that is not UTF-8, so rename it.")
  }

  @Test func `has a time in any year`() {
    let seconds = [Int.min, -1, 0, 9_223_372_036, 9_223_372_037, 10_413_792_000, .max]
    let marks = seconds.map { second in
      var status = stat()
      status.st_mtim = timespec(tv_sec: second, tv_nsec: 999_999_999)
      status.st_ctim = status.st_mtim
      return FileMark(status)
    }

    #expect(marks.map(\.modified.seconds) == seconds && Set(marks).count == seconds.count)
    #expect(marks.map(\.changed).sorted() == marks.map(\.changed))
    _ = marks.map(\.modified.fingerprint)
  }
}

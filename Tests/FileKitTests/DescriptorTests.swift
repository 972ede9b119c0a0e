import Foundation
import TestSupport
import Testing

@testable import FileKit

@Suite("A descriptor") struct DescriptorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `creates a file for its owner alone, and writes and reads all of it`() throws {
    let path = folder.path("new")
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }

    try Descriptor(creating: path).write(bytes.span.bytes)

    #expect(try Descriptor(opening: path).readAll(limit: bytes.count) == bytes)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `creates no file over an existing one or over a link`() throws {
    let path = try folder.write("old", to: "old")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("nothing"))

    for name in [path, folder.path("link")] {
      #expect(throws: FileKit.SystemError("open", path: name, code: EEXIST)) {
        _ = try Descriptor(creating: name)
      }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }

  @Test(arguments: [(0, true), (4, true), (5, true), (6, false), (100_000, false)])
  func `reads a file up to a limit and refuses a longer one`(size: Int, isRead: Bool) throws {
    let path = try folder.write(String(repeating: "x", count: size), to: "file")

    let bytes = try Descriptor(opening: path).readAll(limit: 5)

    #expect(bytes?.count == (isRead ? size : nil))
  }

  @Test(arguments: [(5, true), (6, false), (20_000, false)])
  func `keeps a limit where the size is unknown`(size: Int, isRead: Bool) throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let output = Descriptor(adopting: ends[1], path: "")
    try output.write([UInt8](repeating: 1, count: size).span.bytes)
    close(consume output)
    let input = Descriptor(adopting: ends[0], path: "")

    #expect(try input.readAll(limit: 5)?.count == (isRead ? size : nil))
  }

  @Test func `reads at most as many bytes as requested, and none at the end`() throws {
    let file = try Descriptor(opening: try folder.write("abcde", to: "file"))

    #expect(try file.read(atMost: 3) == Array("abc".utf8))
    #expect(try file.read(atMost: 3) == Array("de".utf8))
    #expect(try file.read(atMost: 3) == [])
  }

  @Test func `reports a full device`() throws {
    let full = try Descriptor(opening: "/dev/full", forWriting: true)

    #expect(throws: FileKit.SystemError("write", path: "/dev/full", code: ENOSPC)) {
      try full.write([1, 2, 3].span.bytes)
    }
  }

  @Test func `reports a missing file as missing`() throws {
    let path = folder.path("nothing")

    let error = #expect(throws: FileKit.SystemError.self) { _ = try Descriptor(opening: path) }

    #expect(error?.isMissing == true && error?.path == path && error?.call == "open")
  }

  @Test func `follows a link only where that is allowed`() throws {
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: try folder.write("text", to: "file"))

    #expect(try Descriptor(opening: link).readAll(limit: 10) == Array("text".utf8))
    #expect(throws: FileKit.SystemError("open", path: link, code: ELOOP)) {
      _ = try Descriptor(opening: link, followingLinks: false)
    }
  }

  @Test func `does not wait for the other end of a pipe on request, and detects a pipe`()
    throws
  {
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)

    let pipe = try Descriptor(opening: path, waiting: false)
    let file = try Descriptor(opening: try folder.write("text", to: "file"))

    #expect(!pipe.isRegularFile && pipe.size == 0)
    #expect(file.isRegularFile && file.size == 4)
  }

  @Test func `closes the file at the end of its life`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let input = Descriptor(adopting: ends[0], path: "")

    close(Descriptor(adopting: ends[1], path: ""))

    #expect(try input.read(atMost: 1) == [])
  }

  @Test func `waits for room on request, and fails otherwise`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (input, output) = (ends[0], ends[1])
    defer { Foundation.close(input) }
    try #require(fcntl(output, F_SETFL, O_NONBLOCK) == 0)
    let bytes = [UInt8](repeating: 7, count: 1 << 20)

    #expect(throws: FileKit.SystemError("write", code: EAGAIN)) {
      try Descriptor.write(bytes.span.bytes, to: output)
    }
    let writer = Thread {
      try? Descriptor.write(bytes.span.bytes, to: output, waitingForRoom: true)
      Foundation.close(output)
    }
    writer.start()
    var count = 0
    while case let piece = try Descriptor.read(atMost: 1 << 16, from: input), !piece.isEmpty {
      count += piece.count
    }

    // The first write filled the pipe.
    #expect(count > bytes.count)
  }
}

/// Ends the life of a descriptor.
private func close(_ descriptor: consuming Descriptor) {}

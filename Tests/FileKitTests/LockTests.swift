import Foundation
import TestSupport
import Testing

@testable import FileKit

@Suite("A lock") struct LockTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `on a folder excludes every other open file until it is released`() throws {
    let path = folder.path
    guard let lock = try FileLock.acquire(Descriptor(folder: path)) else {
      Issue.record("Nobody else has the folder locked.")
      return
    }

    #expect(try isLocked(path))
    release(lock)
    #expect(try !isLocked(path))
  }

  @Test func `on some bytes excludes locks on any of them`() throws {
    let path = try folder.write("text", to: "file")
    let file = try Descriptor(opening: path, forWriting: true)
    guard let lock = try RangeLock.acquire(10..<20, of: file) else {
      Issue.record("Nobody else has any bytes locked.")
      return
    }

    for bytes in [10..<20, 0..<11, 19..<30, 12..<13] {
      #expect(try !canLock(bytes, of: path))
      #expect(try RangeLock.isTaken(bytes, of: Descriptor(opening: path)))
    }
    for bytes in [0..<10, 20..<30] {
      #expect(try canLock(bytes, of: path))
      #expect(try !RangeLock.isTaken(bytes, of: Descriptor(opening: path)))
    }
    release(lock)
    #expect(try canLock(10..<20, of: path))
  }

  @Test func `on some bytes needs a file that is open for writing`() throws {
    let path = try folder.write("text", to: "file")

    #expect(throws: FileKit.SystemError("fcntl", path: path, code: EBADF)) {
      _ = try RangeLock.acquire(0..<1, of: Descriptor(opening: path)) != nil
    }
  }

  @Test func `ends although a process that is being started has the file, too`() throws {
    let path = try folder.write("text", to: "file")
    let whole = try Descriptor(opening: path, forWriting: true)
    let part = try Descriptor(opening: path, forWriting: true)
    // As in the copy of this process in which a program is about to run.
    let inherited = [dup(whole.number), dup(part.number)]
    defer { for number in inherited { close(number) } }
    guard let lock = try FileLock.acquire(whole), let range = try RangeLock.acquire(0..<9, of: part)
    else {
      Issue.record("Nobody else has a lock.")
      return
    }

    release(lock)
    release(range)
    #expect(try FileLock.acquire(Descriptor(opening: path)) != nil)
    #expect(try canLock(0..<9, of: path))
  }

  private func isLocked(_ path: String) throws -> Bool {
    try FileLock.acquire(Descriptor(folder: path)) == nil
  }

  private func canLock(_ bytes: Range<Int>, of path: String) throws -> Bool {
    try RangeLock.acquire(bytes, of: Descriptor(opening: path, forWriting: true)) != nil
  }

  private func release(_ lock: consuming FileLock) {}
  private func release(_ lock: consuming RangeLock) {}
}

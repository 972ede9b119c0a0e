import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FileKit

/// The number of handled signals.
private let signals = Atomic<Int>(0)

@Suite("An interrupted call") struct InterruptTests {
  @Test func `is repeated until it succeeds`() throws {
    var calls = 0

    let result = try retryingInterrupts("read") {
      calls += 1
      errno = EINTR
      return calls < 4 ? -1 : 42
    }

    #expect(result == 42 && calls == 4)
  }

  @Test func `fails with the first other error`() {
    var calls = 0

    #expect(throws: FileKit.SystemError("read", path: "a file", code: EIO)) {
      try retryingInterrupts("read", path: "a file") {
        calls += 1
        errno = calls < 3 ? EINTR : EIO
        return -1
      }
    }
    #expect(calls == 3)
  }

  @Test func `continues a read with the later bytes`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (input, output) = (ends[0], ends[1])
    defer { for end in [input, output] { close(end) } }
    // Without SA_RESTART the signal interrupts the read.
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in signals.add(1, ordering: .relaxed) }
    var former = sigaction()
    try #require(sigaction(SIGUSR1, &action, &former) == 0)
    defer { sigaction(SIGUSR1, &former, nil) }
    let reader = Reader(of: input)
    let thread = try reader.start()

    // Most of these come while the thread waits for bytes.
    while signals.load(ordering: .relaxed) < 200 {
      pthread_kill(thread, SIGUSR1)
      sched_yield()
    }
    try Descriptor.write("late".utf8.span.bytes, to: output)
    pthread_join(thread, nil)

    #expect(try reader.result?.get() == Array("late".utf8))
  }
}

/// Reads once, on a thread of its own; the result is set when the thread has ended.
private final class Reader: @unchecked Sendable {
  private(set) var result: Result<[UInt8], FileKit.SystemError>?
  private let input: Int32

  init(of input: Int32) { self.input = input }

  func start() throws -> pthread_t {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self).toOpaque()
    let failure = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Reader>.fromOpaque(context).takeRetainedValue().read()
        return nil
      }, context)
    try #require(failure == 0)
    return thread
  }

  private func read() {
    // The threads of libdispatch, from which this one inherits its mask, block all signals.
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, SIGUSR1)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    result = Result { () throws(FileKit.SystemError) in
      try Descriptor.read(atMost: 10, from: input)
    }
  }
}

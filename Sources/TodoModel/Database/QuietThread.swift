internal import Glibc

/// A thread for long work that nobody waits for.
enum QuietThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs a body on a new thread that leaves the processor and the disk to others. Nil when there is
  /// no thread to be had.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result? {
    await withCheckedContinuation { continuation in
      let work = Unmanaged.passRetained(Work { continuation.resume(returning: body()) })
      var thread = pthread_t()
      let code = pthread_create(&thread, nil, start, work.toOpaque())
      guard code == 0 else {
        work.release()
        return continuation.resume(returning: nil)
      }
      pthread_detach(thread)
    }
  }

  private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    { pointer in
      // On Linux this concerns only the calling thread, and its turn at the disk as well. Not the last
      // place: it may hold a lock of SQLite's that the screen waits for.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
      if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }
}

internal import Glibc

/// A thread for long work that nobody waits for.
enum QuietThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Written by the thread and read after its end.
  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }

  /// Runs a body on a new thread that leaves the processor and the disk to others, and waits for its end.
  /// Nil when there is no thread to be had.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
    let box = Box<Result>()
    let work = Unmanaged.passRetained(Work { box.value = body() })
    var thread = pthread_t()
    guard pthread_create(&thread, nil, start, work.toOpaque()) == 0 else {
      work.release()
      return nil
    }
    pthread_join(thread, nil)
    return box.value
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

internal import Glibc

/// A thread for long work in the background.
enum QuietThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Written by the thread and read after its end.
  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }

  /// Runs a body on a new thread of low priority for processor and disk, and waits for its end.
  /// Returns nil when no thread can be created.
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
      // On Linux this affects only the calling thread, and its priority for the disk as well. Not
      // the lowest priority: it may hold a lock of SQLite's that the screen waits for.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
      if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }
}

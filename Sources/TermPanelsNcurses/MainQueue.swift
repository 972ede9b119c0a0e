import CTerminalGuard
import Dispatch  // Links the library whose main queue is run here.
import Glibc

/// The main actor's work, for a program or a part of one that has no screen and so no loop.
@MainActor public enum MainQueue {
  /// Runs work to its end, and the main actor's other work meanwhile, on the main thread.
  ///
  /// - Returns: What the work returns.
  /// - Throws: What the work throws.
  public static func wait<Result>(for work: @escaping @MainActor () async throws -> Result) throws
    -> Result
  {
    var result: Swift.Result<Result, any Error>?
    Task { @MainActor in
      do { result = .success(try await work()) } catch { result = .failure(error) }
    }
    var queue = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      if let result { return try result.get() }
      poll(&queue, 1, -1)
      run()
    }
  }

  /// Becomes readable when there is work.
  static var descriptor: Int32 { _dispatch_get_main_queue_handle_4CF() }

  /// Runs the waiting work.
  static func run() {
    var count: UInt64 = 0
    // Emptied first: work that comes while the queue runs must wake the next wait.
    _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
    _dispatch_main_queue_callback_4CF(nil)
  }

  /// Runs the waiting work, and what follows from it on this queue, to its end.
  ///
  /// - Parameter seconds: The seconds to wait for the first piece of work.
  /// - Returns: Whether there was any.
  public static func finish(within seconds: Double = 0) -> Bool {
    var queue = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var timeout = milliseconds(seconds)
    var wasBusy = false
    while poll(&queue, 1, timeout) > 0 {
      run()
      (timeout, wasBusy) = (0, true)
    }
    return wasBusy
  }

  /// The time for poll to wait for a number of seconds. Rounded up: if poll returned a moment too
  /// early, it would only have to wait again.
  nonisolated static func milliseconds(_ seconds: Double?) -> Int32 {
    seconds.map { Int32((min(max(0, $0), 1e6) * 1000).rounded(.up)) } ?? -1
  }
}

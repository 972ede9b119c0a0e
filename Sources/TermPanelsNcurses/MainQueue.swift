import CTerminalGuard
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
    var queue = pollfd(
      fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
    while true {
      if let result { return try result.get() }
      poll(&queue, 1, -1)
      _dispatch_main_queue_callback_4CF(nil)
    }
  }
}

import Synchronization
import TodoCommands

/// Work outside the main actor whose progress the screen shows, and which a person can cancel.
final class LongWork: Sendable {
  /// The error that ends cancelled work.
  struct Cancelled: Error {}

  private struct State {
    var progress = ExchangeProgress()
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// The progress so far.
  var progress: ExchangeProgress { state.withLock { $0.progress } }

  /// Whether the work is no longer wanted.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Requests the end of the work. Its next report of progress throws.
  func cancel() { state.withLock { $0.isCancelled = true } }

  /// Keeps the progress for the screen. Throws ``Cancelled`` once the work is cancelled.
  func report(_ progress: ExchangeProgress) throws {
    let isCancelled = state.withLock { state in
      state.progress = progress
      return state.isCancelled
    }
    if isCancelled { throw Cancelled() }
  }
}

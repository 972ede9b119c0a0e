/// Timers of a store that run when a test lets them.
@MainActor
final class ManualTimers {
  private var started: [(id: Int, seconds: Double, action: @MainActor () -> Void)] = []
  private var count = 0

  /// Starts a timer, as a `StoreTimer`.
  func start(
    _ seconds: Double, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    count += 1
    started.append((count, seconds, action))
    return { [self, count] in started.removeAll { $0.id == count } }
  }

  /// The seconds of the timers that are running.
  var running: [Double] { started.map(\.seconds) }

  /// Lets the time of all running timers pass.
  func pass() {
    let due = started
    started = []
    for timer in due { timer.action() }
  }
}

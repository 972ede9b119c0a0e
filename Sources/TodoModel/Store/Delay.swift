/// An action that is run later: only that of the last start.
@MainActor
final class Delay {
  /// Runs the actions; without it none is run.
  var timer: StoreTimer?

  private var cancellation: (@MainActor () -> Void)?

  /// Whether an action is still to be run.
  var isRunning: Bool { cancellation != nil }

  /// Runs an action after a number of seconds, in place of one that is still to be run.
  func start(seconds: Double, _ action: @escaping @MainActor () -> Void) {
    cancel()
    cancellation = timer?(seconds) { [weak self] in
      self?.cancellation = nil
      action()
    }
  }

  /// Drops the action.
  func cancel() {
    cancellation?()
    cancellation = nil
  }
}

internal import Dispatch

/// Runs an actor's work on a queue of its own, so that a write that waits for a lock or the disk
/// never occupies a thread of Swift's cooperative pool.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// With `usesMainQueue` the work runs on the main queue, in turn with the work of the screen.
  init(label: String, usesMainQueue: Bool = false) {
    queue = usesMainQueue ? .main : DispatchQueue(label: label, qos: .userInitiated)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

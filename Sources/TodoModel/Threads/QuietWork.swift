internal import SQLiteKit

/// Work on a quiet thread that can be interrupted, and awaited from several places.
///
/// It is an actor on a queue of its own rather than a `Task` or a continuation, which are resumed
/// in Swift's thread pool: once that pool has had work, the system attends to it every second, and
/// an idle app must make no system call.
actor QuietWork<Outcome: Sendable> {
  private let executor = QueueExecutor(label: "todo-store-quiet")
  private nonisolated let interrupter = Interrupter()
  private let body: @Sendable (Interrupter) -> Outcome
  private var result: Outcome?
  private var isOver = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Work that begins when its outcome is first requested. It must check the interrupter to see
  /// whether it is still wanted.
  init(_ body: @escaping @Sendable (Interrupter) -> Outcome) { self.body = body }

  /// Makes the work end as soon as it can.
  nonisolated func interrupt() { interrupter.interrupt() }

  /// The outcome of the work, once it is over; nil when no thread could be created.
  func outcome() -> Outcome? {
    if !isOver {
      result = QuietThread.run { [body, interrupter] in body(interrupter) }
      isOver = true
    }
    return result
  }
}

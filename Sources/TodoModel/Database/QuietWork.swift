internal import SQLiteKit

/// Work on a quiet thread that can be interrupted, and waited for from several places.
///
/// It is an actor on a queue of its own rather than a `Task` or a continuation, which are resumed in
/// Swift's pool of threads: once that has had anything to do, the system looks after it every second, and
/// an app that nobody uses makes no system call.
actor QuietWork<Outcome: Sendable> {
  private let executor = QueueExecutor(label: "todo-store-quiet")
  private nonisolated let interrupter = Interrupter()
  private let body: @Sendable (Interrupter) -> Outcome
  private var result: Outcome?
  private var isOver = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Work that begins when its outcome is first asked for. It has to ask the interrupter whether it is
  /// still wanted.
  init(_ body: @escaping @Sendable (Interrupter) -> Outcome) { self.body = body }

  /// Lets the work end as soon as it can.
  nonisolated func interrupt() { interrupter.interrupt() }

  /// What came of the work, once it is over; nil when there was no thread to be had.
  func outcome() -> Outcome? {
    if !isOver {
      result = QuietThread.run { [body, interrupter] in body(interrupter) }
      isOver = true
    }
    return result
  }
}

/// The work that a program has requested, done as a task on the main actor, one piece after the
/// other.
@MainActor final class WorkQueue {
  /// Work that has not begun.
  private var works: [@MainActor () async -> Void] = []
  /// Whether work is under way or waits.
  private(set) var isBusy = false

  /// Adds work, to be done after all work added before.
  func append(_ work: @escaping @MainActor () async -> Void) {
    works.append(work)
    guard !isBusy else { return }
    isBusy = true
    // One task for all: waiting for another task leaves the main queue for a moment, which a
    // recording would take for the end of the work.
    Task { @MainActor in
      while !works.isEmpty { await works.removeFirst()() }
      isBusy = false
    }
  }
}

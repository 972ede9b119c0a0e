/// The work that a program has requested, done as a task on the main actor, one piece after the
/// other.
@MainActor final class WorkQueue {
  private struct Work {
    let holdsInput: Bool
    let body: @MainActor () async -> Void
  }

  private let input: HeldInput
  /// Work that has not begun.
  private var works: [Work] = []
  /// Whether work is under way or waits.
  private(set) var isBusy = false

  init(_ input: HeldInput) { self.input = input }

  /// Adds work, to be done after all work added before.
  ///
  /// - Parameters:
  ///   - holdsInput: Whether input for the panel in front waits until the work is done.
  ///   - isUnconditional: Whether all input waits, whatever is in front.
  ///   - body: The work.
  func append(
    holdsInput: Bool, isUnconditional: Bool, _ body: @escaping @MainActor () async -> Void
  ) {
    let holdsInput = holdsInput || isUnconditional
    if holdsInput { input.beginRequest(isUnconditional: isUnconditional) }
    works.append(Work(holdsInput: holdsInput, body: body))
    guard !isBusy else { return }
    isBusy = true
    // One task for all: waiting for another task leaves the main queue for a moment, which a
    // recording would take for the end of the work.
    Task { @MainActor in
      while !works.isEmpty {
        let work = works.removeFirst()
        await work.body()
        if work.holdsInput { input.endRequest() }
      }
      isBusy = false
    }
  }
}

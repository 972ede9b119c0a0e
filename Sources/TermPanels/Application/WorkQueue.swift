/// The work that a program has requested, done as a task on the main actor, one piece after the
/// other.
@MainActor final class WorkQueue {
  private struct Work {
    let holdsInput: Bool
    let body: @MainActor () async -> Void
  }

  private let input: HeldInput
  /// Whether all work holds input, whatever is in front.
  private let holdsAlways: Bool
  /// Work that has not begun.
  private var works: [Work] = []
  /// Whether work is under way or waits.
  private(set) var isBusy = false

  init(_ input: HeldInput, holdsAlways: Bool) {
    (self.input, self.holdsAlways) = (input, holdsAlways)
  }

  /// Adds work, to be done after all work added before.
  ///
  /// - Parameters:
  ///   - holdsInput: Whether input waits from now on until the work is done.
  ///   - body: The work.
  func append(holdsInput: Bool, _ body: @escaping @MainActor () async -> Void) {
    let holdsInput = holdsInput || holdsAlways
    if holdsInput { input.beginRequest(isUnconditional: holdsAlways) }
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

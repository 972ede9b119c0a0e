/// The work that a program has requested, such as saving, done as a task on the main actor: each
/// piece after all those requested before.
@MainActor public final class WorkQueue {
  private struct Work {
    let holdsInput: Bool
    let body: @MainActor () async -> Void
  }

  private let input: HeldInput
  /// Work that has not begun.
  private var works: [Work] = []
  /// Whether work is under way or waits.
  public private(set) var isBusy = false

  init(_ input: HeldInput) { self.input = input }

  /// Runs work after all work requested before: each finds the results of the ones before it,
  /// however fast the keys came. The program continues meanwhile; a dialogue takes its next line
  /// when all work is done.
  ///
  /// - Parameters:
  ///   - holdingInput: Whether keys and pastes for the panel in front wait until the work is done,
  ///     because they are meant for the screen that comes then. Only commands that work below
  ///     modals work meanwhile, on keys that type nothing; the mouse is ignored.
  ///   - work: The work.
  public func perform(holdingInput: Bool = false, _ work: @escaping @MainActor () async -> Void) {
    let holdsInput = holdingInput || input.isUnconditional
    if holdsInput { input.beginRequest() }
    works.append(Work(holdsInput: holdsInput, body: work))
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

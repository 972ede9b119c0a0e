/// The work that a program has requested, such as saving, done as a task on the main actor: each
/// piece after all those requested before.
@MainActor public final class WorkQueue {
  private struct Work {
    let holdsInput: Bool
    let body: @MainActor () async -> Void
  }

  /// Seconds for which a frame waits for work. Most work is done sooner, and one frame then shows
  /// the key and its result; two would take twice as long over a slow link.
  private static let patience = 0.008

  private let input: HeldInput
  private let clock: any FrameClock
  /// Work that has not begun.
  private var works: [Work] = []
  /// Whether work is under way or waits.
  public private(set) var isBusy = false
  /// The moment at which it became busy.
  private var begin = 0.0

  init(_ input: HeldInput, clock: any FrameClock) { (self.input, self.clock) = (input, clock) }

  /// Seconds until the next frame is drawn although the work is not done; `nil` if no frame waits
  /// for it.
  var frameDelay: Double? {
    guard isBusy, case let rest = begin + Self.patience - clock.now, rest > 0 else { return nil }
    return rest
  }

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
    begin = clock.now
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

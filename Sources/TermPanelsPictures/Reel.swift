import TermPanels
import TermPanelsRecording

/// The terminal of a ``Camera``: keeps every screen with its time.
@MainActor final class Reel: Terminal {
  let size: Size
  let colorDepth: ColorDepth
  let isReadyForOutput = true
  var theme = Theme.calm
  /// The screens so far.
  private(set) var frames: [Film.Frame] = []
  /// The clock of the screens, which belongs to the replay.
  var clock: TurnClock?
  private let work: @MainActor (Double) -> Bool

  init(size: Size, colorDepth: ColorDepth, work: @escaping @MainActor (Double) -> Bool) {
    (self.size, self.colorDepth, self.work) = (size, colorDepth, work)
  }

  /// Whether there are more screens than a film can have.
  var isFull: Bool { frames.count > Film.mostFrames }

  func start() throws(TerminalError) {}

  func stop() {}

  func events(timeout: Double?, orReadyForOutput output: Bool) -> [Event] {
    _ = work(timeout ?? 0)
    return []
  }

  func finishWork() -> Bool { work(0) }

  func present(_ grid: CellGrid, changes: Spans, cursor: Cursor?) {
    let last = frames.last
    let frame = Film.Frame(grid, cursor: cursor?.shown, time: clock?.microseconds ?? 0, after: last)
    if let last, frame.looks(like: last) { return }
    // Of several screens in one turn, only the last one is seen.
    if last?.time == frame.time { frames.removeLast() }
    frames.append(frame)
  }

  func invalidate() {}

  func suspend() {}
}

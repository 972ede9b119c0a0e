import TermPanels
import TermPanelsRecording
import Testing

@MainActor @Suite struct RecordedWorkTests {
  @Test func `work of a turn is recorded at its time, however long it takes`() throws {
    let memory = WorkingTerminal()
    let source = ManualClock()
    var text = ""
    let recorder = Recorder(memory, source: source) { text += $0 }
    try recorder.start()
    memory.memory.send(.key(.enter))
    source.now = 1
    _ = recorder.events(timeout: nil, orReadyForOutput: false)
    // The key starts work that takes two seconds, during which another key is pressed.
    memory.works = [{ source.now += 2 }]
    memory.memory.send(.key(.down))

    #expect(recorder.events(timeout: nil, orReadyForOutput: false) == [])
    #expect(recorder.clock.now == 1)
    #expect(recorder.events(timeout: nil, orReadyForOutput: false) == [.key(.down)])
    #expect(recorder.clock.now == 3)

    let recording = try Recording(text)
    #expect(recording.turns.map(\.time) == [0, 1_000_000, 1_000_000, 3_000_000])
    let again = WorkingTerminal()
    let replay = Replay(recording, on: again, source: source)
    try replay.start()
    #expect(replay.events(timeout: nil, orReadyForOutput: false) == [.key(.enter)])
    again.works = [{ source.now += 5 }]
    #expect(replay.events(timeout: nil, orReadyForOutput: false) == [])
    #expect(again.works.isEmpty && replay.clock.now == 1)
  }

  @Test func `a busy terminal does not change a recording, and gets the newest frame`()
    throws
  {
    let memory = MemoryTerminal(size: Size(width: 30, height: 8))
    var text = ""
    let recorder = Recorder(memory, source: ManualClock()) { text += $0 }
    let application = Application(terminal: recorder, clock: recorder.clock)
    try application.start(MessagePanel("Hello"))
    let first = memory.screen
    memory.isReadyForOutput = false

    for width in [20, 25] {
      memory.resize(to: Size(width: width, height: 8))
      application.turn()
    }

    #expect(memory.screen == first)
    memory.isReadyForOutput = true
    application.turn()
    #expect(memory.screen.size == Size(width: 25, height: 8))
    let recording = try Recording(text)
    #expect(recording.turns.filter { $0.frame != nil }.count == 3)
  }
}

/// A terminal with work for the main actor.
@MainActor private final class WorkingTerminal: Terminal {
  let memory = MemoryTerminal(size: Size(width: 30, height: 8))
  var works: [() -> Void] = []

  var size: Size { memory.size }
  var colorDepth: ColorDepth { memory.colorDepth }
  var isReadyForOutput: Bool { true }
  var theme = Theme.calm

  func start() {}
  func stop() {}
  func events(timeout: Double?, orReadyForOutput output: Bool) -> [Event] {
    memory.events(timeout: timeout, orReadyForOutput: output)
  }
  func finishWork() -> Bool {
    defer { works = [] }
    for work in works { work() }
    return !works.isEmpty
  }
  func present(_ grid: CellGrid, changes: Spans, cursor: Cursor?) {}
  func invalidate() {}
  func suspend() {}
}

import TermPanels
import TermPanelsRecording
import TermPanelsTesting
import Testing

@MainActor @Suite struct RecordingTests {
  @Test func `a replay shows every frame as it was recorded`() throws {
    let session = try Session(seed: 7)

    let replayed = try session.replay()

    #expect(session.frames.count > 40)
    #expect(replayed.frames == session.frames)
    #expect(replayed.divergence == nil)
  }

  @Test func `every kind of event is written and read again`() throws {
    let events: [Event] = [
      .key(.enter), .key(.control("r")), .key(.alt("x")), .key(Key(.up, [.shift, .alt, .control])),
      .key(Key(.function(12))), .key(.character("'")), .key(.character("\\")), .key(.space),
      .key(.character("\u{301}")), .key(.character("👩‍👩‍👧")), .key(.backTab), .key(.pageDown),
      .paste("two\nlines\t\"\\\u{1B}[31m\u{202E}é"), .paste(""), .resize(Size(width: 9, height: 7)),
      .background(Color(0x00_0A_FF)), .resume, .suspend,
      .mouse(MouseEvent(.press(.left), at: Point(x: 12, y: 0), [.control, .shift])),
      .mouse(MouseEvent(.drag(.right), at: Point(x: 9_999, y: 1))),
      .mouse(MouseEvent(.release(.middle), at: .zero)), .mouse(MouseEvent(.wheelUp, at: .zero)),
      .mouse(MouseEvent(.wheelDown, at: .zero, .alt)),
    ]
    let memory = MemoryTerminal(size: Size(width: 30, height: 8))
    var text = ""
    let recorder = Recorder(memory, source: ManualClock(), settings: [("day", "a b")]) {
      text += $0
    }
    try recorder.start()
    for event in events { memory.send(event) }
    _ = recorder.events(timeout: 0, orReadyForOutput: false)

    let recording = try Recording(text)

    #expect(recording.turns.last?.events == events)
    #expect(recording.settings == ["day": "a b"])
    #expect(recording.size == Size(width: 30, height: 8))
    #expect(recording.colorDepth == .indexed256)
    #expect(recording.hasMouse)
  }

  @Test func `a screen that differs is reported with its line`() throws {
    var session = try Session(seed: 3)
    let frame = try #require(session.lines.lastIndex { $0.hasPrefix("= ") })
    let turn = try #require(session.lines[..<frame].lastIndex { $0.hasPrefix("+") })
    session.lines[frame] = "= 0123456789abcdef"

    let replayed = try session.replay()

    #expect(replayed.divergence == turn + 1)
  }

  @Test(arguments: [
    (1, "", "not a recording"), (1, "{\"json\": 1}", "not a recording"),
    (1, "termpanels-recording 2", "version"),
    (2, "size 0 24", "two numbers"), (2, "size 99999999 24", "two numbers"),
    (2, "size 80", "two numbers"), (2, "colors 7", "colors must be"), (2, "set", "needs a name"),
    (2, "+5 key 'a'", "follow the size"), (2, "& key 'a'", "follow a turn"),
    (4, "+-1", "microseconds"), (4, "+99999999999999999999", "microseconds"),
    (4, "+1 key", "unknown key"), (4, "+1 key 'ab'", "one character"),
    (4, "+1 key f99", "unknown key"),
    (4, "+1 key C-", "unknown key"), (4, "+1 explode", "unknown event"),
    (4, "+1 paste \"a", "quotation marks"), (4, "+1 paste \"a\"b\"", "escaped"),
    (4, "+1 paste \"\\u{110000}\"", "not a character"), (4, "+1 paste \"\\x\"", "unknown escape"),
    (4, "+1 paste \"\u{1B}\"", "escaped"), (4, "+1 paste \"\\u{41\"", "not a character"),
    (4, "+1 background 12345g", "six digits"), (4, "+1 resize 0 0", "two numbers"),
    (2, "mouse yes", "unknown line"), (4, "+1 mouse", "unknown mouse event"),
    (4, "+1 mouse press 1 2", "unknown mouse event"),
    (4, "+1 mouse press left 1", "unknown mouse event"),
    (4, "+1 mouse jump left 1 2", "unknown mouse event"),
    (4, "+1 mouse press thumb 1 2", "unknown mouse event"),
    (4, "+1 mouse wheelup -1 2", "unknown mouse event"),
    (4, "+1 mouse wheelup 1 10000", "unknown mouse event"),
    (4, "+1 mouse press left x 1 2", "unknown mouse event"),
    (4, "= 0123", "16 digits"), (4, "= 0123456789abcdef\n= 0123456789abcdef", "one screen"),
    (4, "size 80 24", "unknown line"), (4, "\u{0}", "unknown line"),
  ])
  func `an invalid line is reported with its number`(
    line: Int, text: String, problem: String
  ) {
    let start = ["termpanels-recording 1", "size 80 24", "+0"].prefix(line - 1)

    let error = #expect(throws: RecordingError.self) {
      try Recording((start + [text, ""]).joined(separator: "\n"))
    }

    let isSecond = problem == "one screen"
    #expect(error?.line == (isSecond ? line + 1 : line))
    #expect(error?.problem.contains(problem) == true)
  }

  @Test func `a line that a full disk has cut off is left out`() throws {
    let whole = "termpanels-recording 1\nsize 80 24\n+0\n+5 key 'a'\n"

    let recording = try Recording(whole + "+7 key 'b")

    #expect(try recording.turns.count == Recording(whole).turns.count)
  }

  @Test func `a replay refuses a terminal that is too small`() throws {
    let recording = try Session(seed: 1).recording
    let memory = MemoryTerminal(size: Size(width: 20, height: 5))
    let replay = Replay(recording, on: memory)

    #expect(throws: TerminalError.self) { try replay.start() }
    #expect(!memory.isStarted)
  }

  @Test func `a replay at speed takes its time, and one in steps waits for keys`() throws {
    let recording = try Recording(
      """
      termpanels-recording 1
      size 40 8
      +0
      +4000000 key down
      +1000000 key down
      """)
    let memory = MemoryTerminal(size: Size(width: 40, height: 8))
    let source = ManualClock()
    let fast = Replay(recording, on: memory, pace: .speed(2), source: source)
    try fast.start()

    source.now = 1.9
    #expect(fast.events(timeout: nil, orReadyForOutput: false) == [])
    source.now = 2.1
    #expect(fast.events(timeout: nil, orReadyForOutput: false) == [.key(.down)])
    #expect(fast.clock.now == 4)

    let stepped = Replay(recording, on: memory, pace: .stepped, source: source)
    try stepped.start()
    source.now = 1000
    #expect(stepped.events(timeout: nil, orReadyForOutput: false) == [])
    memory.send(.key(.character("x")))
    #expect(stepped.events(timeout: nil, orReadyForOutput: false) == [])
    #expect(stepped.events(timeout: nil, orReadyForOutput: false) == [.key(.down)])
    #expect(stepped.events(timeout: nil, orReadyForOutput: false) == [])
  }

  @Test func `a finished replay passes keys through`() throws {
    let recording = try Recording("termpanels-recording 1\nsize 40 8\n+0\n+5 key down\n")
    let memory = MemoryTerminal(size: Size(width: 40, height: 8))
    let replay = Replay(recording, on: memory)
    try replay.start()
    _ = replay.events(timeout: nil, orReadyForOutput: false)

    memory.send(.key(.character("x")))

    #expect(replay.isOver)
    #expect(
      replay.events(timeout: nil, orReadyForOutput: false) == [.key(.character("x"))])
  }
}

/// A recorded random session of a program: keys, pastes and sizes, at odd moments, also in the
/// middle of fades.
@MainActor private struct Session {
  var lines: [String] = []
  private(set) var frames: [CellGrid] = []
  private(set) var divergence: Int?

  var recording: Recording {
    get throws { try Recording(lines.joined(separator: "\n")) }
  }

  init(seed: UInt64) throws {
    var generator = Steps(state: seed)
    let memory = MemoryTerminal(size: Size(width: 50, height: 12))
    let source = ManualClock()
    source.now = 1234.567_891_3
    var text = ""
    let recorder = Recorder(memory, source: source) { text += $0 }
    let application = Application(terminal: recorder, clock: recorder.clock)
    application.mouseMode = .full
    try application.start(Session.program())
    frames.append(memory.screen)
    for _ in 0..<120 {
      source.now += Double(generator.next() % 90_000_007) / 1e9
      switch generator.next() % 10 {
      case 0: memory.send(.key(.escape))
      case 1, 2: memory.send(.key(.down))
      case 3: memory.send(.key(.enter))
      case 4: memory.send(.paste("a\nb"))
      case 5:
        memory.resize(to: Size(width: 40 + Int(generator.next() % 20), height: 12))
      case 6:
        memory.send(.key(.up))
        memory.send(.key(.enter))
      case 7:
        let point = Point(x: Int(generator.next() % 40), y: Int(generator.next() % 12))
        for kind in [MouseEvent.Kind.press(.left), .release(.left), .press(.left), .release(.left)]
        {
          memory.send(.mouse(MouseEvent(kind, at: point)))
        }
      case 8: memory.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 5, y: 5))))
      default: break
      }
      application.turn()
      frames.append(memory.screen)
    }
    application.update()
    _ = recorder.events(timeout: 0, orReadyForOutput: false)
    recorder.stop()
    lines = text.split(separator: "\n").map(String.init)
  }

  /// Runs the recording on a memory terminal.
  func replay() throws -> Session {
    let recording = try recording
    let memory = MemoryTerminal(size: recording.size)
    let replay = Replay(recording, on: memory, patience: 0)
    let application = Application(terminal: replay, clock: replay.clock)
    application.mouseMode = .full
    var copy = self
    copy.frames = []
    try application.start(Session.program())
    copy.frames.append(memory.screen)
    while copy.frames.count < frames.count {
      application.turn()
      copy.frames.append(memory.screen)
    }
    while !replay.isOver { application.turn() }
    copy.divergence = replay.divergence
    return copy
  }

  /// Rows that push themselves, with a fade.
  private static func program() -> Panel {
    let list = ListPanel(content: (1...30).map { RecordedRow("Row \($0)") })
    let pushing = Pushing()
    list.title = "Rows"
    list.delegate = pushing
    list.commands = {
      _ = pushing; return []
    }
    return NavigationPanel(root: list)
  }
}

@MainActor private final class Pushing: ListDelegate {
  func selectionTitle(in list: ListPanel<ObjectIdentifier>) -> String? { "open" }

  func list(
    _ list: ListPanel<ObjectIdentifier>, didSelectRow id: ObjectIdentifier
  ) -> ListSelectionResponse {
    let row = list.currentRowPanel as? RecordedRow
    list.navigationPanel?.push(RecordedRow(row?.name ?? "?"))
    return []
  }
}

private final class RecordedRow: Panel {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override func loadView() { view = Label(name) }
}

private struct Steps: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}

import TermPanels
import Testing

/// A terminal that records how long the program wanted to wait.
@MainActor private final class PatientTerminal: Terminal {
  let size = Size(width: 30, height: 8)
  let colorDepth = ColorDepth.indexed256
  var isReadyForOutput = true
  var theme = Theme.calm
  var waits: [Double?] = []
  var wantsOutput: [Bool] = []
  var pending: [Event] = []
  var calls: [String] = []

  func start() throws(TerminalError) { calls.append("start") }
  func stop() { calls.append("stop") }
  func invalidate() {}
  func suspend() { calls.append("suspend") }
  func present(_ grid: CellGrid, changes: Spans, cursor: Cursor?) { calls.append("present") }

  func events(timeout: Double?, orReadyForOutput output: Bool) -> [Event] {
    waits.append(timeout)
    wantsOutput.append(output)
    defer { pending = [] }
    return pending
  }
}

@MainActor @Suite struct ApplicationTests {
  private let terminal = PatientTerminal()
  private let clock = ManualClock()
  private let root = Panel()

  private func application() throws -> Application {
    let application = Application(terminal: terminal, clock: clock)
    try application.start(root)
    return application
  }

  @Test func `an idle program waits without a limit`() throws {
    let application = try application()

    application.turn()

    #expect(terminal.waits == [nil])
    #expect(terminal.wantsOutput == [false])
  }

  @Test func `a program waits no longer than until the next frame`() throws {
    let application = try application()
    application.animator.animate(duration: 1, frames: 4, update: { _ in })
    clock.now = 0.1

    application.turn()

    #expect(terminal.waits.last.flatMap { $0 }.map { abs($0 - 0.15) < 0.001 } == true)
  }

  @Test func `a program with something to show waits for a busy terminal`() throws {
    let application = try application()
    terminal.isReadyForOutput = false
    root.view.setNeedsDisplay()

    application.turn()

    #expect(terminal.wantsOutput == [true])
  }

  @Test func `the terminal is restored after a hangup`() throws {
    terminal.pending = [.hangup]

    try Application(terminal: terminal, clock: clock).run(root)

    #expect(terminal.calls.first == "start" && terminal.calls.last == "stop")
  }

  @Test func `a program that quits handles no key that came after`() throws {
    let application = try application()
    var count = 0
    application.commands = {
      [
        KeyCommand(.character("q"), title: "Quit") { application.quit() },
        KeyCommand(.character("d"), title: "Delete") { count += 1 },
      ]
    }
    terminal.pending = [.key(.character("q")), .key(.character("d"))]

    application.turn()

    #expect(count == 0)
  }

  // Rule 35
  @Test func `suspending is not an appearance change`() throws {
    let panel = CountingPanel()
    let application = Application(terminal: terminal, clock: clock)
    try application.start(panel)
    terminal.pending = [.suspend, .resume]

    application.turn()

    #expect(panel.appearances == 1)
    #expect(terminal.calls.contains("suspend"))
  }

  @Test func `its delegate is ready before it is suspended, and notified when it continues`()
    async throws
  {
    let delegate = SuspendedDelegate { [terminal] in terminal.calls.append($0) }
    let application = Application(terminal: terminal, clock: clock)
    application.delegate = delegate
    try application.start(Panel())
    terminal.calls = []
    terminal.pending = [.suspend]

    for _ in 1...20 where terminal.calls.last != "did resume" {
      application.turn()
      await Task.yield()
    }

    let calls = terminal.calls.filter { $0 != "present" }
    #expect(calls == ["will suspend", "is ready", "suspend", "did resume"])
  }
}

/// A delegate that has to finish something before the program is suspended.
private final class SuspendedDelegate: ApplicationDelegate {
  private let report: (String) -> Void

  init(_ report: @escaping (String) -> Void) { self.report = report }

  func applicationWillSuspend(_ application: Application) async {
    report("will suspend")
    await Task.yield()
    report("is ready")
  }

  func applicationDidResume(_ application: Application) { report("did resume") }
}

private final class CountingPanel: Panel {
  var appearances = 0
  override func viewWillAppear(animated: Bool) { appearances += 1 }
  override func viewWillDisappear(animated: Bool) { appearances += 1 }
}

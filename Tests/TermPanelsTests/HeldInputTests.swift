import TermPanels
import TermPanelsRecording
import TermPanelsTesting
import Testing

@MainActor @Suite("Input during a save") struct HeldInputTests {
  private let below = PromptBelowPanel()
  private let work = SlowWork()
  private let app: Harness

  private var application: Application { app.application }

  init() throws {
    app = try Harness(columns: 40, rows: 8, mouse: .full) { [below] _ in below }
  }

  /// Begins work that holds input.
  private func save() {
    application.work.perform(holdingInput: true) { [work] in await work.wait() }
  }

  private func finish() async {
    work.isOver = true
    while application.work.isBusy { await Task.yield() }
  }

  @Test func `waits for the save, and is handled before later input`() async {
    save()
    app.press(.enter, .tab, .character("q"))
    #expect(application.isHoldingInput && below.performed == [])

    await finish()
    #expect(!application.isHoldingInput)
    app.press(.up)

    #expect(below.performed == [.enter, .tab, .character("q"), .up])
  }

  @Test func `does not wait for work that does not ask for it`() async {
    application.work.perform { [work] in await work.wait() }

    app.press(.enter)

    #expect(application.work.isBusy && below.performed == [.enter])
    await finish()
  }

  @Test func `waits again when its first key saves something`() async {
    let second = SlowWork()
    application.commands = { [application] in
      [
        KeyCommand(.character("s"), title: "Save") {
          application.work.perform(holdingInput: true) { await second.wait() }
        }
      ]
    }
    save()
    app.pressTogether([.character("s"), .character("q"), .up])

    work.isOver = true
    for _ in 0..<10 {
      await Task.yield()
      application.turn()
    }
    #expect(application.isHoldingInput && below.performed == [])

    second.isOver = true
    while application.work.isBusy { await Task.yield() }
    application.turn()
    #expect(below.performed == [.character("q"), .up])
  }

  @Test func `includes a paste`() async {
    let field = TextField()
    below.view.embedSubview(field)
    field.becomeFirstResponder()
    save()
    app.paste("one ")
    app.type("two")
    #expect(field.text == "")

    await finish()
    application.turn()

    #expect(field.text == "one two")
  }

  @Test func `is lost where its target screen does not appear`() async {
    application.work.perform(holdingInput: true) { [work, application] in
      await work.wait()
      application.discardHeldInput()
    }
    app.press(.enter, .tab)

    await finish()
    app.press(.up)

    #expect(below.performed == [.up])
  }

  @Test func `does not include the answer to a question of the work`() async {
    let question = PromptBelowPanel()
    application.work.perform(holdingInput: true) { [work, below] in
      below.present(question)
      await work.wait()
    }
    app.press(.enter)
    for _ in 0..<10 { await Task.yield() }
    #expect(below.presentedPanel === question && application.work.isBusy)

    app.press(.tab)
    #expect(question.performed == [.tab] && below.performed == [])
    question.dismiss()
    app.press(.up)

    await finish()
    application.turn()
    #expect(question.performed == [.tab] && below.performed == [.enter, .up])
  }

  @Test func `does not include commands that always work, on keys that type nothing`() async {
    var performed: [String] = []
    application.commands = {
      [
        KeyCommand(
          id: "save", keys: [], sequences: ["ctrl-x s"], title: "Save", worksBelowModals: true
        ) { performed.append("save") },
        KeyCommand(.character("x"), title: "Exit", worksBelowModals: true) {
          performed.append("exit")
        },
      ]
    }
    save()

    app.press(.character("x"), .control("x"), .character("s"), .control("x"), .character("q"))
    #expect(performed == ["save"] && application.isHoldingInput)

    await finish()
    application.turn()
    #expect(performed == ["save", "exit"])
    #expect(app.screen.contains("^X q does nothing"))
  }

  @Test func `does not keep the program from quitting after the save`() async {
    save()

    app.press(.character("q"), .control("c"))
    #expect(application.isQuitting && application.isRunning)

    await finish()
    application.turn()
    #expect(!application.isRunning && below.performed == [])
  }

  @Test func `has no hints`() async {
    #expect(application.keyHints.map(\.word) == Array(repeating: "below", count: 6))
    save()
    #expect(application.keyHints == [])
    #expect(application.activeCommands.allSatisfy { $0.command.worksBelowModals })
    await finish()
  }

  @Test func `does not include the mouse, which points at the screen`() async throws {
    var presses = 0
    let button = Button("Press")
    button.action = { presses += 1 }
    below.view.embedSubview(button)
    application.turn()
    save()

    try app.click(on: "Press")
    await finish()
    application.turn()
    #expect(presses == 0)

    try app.click(on: "Press")
    #expect(presses == 1)
  }

  @Test func `is handled at the same moment in a replay`() async throws {
    let memory = MemoryTerminal(size: Size(width: 30, height: 8))
    var text = ""
    let recorder = Recorder(memory, source: ManualClock()) { text += $0 }
    let recorded = try SavingProgram(recorder, recorder.clock)
    for keys in [[Key.character("s")], [.character("a"), .character("b")], [.character("a")]] {
      for key in keys { memory.send(.key(key)) }
      recorded.application.turn()
    }
    recorded.work.isOver = true
    for _ in 0..<10 {
      await Task.yield()
      recorded.application.turn()
    }
    recorder.stop()
    #expect(recorded.label.text == "saved, a, b, a")

    let replay = Replay(
      try Recording(text), on: MemoryTerminal(size: memory.size), source: ManualClock())
    let replayed = try SavingProgram(replay, replay.clock)
    for turn in 0..<100 where !replay.isOver {
      // The disk is slower this time.
      replayed.work.isOver = turn > 50
      replayed.application.turn()
      await Task.yield()
    }

    #expect(replay.isOver && replay.divergence == nil)
    #expect(replayed.label.text == recorded.label.text)
  }
}

/// A program that saves something on `s` and shows what was done.
@MainActor private final class SavingProgram {
  let application: Application
  let work = SlowWork()
  let label = Label()

  init(_ terminal: any Terminal, _ clock: any FrameClock) throws {
    application = Application(terminal: terminal, clock: clock)
    let panel = Panel()
    panel.view.embedSubview(label)
    panel.commands = { [unowned self] in
      [
        KeyCommand(.character("s"), title: "Save") { [unowned self] in
          application.work.perform(holdingInput: true) { [work, label] in
            await work.wait()
            label.text += "saved"
          }
        }
      ]
        + ["a", "b"].map { letter in
          KeyCommand(keys: [.character(letter)], title: "Do \(letter)") { [label] in
            label.text += ", \(letter)"
          }
        }
    }
    try application.start(panel)
  }
}

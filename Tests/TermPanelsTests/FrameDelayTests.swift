import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite("A key and its result") struct FrameDelayTests {
  private let work = SlowWork()
  private let app: Harness

  init() throws {
    let label = Label("old")
    app = try Harness(columns: 20, rows: 5) { [work] application in
      application.commands = { [unowned application] in
        [
          KeyCommand(.character("s"), title: "Save") {
            label.text = "saving"
            application.work.perform {
              await work.wait()
              label.text = "saved"
            }
          }
        ]
      }
      let panel = Panel()
      panel.view.embedSubview(label)
      return panel
    }
  }

  private func finish() async {
    work.isOver = true
    while app.application.work.isBusy { await Task.yield() }
    app.application.turn()
  }

  @Test func `are one frame if the work is done soon`() async {
    let frames = app.terminal.frameCount

    app.press(.character("s"))
    #expect(app.screen.contains("old"))

    await finish()
    #expect(app.screen.contains("saved"))
    #expect(app.terminal.frameCount == frames + 1)
  }

  @Test func `are two frames if the work takes longer`() async {
    let frames = app.terminal.frameCount

    app.press(.character("s"))
    app.run(for: 0.01)
    #expect(app.screen.contains("saving"))

    await finish()
    #expect(app.screen.contains("saved"))
    #expect(app.terminal.frameCount == frames + 2)
  }
}

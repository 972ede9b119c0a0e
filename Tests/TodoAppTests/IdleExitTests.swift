import TermPanels
import TermPanelsTesting
import Testing
import TodoApp

@MainActor @Suite struct IdleExitTests {
  let app: Harness
  let exit: IdleExit

  init() throws {
    app = try Harness(columns: 70, rows: 6) { _ in MessagePanel("Hello") }
    exit = IdleExit(app.application, after: 600)
  }

  private func wait(_ seconds: Double) {
    // In steps of a minute at most, as an idle program is woken by its timers alone.
    var rest = seconds
    while rest > 0 {
      app.clock.now += min(rest, 60)
      rest -= 60
      app.application.turn()
    }
  }

  @Test func `an idle program warns a minute before, and ends`() async throws {
    wait(539)
    #expect(!app.screen.contains("Still there?"))
    wait(2)
    #expect(
      app.screen.contains("Still there? Exiting in 1 minute. Press any key to stay."))
    #expect(!exit.hasEnded && app.application.isRunning)

    wait(60)

    #expect(exit.hasEnded)
    #expect(await app.waitUntil { !app.application.isRunning })
    #expect(exit.message.hasPrefix("The program ended after 10 minutes without input."))
  }

  @Test func `a key keeps the program running, even in the last second`() {
    wait(599)
    app.press(.character("x"))
    wait(539)
    #expect(!exit.hasEnded)
    wait(2)
    #expect(!exit.hasEnded && app.screen.contains("Still there?"))
    wait(60)
    #expect(exit.hasEnded)
  }

  @Test func `a paste counts as well`() {
    wait(300)
    app.paste("x")
    wait(599)
    #expect(!exit.hasEnded)
  }

  @Test(arguments: [
    (IdleExit.Loss.nothing, "Everything you entered is saved."),
    (.form, "Everything is saved but the text in an open form."),
    (.samples, "The samples and your changes to them are not kept."),
  ])
  func `the message names what is lost`(loss: IdleExit.Loss, sentence: String) {
    #expect(IdleExit(app.application, after: 600, losing: loss).message.hasSuffix(sentence))
  }
}

import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor struct AlertPanelTests {
  private let below = PromptBelowPanel()
  private let app: Harness

  init() throws {
    app = try Harness(columns: 44, rows: 12) { [below] _ in below }
  }

  /// An alert that asks whether to delete; `done` receives the name of the handler that was called.
  private func question(_ done: @escaping (String) -> Void = { _ in }) -> AlertPanel {
    let alert = AlertPanel(
      title: "Delete 12 to-dos?", message: "They can be brought back with Undo for a while.")
    alert.addAction(AlertAction("Delete", style: .destructive) { done("delete") })
    alert.addAction(AlertAction("Cancel", style: .cancel) { done("cancel") })
    return alert
  }

  private func present(_ alert: AlertPanel) {
    below.present(alert)
    app.application.update()
  }

  @Test func `an alert has a title, a message and its buttons, destructive ones marked`() throws {
    present(question())

    #expect(
      app.screen == """


           ╭─ Delete 12 to-dos? ────────────────╮
           │                                    │
           │ They can be brought back with Undo │
           │ for a while.                       │
           │                                    │
           │ Delete   Cancel                    │
           ╰────────────────────────────────────╯



        """)
    #expect(app.terminal.screen[5, 7].style.foreground.role == .error)
  }

  // Rule 70
  @Test func `Esc cancels; Enter deletes nothing unless that is preferred`() throws {
    var done: [String] = []
    present(question { done.append($0) })
    app.press(.escape)
    present(question { done.append($0) })
    app.press(.enter)
    let alert = question { done.append($0) }
    alert.preferredAction = alert.actions[0]
    present(alert)
    app.press(.enter)

    #expect(done == ["cancel", "cancel", "delete"])
    #expect(below.presentedPanel == nil && below.performed == [])
  }

  // Rule 70
  @Test func `Enter presses the button that has the keys`() throws {
    var done: [String] = []
    present(question { done.append($0) })

    app.press(.left, .enter)

    #expect(done == ["delete"])
  }

  // Rules 69 and 70
  @Test func `the handler runs after the dismissal, with the keys back where they were`() throws {
    let field = TextField()
    below.view.embedSubview(field, insets: Insets(bottom: 11))
    field.becomeFirstResponder()
    var seen: [Bool] = []
    let alert = AlertPanel(title: "Done")
    alert.addAction(
      AlertAction("Fine") { [below] in
        seen += [below.presentedPanel == nil, field.isFirstResponder, alert.view.window == nil]
        below.present(question())
      })
    present(alert)
    #expect(!field.isFirstResponder)

    app.press(.escape)

    #expect(seen == [true, true, true])
    #expect(below.presentedPanel is AlertPanel)
  }

  @Test func `an action that is disabled is not chosen, and Tab passes its button over`() throws {
    var done: [String] = []
    let alert = question { done.append($0) }
    alert.actions[0].isEnabled = false
    present(alert)

    app.press(.tab)
    #expect(alert.actions[1].button.isFirstResponder)
    alert.choose(alert.actions[0])

    #expect(below.presentedPanel === alert && done == [])
  }

  @Test func `buttons that do not fit side by side are stacked`() throws {
    let alert = AlertPanel(title: "Wifi")
    for title in ["Use the first one", "Use the second one", "Cancel"] {
      alert.addAction(AlertAction(title))
    }
    app.resize(columns: 24, rows: 8)
    present(alert)

    #expect(
      app.screen == """
        ╭─ Wifi ───────────────╮
        │                      │
        │ Use the first one    │
        │ Use the second one   │
        │ Cancel               │
        ╰──────────────────────╯


        """)
  }
}

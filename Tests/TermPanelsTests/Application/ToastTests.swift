import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite("A toast") struct ToastTests {
  private func start(_ toast: Toast) throws -> Harness {
    let panel = Panel()
    panel.commands = { [KeyCommand(.character("x"), title: "Do") {}] }
    let harness = try Harness(columns: 40, rows: 6) { _ in panel }
    harness.application.window.show(toast)
    harness.run(for: 0.1)
    #expect(harness.screen.contains(toast.text))
    return harness
  }

  @Test func `disappears after four seconds`() throws {
    let harness = try start(Toast("Saved"))

    harness.run(for: 5)

    #expect(!harness.screen.contains("Saved"))
  }

  @Test func `that waits for input stays until the first key after its time`() throws {
    var toast = Toast("Call Ann")
    toast.waitsForInput = true
    let harness = try start(toast)

    harness.press(.character("x"))
    harness.run(for: 30)
    #expect(harness.screen.contains("Call Ann"))

    harness.press(.character("x"))
    harness.run(for: 1)
    #expect(!harness.screen.contains("Call Ann"))
  }

  @Test func `takes the place of one that waits, and disappears in its own time`() throws {
    var toast = Toast("Call Ann")
    toast.waitsForInput = true
    let harness = try start(toast)
    harness.run(for: 10)

    harness.application.window.show(Toast("Saved"))
    harness.run(for: 5)

    #expect(!harness.screen.contains("Saved") && !harness.screen.contains("Call Ann"))
  }

  @Test func `lies on the key hints in a low window, and takes all of a narrow one`() throws {
    let navigation = NavigationPanel(root: Panel())
    let harness = try Harness(columns: 20, rows: 5) { _ in navigation }
    let toast = Toast("Deleted “Milk”", hint: ("u", "undo"))

    harness.application.window.show(toast)
    harness.application.update()
    #expect(try harness.place(of: "Delete…   u undo") == Point(x: 2, y: 4))

    harness.resize(columns: 20, rows: 8)
    #expect(try harness.place(of: "Delete…   u undo") == Point(x: 2, y: 6))
  }
}

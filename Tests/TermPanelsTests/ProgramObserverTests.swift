import TermPanels
import TermPanelsTesting
import Testing

/// Writes down the callbacks that it is notified of.
@MainActor private final class Notes: ProgramObserver {
  var lines: [String] = []

  func panel(_ panel: Panel, willReceive event: LifeCycleEvent) {
    let word = "\(event)".prefix { $0 != "(" }
    lines.append("\(panel.title ?? "\(type(of: panel))") \(word)")
  }

  func application(_ application: Application, didUpdateWith frame: FrameReport?) {}
}

@MainActor @Suite("An observer of a program") struct ProgramObserverTests {
  private let notes = Notes()
  private let root = Panel()
  private let app: Harness

  init() throws {
    root.title = "Root"
    app = try Harness(columns: 40, rows: 8) { [notes, root] application in
      application.observer = notes
      return root
    }
  }

  private func panel(_ title: String) -> Panel {
    let panel = Panel()
    panel.title = title
    return panel
  }

  @Test func `is notified of its panels from the first callback to the last`() {
    #expect(
      notes.lines == ["Root viewDidLoad", "Root willAppear", "Root isAppearing", "Root didAppear"])
    notes.lines = []
    let child = panel("Child")

    root.embedChild(child)
    root.unembedChild(child)

    #expect(
      notes.lines == [
        "Child willMove", "Child viewDidLoad", "Child willAppear", "Child isAppearing",
        "Child didAppear", "Child didMove", "Child willMove", "Child willDisappear",
        "Child didDisappear", "Child didMove",
      ])
  }

  @Test func `is notified of a presented panel and of the panels in it`() {
    let child = panel("Child")
    let container = ContainerPanel(content: child)
    container.title = "Container"
    notes.lines = []

    root.present(container)
    #expect(
      notes.lines.prefix(3) == ["Container viewDidLoad", "Child willMove", "Child viewDidLoad"])
    container.dismiss()
    #expect(notes.lines.last == "Container didDisappear")
  }

  @Test func `is notified of no panel of another program`() throws {
    let others = Notes()
    let other = panel("Other")
    notes.lines = []

    _ = try Harness(columns: 40, rows: 8) { application in
      application.observer = others
      return other
    }

    #expect(notes.lines == [])
    #expect(others.lines.first == "Other viewDidLoad")
  }

  @Test func `is notified of a panel outside the tree only if it observes that panel`() {
    notes.lines = []
    let child = panel("Child")
    let container = panel("Container")
    container.addChild(child)
    #expect(notes.lines == [])

    app.application.observe(container)
    child.didMove(toParent: container)

    #expect(notes.lines == ["Child didMove"])
  }
}

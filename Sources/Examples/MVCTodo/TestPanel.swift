import TermPanels

/// Shows how a container crossfades. Its view lends a part of itself to the container.
final class TestPanel: Panel {
  private let stage = View()
  private let container = ContainerPanel()
  private let (blue, orange) = (ColorPanel(.accent), ColorPanel(.overdue, pattern: "▒"))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Test"
    view.embedSubview(FrameView(title: "A container", content: stage))
    embedChild(container, in: stage)
  }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + [toggle("b", "blue", blue), toggle("o", "orange", orange)]
  }

  private func toggle(_ key: Character, _ name: String, _ color: Panel) -> KeyCommand {
    KeyCommand(.character(key), title: "Show \(name), or nothing", hint: name) { [container] in
      container.content = container.content === color ? nil : color
    }
  }
}

import TermPanels

extension Entry {
  static let navigationPanel = Entry(
    NavigationPanel.self, summary: "a stack of panels, with a way back",
    text: """
      A stack of panels of which the top one is visible, below a line with the path to it and above a
      line with the keys that work. The gallery is in such a panel; here is another one inside it.
      """,
    keys: [.character("p"), .character("p")]
  ) { FramedNavigationPanel() }
}

/// A navigation in a frame, which sets it apart from the one around it.
@MainActor private final class FramedNavigationPanel: Panel {
  private let content = View()
  private let navigation = NavigationPanel(root: MessagePanel("Floor 1"))

  override func loadView() {
    view = FrameView(title: "Inside", content: content)
    navigation.topPanel?.title = "Floor 1"
    embedChild(navigation, in: content)
  }

  override var childForStatus: Panel? { navigation }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + [
      KeyCommand(id: "stage.push", .character("p"), title: "Push a floor", hint: "push") {
        [unowned self] in push()
      }
    ]
  }

  private func push() {
    let name = "Floor \(navigation.panels.count + 1)"
    let floor = MessagePanel(name)
    floor.title = name
    navigation.push(floor)
  }
}

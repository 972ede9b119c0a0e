import TermPanels

extension Entry {
  static let button = Entry(
    Button.self, summary: "a word to press",
    text: """
      A word to press, with Enter or the space bar while it has the focus; its title is also the key
      hint. A disabled button takes no keys.
      """,
    keys: [.enter, .space]
  ) {
    let count = Label("Not pressed yet.", role: .secondary)
    let button = Button("Press")
    var presses = 0
    button.action = {
      presses += 1
      count.text = "Pressed \(presses) times."
    }
    return StagePanel(
      [StackView(.horizontal, [button]), count], focus: button,
      commands: [
        KeyCommand(
          id: "stage.disable", .character("d"), title: "Disable or enable the button",
          hint: "disable"
        ) {
          button.isEnabled.toggle()
        }
      ])
  }
}

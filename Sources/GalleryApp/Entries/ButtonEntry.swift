import TermPanels

extension Entry {
  static let button = Entry(
    Button.self, summary: "a word that can be pressed",
    text: """
      A word that can be pressed, with Enter or the space bar while it has the keys; its title is
      the key hint too. One that is disabled takes no keys.
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

import TermPanels

extension Entry {
  static let helpPanel = Entry(
    HelpPanel.self, summary: "every key that works now",
    text: """
      Shows every command that works at the moment, with all its keys, in columns below the headings
      of its topics. `/` filters them, and any other key says what it does, or why it does nothing.
      It is computed from the responder chain whenever it is opened, so it is always right.
      """,
    keys: [.character("?")]
  ) {
    let counter = Label("0")
    var count = 0
    return StagePanel(
      [Label("Commands are declared, never listed by hand.", role: .secondary), counter],
      commands: [
        KeyCommand(id: "stage.more", .character("+"), .up, title: "One more", hint: "more") {
          count += 1
          counter.text = "\(count)"
        },
        KeyCommand(id: "stage.less", .character("-"), .down, title: "One less", hint: "less") {
          count -= 1
          counter.text = "\(count)"
        },
      ])
  }
}

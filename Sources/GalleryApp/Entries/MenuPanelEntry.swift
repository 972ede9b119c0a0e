import TermPanels

extension Entry {
  static let menuPanel = Entry(
    MenuPanel.self, summary: "a few actions to choose one from",
    text: """
      A few actions to choose from, each with its key. A list presents the actions of its current row
      in a menu. The arrows and Enter choose an action, and so does its own key; Esc closes the menu.
      """,
    keys: [.character("m"), .down]
  ) {
    let answer = Label("Middlemarch, on the shelf.", role: .secondary)
    let stage = StagePanel([answer])
    stage.commands = { [unowned stage] in
      [
        KeyCommand(
          id: "stage.menu", .character("m"), title: "Show the actions for the book", hint: "menu"
        ) {
          [unowned stage] in
          stage.present(
            MenuPanel(
              title: "Middlemarch",
              actions: [
                RowAction(id: "book.read", .character("r"), title: "Read it") {
                  answer.text = "Being read."
                },
                RowAction(id: "book.lend", .character("l"), title: "Lend it") {
                  answer.text = "Lent."
                },
                RowAction(
                  id: "book.giveAway", .character("d"), title: "Give it away", isDestructive: true
                ) {
                  answer.text = "Given away."
                },
              ]))
        }
      ]
    }
    return stage
  }
}

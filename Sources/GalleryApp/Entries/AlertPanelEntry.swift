import TermPanels

extension Entry {
  static let alertPanel = Entry(
    AlertPanel.self, summary: "says what cannot wait, and asks what to do",
    text: """
      Says something that cannot wait and asks what to do: a title, a sentence, text fields where
      something has to be typed, and actions. Esc chooses the one that cancels. What takes something
      away never has the keys first.
      """,
    keys: [.character("d")]
  ) {
    let answer = Label("Twelve books.", role: .secondary)
    let stage = StagePanel([answer])
    stage.commands = { [unowned stage] in
      [
        KeyCommand(
          id: "stage.giveAway", .character("d"), title: "Give all books away", hint: "give away"
        ) {
          [unowned stage] in
          let alert = AlertPanel(
            title: "Give 12 books away?", message: "The library takes them as they are.")
          alert.addAction(
            AlertAction("Give away", style: .destructive) { answer.text = "No books any more." })
          alert.addAction(AlertAction("Cancel", style: .cancel) { answer.text = "Still twelve." })
          stage.present(alert)
        }
      ]
    }
    return stage
  }
}

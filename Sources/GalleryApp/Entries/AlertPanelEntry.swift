import TermPanels

extension Entry {
  static let alertPanel = Entry(
    AlertPanel.self, summary: "reports what cannot wait, and asks what to do",
    text: """
      Reports something that cannot wait and asks what to do: a title, a sentence, text fields where
      text is needed, and actions. Esc chooses the action that cancels. A destructive action never
      has the focus first.
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
            AlertAction("Give away", style: .destructive) { answer.text = "No books left." })
          alert.addAction(AlertAction("Cancel", style: .cancel) { answer.text = "Still twelve." })
          stage.present(alert)
        }
      ]
    }
    return stage
  }
}

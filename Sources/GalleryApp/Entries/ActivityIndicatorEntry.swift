import TermPanels

extension Entry {
  static let activityIndicator = Entry(
    ActivityIndicator.self, summary: "a sign that work is under way",
    text: """
      A small turning mark with a text beside it, for work of unknown length. It turns only while it
      is visible: a hidden one costs nothing. With reduced motion it stands still.
      """,
    keys: [.character("w")]
  ) {
    let indicator = ActivityIndicator("Fetching books")
    return StagePanel(
      [indicator],
      commands: [
        KeyCommand(id: "stage.toggle", .character("s"), title: "Stop or continue", hint: "stop") {
          indicator.isAnimating.toggle()
        },
        KeyCommand(id: "stage.words", .character("w"), title: "Change the text", hint: "text") {
          indicator.text =
            indicator.text == "Fetching books" ? "Counting pages" : "Fetching books"
        },
      ])
  }
}

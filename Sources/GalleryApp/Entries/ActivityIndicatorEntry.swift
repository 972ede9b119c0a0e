import TermPanels

extension Entry {
  static let activityIndicator = Entry(
    ActivityIndicator.self, summary: "a sign that something goes on",
    text: """
      A small turning mark and words beside it, for work whose end is not known. It turns only while
      it is drawn: a hidden one costs nothing and wakes nobody. With reduced motion it stands still.
      """,
    keys: [.character("w")]
  ) {
    let indicator = ActivityIndicator("Fetching books")
    return StagePanel(
      [indicator],
      commands: [
        KeyCommand(id: "stage.toggle", .character("s"), title: "Stop or go on", hint: "stop") {
          indicator.isAnimating.toggle()
        },
        KeyCommand(id: "stage.words", .character("w"), title: "Say something else", hint: "words") {
          indicator.text =
            indicator.text == "Fetching books" ? "Counting pages" : "Fetching books"
        },
      ])
  }
}

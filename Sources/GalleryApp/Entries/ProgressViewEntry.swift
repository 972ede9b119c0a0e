import TermPanels

extension Entry {
  static let progressView = Entry(
    ProgressView.self, summary: "a thin bar that fills from the left",
    text: """
      A thin bar that fills from the left. It is full only when everything is done, and empty only
      when nothing is. While the amount of work is unknown, a short piece runs along it; with reduced
      motion the bar is dashed instead.
      """,
    keys: [.character("+"), .character("+"), .character("+")]
  ) {
    let bar = ProgressView(columns: 40)
    let words = Label("0 of 8", role: .secondary)
    var done = 0
    let change: (Int) -> Void = { step in
      done = min(8, max(0, done + step))
      bar.progress = Double(done) / 8
      words.text = "\(done) of 8"
    }
    return StagePanel(
      [StackView(.horizontal, spacing: 2, [bar, words])],
      commands: [
        KeyCommand(id: "stage.more", .character("+"), title: "Do more", hint: "more") { change(1) },
        KeyCommand(id: "stage.less", .character("-"), title: "Do less", hint: "less") {
          change(-1)
        },
        KeyCommand(
          id: "stage.forget", .character("x"), title: "Make the amount unknown",
          hint: "unknown"
        ) {
          bar.progress = nil
          words.text = "working"
        },
      ])
  }
}

import TermPanels

extension Entry {
  static let frameView = Entry(
    FrameView.self, summary: "a border with a title, around one view",
    text: """
      A rounded border with a title in it, on a raised surface, around one view: what modal panels
      stand in. On a screen of its own it is seldom needed; space separates as well.
      """,
    keys: [.character("t")]
  ) {
    let frame = FrameView(
      title: "On the table", content: Label("Middlemarch\nInvisible Cities", isMultiline: true))
    return StagePanel(
      [frame],
      commands: [
        KeyCommand(
          id: "stage.retitle", .character("t"), title: "Give it another title", hint: "title"
        ) {
          frame.title = frame.title == "Returned" ? "On the table" : "Returned"
        }
      ])
  }
}

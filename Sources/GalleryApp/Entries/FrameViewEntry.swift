import TermPanels

extension Entry {
  static let frameView = Entry(
    FrameView.self, summary: "a border with a title, around one view",
    text: """
      A rounded border with a title, on a raised surface, around one view: the frame of modal panels.
      Within a screen it is rarely needed; space separates as well.
      """,
    keys: [.character("t")]
  ) {
    let frame = FrameView(
      title: "On the table", content: Label("Middlemarch\nInvisible Cities", isMultiline: true))
    return StagePanel(
      [frame],
      commands: [
        KeyCommand(
          id: "stage.retitle", .character("t"), title: "Change the title", hint: "title"
        ) {
          frame.title = frame.title == "Returned" ? "On the table" : "Returned"
        }
      ])
  }
}

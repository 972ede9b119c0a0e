import TermPanels

extension Entry {
  static let label = Entry(
    Label.self, summary: "text in one line or several",
    text: """
      Text in a role, at the left, in the middle or at the right. In one line it is truncated with an
      ellipsis; in several it is wrapped at spaces, by columns and not by characters, so that wide
      characters line up.
      """,
    keys: [.character("a")]
  ) {
    let short = Label("百年の孤独, or One Hundred Years of Solitude", role: .text, .bold)
    let long = Label(
      "Many years later, as he faced the firing squad, he was to remember that distant afternoon.",
      role: .secondary, isMultiline: true)
    return StagePanel(
      [short, long],
      commands: [
        KeyCommand(id: "stage.align", .character("a"), title: "Change the alignment", hint: "align")
        {
          let next: Label.Alignment =
            switch short.alignment {
            case .leading: .center
            case .center: .trailing
            case .trailing: .leading
            }
          for label in [short, long] { label.alignment = next }
        }
      ])
  }
}

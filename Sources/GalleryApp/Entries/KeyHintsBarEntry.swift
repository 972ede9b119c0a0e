import TermPanels

extension Entry {
  static let keyHintsBar = Entry(
    KeyHintsBar.self, summary: "a line of keys with their commands",
    text: """
      A line of keys with a word for each command, as many as fit and at most six, and a status at
      its end. Within a sequence of keys it begins with the keys pressed so far, and shows every way
      to continue. A NavigationPanel fills its own from the responder chain; these were filled by
      hand.
      """,
    keys: [.character("s")]
  ) {
    let bar = KeyHintsBar()
    bar.hints = [KeyHint(key: "Enter", word: "open"), KeyHint(key: "a", word: "add")]
    let going = KeyHintsBar()
    going.pending = "g"
    going.hints = [
      KeyHint(key: "g", word: "first row"), KeyHint(key: "t", word: "today"),
      KeyHint(key: "Esc", word: "cancel"),
    ]
    return StagePanel(
      [WideRow(bar), WideRow(going)],
      commands: [
        KeyCommand(
          id: "stage.save", .character("s"), title: "Start or end saving", hint: "save"
        ) {
          bar.status = bar.status.isEmpty ? "Saving…" : ""
        }
      ])
  }
}

/// A row as wide as the stage, whatever its content.
@MainActor private final class WideRow: View {
  init(_ content: View) {
    super.init()
    embedSubview(content)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(size.width, 60), height: 1)
  }
}

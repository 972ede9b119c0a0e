import TermPanels

extension Entry {
  static let keyHintsBar = Entry(
    KeyHintsBar.self, summary: "a line of keys and what they do",
    text: """
      A line of keys and the words for what they do, as many as there is room for and at most six,
      with what is pending at its end. A NavigationPanel fills its own from the responder chain;
      this one was filled by hand.
      """,
    keys: [.character("s")]
  ) {
    let bar = KeyHintsBar()
    bar.hints = [KeyHint(key: "Enter", word: "open"), KeyHint(key: "a", word: "add")]
    let view = View()
    view.embedSubview(bar)
    let stage = WideRow(view)
    return StagePanel(
      [stage],
      commands: [
        KeyCommand(.character("s"), title: "Save, or be done with it", hint: "save") {
          bar.status = bar.status.isEmpty ? "Saving…" : ""
        }
      ])
  }
}

/// A row as wide as the stage, whatever is in it.
@MainActor private final class WideRow: View {
  init(_ content: View) {
    super.init()
    embedSubview(content)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(size.width, 60), height: 1)
  }
}

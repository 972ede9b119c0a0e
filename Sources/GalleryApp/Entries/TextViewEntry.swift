import TermPanels

extension Entry {
  static let textView = Entry(
    TextView.self, summary: "several lines to type into",
    text: """
      A text of several lines to type into, wrapped at spaces, with the editing keys of a shell,
      selection, and undo of its own. Up and Down move by the lines on the screen; in the first and
      the last line they go to the field before or after.
      """,
    keys: "Shelves:".map(Key.character) + [.enter] + "two of oak".map(Key.character)
  ) {
    let text = TextView(placeholder: "Anything else?")
    let count = Label("0 lines", role: .secondary)
    text.onChange = { new in
      let lines =
        new.isEmpty ? 0 : new.split(separator: "\n", omittingEmptySubsequences: false).count
      count.text = "\(lines) lines"
    }
    return StagePanel([StackView(.horizontal, [text]), count], focus: text)
  }
}

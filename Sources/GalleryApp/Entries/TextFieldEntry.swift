import TermPanels

extension Entry {
  static let textField = Entry(
    TextField.self, summary: "a line to type into",
    text: """
      A line of text to type into, with the editing keys of a shell. It scrolls where the text is
      longer than the field, and inserts pasted text as one line. While it has the focus, no
      character is a command.
      """,
    keys: "Oat milk".map(Key.character)
  ) {
    let field = TextField(placeholder: "What needs doing?")
    let count = Label("0 characters", role: .secondary)
    field.onChange = { count.text = "\($0.count) characters" }
    return StagePanel([StackView(.horizontal, [field]), count], focus: field)
  }
}

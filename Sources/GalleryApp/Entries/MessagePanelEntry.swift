import TermPanels

extension Entry {
  static let messagePanel = Entry(
    MessagePanel.self, summary: "one sentence, and what to do about it",
    text: """
      Says one thing in the middle of its room, with at most one thing to do about it: an empty
      list, a failure, a welcome. The drawing goes first where there is no room. Presented above a
      screen, it gets a frame.
      """,
    keys: [.enter]
  ) {
    let panel = MessagePanel(
      Message(
        art: """
          ╭───────╮
          │       │
          ╰───────╯
          """,
        title: "The shelf is empty.", detail: "Books come from the library.",
        actionTitle: "Fetch one"))
    panel.action = { [unowned panel] in
      panel.message = Message(
        art: """
          ╭───────╮
          │ ▌     │
          ╰───────╯
          """,
        title: "One book is on the shelf.", actionTitle: "Fetch another")
    }
    return panel
  }
}

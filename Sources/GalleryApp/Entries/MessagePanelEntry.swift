import TermPanels

extension Entry {
  static let messagePanel = Entry(
    MessagePanel.self, summary: "one sentence, and what to do about it",
    text: """
      One message in the middle of the panel, with at most one action: an empty list, a failure, a
      welcome. Where there is no room, the drawing goes first. Presented above a screen, it gets a
      frame.
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

import TermPanels

extension Entry {
  static let segmentedPanel = Entry(
    SegmentedPanel.self, summary: "several ways to look at one thing",
    text: """
      Shows one of a few panels, with a line of their titles above. Each keeps its state while
      another one is visible; the third one here is created when it is first chosen. Brackets go to
      the neighbours, digits to a segment by its number, with Alt even while you type.
      """,
    keys: [.character("]")], showsRoles: true
  ) {
    let unread = shelf("To read", ["Middlemarch", "Invisible Cities", "百年の孤独"])
    let read = shelf("Read", ["The Waves", "Austerlitz"])
    return SegmentedPanel([
      Segment(unread), Segment(read),
      Segment("Found") { MessagePanel("Nothing found. The search ran just now.") },
    ])
  }
}

@MainActor private func shelf(_ title: String, _ books: [String]) -> Panel {
  let list = ListPanel(
    content: books.map {
      let row = RowPanel()
      row.text = $0
      return row
    })
  list.title = title
  return list
}

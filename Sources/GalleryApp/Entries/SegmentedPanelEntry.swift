import TermPanels

extension Entry {
  static let segmentedPanel = Entry(
    SegmentedPanel.self, summary: "several ways to look at one thing",
    text: """
      Shows one of a few panels, with a line of their titles above. Each keeps its state while
      another one is seen; the third here is made when it is chosen for the first time. Brackets go
      to the neighbours, digits to a place, with Alt also while somebody types.
      """,
    keys: [.character("]")], showsRoles: true
  ) {
    let unread = shelf("To read", ["Middlemarch", "Invisible Cities", "百年の孤独"])
    let read = shelf("Read", ["The Waves", "Austerlitz"])
    return SegmentedPanel([
      Segment(unread), Segment(read),
      Segment("Found") { MessagePanel("Nothing was found. It was looked for just now.") },
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

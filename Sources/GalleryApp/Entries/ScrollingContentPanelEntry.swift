import TermPanels

extension Entry {
  static let scrollingContentPanel = Entry(
    ScrollingContentPanel.self, summary: "one panel that may be taller than the screen",
    text: """
      Shows one panel, or one view, that may be taller than there is room for, and scrolls it. The
      stroke in the last column says which part is seen. The view with the keys is kept in sight.
      """,
    keys: [.pageDown, .down]
  ) {
    let paragraphs = chapter.map { Label($0, isMultiline: true) }
    let stack = StackView(
      .vertical, spacing: 1,
      [Label("How panels are put together", role: .title, .bold)] + paragraphs)
    stack.insets = Insets(left: 2, right: 2)
    return ScrollingContentPanel(contentView: stack)
  }
}

private let chapter = [
  """
  A panel is a small thing. It has one view and one purpose, and it knows nothing of the panels \
  beside it. That is why it can stand anywhere: alone on a screen, in a row of a list, or in here.
  """,
  """
  A container decides which of its panels is seen, and where. It asks nobody what they show. A \
  panel that is to be seen somewhere else is moved there, and is told so in a certain order.
  """,
  """
  Text like this one is as high as it needs to be at the width that there is. Make the window \
  narrower: the lines are broken anew, and what you read stays on the screen as far as it can.
  """,
  """
  The space bar goes on by a page, less one line to keep your place. Home and End go to the ends. \
  Where everything fits there is nothing to scroll, and then these keys belong to somebody else.
  """,
  "That was all.",
]

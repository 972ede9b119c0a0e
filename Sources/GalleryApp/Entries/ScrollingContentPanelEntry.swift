import TermPanels

extension Entry {
  static let scrollingContentPanel = Entry(
    ScrollingContentPanel.self, summary: "one panel that may be taller than the screen",
    text: """
      Shows one panel, or one view, that may be taller than the available room, and scrolls it. The
      stroke in the last column shows the visible part. The view with the focus stays in sight.
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
  beside it. That is why it works anywhere: alone on a screen, in a row of a list, or in here.
  """,
  """
  A container decides which of its panels is visible, and where. It does not ask what they show. \
  A panel that moves somewhere else is notified in a fixed order.
  """,
  """
  A text like this one is as high as it needs to be at its width. Make the window narrower: the \
  lines are wrapped again, and what you were reading stays on the screen if there is room.
  """,
  """
  The space bar scrolls by a page, less one line to keep your place. Home and End go to the ends. \
  Where everything fits there is nothing to scroll, and these keys are free for other commands.
  """,
  "That is all.",
]

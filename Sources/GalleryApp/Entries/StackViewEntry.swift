import TermPanels

extension Entry {
  static let stackView = Entry(
    StackView.self, summary: "views side by side or one below the other",
    text: """
      Lays its subviews side by side or one below the other, each at its preferred size; flexible
      ones share the remaining room. Here the middle one is flexible.
      """,
    keys: [.character("+"), .character("+")]
  ) {
    let middle = Label("takes the rest", role: .accent, alignment: .center)
    middle.surface = .selection
    let views: [View] = [Label("left"), middle, Label("right")]
    let stack = StackView(.horizontal, spacing: 1, views)
    stack.setFlexible(middle)
    return StagePanel(
      [stack],
      commands: [
        KeyCommand(id: "stage.moreSpace", .character("+"), title: "More space", hint: "more") {
          stack.spacing += 1
        },
        KeyCommand(id: "stage.lessSpace", .character("-"), title: "Less space", hint: "less") {
          stack.spacing = max(0, stack.spacing - 1)
        },
      ])
  }
}

import TermPanels

extension Entry {
  static let colorPanel = Entry(
    ColorPanel.self, summary: "one colour from edge to edge",
    text: """
      A panel in one colour, to put into a container and see whether the container shows its panels
      where and when it should. Without colours, a pattern replaces them.
      """,
    keys: [.character("c")], showsRoles: true
  ) {
    let colors: [(role: Role, pattern: Character)] = [
      (.accent, "█"), (.overdue, "▒"), (.today, "·"), (.raised, " "),
    ]
    var index = 0
    let panel = ColorPanel(colors[0].role)
    panel.commands = { [unowned panel] in
      [
        KeyCommand(id: "stage.color", .character("c"), title: "Another colour", hint: "colour") {
          index = (index + 1) % colors.count
          (panel.role, panel.pattern) = colors[index]
        }
      ]
    }
    return panel
  }
}

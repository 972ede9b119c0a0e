import TermPanels

extension Entry {
  static let colorPanel = Entry(
    ColorPanel.self, summary: "one colour from edge to edge",
    text: """
      A panel that is all one colour, to put into a container and see whether it shows its panels
      where and when it should. Where there are no colours a pattern stands in for them.
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

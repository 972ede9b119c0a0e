import TermPanels

extension Entry {
  static let containerPanel = Entry(
    ContainerPanel.self, summary: "one panel at a time, crossfading",
    text: """
      Shows one panel and crossfades to the next: a screen's states, such as empty, loading and
      full, are the contents of a container. Here these are two colours; each key shows or hides its
      colour, even in the middle of a fade. It is MVCTodo's test screen.
      """,
    keys: [.character("o")]
  ) {
    let blue = ColorPanel(.accent)
    let orange = ColorPanel(.overdue, pattern: "▒")
    let container = ContainerPanel(content: blue)
    let toggle: (Panel) -> Void = { [unowned container] panel in
      container.content = container.content === panel ? nil : panel
    }
    container.commands = {
      [
        KeyCommand(id: "stage.blue", .character("b"), title: "Show blue, or nothing", hint: "blue")
        { toggle(blue) },
        KeyCommand(
          id: "stage.orange", .character("o"), title: "Show orange, or nothing", hint: "orange"
        ) {
          toggle(orange)
        },
      ]
    }
    return container
  }
}

import TermPanels

extension Entry {
  static let palettePanel = Entry(
    PalettePanel.self, summary: "finds any command by a part of its title",
    text: """
      Finds a command by a part of its title, with its keys at the right. All commands that work at
      the moment are there without being registered, also those without a key; a command that does
      not work now is there with the reason. A program adds further choices, such as its lists.
      Enter performs the command, Esc cancels.
      """,
    keys: [.character("p"), .character("c"), .character("o"), .character("u")]
  ) { stage() }

  @MainActor private static func stage() -> Panel {
    let counter = Label("0")
    var count = 0
    let words = Label("The palette finds every command of this screen.", role: .secondary)
    let stage = StagePanel([words, counter])
    func show(_ number: Int) {
      count = number
      counter.text = "\(number)"
    }
    stage.commands = { [unowned stage] in
      [
        KeyCommand(.openPalette) { [unowned stage] in
          guard let application = stage.application else { return }
          let palette = PalettePanel(of: application, without: [.openPalette])
          palette.choices = [10, 100].map { number in
            PaletteChoice(
              id: number, title: "Count from \(number)", note: "number", group: "Numbers"
            ) { show(number) }
          }
          stage.present(palette)
        },
        KeyCommand(id: "stage.more", .character("+"), title: "Count up", hint: "more") {
          show(count + 1)
        },
        KeyCommand(.resetCount, isEnabled: count > 0, obstacle: "The counter is at 0 already.") {
          show(0)
        },
      ]
    }
    return stage
  }
}

extension Command {
  fileprivate static let openPalette = Command(
    "stage.palette", .character("p"), title: "Find a command", hint: "find")
  fileprivate static let resetCount = Command(
    "stage.reset", .character("0"), title: "Reset the counter", hint: "reset")
}

import TermPanels

extension Entry {
  static let pickerPanel = Entry(
    PickerPanel<String>.self, summary: "finds one of many by a part of its name",
    text: """
      Lets a person find one of many things by typing a part of its name; the letters need not stand
      side by side. What was found stands below, the best answer first, with the letters that
      answered. The arrows move, Enter picks, Esc picks nothing.
      """,
    keys: [.character("p"), .character("l"), .character("h")]
  ) {
    let answer = Label("Nothing picked yet.", role: .secondary)
    let stage = StagePanel([answer])
    let books = [
      ("Middlemarch", "George Eliot"), ("Invisible Cities", "Italo Calvino"),
      ("The Left Hand of Darkness", "Ursula K. Le Guin"), ("Momo", "Michael Ende"),
      ("百年の孤独", "ガルシア＝マルケス"), ("A Pattern Language", "Christopher Alexander"),
    ]
    stage.commands = { [unowned stage] in
      [
        KeyCommand(id: "stage.pick", .character("p"), title: "Pick a book", hint: "pick") {
          [unowned stage] in
          let picker = PickerPanel(title: "Book", placeholder: "Title") { typed in
            books.map { PickerChoice(id: $0.0, title: $0.0, detail: $0.1) }.matching(typed)
          }
          picker.onPick = { answer.text = "Picked “\($0.title)”." }
          stage.present(picker)
        }
      ]
    }
    return stage
  }
}

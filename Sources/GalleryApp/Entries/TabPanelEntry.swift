import TermPanels

extension Entry {
  static let tabPanel = Entry(
    TabPanel.self, summary: "the parts of a program, one at a time",
    text: """
      Shows one of several panels, below a line of their titles and a rule. A panel's view is made
      when its tab is first selected, and keeps its state behind the others. The keys work while you
      type: Alt-n and Alt-p go to the neighbours, Alt with a digit to a tab by its number. Make the
      terminal narrow: the line scrolls, and the selected title is always whole.
      """,
    keys: [.alt("n")] + "Ada has it".map(Key.character), showsRoles: true
  ) {
    let form = FormPanel(["Note": TextField(placeholder: "Returned today")])
    form.title = "Notes"
    let loans = MessagePanel("Nothing is lent.")
    loans.title = "Loans"
    return TabPanel([shelf(["Middlemarch", "Invisible Cities", "百年の孤独"]), form, loans])
  }

  @MainActor private static func shelf(_ books: [String]) -> Panel {
    let list = ListPanel(
      content: books.map {
        let row = RowPanel()
        row.text = $0
        return row
      })
    list.title = "Books"
    return list
  }
}

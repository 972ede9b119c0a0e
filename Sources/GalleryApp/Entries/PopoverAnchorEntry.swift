import TermPanels

extension Entry {
  static let popoverAnchor = Entry(
    PopoverAnchor.self, summary: "presents a panel beside a row, a button, any place",
    text: """
      Presents a panel beside a place: below it, else above it, else at its side. Here these are the
      actions of a row, with `.` or the right button of the mouse, and a note about it, with a frame.
      The panel follows the row; Esc or a click beside the panel dismisses it.
      """,
    keys: [.down, .character(".")]
  ) { LoansPanel() }
}

/// Books, with a menu and a note for each.
@MainActor private final class LoansPanel: Panel, ListDelegate {
  private let rows: ArrayListDataSource<Loan, String>
  private let list: ListPanel<String>

  override init() {
    rows = ArrayListDataSource(Loan.all, id: \.title) { loan, panel in
      let row = panel as? RowPanel ?? RowPanel(.value1)
      row.text = loan.title
      row.detail = loan.borrower ?? "on the shelf"
      return row
    }
    list = ListPanel(dataSource: rows)
    super.init()
    list.showsMenuBesideRow = true
    list.delegate = self
  }

  override func viewDidLoad() { embedChild(list) }

  override var childForStatus: Panel? { list }

  func list(_ list: ListPanel<String>, actionsForRow title: String) -> [RowAction] {
    [
      RowAction(id: "loan.lend", .character("l"), title: "Lend it to Ada", hint: "lend") {
        [unowned self] in show("Ada", as: title)
      },
      RowAction(id: "loan.return", .character("b"), title: "Bring it back", hint: "bring back") {
        [unowned self] in show(nil, as: title)
      },
      RowAction(id: "loan.note", .character("n"), title: "Show the note", hint: "note") {
        [unowned self] in showNote(on: title)
      },
    ]
  }

  private func show(_ borrower: String?, as title: String) {
    for index in rows.elements.indices where rows.elements[index].title == title {
      rows.elements[index].borrower = borrower
    }
    list.reloadRow(title)
  }

  private func showNote(on title: String) {
    let note = Panel()
    note.title = title
    note.view = Label(rows[title]?.note ?? "")
    note.presentationStyle = .popover(list.anchor(ofRow: title), isFramed: true)
    present(note)
  }
}

private struct Loan {
  let title: String
  var borrower: String?
  let note: String

  static let all = [
    Loan(title: "Middlemarch", note: "In eight books."),
    Loan(title: "Invisible Cities", borrower: "Bo", note: "Fifty-five of them."),
    Loan(title: "Momo", note: "For everybody who has no time."),
    Loan(title: "A Pattern Language", borrower: "Cy", note: "253 patterns."),
  ]
}

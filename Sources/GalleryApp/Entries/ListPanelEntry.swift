import TermPanels

extension Entry {
  static let listPanel = Entry(
    ListPanel<Int>.self, summary: "rows that are child panels, as many as you like",
    text: """
      A list whose rows are panels. A row is as high as its content, and only the visible rows exist,
      so this list of a million rows costs no more than one of twenty. The current row is remembered
      by its identity, whatever happens around it, and so are marked rows: `m` marks one, `V` a
      range, Esc clears the marks.
      """,
    keys: [.end, .up, .character("m")]
  ) {
    let list = ListPanel(dataSource: Numbers())
    list.allowsMultipleSelection = true
    return list
  }
}

/// The numbers from 1 to a million; a round one has a second line.
@MainActor private final class Numbers: ListDataSource {
  let rowCount = 1_000_000

  func rowID(at index: Int) -> Int { index }

  func index(of id: Int) -> Int? { id }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let row = panel as? NumberRowPanel ?? NumberRowPanel()
    row.number = index + 1
    return row
  }
}

@MainActor private final class NumberRowPanel: Panel {
  var number = 0 {
    didSet { show() }
  }
  private let name = Label()
  private let remark = Label("A round number has a row of two lines.", role: .secondary)

  override func loadView() {
    view = StackView(.vertical, [name, remark])
    show()
  }

  private func show() {
    name.text = "\(number)"
    remark.isHidden = number % 5 != 0
  }
}

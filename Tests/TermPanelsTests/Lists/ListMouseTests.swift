import TermPanels
import TermPanelsTesting
import Testing

@MainActor private final class Delegate: ListDelegate {
  var selected: [String] = []
  var done: [String] = []
  var isSelectable = true

  func selectionTitle(in list: ListPanel<String>) -> String? { isSelectable ? "open" : nil }
  func list(_ list: ListPanel<String>, didSelectRow id: String) -> ListSelectionResponse {
    selected.append(id)
    return []
  }
  func list(_ list: ListPanel<String>, actionsForRow id: String) -> [RowAction] {
    [RowAction(.character("d"), title: "Delete") { [unowned self] in done.append(id) }]
  }
}

@MainActor @Suite struct ListMouseTests {
  private let list = ListPanel<String>()
  private let delegate = Delegate()
  private let rows = ArrayListDataSource((0..<30).map { "w\($0)" }, id: \.self) { word, panel in
    let row = panel as? RowPanel ?? RowPanel()
    row.text = word
    return row
  }

  private func harness(rows count: Int = 6, motion: Motion = .none) throws -> Harness {
    list.dataSource = rows
    list.delegate = delegate
    return try Harness(columns: 40, rows: count, motion: motion, mouse: .full) { _ in list }
  }

  @Test func `a click makes a row the current one, and no more`() throws {
    let app = try harness()

    try app.click(on: "w3")
    try app.click(on: "w3")

    #expect(list.currentID == "w3" && delegate.selected == [])
  }

  @Test func `a double click has the effect of Enter`() throws {
    let app = try harness()

    try app.doubleClick(on: "w3")
    #expect(delegate.selected == ["w3"])
    app.mouse(.press(.left), at: try app.place(of: "w3"))
    app.mouse(.release(.left), at: try app.place(of: "w3"))
    #expect(delegate.selected == ["w3"])

    delegate.isSelectable = false
    try app.doubleClick(on: "w2")
    #expect(delegate.selected == ["w3"])
  }

  @Test func `a double click during which the row changes opens no row`() throws {
    let app = try harness()
    let place = try app.place(of: "w3")
    app.mouse(.press(.left), at: place)
    app.mouse(.release(.left), at: place)

    rows.elements.remove(at: 0)
    list.reloadData()
    app.mouse(.press(.left), at: place)
    app.mouse(.release(.left), at: place)

    #expect(list.currentID == "w4" && delegate.selected == [])
  }

  @Test func `letting go elsewhere opens nothing`() throws {
    let app = try harness()
    let place = try app.place(of: "w3")
    app.click(at: place)
    app.mouse(.press(.left), at: place)
    app.mouse(.release(.left), at: .zero)

    #expect(delegate.selected == [])
  }

  @Test func `if one click selects, it has the effect of Enter`() throws {
    list.selectsOnClick = true
    let app = try harness()

    try app.click(on: "w1")

    #expect(delegate.selected == ["w1"])
  }

  @Test func `the right button shows the row's actions`() throws {
    let app = try harness(rows: 8)

    try app.rightClick(on: "w2")
    #expect(list.currentID == "w2" && app.screen.contains("Actions"))

    try app.click(on: "Delete")
    #expect(delegate.done == ["w2"] && list.presentedPanel == nil)
  }

  @Test func `the wheel scrolls, and keeps the current row while it is in sight`() throws {
    let app = try harness()
    try app.click(on: "w4")

    app.scroll(1)
    #expect(app.screen == "  w3\n▌ w4\n  w5\n  w6\n  w7\n  w8")

    app.scroll(1)
    #expect(app.screen == "▌ w6\n  w7\n  w8\n  w9\n  w10\n  w11")

    app.scroll(-1)
    #expect(app.screen == "  w3\n  w4\n  w5\n▌ w6\n  w7\n  w8")
    app.scroll(-1)
    #expect(app.screen == "  w0\n  w1\n  w2\n  w3\n  w4\n▌ w5")
  }

  @Test func `the wheel stops at the ends`() throws {
    let app = try harness()
    app.scroll(-2)
    #expect(app.screen.hasPrefix("▌ w0\n  w1"))
    app.scroll(40)
    #expect(app.screen == "▌ w24\n  w25\n  w26\n  w27\n  w28\n  w29")
    app.scroll(-40)
    #expect(app.screen == "  w0\n  w1\n  w2\n  w3\n  w4\n▌ w5")
    #expect(list.liveRowCount <= 6 + 2 * list.overscan)
  }

  @Test func `the wheel does not scroll a list that fits`() throws {
    rows.elements = ["w0", "w1"]
    let app = try harness()
    let screen = app.screen

    app.scroll(1)

    #expect(app.screen == screen)
  }

  @Test func `the wheel scrolls by screen rows when list rows have several lines`() throws {
    let tall = ArrayListDataSource((0..<9).map { "w\($0)" }, id: \.self) { word, panel in
      let row = panel as? RowPanel ?? RowPanel(.subtitle)
      row.text = word
      row.detail = "more"
      return row
    }
    list.dataSource = tall
    let app = try Harness(columns: 30, rows: 5, mouse: .full) { _ in list }

    app.scroll(1)

    #expect(app.screen == "  more\n▌ w2\n▌ more\n  w3\n  more")
  }

  @Test func `the wheel in the middle of a change leaves the bar on its row`() throws {
    let app = try harness(motion: .full)
    try app.click(on: "w2")
    rows.elements.insert(contentsOf: ["new0", "new1"], at: 2)
    list.reloadData()
    app.run(for: 0.1)

    app.scroll(-1)
    #expect(list.currentID == "w2")
    app.run(for: 1)

    #expect(list.currentID == "w2" && app.application.animator.isIdle)
    let shown = app.screen.split(separator: "\n").map { $0.dropFirst(2) }
    let first = try #require(rows.index(of: String(shown[0])))
    #expect(shown == rows.elements[first..<first + 6].map { $0[...] })
    #expect(app.screen.contains("▌ w2"))
  }

  @Test func `a click in the middle of a change hits the row shown there`() throws {
    let app = try harness(motion: .full)
    rows.elements = ["w5", "w4", "w3", "x0", "x1", "w0"] + rows.elements[6...] + ["w1", "w2"]
    list.reloadData()
    var meant = 0
    for _ in 0..<8 {
      app.run(for: 1.0 / 30)
      for y in 0..<6 {
        let line = app.screen.split(separator: "\n", omittingEmptySubsequences: false)[y]
        let word = String(line.drop { $0 == " " || $0 == "▌" })
        let former = list.currentID
        app.mouse(.press(.left), at: Point(x: 3, y: y))
        app.mouse(.release(.left), at: Point(x: 3, y: y))

        // The picture of a row that is leaving is no longer a row.
        #expect(list.currentID == former || list.currentID == word)
        if list.currentID != former { meant += 1 }
      }
    }
    #expect(meant > 12)
    app.run(for: 1)
    #expect(app.application.animator.isIdle)
  }

  @Test func `a click on one of two lists focuses it`() throws {
    let other = ListPanel(content: [row("x0"), row("x1")])
    list.dataSource = rows
    let app = try Harness(columns: 40, rows: 6, mouse: .full) { _ in
      SideBySide([list, other])
    }
    #expect(list.isFirstResponder)

    try app.click(on: "x1")
    #expect(other.isFirstResponder && app.screen.contains("▌ x1"))
    app.press(.up)
    #expect(app.screen.contains("▌ x0"))
  }

  private func row(_ text: String) -> RowPanel {
    let row = RowPanel()
    row.text = text
    return row
  }
}

/// Two panels side by side.
private final class SideBySide: Panel {
  private let panels: [Panel]
  private let places = [View(), View()]

  init(_ panels: [Panel]) {
    self.panels = panels
    super.init()
  }

  override func loadView() {
    let columns = Column(.flexible())
    view = ColumnsView([columns, columns], places)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (panel, place) in zip(panels, places) { embedChild(panel, in: place) }
  }

  override var preferredFirstResponder: Responder? { panels[0] }
}

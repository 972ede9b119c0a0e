import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct ColumnsPanelTests {
  private let log = CallbackLog()

  private func panel(_ name: String) -> RecordingPanel { RecordingPanel(name, log: log) }

  private func columns(_ names: String..., minimumWidth: Int = 8) -> ColumnsPanel {
    let columns = ColumnsPanel(names.map { panel($0) })
    columns.minimumWidth = minimumWidth
    return columns
  }

  /// The callbacks of all panels, or of one, without the keys.
  private func callbacks(of name: String? = nil) -> [String] {
    (name.map { log.lines(of: $0) } ?? log.lines).filter { !$0.contains(".key(") }
  }

  private func show(_ columns: ColumnsPanel, columns width: Int = 30) throws -> Harness {
    try Harness(columns: width, rows: 5, mouse: .full) { _ in columns }
  }

  private func titles(_ columns: ColumnsPanel) -> [String?] { columns.panels.map(\.title) }

  // MARK: - The picture

  @Test func `columns are beside each other, below their titles`() throws {
    let columns = columns("A", "B", "C")
    columns.panels[1].navigationItem.detail = "12"
    let app = try show(columns)

    #expect(
      app.screen.hasPrefix(
        """
          A       │  B  12  │  C
        A         │B        │C
                  │         │
        """))
    #expect(columns.currentIndex == 0 && columns.panelsInSight.count == 3)
  }

  @Test func `the current column is on the selection surface, and always in sight`() throws {
    let columns = columns("A", "B", "C", "D")
    let app = try show(columns, columns: 20)
    #expect(app.screenWithRoles.hasPrefix("  A       │  B     ›|   .XXXXXXXX.b..s"))

    app.press(.right)
    #expect(app.screen.hasPrefix("  A       │  B     ›\nA         │B"))
    app.press(.character("l"))
    #expect(app.screen.hasPrefix("‹ B       │  C     ›\nB         │C"))
    app.press(.right)
    #expect(app.screen.hasPrefix("‹ C       │  D\nC         │D"))
    #expect(columns.currentIndex == 3)
    app.press(.left, .character("h"))
    #expect(app.screen.hasPrefix("‹ B       │  C     ›\nB         │C"))
  }

  @Test func `where two do not fit, one is below a line of all titles`() throws {
    let columns = columns("A", "B", "C", minimumWidth: 12)
    let app = try show(columns, columns: 20)
    #expect(app.screen.hasPrefix("  A  B  C\nA\n"))

    app.press(.right)
    #expect(app.screen.hasPrefix("  A  B  C\nB\n"))
    app.resize(columns: 44, rows: 5)
    #expect(
      app.screen.hasPrefix(
        "  A           │  B           │  C\nA             │B             │C\n"))
    #expect(columns.currentIndex == 1)
  }

  @Test func `a new title is shown`() throws {
    let columns = columns("A", "B")
    let app = try show(columns)

    columns.panels[1].title = "Read"
    columns.panels[1].navigationItem.detail = "3"
    app.application.turn()
    #expect(app.screen.hasPrefix("  A            │  Read     3\n"))
  }

  // MARK: - Callbacks

  @Test func `only columns in sight appear`() throws {
    let app = try show(columns("A", "B", minimumWidth: 12), columns: 20)
    log.clear()

    app.press(.right)
    #expect(
      callbacks() == [
        "A.willDisappear", "A.didDisappear", "B.viewDidLoad", "B.willAppear", "B.isAppearing",
        "B.didAppear",
      ])
  }

  @Test func `a column that stays in sight gets no callback`() throws {
    let columns = columns("A", "B", "C")
    let app = try show(columns, columns: 20)
    log.clear()

    app.press(.right, .right)
    #expect(callbacks(of: "B") == [])
    columns.setPanels([columns.panels[1], panel("D")])
    app.application.turn()
    #expect(callbacks(of: "B") == [])
    #expect(titles(columns) == ["B", "D"])
  }

  @Test func `the current panel stays current among others, else the one at its index`() throws {
    let columns = columns("A", "B", "C")
    let app = try show(columns)
    var chosen: [Int] = []
    columns.onCurrentChange = { chosen.append($0) }
    let all = columns.panels

    columns.makeCurrent(2)
    columns.setPanels([all[2], all[0]])
    #expect(columns.currentPanel === all[2] && columns.currentIndex == 0)
    columns.setPanels([all[1]])
    #expect(columns.currentPanel === all[1])
    columns.setPanels(all, current: all[1])
    #expect(columns.currentIndex == 1)
    columns.setPanels([])
    app.application.turn()
    #expect(columns.currentIndex == nil && columns.children.isEmpty)
    #expect(chosen == [2])
  }

  @Test func `a panel that is shown elsewhere loses its column`() throws {
    let columns = columns("A", "B", "C")
    let app = try show(columns)
    let (current, other) = (columns.panels[0], ContainerPanel())

    other.content = current
    other.loadViewIfNeeded()
    app.application.turn()
    #expect(titles(columns) == ["B", "C"] && columns.currentIndex == 0)
    #expect(current.parent === other)
    #expect(app.screen.hasPrefix("  B            │  C\nB              │C\n"))
  }

  // MARK: - Keys and the mouse

  @Test func `the first column leaves the left arrow to the container around`() throws {
    let columns = columns("A", "B")
    let navigation = NavigationPanel(root: panel("Root"))
    navigation.push(columns, animated: false)
    let app = try Harness(columns: 40, rows: 8) { _ in navigation }

    app.press(.right, .left)
    #expect(navigation.topPanel === columns && columns.currentIndex == 0)
    app.press(.left)
    #expect(navigation.topPanel !== columns)
  }

  @Test func `a click makes a column current, and a mark goes to the next one`() throws {
    let columns = columns("A", "B", "C")
    let app = try show(columns, columns: 20)

    app.click(at: Point(x: 14, y: 0))
    #expect(columns.currentIndex == 1)
    app.click(at: Point(x: 19, y: 0))
    #expect(columns.currentIndex == 2)
    app.click(at: Point(x: 0, y: 0))
    #expect(columns.currentIndex == 0)
    #expect(columns.columnIndex(at: Point(x: 12, y: 2)) == 1)
    #expect(columns.columnIndex(at: Point(x: 10, y: 2)) == nil)
  }

  @Test func `a row is dragged out of its list`() throws {
    let (first, second) = (list("A", "B"), list("C"))
    let columns = ColumnsPanel([first, second])
    let delegate = DragDelegate(columns)
    (first.delegate, second.delegate) = (delegate, delegate)
    let app = try Harness(columns: 60, rows: 6, mouse: .full) { _ in columns }

    app.drag(from: try app.place(of: "B"), to: try app.place(of: "C"))
    #expect(delegate.drops == ["B to 1, C"])
    app.drag(from: try app.place(of: "A"), to: Point(x: 40, y: 4))
    #expect(delegate.drops.last == "A to 1, -")
    #expect(delegate.drags > 2)
  }

  private func list(_ names: String...) -> ListPanel<String> {
    let rows = ArrayListDataSource(names, id: \.self) { name, panel in
      let row = panel as? RowPanel ?? RowPanel()
      row.text = name
      return row
    }
    return ListPanel(dataSource: rows)
  }
}

/// Records where rows are dropped.
@MainActor private final class DragDelegate: ListDelegate {
  private let columns: ColumnsPanel
  private(set) var drags = 0
  private(set) var drops: [String] = []

  init(_ columns: ColumnsPanel) { self.columns = columns }

  func list(_ list: ListPanel<String>, canDragRowAway id: String) -> Bool { true }

  func list(_ list: ListPanel<String>, didDragRow id: String, to event: MouseEvent) { drags += 1 }

  func list(_ list: ListPanel<String>, didDropRow id: String, at event: MouseEvent) {
    let index = columns.columnIndex(at: event.location(in: columns.view)) ?? -1
    let target = columns.panels[index] as? ListPanel<String>
    drops.append("\(id) to \(index), \(target?.rowID(at: event) ?? "-")")
  }
}

import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite("The link of a text") struct CellLinkTests {
  private func address(_ number: Int) throws -> LinkAddress {
    try #require(LinkAddress("https://example.org/\(number)"))
  }

  /// A panel with a label of one line for each text, each a link to an address.
  private func app(_ texts: [(text: String, link: LinkAddress)]) throws -> (Harness, [Label]) {
    let labels = texts.map { text, link in
      let label = Label(text)
      label.highlights = [TextHighlight(0..<4, role: .accent, link: link)]
      return label
    }
    let harness = try Harness(columns: 60, rows: 12) { _ in
      let panel = Panel()
      panel.view = StackView(.vertical, labels)
      return panel
    }
    return (harness, labels)
  }

  private func links(_ harness: Harness, row: Int) -> [LinkAddress?] {
    (0..<harness.terminal.screen.size.width).map { harness.terminal.screen.link($0, row) }
  }

  @Test func `is that of its cells, and of no others`() throws {
    let (harness, _) = try app([("Milk, bread", address(1)), ("Tea", address(2))])

    #expect(
      try links(harness, row: 0) == Array(repeating: address(1), count: 4)
        + Array(repeating: nil, count: 56))
    #expect(try links(harness, row: 1).prefix(4) == [address(2), address(2), address(2), nil])
  }

  @Test func `has another number when the text leads elsewhere`() throws {
    let (harness, labels) = try app([("Milk", address(1))])

    labels[0].highlights = [TextHighlight(0..<4, role: .accent, link: try address(2))]
    harness.application.turn()

    #expect(try harness.terminal.screen.link(0, 0) == address(2))
    #expect(harness.terminal.lastChangedCellCount == 4)
  }

  @Test func `is gone while the text is faded`() throws {
    let (harness, _) = try app([("Milk", address(1))])

    harness.application.window.rootPanel?.present(
      MessagePanel(Message(title: "Wait")))
    harness.application.turn()
    #expect(links(harness, row: 0).allSatisfy { $0 == nil })

    harness.application.window.rootPanel?.dismiss()
    harness.application.turn()
    #expect(try harness.terminal.screen.link(0, 0) == address(1))
  }

  @Test func `does not come from the table of a picture`() throws {
    let surface = Surface(grid: CellGrid(size: Size(width: 8, height: 1)))
    let picture = Surface(grid: CellGrid(size: Size(width: 4, height: 1)))
    Canvas(surface: surface).write("Tea", at: Point(x: 4, y: 0), link: try address(1))
    Canvas(surface: picture).write("Milk", at: .zero, link: try address(2))

    Canvas(surface: surface).draw(picture.grid)

    #expect(surface.grid.text(row: 0) == "MilkTea ")
    #expect(surface.grid.link(0, 0) == nil)
    #expect(try surface.grid.link(4, 0) == address(1))
  }

  @Test func `has room again once others have left the screen`() throws {
    let (harness, labels) = try app([("Milk", address(0))])
    for number in 1...200 {
      labels[0].highlights = [TextHighlight(0..<4, role: .accent, link: try address(number))]
      harness.application.turn()
      #expect(try harness.terminal.screen.link(0, 0) == address(number))
    }
  }

  @Test func `is missing where a screen has more than the table`() throws {
    let columns = TagTable.capacity + 10
    let surface = Surface(grid: CellGrid(size: Size(width: columns, height: 1)))
    let canvas = Canvas(surface: surface)
    for x in 0..<columns { canvas.write("x", at: Point(x: x, y: 0), link: try address(x)) }

    for x in 0..<columns {
      #expect(try surface.grid.link(x, 0) == (x < TagTable.capacity ? address(x) : nil))
    }
  }

  @Test func `costs a cell no room`() {
    #expect(MemoryLayout<Cell>.stride == 24)
  }
}

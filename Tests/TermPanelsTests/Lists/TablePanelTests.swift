import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct TablePanelTests {
  private struct Town: Equatable {
    let name: String
    let country: String
    let people: Int
  }

  private static let towns = [
    Town(name: "Ulm", country: "Germany", people: 130),
    Town(name: "Lyon", country: "France", people: 520),
    Town(name: "Bergen", country: "Norway", people: 290),
    Town(name: "Nice", country: "France", people: 350),
  ]

  private let table = TablePanel<Town, String>(
    [
      TableColumn("Town", by: \.name, width: .flexible(minimum: 8)),
      TableColumn("People", by: \.people, width: .fixed(8), alignment: .trailing) {
        "\($0.people) k"
      },
      TableColumn("Country", width: .fixed(8), role: .secondary) { $0.country },
    ], TablePanelTests.towns, id: \.name)

  private func show(columns: Int = 34, rows: Int = 6, mouse: MouseMode = .off) throws -> Harness {
    try Harness(columns: columns, rows: rows, mouse: mouse) { _ in table }
  }

  /// The names of the rows, from top to bottom.
  private func names(_ app: Harness) -> [String] {
    app.screen.split(separator: "\n").dropFirst().compactMap { line in
      TablePanelTests.towns.map(\.name).first { line.contains($0) }
    }
  }

  // MARK: - The picture

  @Test func `titles are above their columns, which line up from row to row`() throws {
    let app = try show()

    // Of 34 cells, two are the gutter of the list, and the last is for the mark of more columns.
    #expect(
      app.screenWithRoles == """
          Town           People  Country  |   ..XXXXXXXXXXX....ssssss..sssssss
        ▌ Ulm             130 k  Germany  |   ATTTTTTTTTTTTTTTTTTTTTTTTSSSSSSSTT
          Lyon            520 k  France   |   ..tttt............ttt.t..ssssss
          Bergen          290 k  Norway   |   ..tttttt..........ttt.t..ssssss
          Nice            350 k  France   |   ..tttt............ttt.t..ssssss
                                          |
        """)
  }

  @Test func `texts and titles are cut where a column is too narrow`() throws {
    let app = try show()

    for _ in 0..<3 { app.press(.character("<")) }
    app.press(.character("]"), .character("<"), .character("<"), .character("<"))

    #expect(
      app.screen.hasPrefix(
        """
          Town   Pe…  Country
        ▌ Ulm    13…  Germany
          Lyon   52…  France
          Berg…  29…  Norway
        """))
  }

  // MARK: - Sorting

  @Test func `a key sorts by the current column, and again the other way round`() throws {
    let app = try show()
    var sorted: [TableSorting] = []
    table.onSort = { sorted.append($0) }

    app.press(.character("s"))
    #expect(names(app) == ["Bergen", "Lyon", "Nice", "Ulm"] && app.screen.contains("Town ↑"))
    app.press(.character("]"), .character("s"), .character("s"))

    #expect(names(app) == ["Lyon", "Nice", "Bergen", "Ulm"] && app.screen.contains("People ↓"))
    #expect(
      sorted == [
        TableSorting(by: 0), TableSorting(by: 1), TableSorting(by: 1, isDescending: true),
      ])
  }

  @Test func `a column without an order sorts nothing`() throws {
    let app = try show()

    app.press(.character("]"), .character("]"), .character("s"))

    #expect(table.currentColumn == 2 && table.sorting == nil)
    #expect(names(app) == ["Ulm", "Lyon", "Bergen", "Nice"])
  }

  @Test func `the current row stays the same in every order`() throws {
    let app = try show()
    app.press(.down)

    app.press(.character("s"))
    table.sorting = TableSorting(by: 1, isDescending: true)
    app.application.turn()

    #expect(table.list.currentID == "Lyon" && table.list.currentIndex == 0)
    table.sorting = nil
    app.application.turn()
    #expect(names(app) == ["Ulm", "Lyon", "Bergen", "Nice"] && table.list.currentIndex == 1)
  }

  @Test func `new elements are sorted, and equal ones keep their order`() throws {
    let app = try show(rows: 8)
    table.sorting = TableSorting(by: 1)

    table.elements += [Town(name: "Graz", country: "Austria", people: 290)]
    app.application.turn()

    let lines = app.screen.split(separator: "\n").dropFirst().map { $0.dropFirst(2).prefix(4) }
    #expect(lines == ["Ulm ", "Berg", "Graz", "Nice", "Lyon"])
    #expect(table["Graz"]?.country == "Austria" && table["Oslo"] == nil)
  }

  @Test func `a click on a title sorts by its column, and one on a row makes it current`() throws {
    let app = try show(mouse: .full)

    try app.click(on: "People")
    #expect(names(app) == ["Ulm", "Bergen", "Nice", "Lyon"])
    try app.click(on: "People")
    #expect(names(app) == ["Lyon", "Nice", "Bergen", "Ulm"])
    try app.click(on: "Nice")

    #expect(table.list.currentID == "Nice" && table.sorting?.isDescending == true)
    try app.click(on: "Country")
    #expect(table.sorting == TableSorting(by: 1, isDescending: true))
  }

  // MARK: - Widths and scrolling

  @Test func `keys widen, narrow and reset the current column`() throws {
    let app = try show(columns: 40)
    let (screen, before) = (app.screen, try app.place(of: "130 k").x)

    app.press(.character("<"))
    #expect(try app.place(of: "130 k").x == before - 2)
    app.press(.character("<"), .character(">"))
    #expect(try app.place(of: "130 k").x == before - 2)
    app.press(.character("="))

    #expect(app.screen == screen)
  }

  @Test func `a narrow table scrolls beside its first column, the current one in sight`() throws {
    let app = try show(columns: 20)
    func header() -> String { String(app.screen.prefix { $0 != "\n" }) }
    #expect(header() == "  Town       People›")

    app.press(.character("]"))
    #expect(header().contains("People") && header().hasPrefix("  Town"))
    app.press(.character("]"))
    #expect(header().contains("Country") && header().contains("‹"))
    #expect(app.screen.contains("Ulm") && app.screen.contains("Germany"))
    app.press(.character("["))
    #expect(header().contains("People") && !header().contains("‹"))
  }

  @Test func `a table is shown in any size`() throws {
    let app = try show()

    for (columns, rows) in [(20, 5), (21, 5), (24, 6), (200, 40), (33, 5)] {
      app.resize(columns: columns, rows: rows)
      for _ in 0..<3 { app.press(.character("]")) }
      #expect(app.screen.contains("Town") && app.screen.contains("Country"))
      for _ in 0..<3 { app.press(.character("[")) }
    }
  }

  // MARK: - Many rows

  @Test func `only the rows in sight exist, and the last of many is reached at once`() throws {
    let numbers = TablePanel<Int, Int>(
      [TableColumn("Number", by: \.self)], Array(0..<100_000), id: \.self)
    let app = try Harness(columns: 30, rows: 8) { _ in numbers }

    app.press(.end)

    #expect(app.screen.contains("99999") && numbers.list.liveRowCount <= 8 + 4)
  }

  // MARK: - In a dialogue

  @Test func `a dialogue reads all columns, the order, and sorts`() async throws {
    let dialogue = try DialogueHarness { _ in
      table.title = "Towns"
      return table
    }
    #expect(
      dialogue.take().prefix(4) == [
        "Towns.", "Town, People, Country", "4 rows:", "1. Ulm, 130 k, Germany",
      ])

    let said = await dialogue.type("sort")
    #expect(said.contains("Town, People, Country, sorted by Town"))
    #expect(table.sorting == TableSorting(by: 0))
  }
}

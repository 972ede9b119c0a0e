import TermPanels
import TermPanelsTesting
import Testing

/// Towns, of which only those of equal length follow one that leaves.
@MainActor private final class LengthRows: ListDataSource {
  private let towns = ["Bern", "Paris", "Rome", "Seoul"]

  var rowCount: Int { towns.count }
  func rowID(at index: Int) -> String { towns[index] }
  func index(of id: String) -> Int? { towns.firstIndex(of: id) }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let row = panel as? RowPanel ?? RowPanel()
    row.text = towns[index]
    return row
  }

  func successors(of id: String) -> (Int) -> Bool { { [towns] in towns[$0].count == id.count } }
}

@MainActor @Suite("A list whose rows are about to leave") struct ListStepTests {
  private let bench: HeadingBench

  init() throws { bench = try HeadingBench(["a1", "a2", "b1", "b2"]) }

  @Test func `continues with the next row that stays`() {
    bench.list.stepAside(from: ["a1", "a2"])
    #expect(bench.current == "b1")
  }

  @Test func `continues with the row before if no later one stays`() {
    bench.list.makeCurrent("b1")
    bench.list.stepAside(from: ["b1", "b2"])
    #expect(bench.current == "a2")
  }

  @Test(arguments: [["b1"], ["a1", "a2", "b1", "b2"], []])
  func `keeps its current row if that stays, or if no row stays`(_ leaving: Set<String>) {
    bench.list.stepAside(from: leaving)
    #expect(bench.current == "a1")
  }

  @Test(arguments: ["movement", "wheel"])
  func `does not scroll when they leave after a movement`(_ kind: String) throws {
    let words = (0..<30).map { "W\($0)" }
    let bench = try HeadingBench(words)
    bench.list.makeCurrent("W15")
    bench.app.press(.up, .up, .up)
    #expect(bench.current == "W12" && bench.lines.first == "W10")

    bench.list.stepAside(from: ["W12"])
    if kind == "wheel" { bench.app.scroll(1) } else { bench.app.press(.down, .down) }
    let lines = bench.lines
    bench.show(words.filter { $0 != "W12" })

    let stayed = lines.filter { $0 != "W12" }
    #expect(bench.lines.suffix(stayed.count) == stayed[...])
  }

  @Test(arguments: [false, true])
  func `continues with a row that the data source allows`(isGrouped: Bool) throws {
    let rows = LengthRows()
    let grouped = GroupedRows<String, String>(rows) {
      [.init("North", rowCount: 2), .init("South", rowCount: 2)]
    } heading: { title, _, panel in
      panel ?? HeadingPanel(title)
    }
    let list = ListPanel<String>()
    list.dataSource = isGrouped ? grouped : rows
    let app = try Harness(columns: 20, rows: 8) { _ in list }

    list.stepAside(from: ["Bern"])
    #expect(list.currentID == "Rome")
    app.press(.end)
    list.stepAside(from: ["Seoul"])

    #expect(list.currentID == "Paris")
  }
}

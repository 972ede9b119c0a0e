import TermPanels
import TermPanelsTesting
import Testing

/// Rows of which those that begin with a dash cannot be marked.
@MainActor private final class Rows: ListDataSource {
  let words: [String]

  init(_ words: [String]) { self.words = words }

  var rowCount: Int { words.count }

  func rowID(at index: Int) -> String { words[index] }

  func index(of id: String) -> Int? { words.firstIndex(of: id) }

  func canMarkRow(_ id: String) -> Bool { !id.hasPrefix("-") }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let row = panel as? RowPanel ?? RowPanel()
    row.text = words[index]
    return row
  }
}

@MainActor @Suite("A row that the data source excludes") struct ListMarkExclusionTests {
  @Test func `is never marked`() throws {
    let list = ListPanel(dataSource: Rows(["-a", "b", "-c", "d"]))
    list.allowsMultipleSelection = true
    let app = try Harness(columns: 20, rows: 8) { _ in list }

    app.type("m")
    #expect(list.markedIDs == [] && list.currentID == "-a")
    app.type("*")
    #expect(list.markedIDs == ["b", "d"])
    app.press(.escape, .down)
    app.type("Vjj")
    #expect(list.markedIDs == ["b", "d"] && list.isMarked("b") && !list.isMarked("-c"))
    let signs = app.screen.split(separator: "\n").prefix(4).map { $0.prefix(1) }
    #expect(signs == [" ", "*", " ", "*"])
    app.press(.escape, .home)
    app.type("Vj")
    #expect(list.markedIDs == [])
  }
}

import TermPanels
import TermPanelsTesting
import TestSupport
import Testing

/// A million rows, with a count of the requests about them.
@MainActor private final class Counted: ListDataSource {
  var rowCount = 1_000_000
  private(set) var requests = 0

  func rowID(at index: Int) -> Int {
    requests += 1
    return index
  }
  func index(of id: Int) -> Int? { id }
  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    requests += 1
    let row = panel as? RowPanel ?? RowPanel()
    row.text = "\(index)"
    return row
  }
  func headingID(at index: Int) -> Never? {
    requests += 1
    return nil
  }
  func forget() { requests = 0 }
}

/// Passes a list's requests on, and counts them.
@MainActor private final class Counter<Rows: ListDataSource>: ListDataSource {
  let rows: Rows
  private(set) var requests = 0
  init(_ rows: Rows) { self.rows = rows }

  var rowCount: Int { rows.rowCount }
  var revision: Int { rows.revision }
  func rowID(at index: Int) -> Rows.RowID {
    requests += 1
    return rows.rowID(at: index)
  }
  func index(of id: Rows.RowID) -> Int? {
    requests += 1
    return rows.index(of: id)
  }
  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    requests += 1
    return rows.panel(forRowAt: index, reusing: panel)
  }
  func headingID(at index: Int) -> Rows.HeadingID? {
    requests += 1
    return rows.headingID(at: index)
  }
  func index(ofHeading id: Rows.HeadingID) -> Int? {
    requests += 1
    return rows.index(ofHeading: id)
  }
  func forget() { requests = 0 }
}

@MainActor @Suite("Grouped rows") struct GroupedRowsTests {
  private let rows = Counted()

  private func grouped(_ groups: [(String?, Int)]) -> GroupedRows<String, Int> {
    GroupedRows(rows) {
      groups.map { .init($0.0, rowCount: $0.1) }
    } heading: { id, _, panel in
      panel as? HeadingPanel ?? HeadingPanel(id)
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5])
  func `have the indices that counting one by one gives`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let groups = (0..<30).map { index in
      (
        Bool.random(using: &random) ? "g\(index)" : nil,
        Int.random(in: 0..<4, using: &random)
      )
    }
    rows.rowCount = groups.reduce(3) { $0 + $1.1 }
    let grouped = grouped(groups)
    var expected: [GroupedRows<String, Int>.Place] = []
    var next = 0
    for (id, count) in groups + [(nil, 3)] {
      if let id { expected.append(.heading(id)) }
      for _ in 0..<count {
        expected.append(.row(next))
        next += 1
      }
    }

    #expect(grouped.rowCount == expected.count)
    for (index, place) in expected.enumerated() {
      #expect(grouped.place(at: index) == place)
      switch place {
      case .heading(let id):
        #expect(grouped.headingID(at: index) == id && grouped.index(ofHeading: id) == index)
      case .row(let row):
        #expect(!grouped.isHeading(at: index) && grouped.index(ofRow: row) == index)
        #expect(grouped.rowID(at: index) == row && grouped.index(of: row) == index)
      }
    }
  }

  @Test func `that claim too many rows get the existing ones`() {
    rows.rowCount = 3
    let grouped = grouped([("a", 2), ("b", 5), ("c", 1)])

    #expect(
      (0..<grouped.rowCount).map { grouped.place(at: $0) } == [
        .heading("a"), .row(0), .row(1), .heading("b"), .row(2), .heading("c"),
      ])
  }

  @Test func `are regrouped when their revision changes, or on demand`() {
    var groupings = 0
    let words = ArrayListDataSource(["a", "b"], id: \.self) { _, panel in panel ?? RowPanel() }
    let grouped = GroupedRows(words) {
      groupings += 1
      return [.init("all", rowCount: words.elements.count)]
    } heading: { id, _, _ in
      HeadingPanel(id)
    }

    #expect(grouped.rowCount == 3 && grouped.index(ofRow: 1) == 2 && groupings == 1)
    let first = grouped.revision
    words.elements.append("c")
    #expect(grouped.revision != first && grouped.rowCount == 4 && groupings == 2)
    let second = grouped.revision
    grouped.regroup()
    #expect(grouped.revision != second && grouped.rowCount == 4 && groupings == 3)
    #expect(!grouped.isHeading(at: 1) && groupings == 3)
  }

  @Test func `with the same identity stop the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let words = ArrayListDataSource(["a1", "b1", "a2"], id: \.self) { _, panel in
          panel ?? RowPanel()
        }
        _ = words.grouped(by: \.first) { _, _, _ in }.rowCount
      }
    }
  }

  @Test func `by the thousand add no cost to a list of a million`() throws {
    let without = try costs(of: rows)
    let with = try costs(of: grouped((0..<1000).map { ("group \($0)", 1000) }))

    // Each key needs only a few new rows, and asks a few more whether they are headings.
    #expect(zip(without, with).allSatisfy { $1 <= $0 + 20 }, "\(without) \(with)")
    #expect(with.allSatisfy { $0 <= 100 }, "\(with)")
  }

  /// The requests for a few keys and a reload.
  private func costs<Rows: ListDataSource>(of rows: Rows) throws -> [Int] {
    let source = Counter(rows)
    let list = ListPanel<Rows.RowID>()
    list.dataSource = source
    let app = try Harness(columns: 20, rows: 10, motion: .none) { _ in list }
    var costs: [Int] = []
    for key: Key in [.end, .pageUp, .up, .home, .pageDown, .down] {
      source.forget()
      app.press(key)
      costs.append(source.requests)
    }
    source.forget()
    list.reloadData()
    costs.append(source.requests)
    return costs
  }
}

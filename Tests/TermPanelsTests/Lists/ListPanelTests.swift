import TermPanels
import TermPanelsTesting
import TestSupport
import Testing

/// A row that shows a number, two rows high where the number is a multiple of seven.
@MainActor private final class NumberRow: Panel {
  let label = Label(isMultiline: true)
  var number = 0 {
    didSet { label.text = number > 0 && number % 7 == 0 ? "\(number)\n(seven)" : "\(number)" }
  }

  override func loadView() { view = label }
}

@MainActor private func numbers(_ range: Range<Int>) -> ArrayListDataSource<Int, Int> {
  ArrayListDataSource(Array(range), id: \.self) { number, panel in
    let row = panel as? NumberRow ?? NumberRow()
    row.number = number
    return row
  }
}

/// Adds a number about the current row to the rows of a list.
@MainActor private final class Adding: ListDelegate {
  private let rows: ArrayListDataSource<Int, Int>
  var reloadsRow = false

  init(_ rows: ArrayListDataSource<Int, Int>) { self.rows = rows }

  func listCurrentRowDidChange(_ list: ListPanel<Int>) {
    guard let id = list.currentID else { return }
    rows.elements = [0, 1, 2, id + 10]
    if reloadsRow { list.reloadRow(id) } else { list.reloadData() }
  }
}

@MainActor @Suite struct ListPanelTests {
  let list = ListPanel<Int>()

  private func harness(_ rows: ArrayListDataSource<Int, Int>, height: Int = 5) throws -> Harness {
    list.dataSource = rows
    return try Harness(columns: 20, rows: height) { _ in list }
  }

  @Test func `the first row is current and rows fill the view`() throws {
    let app = try harness(numbers(0..<100))

    #expect(
      app.screen == """
        ▌ 0
          1
          2
          3
          4
        """)
  }

  @Test func `an array of values finds each by its identity`() {
    let rows = ArrayListDataSource(["one 1", "two", "one 2"], id: { $0.prefix(3) }) { _, panel in
      panel ?? Panel()
    }

    #expect(rows["two"] == "two" && rows["one"] == "one 1" && rows["six"] == nil)
  }

  @Test func `moving beyond the edge scrolls by as little as needed`() throws {
    let app = try harness(numbers(0..<100))

    app.press(.down, .down, .down, .down, .down)

    #expect(
      app.screen == """
          1
          2
          3
          4
        ▌ 5
        """)
  }

  @Test func `rows size themselves`() throws {
    let app = try harness(numbers(5..<100))

    #expect(
      app.screen == """
        ▌ 5
          6
          7
          (seven)
          8
        """)
  }

  @Test func `the last row of a million is reached at once`() throws {
    let app = try harness(numbers(2..<1_000_002))

    app.press(.end)

    #expect(
      app.screen == """
          999998
          999999
          (seven)
          1000000
        ▌ 1000001
        """)
    #expect(list.liveRowCount <= 5 + 2 * list.overscan)
  }

  @Test func `paging keeps the y coordinate and one row of context`() throws {
    let app = try harness(numbers(100..<200))

    app.press(.down, .pageDown)

    #expect(
      app.screen == """
          104
        ▌ 105
        ▌ (seven)
          106
          107
        """)
  }

  @Test func `live rows never exceed what is visible and the overscan`() throws {
    let app = try harness(numbers(0..<1000), height: 10)

    for key: Key in [.pageDown, .pageDown, .end, .pageUp, .home, .down, .pageDown, .up] {
      app.press(key)
      #expect(list.liveRowCount <= 10 + 2 * list.overscan)
      #expect(list.children.count == list.liveRowCount)
    }
  }

  @Test func `the current row is kept by identity when rows come before it`() throws {
    let rows = numbers(10..<100)
    let app = try harness(rows)
    app.press(.down)

    rows.elements = Array(0..<100)
    list.reloadData()
    app.application.turn()

    #expect(list.currentID == 11)
    #expect(list.currentIndex == 11)
    #expect(app.screen.contains("▌ 11"))
  }

  // Rule 93
  @Test func `new values set for another current row are shown after the movement`() throws {
    let rows = numbers(0..<3)
    let delegate = Adding(rows)
    list.delegate = delegate
    let app = try harness(rows)
    #expect(app.screen == "▌ 0\n  1\n  2\n  10\n")

    app.press(.down)
    #expect(app.screen == "  0\n▌ 1\n  2\n  11\n")
    delegate.reloadsRow = true
    app.press(.down)
    #expect(app.screen == "  0\n  1\n▌ 2\n  12\n")
  }

  @Test func `when the current row is removed the next one takes its place`() throws {
    let rows = numbers(0..<10)
    let app = try harness(rows)
    app.press(.down, .down)

    rows.elements.removeAll { $0 == 2 }
    list.reloadData()
    app.application.turn()

    #expect(
      app.screen == """
          0
          1
        ▌ 3
          4
          5
        """)
  }

  @Test func `when the last row is removed the one before becomes current`() throws {
    let rows = numbers(0..<3)
    let app = try harness(rows)
    app.press(.end)

    rows.elements.removeLast()
    list.reloadData()
    app.application.turn()

    #expect(app.screen == "  0\n▌ 1\n\n\n")
  }

  @Test func `a list without room has a current row among its rows`() throws {
    let rows = numbers(0..<10)
    let app = try harness(rows)
    app.press(.end)
    let frame = list.view.frame

    list.view.frame.size.height = 0
    app.application.turn()
    rows.elements = [0, 1]
    list.reloadData()
    #expect(list.currentID == 1 && list.currentIndex == 1 && list.liveRowCount == 0)
    rows.elements = []
    list.reloadData()
    #expect(list.currentID == nil && list.currentIndex == nil)

    rows.elements = [5]
    list.reloadData()
    list.view.frame = frame
    app.application.turn()
    #expect(app.screen == "▌ 5\n\n\n\n")
  }

  @Test func `the current row stays in sight when the view shrinks`() throws {
    let app = try harness(numbers(0..<100), height: 12)
    for _ in 0..<9 { app.press(.down) }

    app.resize(columns: 20, rows: 5)

    #expect(app.screen.contains("▌ 9"))
  }

  @Test func `emptying and refilling a list leaves no row behind`() throws {
    let rows = numbers(0..<5)
    let app = try harness(rows)

    rows.elements = []
    list.reloadData()
    app.application.turn()
    #expect(app.screen == "\n\n\n\n")
    #expect(list.children.isEmpty)

    rows.elements = [1]
    list.reloadData()
    app.application.turn()
    #expect(app.screen == "▌ 1\n\n\n\n")
  }

  @Test func `random edits and moves leave the screen that a fresh list would show`() throws {
    var random = SeededGenerator(seed: 7)
    let rows = numbers(0..<30)
    let app = try harness(rows, height: 8)
    for step in 0..<400 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: app.press(.down)
      case 1: app.press(.up)
      case 2: app.press([Key.pageDown, .pageUp, .home, .end].randomElement(using: &random) ?? .up)
      case 3 where !rows.elements.isEmpty:
        rows.elements.remove(at: Int.random(in: 0..<rows.elements.count, using: &random))
      case 4:
        rows.elements.insert(
          1000 + step, at: Int.random(in: 0...rows.elements.count, using: &random))
      default: rows.elements.shuffle(using: &random)
      }
      list.reloadData()
      app.application.turn()
      #expect(list.liveRowCount <= 8 + 2 * list.overscan)
      guard let index = list.currentIndex else {
        #expect(rows.elements.isEmpty)
        continue
      }
      #expect(list.currentID == rows.elements[index])
      let lines = app.screen.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.contains("▌ \(rows.elements[index])"), "step \(step)\n\(app.screen)")
    }
  }
}

import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite("The marks of a list") struct ListMarkTests {
  private func bench(_ words: [String] = ["a1", "a2", "b1", "b2"]) throws -> HeadingBench {
    let bench = try HeadingBench(words)
    bench.list.allowsMultipleSelection = true
    return bench
  }

  private func marked(_ bench: HeadingBench) -> [String] { bench.list.markedIDs }

  /// The first column, from top to bottom.
  private func signs(_ bench: HeadingBench) -> String {
    bench.app.application.update()
    let lines = bench.app.screen.split(separator: "\n", omittingEmptySubsequences: false)
    return String(lines.prefix(6).map { $0.first ?? " " })
  }

  // MARK: - One by one

  @Test func `m marks a row and moves to the next one`() throws {
    let bench = try bench()

    bench.app.type("mm")

    #expect(
      bench.app.screen == """
          a:          2
        * a1
        * a2
          b:          2
        ▌ b1
          b2


        """)
    #expect(marked(bench) == ["a1", "a2"] && bench.current == "b1")
    #expect(bench.list.isMarked("a1") && !bench.list.isMarked("b1"))
  }

  @Test func `the sign replaces the bar, and the surface shows the current row`() throws {
    let bench = try bench(["a1", "a2"])

    bench.app.type("mm")

    #expect(bench.current == "a2" && signs(bench) == " **   ")
    #expect(bench.app.terminal.screen[0, 1].style == Style(.accent))
    #expect(bench.app.terminal.screen[0, 2].style == Style(.accent, on: .selection))
  }

  @Test func `m removes a mark, and marks are reported in the order they were set`() throws {
    let bench = try bench()

    bench.app.press(.end)
    bench.app.type("m")
    bench.app.press(.home)
    bench.app.type("mm")
    #expect(marked(bench) == ["b2", "a1", "a2"])

    bench.app.press(.home)
    bench.app.type("m")
    #expect(marked(bench) == ["b2", "a2"])
  }

  @Test func `Esc removes them before it does anything else`() throws {
    let panel = TownsPanel(["Bonn", "Ulm", "Trier"])
    panel.list.allowsMultipleSelection = true
    let root = Panel()
    root.title = "Root"
    let navigation = NavigationPanel(root: root)
    let app = try Harness(columns: 40, rows: 8) { _ in navigation }
    navigation.push(panel, animated: false)
    app.application.turn()

    app.type("mVj")
    #expect(app.screen.contains("3 marked") && app.screen.contains("Esc unmark"))
    app.press(.escape)
    #expect(app.screen.contains("1 marked"))
    app.press(.escape)
    #expect(!app.screen.contains("marked") && navigation.topPanel === panel)
    app.press(.escape)
    #expect(navigation.topPanel === root)
  }

  @Test func `are disabled by default, and their keys are free`() throws {
    let bench = try HeadingBench(["a1", "a2"])
    var typed = ""
    bench.list.commands = {
      ["m", "V", "*"].map { key in
        KeyCommand(.character(Character(key)), title: key) { typed += key }
      }
    }

    bench.app.type("mV*")

    #expect(typed == "mV*" && bench.list.markedCount == 0 && bench.current == "a1")
  }

  // MARK: - Several at once

  @Test func `a range grows and shrinks with the movements, and passes headings`() throws {
    let bench = try bench()

    bench.app.press(.down)
    bench.app.type("V")
    #expect(signs(bench) == "  *   ")
    bench.app.type("jj")
    #expect(signs(bench) == "  * **" && marked(bench) == ["a2", "b1", "b2"])
    bench.app.type("kkk")
    #expect(signs(bench) == " **   " && marked(bench) == ["a2", "a1"])
    bench.app.type("j")
    #expect(marked(bench) == ["a2"])
    bench.app.type("jV")
    bench.app.press(.home)
    #expect(marked(bench) == ["a2", "b1"] && signs(bench) == " ▌* * ")
  }

  @Test func `m ends a range, and Esc cancels one and keeps earlier marks`() throws {
    let bench = try bench()

    bench.app.type("Vjm")
    #expect(marked(bench) == ["a1", "a2"] && bench.current == "a2")
    bench.app.press(.end)
    bench.app.type("Vk")
    #expect(bench.list.markedCount == 4)
    bench.app.press(.escape)
    #expect(marked(bench) == ["a1", "a2"])
  }

  @Test func `a star marks all rows but no heading, and then clears them`() throws {
    let bench = try bench()

    bench.app.type("m*")
    #expect(marked(bench) == ["a1", "a2", "b1", "b2"] && signs(bench) == " ** **")
    bench.app.type("*")
    #expect(marked(bench) == [])
  }

  // MARK: - When rows change

  @Test func `stay on their rows when those move, come and go`() throws {
    let bench = try bench()
    bench.app.type("*")

    bench.show(["c1", "a1", "a2", "a3", "b2"])

    #expect(bench.lines == ["a:", "a1", "a2", "a3", "b:", "b2"])
    #expect(signs(bench) == " **  *")
    #expect(marked(bench) == ["a1", "a2", "b2"])
  }

  @Test func `survive when rows are filtered out`() throws {
    let bench = try bench()
    bench.app.type("mjm")
    #expect(marked(bench) == ["a1", "b1"])

    bench.show(["a1", "a2"])
    #expect(marked(bench) == ["a1"] && bench.list.markedCount == 1)
    bench.show(["a1", "a2", "b1", "b2"])
    #expect(marked(bench) == ["a1", "b1"])
    bench.show(["a2"])
    bench.list.clearMarks()
    bench.show(["a1", "a2", "b1"])
    #expect(marked(bench) == [])
  }

  @Test func `a range follows its rows, and ends when its first row is removed`() throws {
    let bench = try bench()
    bench.app.press(.down)
    bench.app.type("Vj")
    #expect(marked(bench) == ["a2", "b1"])

    bench.show(["b1", "b2", "a1", "a2"])
    #expect(marked(bench) == ["a2", "a1", "b2", "b1"])
    bench.show(["a1", "b1", "b2"])
    #expect(marked(bench) == [])
    bench.show([])
    bench.show(["a1"])
    #expect(marked(bench) == [])
  }

  // MARK: - Very many

  @Test func `a star in too long a list marks nothing, reports it, and reads no more rows`()
    throws
  {
    let numbers = Numbers(count: 1_000_000)
    let list = ListPanel<Int>()
    list.allowsMultipleSelection = true
    list.dataSource = numbers
    let app = try Harness(columns: 60, rows: 8) { _ in list }
    let before = numbers.asked

    app.type("*")

    #expect(list.markedCount == 0)
    #expect(app.screen.contains("At most 10,000 rows can be marked. Filter the list."))
    #expect(numbers.asked - before < 2 * ListPanel.mostMarks)
  }

  @Test func `a range ends at the limit of marks`() throws {
    let numbers = Numbers(count: 1_000_000)
    let list = ListPanel<Int>()
    list.allowsMultipleSelection = true
    list.dataSource = numbers
    let app = try Harness(columns: 60, rows: 8) { _ in list }

    app.type("V")
    app.press(.end)

    #expect(list.markedCount == ListPanel.mostMarks)
    #expect(app.screen.contains("At most 10,000"))
    #expect(list.isMarked(9_999) && !list.isMarked(10_000))
    app.type("V")
    let before = numbers.looked
    list.reloadData()
    #expect(list.markedCount == ListPanel.mostMarks)
    #expect(numbers.looked - before < 100)
    list.clearMarks()
    app.type("V")
    app.press(.home)
    app.press(.end)
    #expect(list.markedCount == 1)
  }

  // MARK: - The mouse and dialogues

  @Test func `a click with Ctrl marks a row, and one with Shift all up to there`() throws {
    let bench = try bench()

    bench.app.click(at: try bench.app.place(of: "b1"), .control)
    #expect(marked(bench) == ["b1"] && bench.current == "b1")
    bench.app.click(at: try bench.app.place(of: "a2"), .shift)
    #expect(marked(bench) == ["b1", "a2"])
    bench.app.click(at: try bench.app.place(of: "b1"), .control)
    #expect(marked(bench) == ["a2"])
    bench.app.click(at: try bench.app.place(of: "a:"), .control)
    #expect(marked(bench) == ["a2"])
  }

  @Test func `are read after a row in a dialogue`() async throws {
    let panel = TownsPanel(["Bonn", "Ulm", "Trier"])
    panel.list.allowsMultipleSelection = true
    let dialogue = try DialogueHarness { _ in NavigationPanel(root: panel) }
    _ = dialogue.take()

    #expect(await dialogue.type("m 2").contains("2. Ulm, marked"))
    #expect(panel.list.markedIDs == ["Ulm"])
    #expect(await dialogue.type("unmark").contains("2. Ulm"))
    #expect(panel.list.markedIDs == [])
  }
}

/// Rows that count the requests for their identifiers.
@MainActor private final class Numbers: ListDataSource {
  let rowCount: Int
  private(set) var asked = 0
  private(set) var looked = 0

  init(count: Int) { rowCount = count }

  func rowID(at index: Int) -> Int {
    asked += 1
    return index
  }

  func index(of id: Int) -> Int? {
    looked += 1
    return id < rowCount ? id : nil
  }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let row = panel as? RowPanel ?? RowPanel()
    row.text = "\(index)"
    return row
  }
}

import TermPanels
import TermPanelsTesting
import TestSupport
import Testing

@MainActor @Suite("The headings of a list") struct ListHeadingTests {
  @Test func `are shown above their rows, and the first row is current`() throws {
    let bench = try HeadingBench(["a1", "a2", "b1"])

    #expect(
      bench.app.screen == """
          a:          2
        ▌ a1
          a2
          b:          1
          b1



        """)
    #expect(bench.app.terminal.screen[2, 0].style == Style(.secondary, .bold))
  }

  @Test func `are passed by movements in both directions`() throws {
    let bench = try HeadingBench(["TOP", "a1", "a2", "b1", "c1"])
    var visited: [String?] = []

    for key: Key in [.home, .down, .down, .down, .down, .down, .up, .up, .up, .up, .up, .end] {
      bench.app.press(key)
      visited.append(bench.current)
    }

    #expect(
      visited == [
        "TOP", "a1", "a2", "b1", "c1", "c1", "b1", "a2", "a1", "TOP", "TOP", "c1",
      ])
  }

  @Test func `come into sight with the row below them`() throws {
    let bench = try HeadingBench(["a1", "a2", "b1", "b2", "b3"], height: 3)

    bench.app.press(.end)
    #expect(bench.lines == ["b1", "b2", "b3"])
    bench.app.press(.up, .up)
    #expect(bench.lines == ["b:", "b1", "b2"])
    bench.app.press(.up)
    #expect(bench.lines == ["a2", "b:", "b1"])
    bench.app.press(.up)
    #expect(bench.lines == ["a:", "a1", "a2"])
    bench.app.press(.down, .down)
    #expect(bench.lines == ["a2", "b:", "b1"] && bench.current == "b1")
  }

  @Test func `stay out of sight when only the row fits`() throws {
    let bench = try HeadingBench(["a1", "b1"], height: 1)

    #expect(bench.lines == ["a1"])
    bench.app.press(.down)
    #expect(bench.lines == ["b1"])
    bench.app.press(.up)
    #expect(bench.lines == ["a1"])
  }

  @Test func `scroll into sight even without rows below them`() throws {
    let bench = try HeadingBench(["a1", "a2", "b1"], height: 4)
    let rows = GroupedRows(bench.words) {
      [("e1", 0), ("e2", 0), ("a", 2), ("b", 1), ("e3", 0), ("e4", 0)].map {
        .init($0, rowCount: $1)
      }
    } heading: { id, _, panel in
      let heading = panel as? HeadingPanel ?? HeadingPanel()
      heading.text = id
      return heading
    }
    bench.list.dataSource = rows
    bench.app.application.turn()

    #expect(bench.lines == ["e1", "e2", "a", "a1"])
    bench.app.press(.end)
    #expect(bench.lines == ["b", "b1", "e3", "e4"])
    bench.app.press(.home)
    #expect(bench.lines == ["e1", "e2", "a", "a1"])
  }

  @Test func `cannot be made current`() throws {
    let bench = try HeadingBench(["a1", "a2", "b1", "b2"])
    let index = try #require(bench.rows.index(ofHeading: "b"))

    #expect(bench.current == "a1")
    bench.list.makeCurrent(index: index)
    #expect(bench.current == "b1")
    bench.list.makeCurrent(index: 0)
    #expect(bench.current == "a1")
  }

  @Test func `without rows make a list without a current row`() throws {
    let bench = try HeadingBench([])
    let rows = GroupedRows(bench.words) {
      [.init("one", rowCount: 0), .init("two", rowCount: 1)]
    } heading: { id, _, panel in
      HeadingPanel(id)
    }
    bench.list.dataSource = rows
    bench.app.press(.down, .up, .pageDown, .end, .enter)

    #expect(bench.lines == ["one", "two", "", "", "", ""])
    #expect(bench.list.currentID == nil && bench.list.currentIndex == nil)
    bench.list.stepAside(from: ["a1"])
    bench.show(["a1"])
    #expect(bench.current == "a1" && bench.lines.prefix(3) == ["one", "two", "a1"])
    bench.show([])
    #expect(bench.list.currentID == nil && bench.list.currentIndex == nil)
  }

  @Test func `are not made current when a row is removed`() throws {
    let bench = try HeadingBench(["a1", "a2", "b1", "c1"])
    bench.app.press(.down)

    bench.show(["a1", "b1", "c1"])
    #expect(bench.current == "b1")
    #expect(bench.lines == ["a:", "a1", "b:", "b1", "c:", "c1"])
    bench.show(["a1", "c1"])
    #expect(bench.current == "c1" && bench.lines == ["a:", "a1", "c:", "c1", "", ""])
    bench.show(["a1"])
    #expect(bench.current == "a1")
  }

  @Test func `that go with their only row leave the rows above in place`() throws {
    let words = (0..<9).map { "a\($0)" } + ["b1"] + (0..<9).map { "c\($0)" }
    let bench = try HeadingBench(words, height: 5)
    bench.list.makeCurrent("c1")
    bench.list.makeCurrent("b1")
    #expect(bench.lines == ["b:", "b1", "c:", "c0", "c1"])
    bench.list.makeCurrent("a8")
    bench.list.makeCurrent("b1")
    #expect(bench.lines == ["a8", "b:", "b1", "c:", "c0"])

    bench.show(words.filter { $0 != "b1" })

    #expect(bench.lines == ["a8", "c:", "c0", "c1", "c2"] && bench.current == "c0")
  }

  @Test func `are skipped when the current row steps aside`() throws {
    let bench = try HeadingBench(["a1", "a2", "b1", "b2"])
    bench.app.press(.down)

    bench.list.stepAside(from: ["a2"])
    #expect(bench.current == "b1")
    bench.show(["a1", "b1", "b2", "c1"])

    #expect(bench.lines == ["a:", "a1", "b:", "b1", "b2", "c:"] && bench.current == "b1")
  }

  @Test func `of new groups open up and fade in`() throws {
    let bench = try HeadingBench(["a1", "c1"], motion: .full)
    bench.words.elements = ["a1", "b1", "c1"]
    bench.list.reloadData()
    bench.app.application.turn()
    var pictures = [bench.lines]
    for _ in 0..<12 {
      bench.app.run(for: 1.0 / 32)
      if bench.lines != pictures.last { pictures.append(bench.lines) }
    }

    #expect(pictures.first == ["a:", "a1", "c:", "c1", "", ""])
    #expect(pictures.last == ["a:", "a1", "b:", "b1", "c:", "c1"])
    #expect(pictures.contains(["a:", "a1", "", "", "c:", "c1"]))
    #expect(bench.app.application.animator.isIdle)
  }

  @Test func `ignore clicks, and let the wheel pass`() throws {
    let bench = try HeadingBench(["a1", "a2", "b1", "c1", "c2", "c3", "c4"], height: 4)

    try bench.app.click(on: "b:")
    #expect(bench.current == "a1")
    try bench.app.click(on: "a2")
    #expect(bench.current == "a2")
    bench.app.mouse(.wheelDown, at: Point(x: 3, y: 1))
    #expect(bench.lines == ["b:", "b1", "c:", "c1"] && bench.current == "b1")
    bench.app.mouse(.wheelUp, at: Point(x: 3, y: 1))
    #expect(bench.lines == ["a:", "a1", "a2", "b:"] && bench.current == "a2")
  }

  @Test func `give their panels to headings, and rows to rows`() throws {
    var wrong = 0
    var (made, asked) = (0, 0)
    let numbers = ArrayListDataSource(Array(0..<400), id: \.self) { number, panel in
      asked += 1
      if panel is HeadingPanel { wrong += 1 }
      if panel == nil { made += 1 }
      let row = panel as? RowPanel ?? RowPanel()
      row.text = "\(number)"
      return row
    }
    let rows = GroupedRows(numbers) {
      (0..<100).map { .init($0, rowCount: 4) }
    } heading: { id, _, panel in
      asked += 1
      if panel is RowPanel { wrong += 1 }
      if panel == nil { made += 1 }
      let heading = panel as? HeadingPanel ?? HeadingPanel()
      heading.text = "group \(id)"
      return heading
    }
    let list = ListPanel<Int>()
    list.dataSource = rows
    let app = try Harness(columns: 20, rows: 10, motion: .none) { _ in list }

    for _ in 0..<80 { app.press(.pageDown) }
    for _ in 0..<400 { app.press(.up) }

    #expect(wrong == 0 && list.currentID == 0)
    // A panel cannot be reused only if a heading comes as a row leaves, or the reverse.
    #expect(made < asked / 2)
    #expect(list.children.count == list.liveRowCount && list.liveRowCount <= 14)
  }

  @Test(arguments: [1, 2, 3])
  func `are never current, and rows stay current by identity, whatever happens`(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    let all = "abcdefgh".flatMap { letter in (0..<6).map { "\(letter)\($0)" } }
    let bench = try HeadingBench(all.filter { _ in Bool.random(using: &random) }, height: 7)
    for step in 0..<500 {
      let before = bench.current
      let former = bench.list.currentIndex
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        bench.app.press(.down)
        if let former, let now = bench.list.currentIndex {
          #expect(now > former || bench.current == bench.words.elements.last, "step \(step)")
        }
      case 2, 3:
        bench.app.press(.up)
        if let former, let now = bench.list.currentIndex {
          #expect(now < former || bench.current == bench.words.elements.first, "step \(step)")
        }
      case 4:
        let keys: [Key] = [.pageDown, .pageUp, .home, .end]
        bench.app.press(keys.randomElement(using: &random) ?? .end)
      case 5:
        bench.list.makeCurrent(index: Int.random(in: -3..<60, using: &random))
        bench.app.application.turn()
      default:
        // Entire groups come and go, and single words.
        let letters = Set("abcdefgh".filter { _ in Int.random(in: 0..<4, using: &random) > 0 })
        let kept = all.filter {
          letters.contains($0.first ?? "a") && Int.random(in: 0..<9, using: &random) > 0
        }
        bench.show(Int.random(in: 0..<20, using: &random) == 0 ? [] : kept)
        if let before, kept.contains(before), !bench.words.elements.isEmpty {
          #expect(bench.current == before, "step \(step)")
        }
      }
      try check(bench, step)
    }
  }

  /// Checks that the current row is a visible word, with its heading if it is the first below it,
  /// and that the lines are in the order of the data source.
  private func check(_ bench: HeadingBench, _ step: Int) throws {
    let count = bench.rows.rowCount
    #expect((bench.list.currentIndex == nil) == bench.words.elements.isEmpty, "step \(step)")
    let texts = (0..<count).map { index in
      switch bench.rows.place(at: index) {
      case .heading(let letter): "\(letter):"
      case .row(let row): bench.words.elements[row]
      }
    }
    guard let index = bench.list.currentIndex else { return }
    #expect(!bench.rows.isHeading(at: index), "step \(step)")
    #expect(texts[index] == bench.current, "step \(step)")
    let lines = bench.lines
    let place = try #require(lines.firstIndex(of: texts[index]), "step \(step)")
    let top = index - place
    #expect(top >= 0 && Array(texts[top...].prefix(7)) == lines.filter { !$0.isEmpty })
    if bench.rows.isHeading(at: index - 1) {
      #expect(place > 0, "step \(step): \(lines)")
    }
    #expect(bench.list.liveRowCount <= 7 + 2 * bench.list.overscan)
  }
}

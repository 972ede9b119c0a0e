import TermPanelsTesting
import TestSupport
import Testing

@testable import TermPanels

/// A list of rows that show their text, which can be inspected while it moves.
@MainActor private final class Bench {
  let list = ListPanel<String>()
  let rows: ArrayListDataSource<String, String>
  let app: Harness

  init(
    _ texts: [String], height: Int = 6, motion: Motion = .full,
    colorDepth: ColorDepth = .indexed256
  ) throws {
    rows = ArrayListDataSource(texts, id: \.self) { text, panel in
      let row = panel as? TextRow ?? TextRow()
      row.label.text = text
      return row
    }
    list.dataSource = rows
    let list = list
    app = try Harness(columns: 20, rows: height, colorDepth: colorDepth, motion: motion) { _ in list
    }
  }

  func show(_ texts: [String], animated: Bool = true, completion: (() -> Void)? = nil) {
    rows.elements = texts
    list.reloadData(animated: animated, completion: completion)
    app.application.turn()
  }

  /// Advances a change by one frame.
  func step() { app.run(for: 1.0 / 32) }

  var lines: [String] {
    app.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.dropFirst(2))
    }
  }

  /// The successive different screens, up to the last one.
  func pictures() -> [[String]] {
    var pictures = [lines]
    for _ in 0..<12 {
      step()
      if lines != pictures.last { pictures.append(lines) }
    }
    return pictures
  }
}

@MainActor private final class TextRow: Panel {
  let label = Label()
  override func loadView() { view = label }
}

@MainActor private final class CoverPanel: Panel {
  var didDisappear: () -> Void = {}

  override func viewDidDisappear(animated: Bool) {
    super.viewDidDisappear(animated: animated)
    didDisappear()
  }
}

@MainActor @Suite("A change of a list") struct ListChangeTests {
  @Test func `fades removed rows in place, and then closes the gap`() throws {
    let bench = try Bench(["a", "b", "c", "d"])

    bench.show(["a", "c", "d"])
    let faded = bench.app.terminal.screen[2, 1].style.foreground
    bench.step()
    let later = bench.app.terminal.screen[2, 1].style.foreground

    #expect(faded.amount == 0 && later.amount > 0 && later.toward == .background)
    #expect(
      bench.pictures() == [["a", "b", "c", "d", "", ""], ["a", "c", "d", "", "", ""]])
    #expect(bench.list.view.subviews.count == 3)
  }

  @Test func `opens a gap for new rows, which then fade in`() throws {
    let bench = try Bench(["a", "c", "d"])

    bench.show(["a", "b", "c", "d"])

    #expect(
      bench.pictures() == [
        ["a", "c", "d", "", "", ""], ["a", "", "c", "d", "", ""], ["a", "b", "c", "d", "", ""],
      ])
  }

  @Test func `moves rows over the others`() throws {
    let bench = try Bench(["aaaa", "b", "c", "d", "e"])

    bench.show(["b", "c", "d", "e", "aaaa"])
    let pictures = bench.pictures()

    #expect(pictures.first == ["aaaa", "b", "c", "d", "e", ""])
    #expect(pictures.last == ["b", "c", "d", "e", "aaaa", ""])
    #expect(pictures.count == 3 && pictures[1][2] == "aaaa")
    #expect(pictures.joined().allSatisfy { ["aaaa", "b", "c", "d", "e", ""].contains($0) })
  }

  @Test func `takes at most a quarter of a second and eight frames`() throws {
    let bench = try Bench(["a", "b", "c", "d", "e"])
    var isOver = false
    let frames = bench.app.terminal.frameCount

    bench.show(["c", "e", "d", "new", "b"]) { isOver = true }
    #expect(!isOver)
    bench.app.run(for: 0.25)

    #expect(isOver && bench.app.application.animator.isIdle)
    #expect(bench.app.terminal.frameCount - frames <= 8)
  }

  @Test func `of more than a screenful is instant`() throws {
    let bench = try Bench(["a", "b", "c", "d"])

    bench.show(["1", "2", "3", "4"])

    #expect(bench.lines == ["1", "2", "3", "4", "", ""])
    #expect(bench.app.application.animator.isIdle)
  }

  @Test(arguments: [Motion.none, .reduced])
  func `moves no rows without full motion`(motion: Motion) throws {
    let bench = try Bench(["a", "b", "c", "d"], motion: motion)

    bench.show(["new", "d", "a"])

    #expect(bench.lines == ["new", "d", "a", "", "", ""])
    #expect(bench.app.application.animator.isIdle == (motion == .none))
  }

  @Test func `is instant without colours`() throws {
    let bench = try Bench(["a", "b", "c"], colorDepth: .monochrome)

    bench.show(["c", "a"])

    #expect(bench.lines == ["c", "a", "", "", "", ""])
    #expect(bench.app.application.animator.isIdle)
  }

  // Rule 90
  @Test func `starts from the visible content when another one is running`() throws {
    let bench = try Bench(["a", "b", "c", "d", "e"])
    bench.show(["b", "c", "d", "e", "a"])
    bench.step()
    bench.step()
    let shown = bench.lines

    bench.show(["a", "b", "c", "d", "e"])
    #expect(bench.lines == shown && shown != ["a", "b", "c", "d", "e", ""])

    #expect(bench.pictures().last == ["a", "b", "c", "d", "e", ""])
  }

  @Test func `restores a fading row from its current state`() throws {
    let bench = try Bench(["a", "b", "c"])
    bench.show(["a", "c"])
    bench.step()
    let shown = bench.app.terminal.screen[2, 1]

    bench.show(["a", "b", "c"])

    #expect(bench.app.terminal.screen[2, 1] == shown)
    #expect(bench.pictures() == [["a", "b", "c", "", "", ""]])
    #expect(bench.app.terminal.screen[2, 1].style.foreground.amount == 0)
  }

  // Rule 87
  @Test func `completes once, however it ends`() throws {
    let bench = try Bench(["a", "b", "c"])
    var completed: [String] = []

    bench.show(["b", "c"]) { completed.append("moving") }
    bench.show(["c", "b"]) { completed.append("interrupting") }
    #expect(completed.isEmpty)
    bench.app.resize(columns: 10, rows: 5)
    #expect(completed == ["moving", "interrupting"])
    bench.show(["b"], animated: false) { completed.append("still") }
    bench.show(["b"]) { completed.append("nothing to show") }
    bench.app.run(for: 1)

    #expect(completed == ["moving", "interrupting", "still", "nothing to show"])
  }

  @Test func `completes with the new rows, also when it cuts another one short`() throws {
    let bench = try Bench(["a", "b", "c"])
    var current: [String?] = []
    bench.show(["c", "b"]) { current.append(bench.list.currentID) }
    bench.step()

    bench.show(["x", "y"], animated: false) { current.append(bench.list.currentID) }

    #expect(current == ["y", "y"] && bench.lines == ["x", "y", "", "", "", ""])
    #expect(bench.list.view.subviews.count == 2)
  }

  @Test func `lets keys act at once on the final rows`() throws {
    let bench = try Bench(["a", "b", "c", "d"])

    bench.show(["c", "d", "b", "a"])
    #expect(bench.list.currentID == "a")
    bench.app.press(.up)
    #expect(bench.list.currentID == "b")
    bench.app.press(.home)

    #expect(bench.list.currentID == "c")
    bench.app.run(for: 1)
    #expect(bench.app.screen.hasPrefix("▌ c"))
  }

  @Test func `ends when motion is switched off`() throws {
    let bench = try Bench(["a", "b", "c"])
    bench.show(["c", "b", "a"])

    bench.app.application.animator.motion = .none
    bench.app.application.turn()

    #expect(bench.lines == ["c", "b", "a", "", "", ""])
  }

  @Test func `leaves the same screen at every degree of motion`() throws {
    var random = SeededGenerator(seed: 11)
    let start = (0..<12).map { "row \($0)" }
    let benches = try Motion.allCases.map { try Bench(start, motion: $0) }
    var elements = start
    for step in 0..<120 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: elements.shuffle(using: &random)
      case 1...2 where !elements.isEmpty:
        elements.remove(at: Int.random(in: 0..<elements.count, using: &random))
      case 3...4:
        elements.insert("new \(step)", at: Int.random(in: 0...elements.count, using: &random))
      default:
        if elements.count > 1 { elements.append(elements.removeFirst()) }
      }
      let key =
        [Key.down, .up, .pageDown, .pageUp, .home, .end].randomElement(using: &random) ?? .up
      let pause = [0, 1, 3, 12].randomElement(using: &random) ?? 0
      for bench in benches {
        bench.show(elements)
        if step % 3 == 0 { bench.app.press(key) }
        for _ in 0..<pause { bench.step() }
        #expect(bench.list.liveRowCount <= 6 + 2 * bench.list.overscan)
        #expect(bench.list.children.count == bench.list.liveRowCount)
      }
      guard pause == 12 else { continue }
      #expect(Set(benches.map(\.app.terminal.screen)).count == 1, "step \(step)")
      #expect(Set(benches.map(\.list.currentID)).count == 1)
      #expect(benches.allSatisfy { $0.list.view.subviews.count == $0.list.liveRowCount })
    }
  }

  @Test func `of the data source in a callback makes a row of the new one current`() throws {
    let bench = try Bench(["a", "b", "c"], motion: .reduced)
    let others = ArrayListDataSource(["x", "y", "z"], id: \.self) { text, _ in
      let row = TextRow()
      row.label.text = text
      return row
    }
    let list = bench.list
    let cover = CoverPanel()
    cover.didDisappear = {
      list.dataSource = others
      list.makeCurrent("y")
    }
    list.present(cover)
    bench.app.application.turn()
    cover.dismiss()
    bench.app.application.turn()

    #expect(list.currentID == "y")
    #expect(bench.lines.prefix(3) == ["x", "y", "z"])
  }
}

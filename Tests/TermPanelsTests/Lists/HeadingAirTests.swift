import TermPanels
import TermPanelsTesting
import Testing

/// The blank rows above the headings of a list.
@MainActor @Suite struct HeadingAirTests {
  private func bench(_ words: [String], height: Int) throws -> HeadingBench {
    let bench = try HeadingBench(words, height: height)
    bench.app.application.window.density = .comfortable
    return bench
  }

  @Test func `a heading has air above it where all rows are in sight nevertheless`() throws {
    #expect(try bench(["a1", "b1"], height: 5).lines == ["a:", "a1", "", "b:", "b1"])
    #expect(try bench(["a1", "b1"], height: 4).lines == ["a:", "a1", "b:", "b1"])
    #expect(try bench(["TOP", "a1"], height: 4).lines == ["TOP", "", "a:", "a1"])
  }

  @Test func `a compact list has no air`() throws {
    let bench = try bench(["a1", "b1"], height: 6)

    bench.app.application.window.density = .compact

    #expect(bench.lines == ["a:", "a1", "b:", "b1", "", ""])
  }

  @Test func `air comes and goes with the rows, and the current row stays`() throws {
    let bench = try bench(["a1", "b1"], height: 5)
    bench.app.press(.down)

    bench.show(["a1", "a2", "b1"])
    #expect(bench.lines == ["a:", "a1", "a2", "b:", "b1"] && bench.current == "b1")
    bench.show(["b1", "c1"])
    #expect(bench.lines == ["b:", "b1", "", "c:", "c1"] && bench.current == "b1")
    bench.show(["b1"])
    #expect(bench.lines == ["b:", "b1", "", "", ""])
  }

  @Test func `movements pass a heading with air as one row`() throws {
    let bench = try bench(["a1", "b1", "c1"], height: 8)

    bench.app.press(.down)
    #expect(bench.current == "b1")
    bench.app.press(.down)
    #expect(bench.current == "c1")
    bench.app.press(.up, .up)
    #expect(bench.current == "a1")
  }
}

import Testing

@testable import TermPanels

@MainActor @Suite struct SplitWidthsTests {
  private var two = SplitWidths(columns: [.primary, .secondary])
  private var three = SplitWidths(columns: [.primary, .supplementary, .secondary])

  private func list(_ widths: SplitWidths, _ available: Int) -> [Int] {
    let found = widths.widths(available: available)
    return widths.columns.map { found[$0] ?? -1 }
  }

  @Test func `columns share the available width`() {
    #expect(list(two, 90) == [30, 60])
    #expect(list(three, 100) == [25, 35, 40])
  }

  @Test func `when room is short the last column keeps its minimum longest`() {
    #expect(list(three, 48) == [12, 16, 20])
    #expect(list(three, 40) == [12, 16, 12])
    #expect(list(three, 20) == [12, 8, 0])
    #expect(list(three, 5) == [5, 0, 0])
    #expect(list(three, -2) == [0, 0, 0])
  }

  @Test func `no width is lost or made up`() {
    for available in 0..<300 {
      #expect(list(two, available).reduce(0, +) == available)
      #expect(list(three, available).reduce(0, +) == available)
      #expect(list(three, available).allSatisfy { $0 >= 0 })
    }
  }

  @Test mutating func `a column grows as far as those to its right can spare`() {
    three.adjust(.primary, to: 200, available: 100)
    #expect(list(three, 100) == [64, 16, 20])
    three.reset()
    three.adjust(.supplementary, to: 200, available: 100)
    #expect(list(three, 100) == [25, 55, 20])
    three.adjust(.primary, to: 1, available: 100)
    #expect(list(three, 100) == [12, 55, 33])
  }

  @Test mutating func `the last column takes from the one before it`() {
    three.adjust(.secondary, to: 50, available: 100)
    #expect(list(three, 100) == [25, 25, 50])
    three.adjust(.secondary, to: 1, available: 100)
    #expect(list(three, 100) == [25, 55, 20])
  }
}

import Testing

@testable import TermPanels

@MainActor @Suite struct SplitWidthsTests {
  private var two = SplitWidths(columns: [.primary, .secondary])
  private var three = SplitWidths(columns: [.primary, .supplementary, .secondary])

  private func list(_ widths: SplitWidths, _ available: Int) -> [Int] {
    let found = widths.widths(of: widths.columns, available: available)
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
    three.adjust(.primary, to: 200, of: three.columns, available: 100)
    #expect(list(three, 100) == [64, 16, 20])
    three.reset()
    three.adjust(.supplementary, to: 200, of: three.columns, available: 100)
    #expect(list(three, 100) == [25, 55, 20])
    three.adjust(.primary, to: 1, of: three.columns, available: 100)
    #expect(list(three, 100) == [12, 55, 33])
  }

  @Test mutating func `the last column takes from the one before it`() {
    three.adjust(.secondary, to: 50, of: three.columns, available: 100)
    #expect(list(three, 100) == [25, 25, 50])
    three.adjust(.secondary, to: 1, of: three.columns, available: 100)
    #expect(list(three, 100) == [25, 55, 20])
  }

  private static let limited = SplitWidths(
    columns: SplitPanel.Column.allCases,
    standard: [
      .primary: .init(share: 0.2, within: 26...32), .secondary: .init(share: 0.25, within: 36...44),
    ])

  @Test(arguments: [(130, [26, 68, 36]), (158, [32, 86, 40]), (198, [32, 122, 44])])
  func `a column within limits leaves the rest to one without a width`(
    available: Int, widths: [Int]
  ) {
    #expect(list(Self.limited, available) == widths)
  }

  @Test(arguments: 0..<300) func `columns out of sight leave their cells to the others`(
    available: Int
  ) {
    for shown: [SplitPanel.Column] in [[.primary, .supplementary], [.supplementary, .secondary]] {
      let widths = Self.limited.widths(of: shown, available: available)
      #expect(Set(widths.keys) == Set(shown) && widths.values.reduce(0, +) == available)
      #expect(widths.values.allSatisfy { $0 >= 0 })
    }
  }

  @Test func `a column in the middle that takes the rest grows at the cost of its right neighbour`()
  {
    var widths = Self.limited
    widths.adjust(.supplementary, to: 80, of: widths.columns, available: 130)
    #expect(list(widths, 130) == [26, 80, 24])
    widths.adjust(.primary, to: 40, of: widths.columns, available: 130)
    #expect(list(widths, 130) == [40, 66, 24])
  }
}

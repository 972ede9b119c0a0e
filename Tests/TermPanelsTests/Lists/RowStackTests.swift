import Testing

@testable import TermPanels

/// The stacking of rows, without a list and without views on a screen.
@MainActor @Suite("A stack of rows") struct RowStackTests {
  /// The rows that fill a view from one row at a y coordinate, as `index@y`. The rows of a list are
  /// one cell high, except those of which `tall` is true.
  private func stack(
    from index: Int, at y: Int, height: Int, of count: Int, overscan: Int = 0,
    tall: (Int) -> Bool = { _ in false }
  ) -> [String] {
    let rows = (0..<count).map { index in
      let row = ListRow<Int>(.row(index), at: index, panel: Panel())
      row.height = tall(index) ? 3 : 1
      return row
    }
    rows[index].y = y
    var stack = RowStack(rows[index], height: height, count: count) { rows[$0] }
    stack.fill(overscan: overscan)
    return stack.rows.map { "\($0.index)@\($0.y)" }
  }

  @Test func `fills the view around the row that stays where it is`() {
    #expect(stack(from: 5, at: 2, height: 4, of: 20) == ["3@0", "4@1", "5@2", "6@3"])
  }

  @Test func `begins at the top when all rows fit`() {
    #expect(stack(from: 1, at: 3, height: 6, of: 3) == ["0@0", "1@1", "2@2"])
  }

  @Test func `ends at the bottom where the list ends`() {
    #expect(stack(from: 8, at: 0, height: 4, of: 10) == ["6@0", "7@1", "8@2", "9@3"])
  }

  @Test func `has a few extra rows beyond each edge, if they exist`() {
    #expect(
      stack(from: 5, at: 0, height: 2, of: 20, overscan: 2)
        == ["3@-2", "4@-1", "5@0", "6@1", "7@2", "8@3"])
    #expect(
      stack(from: 1, at: 0, height: 2, of: 4, overscan: 2) == ["0@-1", "1@0", "2@1", "3@2"])
  }

  @Test func `cuts a high row at an edge`() {
    let tall = { (index: Int) in index == 3 }

    #expect(stack(from: 4, at: 1, height: 4, of: 9, tall: tall) == ["3@-2", "4@1", "5@2", "6@3"])
    #expect(stack(from: 1, at: 0, height: 4, of: 9, tall: tall) == ["1@0", "2@1", "3@2"])
  }
}

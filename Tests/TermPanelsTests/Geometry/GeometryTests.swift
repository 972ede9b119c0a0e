import TermPanels
import Testing

@Suite struct GeometryTests {
  @Test func `an intersection has the cells that both rectangles have`() {
    let a = Rect(x: 0, y: 0, width: 5, height: 4)
    let b = Rect(x: 3, y: -2, width: 9, height: 4)

    #expect(a.intersection(b) == Rect(x: 3, y: 0, width: 2, height: 2))
    #expect(a.intersects(b))
  }

  @Test func `rectangles that touch share no cell`() {
    let a = Rect(x: 0, y: 0, width: 5, height: 4)

    #expect(!a.intersects(a.offsetBy(x: 5, y: 0)))
    #expect(a.intersection(a.offsetBy(x: 0, y: 9)).isEmpty)
  }

  @Test func `insets larger than the rectangle leave it empty, never negative`() {
    let rect = Rect(x: 0, y: 0, width: 3, height: 3)
      .inset(by: Insets(top: 2, left: 2, bottom: 2, right: 2))

    #expect(rect.size == .zero)
  }

  @Test func `a rectangle holds its first cell and not the one after its last`() {
    let rect = Rect(x: 1, y: 1, width: 2, height: 1)

    #expect(rect.contains(Point(x: 1, y: 1)) && rect.contains(Point(x: 2, y: 1)))
    #expect(!rect.contains(Point(x: 3, y: 1)) && !rect.contains(Point(x: 1, y: 2)))
  }
}

@Suite struct SpansTests {
  @Test func `a row's span covers everything inserted in it`() {
    var spans = Spans(size: Size(width: 10, height: 3))

    spans.insert(Rect(x: 1, y: 1, width: 1, height: 1))
    spans.insert(Rect(x: 6, y: 1, width: 2, height: 2))

    #expect((0..<3).map { spans.columns(row: $0) } == [0..<0, 1..<8, 6..<8])
    #expect(spans.cellCount == 9)
  }

  @Test func `cells outside the screen are ignored`() {
    var spans = Spans(size: Size(width: 4, height: 2))

    spans.insert(Rect(x: 4, y: 0, width: 3, height: 1))
    spans.insert(Rect(x: 0, y: -3, width: 3, height: 3))
    spans.insert(Rect(x: 0, y: 2, width: 3, height: 1))
    #expect(spans.isEmpty)

    spans.insert(Rect(x: -5, y: -5, width: 50, height: 50))
    #expect(spans.cellCount == 8)
  }

  @Test func `emptied spans cover no cell`() {
    var spans = Spans(size: Size(width: 4, height: 2))
    spans.insert(Rect(x: 0, y: 0, width: 4, height: 2))

    spans.removeAll()

    #expect(spans.isEmpty && spans.cellCount == 0)
    #expect(!spans.intersects(Rect(x: 0, y: 0, width: 4, height: 2)))
  }
}

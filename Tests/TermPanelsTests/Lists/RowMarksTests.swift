import Testing

@testable import TermPanels

/// Marks without a list: only identities and a data source.
@MainActor @Suite("Marks on identities") struct RowMarksTests {
  private let marks = RowMarks<Int>()
  private let source = ArrayListDataSource(Array(0..<10), id: \.self) { _, panel in
    panel ?? Panel()
  }

  private var marked: [Int] { marks.ids(in: source) }

  @Test func `are reported in order, with the rows of a range at the end`() {
    marks.mark([7, 2])
    marks.beginRange(at: 4, 4)
    marks.reach(6, in: source)

    #expect(marked == [7, 2, 4, 5, 6] && marks.count(in: source) == 5)
    #expect(marks.contains(5, in: source) && !marks.contains(3, in: source))
    marks.reach(3, in: source)
    #expect(marked == [7, 2, 4, 3])
    marks.cancelRange()
    #expect(marked == [7, 2] && !marks.isRangeOpen)
  }

  @Test func `count only where the list has their rows`() {
    marks.mark([2, 4, 6])

    source.elements = [0, 4, 6, 8]
    marks.renew(to: 0, in: source)
    #expect(marked == [4, 6])
    source.elements = [2, 8]
    marks.renew(to: 0, in: source)
    #expect(marked == [2])
  }

  @Test func `follow a range that has moved, and drop one whose start is gone`() {
    marks.beginRange(at: 3, 3)
    marks.reach(5, in: source)

    source.elements = [5, 4, 3, 2]
    marks.renew(to: 0, in: source)
    #expect(marked == [3, 4, 5])
    source.elements = [5, 4, 2]
    marks.renew(to: 0, in: source)
    #expect(marked == [] && !marks.isRangeOpen)
  }

  @Test func `are on all rows or on no row`() {
    marks.mark([2, 42])

    marks.toggleAll(in: source)
    #expect(marked == Array(0..<10))
    marks.toggleAll(in: source)
    #expect(marked == [] && marks.count(in: source) == 0)
  }

  @Test func `end at the limit, which is reported once`() {
    var (changes, refusals) = (0, 0)
    marks.didChange = { changes += 1 }
    marks.didRefuse = { refusals += 1 }
    source.elements = Array(0..<(RowMarks<Int>.limit + 5))

    marks.toggleAll(in: source)
    #expect(marked == [] && changes == 1 && refusals == 1)
    marks.beginRange(at: 0, 0)
    marks.reach(source.rowCount - 1, in: source)
    marks.reach(source.rowCount - 2, in: source)
    #expect(marks.count(in: source) == RowMarks<Int>.limit && refusals == 2)
    marks.endRange()
    marks.toggle(source.rowCount - 1)
    #expect(marks.count(in: source) == RowMarks<Int>.limit && refusals == 3)
    marks.toggle(0)
    #expect(marks.count(in: source) == RowMarks<Int>.limit - 1)
  }

  @Test func `are on visible rows, and never on a heading`() {
    marks.mark([3])
    let row = ListRow<Int>(.row(3), at: 3, panel: Panel())
    let heading = ListRow<Int>(.heading("a"), at: 3, panel: Panel())
    #expect(marks.contains(row) && !marks.contains(heading))

    marks.beginRange(at: 2, 2)
    marks.reach(4, in: source)
    #expect(marks.contains(ListRow(.row(4), at: 4, panel: Panel())) && !marks.contains(heading))
  }

  @Test func `of a range count towards the limit together with the others`() {
    var refusals = 0
    marks.didRefuse = { refusals += 1 }
    let limit = RowMarks<Int>.limit
    source.elements = Array(0..<(limit + 5))
    marks.mark(Array(5..<limit))

    marks.beginRange(at: 0, 0)
    marks.reach(4, in: source)
    #expect(marks.count(in: source) == limit && refusals == 0)
    marks.cancelRange()
    marks.beginRange(at: limit + 4, limit + 4)
    marks.reach(limit - 2, in: source)
    #expect(marks.count(in: source) <= limit && refusals == 1)
    marks.endRange()
    marks.toggle(0)
    marks.toggle(1)
    marks.beginRange(at: 2, 2)
    #expect(marks.count(in: source) <= limit && !marks.isRangeOpen)
  }
}

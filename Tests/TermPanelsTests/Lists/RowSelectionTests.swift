import Testing

@testable import TermPanels

/// The rules for the current row, without a list, a screen or panels that show anything.
@MainActor @Suite("The current row") struct RowSelectionTests {
  private let source = ArrayListDataSource(Array("abcdef"), id: \.self) { _, panel in
    panel ?? Panel()
  }

  /// Rows of one line each, from the top of a view.
  private func rows(_ letters: String, from index: Int = 0) -> [ListRow<Character>] {
    letters.enumerated().map { y, letter in
      let row = ListRow<Character>(
        letter == "-" ? .heading(y) : .row(letter), at: index + y, panel: Panel())
      row.y = y
      return row
    }
  }

  private func selection(_ letter: Character, at index: Int) -> RowSelection<Character> {
    var selection = RowSelection<Character>()
    _ = selection.set(letter, at: index)
    return selection
  }

  @Test func `changes only when its identity does`() {
    var selection = selection("c", at: 2)

    let isOther = [
      selection.set("c", at: 5), selection.set("d", at: 5), selection.set(nil, at: nil),
    ]

    #expect(isOther == [false, true, true])
  }

  @Test func `stays in place on the screen when rows are inserted above`() {
    source.elements = Array("xyabcdef")

    let next = selection("c", at: 2).successor(of: rows("abcdef"), in: source, height: 6)

    #expect(next.id == "c" && next.index == 4 && next.anchor == RowAnchor(index: 4, y: 2))
  }

  @Test func `takes the y coordinate that was kept free for it`() {
    var selection = selection("c", at: 2)
    selection.nextY = 1

    let next = selection.successor(of: rows("abcdef"), in: source, height: 6)

    #expect(next.anchor == RowAnchor(index: 2, y: 1))
  }

  @Test func `keeps no y coordinate free for another row`() {
    var selection = selection("c", at: 2)
    selection.nextY = 1

    _ = selection.set("c", at: 3)
    #expect(selection.nextY == 1)
    _ = selection.set("d", at: 3)
    #expect(selection.nextY == nil)
  }

  @Test func `keeps the visible rows in place when it is out of sight`() {
    source.elements = Array("xabcdef")

    let next = selection("a", at: 0).successor(of: rows("cdef", from: 2), in: source, height: 3)

    #expect(next.id == "a" && next.index == 1 && next.anchor == RowAnchor(index: 3, y: 0))
  }

  @Test func `becomes the next row when it is removed, else the one before`() {
    source.elements = Array("abf")

    let next = selection("c", at: 2).successor(of: rows("abcdef"), in: source, height: 6)
    let before = selection("f", at: 5).successor(of: rows("def", from: 3), in: source, height: 6)
    source.elements = Array("ab")
    let last = selection("c", at: 2).successor(of: rows("abcd"), in: source, height: 6)

    #expect(next.id == "f" && next.index == 2 && next.anchor == RowAnchor(index: 2, y: 2))
    #expect(before.id == "f" && before.index == 2)
    #expect(last.id == "b" && last.index == 1 && last.anchor == RowAnchor(index: 1, y: 1))
  }

  @Test func `becomes the nearest by index when its neighbours are removed too`() {
    source.elements = Array("xyz")

    let next = selection("c", at: 2).successor(of: rows("abcd"), in: source, height: 6)

    #expect(next.id == "z" && next.index == 2)
  }

  @Test func `is nil in an empty list`() {
    source.elements = []

    let next = selection("c", at: 2).successor(of: rows("abc"), in: source, height: 6)

    #expect(next.id == nil && next.index == nil && next.anchor == RowAnchor(index: 0, y: 0))
  }

  @Test func `steps aside to the next row that stays, else to the one before`() {
    let selection = selection("c", at: 2)

    #expect(selection.neighbour(in: source, leaving: Set("cd")) == 4)
    #expect(selection.neighbour(in: source, leaving: Set("cdef")) == 1)
    #expect(selection.neighbour(in: source, leaving: Set("abcdef")) == nil)
  }

  @Test func `is replaced by the nearest visible row when it was scrolled away`() {
    #expect(selection("a", at: 0).replacement(among: rows("-de", from: 2))?.key == .row("d"))
    #expect(selection("f", at: 5).replacement(among: rows("ab-"))?.key == .row("b"))
    #expect(selection("b", at: 1).replacement(among: rows("abc")) == nil)
  }
}

import CNcurses
import Glibc
import TermPanels

/// Passes cells to ncurses: characters that it can show, and styles as attributes and colour pairs.
@MainActor final class CellWriter {
  /// A style in the terms of ncurses.
  private struct Rendition {
    var attributes: attr_t = 0
    var pair: Int32 = 0
    var background: Int32 = -1
    /// Whether a blank looks like any other blank on the same background.
    var isPlainOnBlanks = true
  }

  /// Cells of a row that belong to one link.
  struct LinkedPiece {
    let row: Int
    let columns: Range<Int>
    let link: UInt8
  }

  private var resolver: LookResolver
  private let isUTF8: Bool
  private let canStrike: Bool
  private let takesLinks: Bool
  /// The tags of the images that the terminal shows in pixels; their cells are blank.
  var imageTags: Set<UInt8> = []
  /// The linked pieces in the ranges written since they were last taken.
  private var linkedPieces: [LinkedPiece] = []
  private var renditions: [Style: Rendition] = [:]
  private var pairs: [UInt64: Int32] = [:]
  private var cells = [cchar_t](repeating: cchar_t(), count: 0)

  init(theme: Theme, depth: ColorDepth, isUTF8: Bool, canStrike: Bool, takesLinks: Bool) {
    resolver = LookResolver(theme: theme, depth: depth)
    (self.isUTF8, self.canStrike, self.takesLinks) = (isUTF8, canStrike, takesLinks)
  }

  /// Uses another theme from now on; the whole screen has to be written again.
  func setTheme(_ theme: Theme) {
    resolver = LookResolver(theme: theme, depth: resolver.depth)
    renditions = [:]
  }

  /// Writes the cells of a range in a row, except those of links, which are sent one by one. A wide
  /// character is written completely when the range has either half of it.
  func write(
    _ grid: CellGrid, row: Int, columns: Range<Int>, to window: UnsafeMutablePointer<WINDOW>
  ) {
    guard !columns.isEmpty else { return }
    var first = columns.lowerBound
    if first > 0, grid[first, row].glyph.isContinuation { first -= 1 }
    guard takesLinks || !imageTags.isEmpty, !grid.tags.isEmpty else {
      return writePiece(grid, row: row, columns: first..<columns.upperBound, to: window)
    }
    var tag = grid[first, row].style.tag
    for x in first..<columns.upperBound where grid[x, row].style.tag != tag {
      add(first..<x, of: tag)
      (first, tag) = (x, grid[x, row].style.tag)
    }
    add(first..<columns.upperBound, of: tag)

    func add(_ piece: Range<Int>, of tag: UInt8) {
      if takesLinks, grid.tags.link(tag) != nil {
        linkedPieces.append(LinkedPiece(row: row, columns: piece, link: tag))
      } else if imageTags.contains(tag), let image = grid.tags.image(tag) {
        writeBlanks(behind: image, tag: tag, row: row, columns: piece, to: window)
      } else {
        writePiece(grid, row: row, columns: piece, to: window)
      }
    }
  }

  /// Writes the cells that an image lies over.
  private func writeBlanks(
    behind image: PlacedImage, tag: UInt8, row: Int, columns: Range<Int>,
    to window: UnsafeMutablePointer<WINDOW>
  ) {
    var style = Style()
    style.background = image.surface
    var rendition = rendition(of: style)
    rendition.attributes |= tagAttributes(tag)
    if cells.count < columns.count { cells = .init(repeating: cchar_t(), count: columns.count) }
    for index in 0..<columns.count { set(index, 0x20, 0, 0, 0, rendition) }
    wmove(window, Int32(row), Int32(columns.lowerBound))
    wadd_wchnstr(window, cells, Int32(columns.count))
  }

  /// The pieces of links that wait to be written.
  func takeLinkedPieces() -> [LinkedPiece] {
    guard !linkedPieces.isEmpty else { return [] }
    defer { linkedPieces.removeAll() }
    return linkedPieces
  }

  /// Writes the cells of a range in a row.
  func writePiece(
    _ grid: CellGrid, row: Int, columns: Range<Int>, to window: UnsafeMutablePointer<WINDOW>
  ) {
    let first = columns.lowerBound
    // Each cell becomes at most one character: ncurses adds the right halves itself.
    if cells.count < grid.size.width { cells = .init(repeating: cchar_t(), count: grid.size.width) }
    var count = 0
    var style: Style?
    var rendition = Rendition()
    var former: Rendition?
    var x = first
    while x < columns.upperBound {
      let cell = grid[x, row]
      if cell.style != style {
        style = cell.style
        rendition = self.rendition(of: cell.style)
      }
      // The ink of a blank is invisible: it stays that of the character before, which saves the
      // terminal two changes of colour between any two words.
      if cell.glyph == .blank, let former, former.background == rendition.background,
        former.isPlainOnBlanks, rendition.isPlainOnBlanks
      {
        set(count, 0x20, 0, 0, 0, former)
        count += 1
        x += 1
        continue
      }
      former = rendition
      let width = max(1, Int(cell.glyph.width))
      if isShowable(cell.glyph), x + width <= grid.size.width {
        let marks = cell.glyph.marks
        set(count, cell.glyph.base, marks.0, marks.1, marks.2, rendition)
        count += 1
      } else {
        // As many columns as the rest of the program assumes.
        let byte = cell.glyph.isContinuation ? 0x20 : ASCIIFallback.byte(for: cell.glyph.base)
        set(count, UInt32(byte), 0, 0, 0, rendition)
        if width == 2, x + 1 < grid.size.width { set(count + 1, 0x20, 0, 0, 0, rendition) }
        count += min(width, grid.size.width - x)
      }
      x += width
    }
    wmove(window, Int32(row), Int32(first))
    wadd_wchnstr(window, cells, Int32(count))
  }

  /// Whether ncurses gives the character as many columns as the grid does. It measures with
  /// wcwidth, which is below 0 for controls and for everything that the locale does not have.
  private func isShowable(_ glyph: Glyph) -> Bool {
    if glyph.base < 0x7F { return glyph.base >= 0x20 && (isUTF8 || glyph.marks == (0, 0, 0)) }
    return isUTF8 && cn_width(wchar_t(bitPattern: glyph.base)) == Int32(glyph.width)
  }

  private func set(
    _ index: Int, _ base: UInt32, _ mark1: UInt32, _ mark2: UInt32, _ mark3: UInt32,
    _ rendition: Rendition
  ) {
    _ = cn_set_cell(
      &cells[index], wchar_t(bitPattern: base), wchar_t(bitPattern: mark1),
      wchar_t(bitPattern: mark2), wchar_t(bitPattern: mark3), rendition.attributes,
      rendition.pair)
  }

  private func rendition(of style: Style) -> Rendition {
    if let known = renditions[style] { return known }
    let look = resolver.look(of: style)
    let rendition = Rendition(
      attributes: attributes(look.attributes) | (takesLinks ? tagAttributes(style.tag) : 0),
      pair: pair(look.foreground, look.background),
      background: look.background,
      isPlainOnBlanks: look.attributes.isDisjoint(with: [.underline, .strikethrough, .reverse]))
    // There are few styles, fades included; for a program that makes up more, the cache starts
    // anew.
    if renditions.count > 8192 { renditions = [:] }
    renditions[style] = rendition
    return rendition
  }

  /// The number of a link or an image in attributes that no terminal shows, so that ncurses keeps
  /// equal cells of different ones apart.
  private func tagAttributes(_ tag: UInt8) -> attr_t { attr_t(tag) << CN_TAG_SHIFT }

  private func attributes(_ attributes: Style.Attributes) -> attr_t {
    var result: attr_t = 0
    if attributes.contains(.bold) { result |= CN_BOLD }
    if attributes.contains(.italic) { result |= CN_ITALIC }
    if attributes.contains(.underline) { result |= CN_UNDERLINE }
    if attributes.contains(.reverse) { result |= CN_REVERSE }
    if attributes.contains(.strikethrough), canStrike { result |= CN_STRIKE }
    return result
  }

  /// The pair of two colours. Not alloc_pair: when no pairs are left it changes one that is on the
  /// screen; the terminal's own colours are better then. (The Linux console has 63.)
  private func pair(_ foreground: Int32, _ background: Int32) -> Int32 {
    guard foreground != -1 || background != -1 else { return 0 }
    let key = UInt64(UInt32(bitPattern: foreground)) << 32 | UInt64(UInt32(bitPattern: background))
    if let known = pairs[key] { return known }
    let next = Int32(pairs.count + 1)
    guard next < cn_color_pairs(), init_extended_pair(next, foreground, background) == OK else {
      return 0
    }
    pairs[key] = next
    return next
  }
}

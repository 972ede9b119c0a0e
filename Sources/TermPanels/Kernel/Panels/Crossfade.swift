/// Draws two views of one container into canvases of their own and blends them cell by cell.
///
/// Where there are enough colours, the old characters fade into the background, the new ones fade
/// in from it, and surfaces go straight from one colour to the other. Below 256 colours the cells
/// change one after the other, in an even pattern.
@MainActor final class Crossfade: Compositor {
  /// Bytes that a whole crossfade may send, roughly: a full screen of 120×40 stays below 24 KB.
  private static let budget = 18_000
  /// Pictures a second, as smooth as text needs.
  private static let rate = 30.0
  /// Seconds that a change of screens takes with full motion.
  static let usualDuration = 0.3
  /// Bytes a second that a terminal must process to keep up with the pictures.
  static let mostBytesPerSecond = Double(budget) / usualDuration

  /// The progress, 0 to 1.
  var progress: Double = 0 {
    didSet { container?.setNeedsDisplay() }
  }
  var isDithered = false
  private weak var container: View?
  private let from: View
  private let to: View

  init(from: View, to: View, in container: View) {
    self.from = from
    self.to = to
    self.container = container
    container.compositor = self
  }

  func end() {
    if container?.compositor === self { container?.compositor = nil }
  }

  func draw(subviewsOf view: View, in canvas: Canvas) {
    let index = view.subviews.firstIndex { $0 === from || $0 === to } ?? 0
    let others = view.subviews.filter { $0 !== from && $0 !== to }
    for view in others[..<index] { view.drawTree(in: canvas.canvas(for: view)) }
    blend(in: canvas)
    for view in others[index...] { view.drawTree(in: canvas.canvas(for: view)) }
  }

  private func blend(in canvas: Canvas) {
    let below = canvas.surface
    let old = drawing(of: from, in: canvas, over: below.grid)
    let new = drawing(of: to, in: canvas, over: below.grid)
    var blended = below.grid
    let area = canvas.clip
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for x in below.drawable(row: y).clamped(to: area.minX..<area.maxX) {
        blended[x, y] =
          isDithered
          ? (progress > threshold(x, y) ? new[x, y] : old[x, y])
          : old[x, y].blended(with: new[x, y], progress: progress)
        // Each of the two has numbered its links and images by itself.
        blended[x, y].style.tag = 0
      }
    }
    below.grid = blended
    below.mendWideCharacters(in: area)
  }

  /// The number of pictures for a fade of some seconds: as many as the budget allows for the cells
  /// that differ between the two views, and at most thirty a second. Both are drawn once to count.
  func affordableFrames(duration: Double) -> Int {
    // A little more, since 0.1 and the like are not exact.
    let most = oddNumber(upTo: Int(duration * Crossfade.rate + 0.001))
    guard let container, !isDithered, most > 3 else { return most }
    // A container may be far larger than the screen: only its visible part is drawn and counted.
    let (area, origin, _) = container.visiblePart(of: container.bounds)
    let blank = CellGrid(size: area.size)
    let canvas = Canvas(surface: Surface(grid: blank))
      .canvas(at: Point(x: origin.x - area.minX, y: origin.y - area.minY))
    let old = drawing(of: from, in: canvas, over: blank)
    let new = drawing(of: to, in: canvas, over: blank)
    var cost = 0
    for y in 0..<blank.size.height {
      var last: Style?
      for x in 0..<blank.size.width where old[x, y] != new[x, y] {
        cost += 1
        // A change of colour costs about as much as a dozen characters.
        let style = old[x, y].glyph == .blank ? new[x, y].style : old[x, y].style
        if last != style { cost += 14 }
        last = style
      }
    }
    return oddNumber(upTo: min(most, max(3, Crossfade.budget / max(1, cost))))
  }

  /// The largest odd number up to a limit: an even one would have a picture exactly halfway, which
  /// shows neither view.
  private func oddNumber(upTo limit: Int) -> Int {
    max(1, limit.isMultiple(of: 2) ? limit - 1 : limit)
  }

  private func drawing(of view: View, in canvas: Canvas, over grid: CellGrid) -> CellGrid {
    let surface = Surface(
      grid: grid, clip: canvas.surface.clip, usesPlainSigns: canvas.surface.usesPlainSigns)
    let target = canvas.canvas(on: surface)
    view.drawTree(in: target.canvas(for: view))
    return surface.grid
  }

  /// The progress at which a cell changes: Bayer's 4×4 matrix, an even pattern without noise.
  private func threshold(_ x: Int, _ y: Int) -> Double {
    let matrix: [Double] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
    let place = (y & 3) * 4 + (x & 3)
    return (matrix[place] + 0.5) / 16
  }
}

extension Cell {
  /// The cell on its way to another one.
  fileprivate func blended(with other: Cell, progress: Double) -> Cell {
    if self == other || progress <= 0 { return self }
    if progress >= 1 { return other }
    let steps = Double(Ink.steps)
    let isFirstHalf = progress < 0.5
    var cell = isFirstHalf ? self : other
    let part = isFirstHalf ? progress * 2 : (1 - progress) * 2
    let surface = (isFirstHalf ? other : self).style.background
    cell.style.background = style.background.mixed(
      toward: other.style.background.role, amount: UInt8((progress * steps).rounded()))
    if style.background == other.style.background { cell.style.background = style.background }
    if cell.style.foreground == (isFirstHalf ? style : other.style).background {
      // Text in the colour of its background is invisible, and stays invisible on the way.
      cell.style.foreground = cell.style.background
    } else if glyph != other.glyph {
      cell.style.foreground = cell.style.foreground.mixed(
        toward: surface.role, amount: UInt8((part * steps).rounded()))
    }
    return cell
  }
}

extension Surface {
  /// Blanks halves of wide characters that are left where cells of two pictures meet.
  fileprivate func mendWideCharacters(in area: Rect) {
    for y in area.minY..<area.maxY {
      for x in drawable(row: y).clamped(to: max(0, area.minX - 1)..<area.maxX + 1) {
        let width = grid[x, y].glyph.width
        if width == 2, x + 1 >= grid.size.width || !grid[x + 1, y].glyph.isContinuation {
          grid[x, y].glyph = .blank
        } else if width == 0, x == 0 || grid[x - 1, y].glyph.width != 2 {
          grid[x, y].glyph = .blank
        }
      }
    }
  }
}

import Glibc
import Testing

@testable import TermPanels

@MainActor @Suite struct CrossfadeTests {
  private let container = View()
  private let old = Label("old 漢字 text")
  private let new = Label("a 漢 newer one", role: .accent)

  init() {
    setlocale(LC_CTYPE, "C.UTF-8")
    container.frame = Rect(x: 0, y: 0, width: 20, height: 2)
    container.embedSubview(old)
    container.embedSubview(new)
    new.surface = .raised
    container.layoutIfNeeded()
  }

  private func drawn(_ draw: (Canvas) -> Void) -> CellGrid {
    let surface = Surface(grid: CellGrid(size: container.frame.size))
    draw(Canvas(surface: surface))
    return surface.grid
  }

  private func picture(_ crossfade: Crossfade, at progress: Double) -> CellGrid {
    crossfade.progress = progress
    return drawn { container.drawTree(in: $0) }
  }

  private func cells(_ grid: CellGrid) -> [Cell] {
    (0..<2).flatMap { y in (0..<20).map { grid[$0, y] } }
  }

  @Test(arguments: [true, false])
  func `a crossfade begins with the old and ends with the new`(isDithered: Bool) {
    let crossfade = Crossfade(from: old, to: new, in: container)
    crossfade.isDithered = isDithered

    #expect(picture(crossfade, at: 0) == drawn { old.drawTree(in: $0.canvas(for: old)) })
    #expect(picture(crossfade, at: 1) == drawn { new.drawTree(in: $0.canvas(for: new)) })
  }

  @Test func `a dithered cell changes once`() {
    old.text = String(repeating: "o", count: 20)
    new.text = String(repeating: "n", count: 20)
    let crossfade = Crossfade(from: old, to: new, in: container)
    crossfade.isDithered = true
    var changed: Set<Int> = []

    for step in 0...40 {
      let cells = cells(picture(crossfade, at: Double(step) / 40)).prefix(20)
      let now = Set(cells.indices.filter { cells[$0].glyph.text == "n" })
      #expect(changed.isSubset(of: now))
      changed = now
    }

    #expect(changed.count == 20)
  }

  @Test(arguments: [true, false])
  func `no frame halves a wide character`(isDithered: Bool) {
    let crossfade = Crossfade(from: old, to: new, in: container)
    crossfade.isDithered = isDithered

    for step in 0...20 {
      let cells = cells(picture(crossfade, at: Double(step) / 20))
      for (index, cell) in cells.enumerated() where cell.glyph.width != 1 {
        let other = cell.glyph.width == 2 ? cells[index + 1] : cells[index - 1]
        #expect(cell.glyph.width + other.glyph.width == 2)
      }
    }
  }

  @Test func `cells that both sides share do not change during the fade`() {
    new.text = old.text
    new.role = old.role
    new.surface = nil
    let crossfade = Crossfade(from: old, to: new, in: container)

    let pictures = Set((0...8).map { picture(crossfade, at: Double($0) / 8) })

    #expect(pictures.count == 1)
  }

  @Test func `a view in front of both stays in front`() {
    let front = Label("front")
    container.addSubview(front)
    front.frame = Rect(x: 0, y: 0, width: 5, height: 1)
    let crossfade = Crossfade(from: old, to: new, in: container)

    #expect(picture(crossfade, at: 0.5).text(row: 0).hasPrefix("front"))
  }

  @Test func `the more cells differ, the fewer frames there are`() {
    new.surface = nil
    container.frame = Rect(x: 0, y: 0, width: 120, height: 40)
    container.layoutIfNeeded()
    let few = Crossfade(from: old, to: new, in: container)
      .affordableFrames(duration: 0.3)
    let (noisy, quiet) = (NoisyView(), View())
    container.embedSubview(noisy)
    container.embedSubview(quiet)
    container.layoutIfNeeded()

    let many = Crossfade(from: noisy, to: quiet, in: container)
      .affordableFrames(duration: 0.3)

    #expect(few == 9 && many == 3)
  }

  @Test func `only visible cells cost frames, however large the container is`() {
    let screen = View()
    screen.frame = Rect(x: 0, y: 0, width: 10, height: 4)
    screen.addSubview(container)
    container.frame = Rect(x: 0, y: -2, width: 10, height: View.unlimited)
    let (noisy, quiet) = (NoisyView(), View())
    container.embedSubview(noisy)
    container.embedSubview(quiet)
    container.layoutIfNeeded()

    let frames = Crossfade(from: noisy, to: quiet, in: container).affordableFrames(duration: 0.3)

    #expect(frames == 9)
  }

  @Test(arguments: zip([0.3, 0.2, 0.15, 0.1, 0.01], [9, 5, 3, 3, 1]))
  func `a crossfade shows at most thirty frames a second`(duration: Double, frames: Int) {
    for isDithered in [true, false] {
      let crossfade = Crossfade(from: old, to: new, in: container)
      crossfade.isDithered = isDithered

      #expect(crossfade.affordableFrames(duration: duration) == frames)
    }
  }
}

/// A view in which each cell has another role than the one before.
private final class NoisyView: View {
  override func draw(in canvas: Canvas) {
    let visible = canvas.visible
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        canvas.write("x", at: Point(x: x, y: y), role: x % 2 == 0 ? .text : .accent)
      }
    }
  }
}

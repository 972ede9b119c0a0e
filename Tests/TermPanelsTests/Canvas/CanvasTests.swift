import Glibc
import TestSupport
import Testing

@testable import TermPanels

/// Texts that cause trouble: wide, stacked, joined, steering, right-to-left, invalid.
private let troublesome = [
  "漢字", "한글", "ｗｉｄｅ", "👍", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "e\u{301}", "Z͑ͫ̓ͪ̂ͫ̽a̴l̵g̶o̷", "\u{301}", "\u{1B}[2J", "\u{9B}31m",
  "\u{202E}abc", "\u{2066}x\u{2069}", "a\tb", "\r\n", "\u{200B}", "\u{FEFF}x", "\u{AD}", "\u{FFFE}",
  "\u{E000}", "שלום", "مرحبا", "\u{1F3FB}", "❤️", "a\u{200D}b", "\u{7F}", "\u{2028}", "\u{0}",
]

@MainActor @Suite struct CanvasTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func surface(_ columns: Int, _ rows: Int = 1) -> Surface {
    Surface(grid: CellGrid(size: Size(width: columns, height: rows)))
  }

  /// Whether every wide character has its right half, and every right half its character.
  private func isWhole(_ grid: CellGrid) -> Bool {
    (0..<grid.size.height).allSatisfy { y in
      (0..<grid.size.width).allSatisfy { x in
        let glyph = grid[x, y].glyph
        let next = x + 1 < grid.size.width ? grid[x + 1, y].glyph : nil
        let previous = x > 0 ? grid[x - 1, y].glyph : nil
        return (glyph.width == 2) == (next?.isContinuation == true)
          && (glyph.isContinuation ? previous?.width == 2 : true)
      }
    }
  }

  private func columns(_ grid: CellGrid, row: Int) -> Int {
    (0..<grid.size.width).reduce(0) { $0 + Int(grid[$1, row].glyph.width) }
  }

  @Test func `a wide character is intact or absent at every column`() {
    for x in -3...9 {
      let surface = surface(8)

      Canvas(surface: surface).write("漢", at: Point(x: x, y: 0))

      #expect(isWhole(surface.grid))
      #expect(surface.grid.text(row: 0).contains("漢") == (0...6).contains(x))
    }
  }

  @Test func `a view's edge halves no wide character`() {
    for x in -2...5 {
      let surface = surface(8)
      let view = View()
      view.frame = Rect(x: 2, y: 0, width: 4, height: 1)

      Canvas(surface: surface).canvas(for: view).write("漢", at: Point(x: x, y: 0))

      #expect(isWhole(surface.grid))
      #expect(surface.grid.text(row: 0).contains("漢") == (0...2).contains(x))
    }
  }

  @Test func `overwriting half of a wide character removes the other half`() {
    for x in 0..<6 {
      for text in ["x", "字", "e\u{301}"] {
        let surface = surface(7)
        let canvas = Canvas(surface: surface)
        canvas.write("a漢漢b", at: .zero)

        canvas.write(text, at: Point(x: x, y: 0))

        #expect(isWhole(surface.grid))
        #expect(columns(surface.grid, row: 0) == 7)
      }
    }
  }

  @Test(arguments: troublesome)
  func `a row is as wide as the screen with any text`(text: String) {
    for x in -2...12 {
      let surface = surface(12)

      let end = Canvas(surface: surface).write(text, at: Point(x: x, y: 0))

      #expect(end == x + text.columns)
      #expect(isWhole(surface.grid))
      #expect(columns(surface.grid, row: 0) == 12)
    }
  }

  @Test func `every character of the basic plane keeps its columns`() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let surface = surface(4)

      let end = Canvas(surface: surface).write(String(Character(scalar)), at: Point(x: 1, y: 0))

      let isRight = end == 1 + Character(scalar).columns && isWhole(surface.grid)
      if !isRight { Issue.record("U+\(String(value, radix: 16)) takes \(end - 1) columns") }
    }
  }

  @Test(arguments: [
    "\u{1B}[2J", "\u{9B}31m", "\u{202E}abc", "a\tb\r\n", "\u{7F}\u{0}\u{2069}\u{200F}",
  ])
  func `nothing that steers a terminal reaches the screen`(text: String) {
    let surface = surface(12)

    Canvas(surface: surface).write(text, at: .zero)

    for scalar in surface.grid.text(row: 0).unicodeScalars {
      #expect(scalar.properties.generalCategory != .control)
      #expect(scalar.properties.generalCategory != .format)
    }
  }

  @Test func `at most three combining marks are shown on a character`() {
    let surface = surface(2)

    Canvas(surface: surface).write("a" + String(repeating: "\u{301}", count: 40), at: .zero)

    #expect(surface.grid[0, 0].glyph.text.unicodeScalars.count == 4)
    #expect(surface.grid[1, 0].glyph == .blank)
  }

  @Test func `joined emoji stand side by side`() {
    #expect("👨‍👩‍👧".columns == 6)
    #expect("👍🏽".columns == 2)
  }

  @Test func `a subview writes on the surface of its nearest ancestor`() {
    let surface = surface(3)
    let row = View()
    row.surface = .selection
    row.frame = Rect(x: 0, y: 0, width: 3, height: 1)
    let label = Label("x")
    label.frame = row.frame
    row.addSubview(label)

    row.drawTree(in: Canvas(surface: surface).canvas(for: row))

    #expect(surface.grid[0, 0].style.background.role == .selection)
  }

  @Test func `random writes and fills leave every row intact`() {
    var random = SeededGenerator(seed: 7)
    let surface = surface(20, 4)
    let canvas = Canvas(surface: surface)
    for _ in 0..<3000 {
      let point = Point(
        x: .random(in: -3...20, using: &random), y: .random(in: 0...3, using: &random))
      if Bool.random(using: &random) {
        canvas.write(troublesome.randomElement(using: &random) ?? "", at: point)
      } else {
        canvas.fill(Rect(origin: point, size: Size(width: 3, height: 2)))
      }
    }

    #expect(isWhole(surface.grid))
    #expect((0..<4).allSatisfy { columns(surface.grid, row: $0) == 20 })
  }
}

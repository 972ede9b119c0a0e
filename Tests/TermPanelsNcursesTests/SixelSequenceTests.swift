import TermPanels
import Testing

@testable import TermPanelsNcurses

@Suite("A sixel image") struct SixelSequenceTests {
  /// An image with a letter for each pixel: `r` is red, `w` white, a blank transparent.
  private func pixels(_ rows: [String]) -> Pixels {
    Pixels(
      width: rows[0].count, height: rows.count,
      bytes: rows.joined().flatMap { letter -> [UInt8] in
        switch letter {
        case "r": [255, 0, 0, 255]
        case "w": [255, 255, 255, 255]
        default: [255, 255, 255, 0]
        }
      })
  }

  @Test func `has its size, its colours, and a band of six rows for each colour`() {
    #expect(
      SixelSequence.drawing(pixels(["rw", "rw", "rr"]))
        == "\u{1B}P0;1;0q\"1;1;2;3#180;2;100;0;0#215;2;100;100;100#180FC$#215?B\u{1B}\\")
  }

  @Test func `leaves out transparent pixels`() {
    #expect(
      SixelSequence.drawing(pixels([" r  ", "    "]))
        == "\u{1B}P0;1;0q\"1;1;4;2#180;2;100;0;0#180?@\u{1B}\\")
    #expect(SixelSequence.drawing(pixels(["  "])) == "\u{1B}P0;1;0q\"1;1;2;1\u{1B}\\")
  }

  @Test func `counts what repeats, and begins a band after six rows`() {
    let rows = Array(repeating: String(repeating: "r", count: 5), count: 7)

    #expect(
      SixelSequence.drawing(pixels(rows))
        == "\u{1B}P0;1;0q\"1;1;5;7#180;2;100;0;0#180!5~-#180!5@\u{1B}\\")
  }

  /// A part is drawn again when something that lay above it has gone.
  @Test func `mixes colours in a pattern that its parts continue`() {
    let grey: [UInt8] = [100, 100, 100, 255]
    let bytes = Array(repeatElement(grey, count: 16 * 12).joined())
    let whole = Pixels(width: 16, height: 12, bytes: bytes)
    let left = SixelSequence.drawing(whole.part(Rect(x: 0, y: 0, width: 4, height: 6)))
    let moved = SixelSequence.drawing(
      whole.part(Rect(x: 8, y: 4, width: 4, height: 6)), from: Point(x: 8, y: 4))
    let between = SixelSequence.drawing(
      whole.part(Rect(x: 1, y: 0, width: 4, height: 6)), from: Point(x: 1, y: 0))

    #expect(left == moved)
    #expect(left != between)
    // Two fifths of full brightness and one are its neighbours.
    #expect(left.contains("#43;2;20;20;20") && left.contains("#86;2;40;40;40"))
  }
}

import TermPanels
import TermPanelsTesting
import Testing

@testable import TermPanelsPictures

@MainActor @Suite("An animated picture") struct AnimatedPictureTests {
  init() throws {
    // The harness makes the widths of characters known.
    _ = try Harness { _ in Panel() }
  }

  private func film(_ keys: [Key]) throws -> Film {
    try RowsProgram.film(RowsProgram.record(keys).text)
  }

  /// Compares the picture with each screen of the film, at its time.
  private func expectEachScreen(of film: Film) throws {
    let text = film.animatedSVG()
    let root = try SVGElement(reading: text)
    let rules = StyleRules(text)
    for frame in film.frames {
      // A millisecond later, where no step is near.
      let percent = (Double(frame.time) / 1_000_000 + 0.001) / rules.seconds * 100
      let picture = ShownPicture(root, of: film.size, movedBy: rules.shifts(at: percent))
      #expect(picture.text(film.size) == frame.text(rows: film.size.height), "\(frame.time)")
    }
  }

  @Test func `shows each screen in its time`() throws {
    let film = try film([.down, .down, .enter, .escape, .up])

    #expect(film.frames.count > 8)
    try expectEachScreen(of: film)
  }

  @Test func `shows each screen of a program whose size changes`() throws {
    let film = try RowsProgram.film(
      """
      termpanels-recording 1
      size 40 10
      +0
      +500000 resize 60 8
      +500000 resize 30 12
      +500000 key down
      """)

    #expect(film.size == Size(width: 60, height: 12))
    #expect(Set(film.frames.map(\.size)).count == 3)
    try expectEachScreen(of: film)
  }

  @Test func `shows its last screen where nothing moves, and rests on it`() throws {
    let film = try film([.down, .enter])
    let text = film.animatedSVG()
    let last = try #require(film.frames.last)

    let resting = ShownPicture(try SVGElement(reading: text), of: film.size)
    #expect(resting.text(film.size) == last.text(rows: film.size.height))
    #expect(StyleRules(text).seconds >= Double(last.time) / 1_000_000 + 2)
  }

  @Test func `moves only for a viewer that does not prefer reduced motion`() throws {
    let text = try film([.down]).animatedSVG()
    let lines = text.split(separator: "\n").filter { $0.contains("animation-duration") }

    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("@media (prefers-reduced-motion:no-preference){"))
  }

  @Test func `draws each state of a row once, however often it is seen`() throws {
    let once = try SVGElement(reading: film([.down, .up]).animatedSVG())
    let often = try SVGElement(reading: film([.down, .up, .down, .up, .down]).animatedSVG())

    #expect(once.all(named: "text").count > 10)
    #expect(often.all(named: "text").map(\.text) == once.all(named: "text").map(\.text))
  }

  @Test func `is described by its length and its last screen`() throws {
    let root = try SVGElement(reading: film([.down]).animatedSVG())
    let lines = root.children(named: "desc").first?.text.split(separator: "\n") ?? []

    #expect(root.children(named: "title").map(\.text) == ["Rows."])
    #expect(lines.first == "An animation of 3 seconds. At its end:")
    #expect(lines.dropFirst().prefix(2) == ["Rows 1 to 20 of 30:", "1. Row 1"])
  }

  @Test func `is as fast as it is asked to be`() throws {
    let film = try film([.down, .down, .down, .down])
    let fast = film.atSpeed(4)

    #expect(fast.end == (film.end + 2) / 4)
    #expect(fast.frames.map(\.time) == film.frames.map { ($0.time + 2) / 4 })
    #expect(fast.steps.map(\.name) == ["↓", "↓", "↓", "↓"])
    try expectEachScreen(of: fast)
  }

  @Test func `is the same text for the same recording`() throws {
    let text = try RowsProgram.record([.down, .enter, .escape]).text

    #expect(try RowsProgram.film(text).animatedSVG() == RowsProgram.film(text).animatedSVG())
  }
}

extension ShownPicture {
  /// The characters of each row, without blanks.
  fileprivate func text(_ size: Size) -> [String] {
    (0..<size.height).map { y in
      (0..<size.width).map { x in characters[Point(x: x, y: y)]?.text ?? "" }.joined()
    }
  }
}

extension Film.Frame {
  /// The characters of each row of a film, without blanks and without those that are drawn.
  fileprivate func text(rows: Int) -> [String] {
    (0..<rows).map { y in
      guard y < size.height else { return "" }
      return (0..<size.width).map { x in
        let glyph = self[x, y].glyph
        return glyph == .blank || CellShape(glyph.base) != nil ? "" : glyph.text
      }
      .joined()
    }
  }
}

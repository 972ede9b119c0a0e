import TermPanels
import TermPanelsTesting
import Testing

@testable import TermPanelsPictures

@MainActor @Suite("A still picture") struct StillPictureTests {
  private let app: Harness

  init() throws { app = try Harness(columns: 40, rows: 12) { _ in SamplerPanel() } }

  private func film(dark: Theme = .calm, light: Theme = .paper) -> Film {
    let terminal = app.terminal
    return Film(
      of: terminal.screen, cursor: terminal.cursor, title: "A & B", sentences: ["One.", "Two."],
      dark: dark, light: light)
  }

  @Test func `has each character in its cell, and nothing else`() throws {
    let picture = ShownPicture(try SVGElement(reading: film().stillSVG()), of: app.terminal.size)

    for (point, glyph) in glyphs where CellShape(glyph.base) == nil {
      #expect(picture.characters[point]?.text == glyph.text, "\(point)")
    }
    let written = glyphs.filter { CellShape($0.glyph.base) == nil }
    #expect(picture.characters.count == written.count)
    #expect(written.count > 80)
  }

  @Test func `has each character in the colour of its role, on dark and on light`() throws {
    let text = film().stillSVG()
    let picture = ShownPicture(try SVGElement(reading: text), of: app.terminal.size)
    let rules = StyleRules(text)

    for (point, sign) in picture.characters {
      let role = app.terminal.screen[point.x, point.y].style.foreground.role
      let name = try #require(sign.classes.first)
      let dark = Theme.calm[role].color ?? Theme.calm.terminalForeground
      let light = Theme.paper[role].color ?? Theme.paper.terminalForeground
      #expect(rules.dark[name] == dark.code, "\(point)")
      #expect(rules.light[name] ?? rules.dark[name] == light.code, "\(point)")
      let isBold = Theme.calm[role].attributes.contains(.bold)
      #expect(sign.classes.contains("B") == isBold, "\(point)")
    }
    #expect(picture.characters[Point(x: 4, y: 4)]?.classes.contains("I") == true)
  }

  @Test func `has a surface behind exactly the cells that have one`() throws {
    let text = film().stillSVG()
    let picture = ShownPicture(try SVGElement(reading: text), of: app.terminal.size)
    let rules = StyleRules(text)
    let surfaces = picture.paths.mapValues { $0.filter { $0.classes.contains("K") } }

    #expect(surfaces.filter { !$0.value.isEmpty }.keys.sorted() == [8])
    let bar = try #require(surfaces[8]?.first)
    // Eleven columns from the third one on: a wide character has two.
    #expect(bar.attributes["d"] == "M18-14h99v18h-99z")
    #expect(rules.dark[bar.classes[0]] == Theme.calm[.selection].color?.code)
    #expect(rules.light[bar.classes[0]] == Theme.paper[.selection].color?.code)
  }

  @Test func `underlines and strikes cells, with the blanks between them`() throws {
    let picture = ShownPicture(try SVGElement(reading: film().stillSVG()), of: app.terminal.size)

    #expect(picture.paths[4]?.map { $0.attributes["d"] } == ["M36 2h90v1h-90z"])
    #expect(picture.paths[5]?.map { $0.attributes["d"] } == ["M45-5h54v1h-54z"])
  }

  @Test func `shows reversed colours, and the cursor as such a cell`() throws {
    let screen = try Harness(columns: 20, rows: 5) { _ in ReversedPanel() }.terminal.screen
    let film = Film(of: screen, cursor: Point(x: 5, y: 0), title: "")
    let text = film.stillSVG()
    let picture = ShownPicture(try SVGElement(reading: text), of: screen.size)
    let rules = StyleRules(text)

    let background = Theme.calm.terminalBackground.code
    #expect(picture.characters[.zero].map { rules.dark[$0.classes[0]] } == background)
    #expect(picture.characters[Point(x: 5, y: 0)].map { rules.dark[$0.classes[0]] } == background)
    #expect(picture.characters[Point(x: 4, y: 0)].map { rules.dark[$0.classes[0]] } != background)
    let surfaces = picture.paths[0]?.map { $0.attributes["d"] }
    #expect(surfaces == ["M0-14h27v18h-27zM45-14h9v18h-9z"])
  }

  @Test func `carries meaning by attributes where there are no colours`() throws {
    var film = film()
    film.colorDepth = .monochrome
    let text = film.stillSVG()
    let picture = ShownPicture(try SVGElement(reading: text), of: app.terminal.size)
    let rules = StyleRules(text)

    // The accent is bold, and the bar is reversed.
    #expect(picture.characters[Point(x: 1, y: 1)]?.classes.contains("B") == true)
    let colors = Set(rules.dark.values)
    let own = [Theme.calm.terminalForeground.code, Theme.calm.terminalBackground.code]
    #expect(colors == Set(own))
    #expect(picture.paths[8]?.isEmpty == false)
  }

  @Test func `has a theme that paints its background on both`() throws {
    let dusk = film(dark: .dusk, light: .dusk.suiting(background: Color(0xFFFFFF))).stillSVG()

    #expect(!dusk.contains("prefers-color-scheme"))
    #expect(film().stillSVG().contains("prefers-color-scheme:light"))
  }

  @Test func `has its title and its sentences for people who do not see it`() throws {
    var film = film()
    film.title = "<b>\u{1B}[31m & \u{202E}\u{FFFE}</b>"
    let root = try SVGElement(reading: film.stillSVG())

    #expect(root.attributes["role"] == "img")
    #expect(root.children(named: "title").map(\.text) == ["<b>␛[31m & <U+202E><U+FFFE></b>"])
    #expect(root.children(named: "desc").map(\.text) == ["One.\nTwo."])
  }

  @Test func `has no script, no reference to anything outside, and no motion`() throws {
    let text = film().stillSVG()
    let root = try SVGElement(reading: text)

    for name in ["script", "image", "foreignObject", "a", "animate"] {
      #expect(root.all(named: name).isEmpty, "\(name)")
    }
    #expect(!text.contains("url(") && !text.contains("@import") && !text.contains("@keyframes"))
    #expect(text.matches(of: /https?:/).count == 1)
  }

  @Test func `is the same text for the same screen`() {
    #expect(film().stillSVG() == film().stillSVG())
  }

  /// The characters of the screen that are seen, with their cells.
  private var glyphs: [(point: Point, glyph: Glyph)] {
    let screen = app.terminal.screen
    return (0..<screen.size.height).flatMap { y in
      (0..<screen.size.width).compactMap { x in
        let glyph = screen[x, y].glyph
        let isSeen = glyph != .blank && !glyph.isContinuation
        return isSeen ? (Point(x: x, y: y), glyph) : nil
      }
    }
  }
}

/// A word with its colours exchanged, and another one.
private final class ReversedPanel: Panel {
  override func loadView() { view = ReversedView() }
}

private final class ReversedView: View {
  override func draw(in canvas: Canvas) {
    canvas.write("abc", at: .zero, .reverse)
    canvas.write("de", at: Point(x: 4, y: 0))
  }
}

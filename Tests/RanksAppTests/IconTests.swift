import ImageKit
import TermPanels
import TermPanelsTesting
import Testing

@testable import RanksApp

@MainActor @Suite("An icon") struct IconTests {
  private func shown(
    _ image: Image?, depth: ColorDepth = .indexed256, showsOnlyASCII: Bool = false
  ) throws -> Harness {
    try Harness(columns: 20, rows: 5, colorDepth: depth) { application in
      (application.terminal as? MemoryTerminal)?.showsOnlyASCII = showsOnlyASCII
      let view = IconView(Size(width: 6, height: 3))
      view.placeholder = "X"
      view.image = image
      let panel = Panel()
      panel.view = view
      return panel
    }
  }

  /// The icon's three rows of the screen.
  private func rows(_ app: Harness) -> String {
    app.screen.split(separator: "\n").joined(separator: "\n")
  }

  private func plain(_ pixel: Pixel) -> Image { Image(width: 1, pixels: [pixel]) }

  private static let red = Pixel(red: 255, green: 0, blue: 0)
  private static let placeholder = """
    ╭────╮
    │ X  │
    ╰────╯
    """

  @Test func `is drawn in half blocks of its colours, with its lower edge free`() throws {
    let app = try shown(plain(Self.red))

    #expect(rows(app) == "▀▀▀▀▀▀\n▀▀▀▀▀▀\n▀▀▀▀▀▀")
    let theme = app.terminal.theme
    let (inner, edge) = (app.terminal.screen[2, 1].style, app.terminal.screen[2, 2].style)
    #expect(theme.color(of: inner.foreground, isSurface: false) == Color(0xFF0000))
    #expect(theme.color(of: inner.background, isSurface: true) == Color(0xFF0000))
    #expect(edge.background == Ink(.background))
  }

  @Test func `shows the background where it is transparent`() throws {
    let clear = Pixel(red: 9, green: 9, blue: 9, alpha: 100)
    let image = Image(width: 2, pixels: [clear, Self.red, Self.red, clear])

    #expect(try rows(shown(image)) == "   ▀▀▀\n▀▀▀▀▀▀\n▀▀▀")
  }

  @Test func `is not shown with too few colours or without half blocks`() throws {
    let image = plain(Self.red)

    for depth in [ColorDepth.monochrome, .basic8, .basic16] {
      #expect(try rows(shown(image, depth: depth)) == Self.placeholder)
    }
    #expect(try rows(shown(image, showsOnlyASCII: true)) == "+----+\n| X  |\n+----+")
    #expect(try rows(shown(nil)) == Self.placeholder)
  }
}

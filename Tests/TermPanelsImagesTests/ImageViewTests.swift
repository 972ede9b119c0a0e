import ImageKit
import TermPanels
import TermPanelsImages
import TermPanelsTesting
import Testing

@MainActor @Suite("An image view") struct ImageViewTests {
  /// A program that shows a view in the upper left part of its screen.
  private func show(
    _ view: ImageView, width: Int, height: Int, depth: ColorDepth = .indexed256,
    onlyASCII: Bool = false, theme: Theme? = nil
  ) throws -> Harness {
    try Harness(columns: 20, rows: 6, colorDepth: depth) { application in
      (application.terminal as? MemoryTerminal)?.showsOnlyASCII = onlyASCII
      application.theme = theme
      let panel = Panel()
      panel.view.addSubview(view)
      view.frame = Rect(x: 0, y: 0, width: width, height: height)
      return panel
    }
  }

  /// An image with a letter for each pixel: `r` is red, `b` blue, a blank transparent, and a digit
  /// a grey from black, 0, to white, 9.
  private func image(_ rows: String...) -> Image {
    Image(
      width: rows[0].count,
      pixels: rows.joined().map { letter in
        let grey = UInt8((letter.wholeNumberValue ?? 0) * 255 / 9)
        switch letter {
        case "r": return Pixel(red: 255, green: 0, blue: 0)
        case "b": return Pixel(red: 0, green: 0, blue: 255)
        case " ": return Pixel(red: 9, green: 9, blue: 9, alpha: 100)
        default: return Pixel(red: grey, green: grey, blue: grey)
        }
      })
  }

  /// The rows of the screen that have something in them.
  private func rows(_ app: Harness) -> [String] {
    var rows = app.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }

  private func colors(_ app: Harness, _ x: Int, _ y: Int) -> [Color?] {
    let (style, theme) = (app.terminal.screen[x, y].style, app.terminal.theme)
    return [
      theme.color(of: style.foreground, isSurface: false),
      theme.color(of: style.background, isSurface: true),
    ]
  }

  // MARK: - Cells

  @Test func `has two colours in each cell, and none where the image is transparent`() throws {
    let view = ImageView(image("rb r", "br  ", "r   ", "  b "))
    let app = try show(view, width: 4, height: 2)

    #expect(rows(app) == ["▀▀ ▀", "▀ ▄"])
    #expect(colors(app, 0, 0) == [Color(0xFF0000), Color(0x0000FF)])
    #expect(colors(app, 1, 0) == [Color(0x0000FF), Color(0xFF0000)])
    #expect(colors(app, 3, 0) == [Color(0xFF0000), nil])
    #expect(colors(app, 2, 1) == [Color(0x0000FF), nil])
  }

  @Test func `is in braille where there are few colours, brighter with more dots`() throws {
    let view = ImageView(image("0369"))
    view.contentMode = .scaleToFill

    for depth in [ColorDepth.monochrome, .basic8, .basic16] {
      #expect(rows(try show(view, width: 4, height: 1, depth: depth)) == [" ⠅⢝⣿"])
    }
  }

  @Test func `has dots for dark parts on a light background`() throws {
    let view = ImageView(image("0369"))
    view.contentMode = .scaleToFill

    let app = try show(view, width: 4, height: 1, depth: .basic16, theme: .paper)
    app.terminal.send(.background(Color(0xFFFFFF)))
    app.application.turn()

    #expect(rows(app) == ["⣿⢽⠕"])
  }

  @Test func `is in signs where there is only ASCII`() throws {
    let view = ImageView(image("0123456789"))
    view.contentMode = .scaleToFill

    #expect(rows(try show(view, width: 10, height: 1, onlyASCII: true)) == [" .:-=+*#%@"])
  }

  @Test func `is drawn again when the theme changes from dark to light`() throws {
    let view = ImageView(image("09"))
    view.contentMode = .scaleToFill
    let app = try show(view, width: 2, height: 1, onlyASCII: true)
    #expect(rows(app) == [" @"])

    app.terminal.send(.background(Color(0xFFFFFF)))
    app.application.turn()

    #expect(rows(app) == ["@"])
  }

  // MARK: - Content modes

  @Test func `fits in its own shape in the middle of its frame`() throws {
    #expect(
      rows(try show(ImageView(image("rr", "rr")), width: 8, height: 2)) == ["  ▀▀▀▀", "  ▀▀▀▀"])
    #expect(rows(try show(ImageView(image("rrrr")), width: 4, height: 3)) == ["", "▀▀▀▀"])
  }

  @Test func `fills its frame with its middle`() throws {
    let view = ImageView(image("brrb"))
    view.contentMode = .scaleAspectFill
    let app = try show(view, width: 4, height: 2)

    #expect(rows(app) == ["▀▀▀▀", "▀▀▀▀"])
    for x in 0..<4 { #expect(colors(app, x, 1) == [Color(0xFF0000), Color(0xFF0000)]) }
  }

  @Test func `is distorted to fill its frame if it is to`() throws {
    let view = ImageView(image("rb"))
    view.contentMode = .scaleToFill
    let app = try show(view, width: 6, height: 2)

    #expect(
      (0..<6).map { colors(app, $0, 1)[0] == Color(0xFF0000) } == [
        true, true, true, false, false, false,
      ])
  }

  @Test func `wants at most a column for each pixel, in the shape of the image`() {
    let view = ImageView(image("rrrr", "rrrr", "rrrr", "rrrr"))

    #expect(view.sizeThatFits(Size(width: 80, height: 24)) == Size(width: 4, height: 2))
    #expect(view.sizeThatFits(Size(width: 2, height: 24)) == Size(width: 2, height: 1))
    #expect(view.sizeThatFits(Size(width: 80, height: 1)) == Size(width: 2, height: 1))
    #expect(view.sizeThatFits(Size(width: 0, height: 1)) == .zero)
    #expect(ImageView().sizeThatFits(Size(width: 80, height: 24)) == .zero)
  }

  // MARK: - Pixels

  @Test func `offers its pixels for its own cells alone, at the size that a terminal needs`() throws
  {
    let app = try show(ImageView(image("rb")), width: 6, height: 3)
    let screen = app.terminal.screen

    // The image has three of the six half rows, from the second one on.
    let placed = try #require(screen.image(0, 0))
    #expect(placed.frame == Rect(x: 0, y: 0, width: 6, height: 2))
    #expect(screen.image(5, 1) == placed)
    #expect(screen.image(6, 1) == nil && screen.image(0, 2) == nil)
    let (clear, red, blue): ([UInt8], [UInt8], [UInt8]) = (
      [0, 0, 0, 0], [255, 0, 0, 255], [0, 0, 255, 255]
    )
    #expect(
      placed.image.pixels(width: 2, height: 3)
        == [clear, clear, red, blue, clear, clear].flatMap { $0 })
  }

  @Test func `offers no pixels for the cells beside it`() throws {
    let app = try show(ImageView(image("rr", "rr")), width: 9, height: 2)

    let placed = try #require(app.terminal.screen.image(2, 0))
    #expect(placed.frame == Rect(x: 2, y: 0, width: 4, height: 2))
    #expect(app.terminal.screen.image(1, 0) == nil && app.terminal.screen.image(6, 0) == nil)
  }

  @Test func `offers other pixels after a change of the image or its mode`() throws {
    let view = ImageView(image("rb"))
    let app = try show(view, width: 2, height: 1)
    let first = app.terminal.screen.image(0, 0)

    view.contentMode = .scaleAspectFill
    app.application.turn()
    let second = app.terminal.screen.image(0, 0)
    view.image = image("bb")
    app.application.turn()
    let third = app.terminal.screen.image(0, 0)

    #expect(first != nil && first != second && second != third)
    view.image = nil
    app.application.turn()
    #expect(app.terminal.screen.image(0, 0) == nil)
    #expect(rows(app) == [])
  }

  // MARK: - Words

  @Test func `is a picture with its label, or a decoration without one`() {
    let view = ImageView(image("r"), label: "A lighthouse")
    #expect(AccessibilityTree(of: view).lines == ["picture: A lighthouse"])

    #expect(AccessibilityTree(of: ImageView(image("r"))).lines == [])
  }
}

import TermPanelsTesting
import Testing

@testable import TermPanels

/// A view that is drawn as a letter, and offers an image over it.
private final class LetterView: View {
  let image = PixelImage { width, height in Array(repeating: 0, count: width * height * 4) }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: 4, height: 3) }

  override func draw(in canvas: Canvas) {
    canvas.fill(bounds, with: "x")
    canvas.place(image, in: bounds)
  }
}

@MainActor @Suite("The image of a cell") struct CellImageTests {
  private let view = LetterView()

  /// A program that shows the view at a place.
  private func app(at frame: Rect, motion: Motion = .none) throws -> (Harness, Panel) {
    let panel = Panel()
    panel.view.addSubview(view)
    view.frame = frame
    return (try Harness(columns: 20, rows: 5, motion: motion) { _ in panel }, panel)
  }

  /// The screen, with an `I` for each cell that an image lies over, and a point for any other.
  private func images(_ app: Harness) -> String {
    let screen = app.terminal.screen
    return (0..<screen.size.height).map { y in
      String((0..<screen.size.width).map { screen.image($0, y)?.image == view.image ? "I" : "." })
    }.joined(separator: "\n")
  }

  @Test func `is that of the view, in its place, cut off at the edges`() throws {
    let (app, _) = try app(at: Rect(x: 17, y: -1, width: 4, height: 3))

    #expect(
      images(app) == """
        .................III
        .................III
        ....................
        ....................
        ....................
        """)
    #expect(app.terminal.screen.image(17, 0)?.frame == Rect(x: 17, y: -1, width: 4, height: 3))
  }

  @Test func `leaves with the view, and comes with it`() throws {
    let (app, _) = try app(at: Rect(x: 0, y: 0, width: 2, height: 2))

    view.frame.origin = Point(x: 1, y: 1)
    app.application.turn()

    #expect(
      images(app) == """
        ....................
        .II.................
        .II.................
        ....................
        ....................
        """)
    #expect(app.terminal.screen.image(1, 1)?.frame == view.frame)
    view.isHidden = true
    app.application.turn()
    #expect(!images(app).contains("I"))
    #expect(app.terminal.screen.tags.isEmpty)
  }

  @Test func `is gone from the cells that another view is drawn into`() throws {
    let (app, panel) = try app(at: Rect(x: 0, y: 0, width: 6, height: 3))
    let label = Label("on it")
    panel.view.addSubview(label)
    label.frame = Rect(x: 1, y: 1, width: 3, height: 1)
    app.application.turn()

    #expect(
      images(app) == """
        IIIIII..............
        I...II..............
        IIIIII..............
        ....................
        ....................
        """)
    label.removeFromSuperview()
    app.application.turn()
    #expect(images(app).contains("IIIIII..............\nIIIIII"))
  }

  @Test func `is gone below a dialog, and there again after it`() throws {
    let (app, panel) = try app(at: Rect(x: 0, y: 0, width: 20, height: 5))
    let before = images(app)
    #expect(before.contains("IIIIIIIIIIIIIIIIIIII"))

    panel.present(MessagePanel(Message(title: "Wait")))
    app.application.turn()
    #expect(!images(app).contains("I"))

    panel.dismiss()
    app.application.turn()
    #expect(images(app) == before)
  }

  @Test func `is gone while it fades, so that nothing has to follow in pixels`() throws {
    let container = ContainerPanel(content: Panel())
    let app = try Harness(columns: 20, rows: 5, motion: .full) { _ in container }
    let panel = Panel()
    panel.view.embedSubview(view)

    container.content = panel
    app.run(for: 0.1)
    #expect(app.application.animator.timeout != nil)
    #expect(!images(app).contains("I"))

    app.run(for: 1)
    #expect(images(app).contains("IIIIIIIIIIIIIIIIIIII"))
    view.alpha = 0.5
    app.application.turn()
    #expect(!images(app).contains("I"))
  }

  @Test func `is missing where a screen has more than the table`() throws {
    let surface = Surface(grid: CellGrid(size: Size(width: 100, height: 1)))
    for x in 0..<100 {
      Canvas(surface: surface).place(view.image, in: Rect(x: x, y: 0, width: 1, height: 1))
    }

    for x in 0..<100 {
      #expect((surface.grid.image(x, 0) != nil) == (x < TagTable.capacity))
    }
  }

  @Test func `is forgotten when it has left the screen, with its pixels`() throws {
    let (app, panel) = try app(at: Rect(x: 0, y: 0, width: 2, height: 2))
    weak var image: PixelImage?
    do {
      let other = LetterView()
      image = other.image
      panel.view.addSubview(other)
      other.frame = Rect(x: 4, y: 0, width: 2, height: 2)
      app.application.turn()
      other.removeFromSuperview()
    }
    app.application.turn()

    #expect(image == nil)
  }
}

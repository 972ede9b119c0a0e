import Testing

@testable import TermPanels
@testable import TermPanelsNcurses

@MainActor @Suite("The visible pieces of an image") struct ImagePieceTests {
  private let image = PixelImage { width, height in Array(repeating: 0, count: width * height * 4) }
  private let size = Size(width: 10, height: 5)

  private func pieces(_ draw: (Canvas) -> Void) -> [ImagePiece] {
    let surface = Surface(grid: CellGrid(size: size))
    draw(Canvas(surface: surface))
    return ImagePiece.pieces(of: surface.grid, tags: [1], in: size)
  }

  @Test func `are one rectangle when nothing hides any of it`() {
    let pieces = pieces { $0.place(image, in: Rect(x: 2, y: 1, width: 4, height: 3)) }

    #expect(pieces.map(\.visible) == [Rect(x: 2, y: 1, width: 4, height: 3)])
    #expect(pieces.map(\.part) == [Rect(x: 0, y: 0, width: 4, height: 3)])
  }

  @Test func `are the part on the screen`() {
    let pieces = pieces { $0.place(image, in: Rect(x: -1, y: 3, width: 4, height: 3)) }

    #expect(pieces.map(\.visible) == [Rect(x: 0, y: 3, width: 3, height: 2)])
    #expect(pieces.map(\.part) == [Rect(x: 1, y: 0, width: 3, height: 2)])
  }

  @Test func `lie around what is drawn above it`() {
    let pieces = pieces {
      $0.place(image, in: Rect(x: 0, y: 0, width: 6, height: 4))
      $0.fill(Rect(x: 2, y: 1, width: 2, height: 2))
    }

    #expect(
      pieces.map(\.visible) == [
        Rect(x: 0, y: 0, width: 6, height: 1), Rect(x: 0, y: 1, width: 2, height: 2),
        Rect(x: 4, y: 1, width: 2, height: 2), Rect(x: 0, y: 3, width: 6, height: 1),
      ])
  }

  @Test func `are none of an image that is shown in cells`() {
    let surface = Surface(grid: CellGrid(size: size))
    Canvas(surface: surface).place(image, in: Rect(x: 0, y: 0, width: 2, height: 2))

    #expect(ImagePiece.pieces(of: surface.grid, tags: [], in: size) == [])
    #expect(ImagePiece.pieces(of: surface.grid, tags: [2], in: size) == [])
  }
}

import ImageKit
import TermPanels

/// An image in cells.
struct ImageDrawing {
  /// The characters that it is drawn with.
  enum Form {
    /// Half blocks: two colours in each cell.
    case halfBlocks
    /// Braille: eight dots in each cell, in an even pattern that is as bright as the image.
    case dots
    /// Signs of ASCII, each as bright as the image.
    case signs
  }

  /// A cell.
  struct Cell {
    let character: Character
    var role = Role.text
    var surface: Role?
  }

  /// The signs from dark to bright on a dark background.
  private static let signs = Array(" .:-=+*#%@")
  /// The bits of a braille character for the dots of its four rows.
  private static let dots: [[UInt32]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]
  /// Bayer's 4×4 matrix.
  private static let pattern = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  /// Columns and rows.
  let size: Size
  /// The characters.
  let form: Form
  /// Whether the background is light, and text is dark.
  let isLight: Bool
  private var cells: [Cell?] = []

  /// Draws an image.
  init(
    of image: Image, in size: Size, _ mode: ImageView.ContentMode, as form: Form,
    isOnLight isLight: Bool
  ) {
    (self.size, self.form, self.isLight) = (size, form, isLight)
    let points = Self.points(of: form)
    let fitted = image.fitted(
      width: size.width * points.width, height: size.height * points.height, mode,
      aspect: 2 * points.width / points.height)
    cells.reserveCapacity(size.width * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width { cells.append(cell(of: fitted, x, y)) }
    }
  }

  /// The cell at a column and a row, which must be inside; `nil` where the image is transparent.
  subscript(x: Int, y: Int) -> Cell? { cells[y * size.width + x] }

  /// The columns and rows of points in a cell.
  private static func points(of form: Form) -> Size {
    switch form {
    case .halfBlocks: Size(width: 1, height: 2)
    case .dots: Size(width: 2, height: 4)
    case .signs: Size(width: 1, height: 1)
    }
  }

  private func cell(of image: Image, _ x: Int, _ y: Int) -> Cell? {
    switch form {
    case .halfBlocks: halfBlock(image[x, 2 * y].role, image[x, 2 * y + 1].role)
    case .dots: braille(of: image, x, y)
    case .signs: image[x, y].isOpaque ? sign(for: image[x, y].brightness) : nil
    }
  }

  private func halfBlock(_ top: Role?, _ bottom: Role?) -> Cell? {
    switch (top, bottom) {
    case (nil, nil): nil
    case (let top?, nil): Cell(character: "▀", role: top)
    case (nil, let bottom?): Cell(character: "▄", role: bottom)
    case (let top?, let bottom?): Cell(character: "▀", role: top, surface: bottom)
    }
  }

  private func braille(of image: Image, _ x: Int, _ y: Int) -> Cell? {
    var bits: UInt32 = 0
    for row in 0..<4 {
      for column in 0..<2 {
        let pixel = image[2 * x + column, 4 * y + row]
        let threshold = (2 * Self.pattern[row * 4 + (2 * x + column) % 4] + 1) * 8
        guard pixel.isOpaque, ink(of: pixel.brightness) > threshold else { continue }
        bits |= Self.dots[row][column]
      }
    }
    return bits == 0
      ? nil : Unicode.Scalar(0x2800 + bits).map { Cell(character: Character($0)) }
  }

  private func sign(for brightness: Int) -> Cell {
    Cell(character: Self.signs[ink(of: brightness) * Self.signs.count / 256])
  }

  /// The ink for a brightness, 0 to 255: bright parts have most of it on a dark background.
  private func ink(of brightness: Int) -> Int { isLight ? 255 - brightness : brightness }
}

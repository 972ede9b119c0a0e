import TermPanels

/// The ability of a terminal to show images in pixels: asks for it when a program shows the first
/// image, so that no other program and no first frame ever waits for the answers.
@MainActor final class Graphics {
  /// The way in which a terminal is sent images.
  enum Way {
    case kitty, sixel
  }

  /// The colours that our sixel images have.
  private static let sixelColors = SixelSequence.colorCount
  /// The largest image, in pixels: four bytes for each are sent, or nearly so.
  private static let largestArea = 4_000_000

  private var isAsked = false
  /// Whether answers are still expected.
  private(set) var isAwaiting = false
  private var answers: Set<GraphicsAnswer> = []
  private var answeredCellSize: (width: Int, height: Int)?
  /// The way, once the terminal has answered that it has one.
  private(set) var way: Way?

  /// Asks, the first time that it is called.
  func askOnce() {
    guard !isAsked else { return }
    (isAsked, isAwaiting) = (true, true)
    TerminalOutput.send(GraphicsAnswer.questions)
  }

  /// Asks for the size of a cell again, which a new font or a new size of the window changes.
  func askForCellSize() {
    if way != nil, TerminalSize.measuredCell == nil {
      TerminalOutput.send(GraphicsAnswer.questionForCellSize)
    }
  }

  /// Takes the answers; returns whether images are now shown in another way.
  func take(_ answers: [GraphicsAnswer]) -> Bool {
    var isNews = false
    for answer in answers where isAsked {
      switch answer {
      case .cellSize(let width, let height):
        isNews = isNews || way != nil && answeredCellSize.map { $0 == (width, height) } == false
        answeredCellSize = (width, height)
      case .abilities(let hasSixel):
        way = self.answers.contains(.kitty) ? .kitty : hasSixel && hasColors ? .sixel : nil
        isNews = isNews || way != nil
        isAwaiting = false
      case .kitty, .sixelColors: self.answers.insert(answer)
      }
    }
    return isNews
  }

  /// Whether sixel images can have enough colours. A terminal that does not tell has 256.
  private var hasColors: Bool {
    answers.allSatisfy { answer in
      if case .sixelColors(let count) = answer { count >= Self.sixelColors } else { true }
    }
  }

  /// The size of a cell in pixels; `nil` if it is unknown.
  var cellSize: (width: Int, height: Int)? { TerminalSize.measuredCell ?? answeredCellSize }

  /// Whether an image is shown in pixels on a screen of a size. A sixel image in the last row would
  /// scroll the screens of some terminals.
  func shows(_ image: PlacedImage, in size: Size) -> Bool {
    guard let way, let cell = cellSize else { return false }
    let (width, height) = (image.frame.width * cell.width, image.frame.height * cell.height)
    return width * height <= Self.largestArea
      && (way == .kitty || min(image.frame.maxY, size.height) < size.height)
  }
}

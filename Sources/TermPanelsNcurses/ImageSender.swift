import TermPanels

/// Sends the images of frames in pixels: what of each is visible, where, and when the terminal has
/// to draw it again.
@MainActor final class ImageSender {
  /// An image at a size in pixels.
  private struct Rendering: Hashable {
    let image: PixelImage
    let width: Int
    let height: Int
  }

  /// A piece on the terminal, in kitty's protocol.
  private struct Placement {
    let image: UInt32
    let number: UInt32
  }

  private let graphics: Graphics
  /// The pixels of the images on the screen.
  private var pixels: [Rendering: Pixels] = [:]
  /// The numbers of the images that kitty stores.
  private var stored: [Rendering: UInt32] = [:]
  /// The pieces that kitty shows.
  private var placements: [ImagePiece: Placement] = [:]
  /// The pieces that were drawn in sixel.
  private var drawn: Set<ImagePiece> = []
  /// The size of a cell in the last frame.
  private var cell = (width: 0, height: 0)
  private var lastNumber: UInt32 = 0

  init(_ graphics: Graphics) { self.graphics = graphics }

  /// Whether images are on the screen.
  var hasShown: Bool { !placements.isEmpty || !drawn.isEmpty }

  /// The tags of the images that a screen shows in pixels. It asks the terminal for its abilities
  /// before the first one.
  func tags(of grid: CellGrid, in size: Size) -> Set<UInt8> {
    guard grid.tags.hasImages else { return [] }
    graphics.askOnce()
    return Set(
      (1...TagTable.capacity).map(UInt8.init).filter { tag in
        grid.tags.image(tag).map { graphics.shows($0, in: size) } ?? false
      })
  }

  /// The sequences after the cells of a frame.
  ///
  /// - Parameters:
  ///   - pieces: The visible pieces of images.
  ///   - isRewritten: Whether cells of a row were sent, which erases sixel images there.
  func sequences(showing pieces: [ImagePiece], rows isRewritten: (Int) -> Bool) -> String {
    guard let cell = graphics.cellSize, !pieces.isEmpty || hasShown else { return "" }
    var text = cell == self.cell ? "" : deleteAll()
    self.cell = cell
    switch graphics.way {
    case .kitty: text += kitty(pieces)
    case .sixel: text += sixel(pieces, isRewritten)
    case nil: break
    }
    let used = Set(pieces.map { rendering(of: $0) })
    pixels = pixels.filter { used.contains($0.key) }
    return text.isEmpty ? "" : CursorSequence.save + text + CursorSequence.restore
  }

  /// The sequences that delete everything; afterwards nothing is on the screen. A cleared screen
  /// has no sixel images.
  func deleteAll() -> String {
    defer { (placements, drawn, stored, pixels) = ([:], [], [:], [:]) }
    return stored.values.sorted().map { KittySequence.deleting($0) }.joined()
  }

  private func kitty(_ pieces: [ImagePiece]) -> String {
    var text = ""
    let new = Set(pieces)
    for (piece, placement) in placements where !new.contains(piece) {
      text += KittySequence.deleting(placement.number, of: placement.image)
      placements[piece] = nil
    }
    for piece in pieces where placements[piece] == nil {
      let image = number(of: rendering(of: piece), storedBy: &text)
      lastNumber += 1
      placements[piece] = Placement(image: image, number: lastNumber)
      text += KittySequence.placing(
        image, as: lastNumber, part: piece.part.scaled(by: cell), in: piece.visible)
    }
    let used = Set(pieces.map { rendering(of: $0) })
    for (rendering, number) in stored where !used.contains(rendering) {
      text += KittySequence.deleting(number)
      stored[rendering] = nil
    }
    return text
  }

  /// The number under which kitty stores an image; appends the sequence that stores a new one.
  private func number(of rendering: Rendering, storedBy text: inout String) -> UInt32 {
    if let known = stored[rendering] { return known }
    lastNumber += 1
    stored[rendering] = lastNumber
    text += KittySequence.storing(pixels(of: rendering), as: lastNumber)
    return lastNumber
  }

  private func sixel(_ pieces: [ImagePiece], _ isRewritten: (Int) -> Bool) -> String {
    var text = ""
    for piece in pieces {
      let isNew = !drawn.contains(piece)
      let rows = (piece.visible.minY..<piece.visible.maxY).filter { isNew || isRewritten($0) }
      guard let first = rows.first, let last = rows.last else { continue }
      let cells = Rect(
        x: piece.visible.minX, y: first, width: piece.visible.width, height: last + 1 - first)
      let part = ImagePiece(placed: piece.placed, visible: cells).part.scaled(by: cell)
      text += CursorSequence.move(to: cells.origin)
      text += SixelSequence.drawing(pixels(of: rendering(of: piece)).part(part), from: part.origin)
    }
    drawn = Set(pieces)
    return text
  }

  private func rendering(of piece: ImagePiece) -> Rendering {
    let frame = piece.placed.frame
    return Rendering(
      image: piece.placed.image, width: frame.width * cell.width,
      height: frame.height * cell.height)
  }

  private func pixels(of rendering: Rendering) -> Pixels {
    if let known = pixels[rendering] { return known }
    let (width, height) = (rendering.width, rendering.height)
    let made = Pixels(
      width: width, height: height, bytes: rendering.image.pixels(width: width, height: height))
    pixels[rendering] = made
    return made
  }
}

extension Rect {
  /// The rectangle in pixels, for cells of a size.
  fileprivate func scaled(by cell: (width: Int, height: Int)) -> Rect {
    Rect(
      x: minX * cell.width, y: minY * cell.height, width: width * cell.width,
      height: height * cell.height)
  }
}

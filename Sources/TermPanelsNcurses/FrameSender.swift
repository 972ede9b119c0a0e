import CNcurses
import TermPanels

/// Sends frames to the terminal: hands the changed cells to ncurses, and makes it send them in one
/// piece.
@MainActor final class FrameSender {
  /// The most rows of a small frame. It leaves in one write anyway; with an end mark it is two.
  private static let mostRowsOfSmallFrame = 3

  private let screen: CursesScreen
  private let writer: CellWriter
  private let marksFrames: Bool
  private let link: TerminalLink?
  private let images: ImageSender?
  /// The last frame, while the terminal is asked whether it can show images.
  private var lastFrame: (grid: CellGrid, cursor: Cursor?)?
  private let graphics: Graphics?
  /// Counts the bytes of frames, once that was requested.
  private var meter: FrameMeter?
  private var mustWriteAll = true
  private var mustClear = true
  private var isCursorVisible: Bool?

  /// - Parameters:
  ///   - screen: The screen of ncurses.
  ///   - traits: The abilities of the terminal.
  ///   - theme: The first theme.
  ///   - isUTF8: Whether characters beyond ASCII can be sent.
  ///   - takesLinks: Whether the addresses of links are sent.
  ///   - link: The link to measure, with `meter`, which counts the bytes.
  ///   - graphics: The ability to show images in pixels; `nil` for none.
  init(
    _ screen: CursesScreen, _ traits: TerminalTraits, theme: Theme, isUTF8: Bool, takesLinks: Bool,
    link: TerminalLink?, meter: FrameMeter?, graphics: Graphics?
  ) {
    if traits.colorDepth > .monochrome {
      start_color()
      use_default_colors()
    }
    (self.screen, self.link, self.meter, self.graphics) = (screen, link, meter, graphics)
    images = graphics.map(ImageSender.init)
    marksFrames = traits.synchronizesFrames
    writer = CellWriter(
      theme: theme, depth: traits.colorDepth, isUTF8: isUTF8,
      canStrike: cn_strike_instead_of_blink(), takesLinks: takesLinks)
    cn_keep_palette()
  }

  /// Shows everything in another theme with the next frame.
  func setTheme(_ theme: Theme) {
    writer.setTheme(theme)
    mustWriteAll = true
  }

  /// Forgets what is on the screen: the next frame is sent completely.
  func invalidate() {
    mustWriteAll = true
    mustClear = true
  }

  /// The bytes that frames have sent since this was first requested, counted exactly; `nil` if that
  /// is not possible.
  var bytesSent: Int? {
    if meter == nil { meter = FrameMeter() }
    return meter?.bytes
  }

  /// Sends the changed cells of a screen, and puts the cursor, shown or hidden, in its place.
  func send(_ grid: CellGrid, changes: Spans, cursor: Cursor?, in size: Size) {
    writer.imageTags = images?.tags(of: grid, in: size) ?? []
    let pictures = imageSequences(of: grid, changes: changes, in: size)
    lastFrame = graphics?.isAwaiting == true ? (grid, cursor) : nil
    if mustClear { clearok(cn_curscr(), true) }
    if mustWriteAll { werase(screen.window) }
    let width = min(grid.size.width, size.width)
    var rows = 0
    for row in 0..<min(grid.size.height, size.height) {
      let columns =
        mustWriteAll ? 0..<width : row < changes.rows ? changes.columns(row: row) : 0..<0
      if !columns.isEmpty { rows += 1 }
      writer.write(grid, row: row, columns: columns.clamped(to: 0..<width), to: screen.window)
    }
    let isSmall = rows <= Self.mostRowsOfSmallFrame && pictures.isEmpty
    mustWriteAll = false
    mustClear = false
    var cursor = cursor
    cursor?.position.clamp(to: size)
    func refresh(asks: Bool = false) {
      self.refresh(grid, pictures, cursor: cursor, isSmall: isSmall, asks: asks)
    }
    guard let meter else { return refresh() }
    guard let link else { return meter.send { refresh() } }
    link.sendFrame { asks in
      let before = meter.bytes
      meter.send { refresh(asks: asks) }
      return meter.bytes - before
    }
  }

  /// Shows the images of the last frame in pixels, once the terminal has answered that it can.
  func showImages(in size: Size) {
    invalidate()
    guard let lastFrame, TerminalOutput.isReady else { return }
    send(
      lastFrame.grid, changes: Spans(size: lastFrame.grid.size), cursor: lastFrame.cursor, in: size)
  }

  /// Deletes the images before the screen is left.
  func deleteImages() {
    guard let text = images?.deleteAll(), !text.isEmpty else { return }
    TerminalOutput.send(text)
  }

  /// The sequences that show the images of a frame, after its cells.
  private func imageSequences(of grid: CellGrid, changes: Spans, in size: Size) -> String {
    guard let images else { return "" }
    let cleared = mustClear ? images.deleteAll() : ""
    let hadImages = images.hasShown
    let pieces = ImagePiece.pieces(of: grid, tags: writer.imageTags, in: size)
    // A terminal that scrolls a part of the screen would move images with it.
    idlok(screen.window, !hadImages && pieces.isEmpty)
    return cleared
      + images.sequences(showing: pieces) { [mustWriteAll] row in
        mustWriteAll || row < changes.rows && !changes.columns(row: row).isEmpty
      }
  }

  /// Sends the changes of the window and the images, and the cursor; then perhaps a question.
  private func refresh(
    _ grid: CellGrid, _ pictures: String, cursor: Cursor?, isSmall: Bool, asks: Bool
  ) {
    let links = writer.takeLinkedPieces()
    let isMarked = marksFrames && !(isSmall && links.isEmpty)
    if isMarked { cn_buffer(SynchronizedOutput.begin) }
    // It is hidden before it would run through the frame, and shown in its place afterwards.
    let isVisible = cursor?.isVisible ?? false
    if !isVisible { showCursor(false) }
    send(links, of: grid)
    // A hidden cursor is put in its place as well: a screen reader looks for it there.
    leaveok(screen.window, cursor == nil)
    if let place = cursor?.position { wmove(screen.window, Int32(place.y), Int32(place.x)) }
    screen.refresh()
    if isVisible { showCursor(true) }
    let end =
      pictures + (isMarked ? SynchronizedOutput.end : "") + (asks ? LinkMeter.question : "")
    if !end.isEmpty { TerminalOutput.send(end) }
  }

  /// Sends the changed cells of links, after all others: ncurses knows no links, so nothing but the
  /// text of one may be sent between its beginning and its end.
  private func send(_ pieces: [CellWriter.LinkedPiece], of grid: CellGrid) {
    guard !pieces.isEmpty else { return }
    leaveok(screen.window, false)
    for piece in pieces {
      wmove(screen.window, Int32(piece.row), Int32(piece.columns.lowerBound))
      screen.refresh()
      if let address = grid.tags.link(piece.link) {
        cn_buffer(LinkSequence.begin(address, number: piece.link))
      }
      writer.writePiece(grid, row: piece.row, columns: piece.columns, to: screen.window)
      screen.refresh()
      cn_buffer(LinkSequence.end)
    }
  }

  private func showCursor(_ isVisible: Bool) {
    guard isCursorVisible != isVisible else { return }
    isCursorVisible = isVisible
    curs_set(isVisible ? 1 : 0)
  }
}

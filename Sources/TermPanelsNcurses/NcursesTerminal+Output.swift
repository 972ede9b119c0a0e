import CNcurses
import Glibc
public import TermPanels

extension NcursesTerminal {
  /// Whether the terminal takes a frame now. Where the link is measured, it also has to have shown
  /// most of what was sent before.
  public var isReadyForOutput: Bool { !isHolding && takesOutput }

  /// The speed of the link to the terminal, where it is measured; see ``init(measuresLink:)``.
  public var link: LinkSpeed? { meteredLink?.speed }

  /// Whether output can be sent: sending a frame to a terminal that takes none would block.
  var takesOutput: Bool {
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    // A terminal that is gone swallows everything, and is reported as a hangup.
    return poll(&output, 1, 0) != 0
  }

  /// Shows the changed cells of a screen and puts the cursor in its place; it returns when the
  /// terminal has taken the frame. Cells outside of ``size`` are left out.
  ///
  /// - Parameters:
  ///   - grid: The whole screen.
  ///   - changes: The differences from the screen that was presented before.
  ///   - cursor: The location of the cursor, or `nil` to hide it.
  public func present(_ grid: CellGrid, changes: Spans, cursor: Point?) {
    guard isStarted, let window, let writer else { return }
    updateMouse()
    if mustClear { clearok(cn_curscr(), true) }
    if mustWriteAll { werase(window) }
    let width = min(grid.size.width, size.width)
    for row in 0..<min(grid.size.height, size.height) {
      let columns =
        mustWriteAll ? 0..<width : row < changes.rows ? changes.columns(row: row) : 0..<0
      writer.write(grid, row: row, columns: columns.clamped(to: 0..<width), to: window)
    }
    mustWriteAll = false
    mustClear = false
    isOnScreen = true
    guard let meter else { return refresh(window, cursor: cursor) }
    let now = Self.now()
    let asks = meteredLink?.asks(at: now) ?? false
    let before = meter.bytes
    meter.send { refresh(window, cursor: cursor, asks: asks) }
    let count = meter.bytes - before
    if asks { meteredLink?.sent(count, at: now) } else { meteredLink?.sentBesides(count) }
  }

  /// Sends the changes of the window, and the cursor; then perhaps a question.
  private func refresh(
    _ window: UnsafeMutablePointer<WINDOW>, cursor: Point?, asks: Bool = false
  ) {
    if synchronizes { cn_buffer(SynchronizedOutput.begin) }
    // It is hidden before it would run through the frame, and shown in its place afterwards.
    if cursor == nil { showCursor(false) }
    // A hidden cursor need not be moved back.
    leaveok(window, cursor == nil)
    if let cursor {
      let x = max(0, min(cursor.x, size.width - 1))
      wmove(window, Int32(max(0, min(cursor.y, size.height - 1))), Int32(x))
    }
    wnoutrefresh(window)
    doupdate()
    if cursor != nil { showCursor(true) }
    let end = (synchronizes ? SynchronizedOutput.end : "") + (asks ? LinkMeter.question : "")
    if !end.isEmpty { send(end) }
  }

  /// The bytes that frames have sent since this was first requested, counted exactly; `nil` if that
  /// is not possible.
  public var bytesSent: Int? {
    if meter == nil, isStarted { meter = FrameMeter() }
    return meter?.bytes
  }

  /// Forgets what is on the screen: the next `present` sends all of it, whatever `changes` says.
  public func invalidate() {
    mustWriteAll = true
    mustClear = true
  }

  private func showCursor(_ isVisible: Bool) {
    guard isCursorVisible != isVisible else { return }
    isCursorVisible = isVisible
    curs_set(isVisible ? 1 : 0)
  }

  /// Adopts the terminal's size, and adds an event if it has changed.
  func updateSize() {
    guard let window else { return }
    // Where the system knows no size, that of the description stays, which ncurses has adopted.
    let own = Size(width: Int(getmaxx(window)), height: Int(getmaxy(window)))
    let new = Self.measuredSize() ?? own
    // Not resizeterm(), which would also put a KEY_RESIZE among the keys.
    if new != own { resize_term(Int32(new.height), Int32(new.width)) }
    guard new != size else { return }
    size = new
    invalidate()
    pending.removeAll { if case .resize = $0 { true } else { false } }
    pending.append(.resize(new))
  }
}

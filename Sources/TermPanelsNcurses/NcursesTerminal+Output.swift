import CNcurses
import Glibc
public import TermPanels

extension NcursesTerminal {
  /// Whether the terminal takes output now: a frame sent to one that does not would wait for it.
  public var isReadyForOutput: Bool {
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    // A terminal that is gone swallows everything, and is told as a hangup.
    return poll(&output, 1, 0) != 0
  }

  /// Shows the changed cells of a screen and puts the cursor in its place; it returns when the
  /// terminal has taken the frame. Cells outside of ``size`` are left out.
  ///
  /// - Parameters:
  ///   - grid: The whole screen.
  ///   - changes: Where it differs from what was presented before.
  ///   - cursor: Where the cursor stands, or `nil` to hide it.
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
    if let meter {
      meter.send { refresh(window, cursor: cursor) }
    } else {
      refresh(window, cursor: cursor)
    }
  }

  /// Sends what has changed in the window, and the cursor.
  private func refresh(_ window: UnsafeMutablePointer<WINDOW>, cursor: Point?) {
    if synchronizes { cn_buffer(SynchronizedOutput.begin) }
    // Hidden before it would run through the frame, shown where it belongs after it.
    if cursor == nil { showCursor(false) }
    // A hidden cursor need not be moved back to anywhere.
    leaveok(window, cursor == nil)
    if let cursor {
      let x = max(0, min(cursor.x, size.width - 1))
      wmove(window, Int32(max(0, min(cursor.y, size.height - 1))), Int32(x))
    }
    wnoutrefresh(window)
    doupdate()
    if cursor != nil { showCursor(true) }
    if synchronizes { send(SynchronizedOutput.end) }
  }

  /// Bytes that frames have sent since somebody first asked, counted exactly; `nil` where that is
  /// not possible.
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

  /// Follows the terminal's size; tells the new one when it has changed.
  func updateSize() {
    guard let window else { return }
    // Where the system knows no size, the description's stands, which ncurses has taken already.
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

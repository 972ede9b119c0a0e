import TermPanels

/// Passes frames on to a terminal, and the newest one later where the terminal takes none now. A
/// program's frames then do not depend on the speed of its terminal.
@MainActor final class FrameRelay {
  private let terminal: any Terminal
  private var missed: (grid: CellGrid, cursor: Cursor?)?

  init(_ terminal: any Terminal) { self.terminal = terminal }

  /// Whether the terminal has yet to take the newest frame.
  var isBehind: Bool { missed != nil }

  /// Shows a frame, now or as soon as the terminal takes it.
  func present(_ grid: CellGrid, changes: Spans, cursor: Cursor?) {
    guard terminal.isReadyForOutput else { return missed = (grid, cursor) }
    terminal.present(grid, changes: isBehind ? .all(of: grid.size) : changes, cursor: cursor)
    missed = nil
  }

  /// Waits for events of the terminal, and shows it the frame that it has missed.
  func events(timeout: Double?) -> [Event] {
    let events = terminal.events(timeout: timeout, orReadyForOutput: isBehind)
    if let (grid, cursor) = missed {
      present(grid, changes: .all(of: grid.size), cursor: cursor)
    }
    return events
  }
}

extension Spans {
  /// Every cell of a screen.
  fileprivate static func all(of size: Size) -> Spans {
    var spans = Spans(size: size)
    spans.insert(Rect(origin: .zero, size: size))
    return spans
  }
}

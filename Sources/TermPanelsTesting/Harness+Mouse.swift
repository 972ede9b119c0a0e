public import TermPanels

/// A person's actions with the mouse, with a turn of the program for each press and release. The
/// program has to receive the mouse: see `Application.mouseMode`.
extension Harness {
  /// Clicks at a cell. Two clicks are a double click only where a test asks for it: if there was a
  /// click just before, half a second passes first.
  public func click(at point: Point, _ modifiers: Key.Modifiers = []) {
    waitBeforeClick()
    clickNow(at: point, modifiers)
  }

  /// Clicks on the first occurrence of a text on the screen.
  ///
  /// - Throws: ``NotOnScreen``.
  public func click(on text: String) throws(NotOnScreen) { click(at: try place(of: text)) }

  /// Clicks twice at a cell.
  public func doubleClick(at point: Point) {
    waitBeforeClick()
    clickNow(at: point)
    clickNow(at: point)
  }

  /// Clicks twice on the first occurrence of a text on the screen.
  ///
  /// - Throws: ``NotOnScreen``.
  public func doubleClick(on text: String) throws(NotOnScreen) {
    doubleClick(at: try place(of: text))
  }

  /// Clicks with the right button on the first occurrence of a text on the screen.
  ///
  /// - Throws: ``NotOnScreen``.
  public func rightClick(on text: String) throws(NotOnScreen) {
    let point = try place(of: text)
    mouse(.press(.right), at: point)
    mouse(.release(.right), at: point)
  }

  /// Presses the left button at a cell, moves to another one cell by cell, and releases it there.
  public func drag(from start: Point, to end: Point) {
    waitBeforeClick()
    mouse(.press(.left), at: start)
    var point = start
    while point != end {
      point.x += (end.x - point.x).signum()
      point.y += (end.y - point.y).signum()
      mouse(.drag(.left), at: point)
    }
    mouse(.release(.left), at: end)
  }

  /// Turns the wheel by notches at a cell: downwards, or upwards if they are negative.
  public func scroll(_ notches: Int, at point: Point = Point(x: 0, y: 2)) {
    for _ in 0..<abs(notches) { mouse(notches > 0 ? .wheelDown : .wheelUp, at: point) }
  }

  /// Sends one mouse event.
  public func mouse(
    _ kind: MouseEvent.Kind, at point: Point, _ modifiers: Key.Modifiers = []
  ) {
    precondition(application.mouseMode != .off, "The program takes no mouse: set its mouseMode.")
    terminal.send(.mouse(MouseEvent(kind, at: point, modifiers)))
    application.turn()
  }

  /// The cell at which a text begins on the screen; the first from the top.
  ///
  /// - Throws: ``NotOnScreen``.
  public func place(of text: String) throws(NotOnScreen) -> Point {
    let grid = terminal.screen
    for y in 0..<grid.size.height {
      for x in 0..<grid.size.width where grid.text(from: Point(x: x, y: y)).hasPrefix(text) {
        return Point(x: x, y: y)
      }
    }
    throw NotOnScreen(description: "“\(text)” is not on the screen:\n\(screen)")
  }

  private func clickNow(at point: Point, _ modifiers: Key.Modifiers = []) {
    lastClick = clock.now
    mouse(.press(.left), at: point, modifiers)
    mouse(.release(.left), at: point, modifiers)
  }

  private func waitBeforeClick() {
    if let lastClick, clock.now - lastClick < 0.5 { run(for: 0.5) }
  }
}

/// A text that a test looked for is missing; the description shows the screen.
public struct NotOnScreen: Error, CustomStringConvertible {
  /// The text, and the screen.
  public let description: String
}

extension CellGrid {
  fileprivate func text(from point: Point) -> String {
    var text = ""
    // The right half of a wide character begins nothing.
    guard !self[point.x, point.y].glyph.isContinuation else { return text }
    for x in point.x..<size.width { text += self[x, point.y].glyph.text }
    return text
  }
}

extension TextView {
  /// The editing commands, bound to this view.
  var editingCommands: [KeyCommand] { [newline] + lineMovements + input.keyCommands }

  private var newline: KeyCommand {
    KeyCommand(.textNewLine) { [unowned self] in input.change { $0.insert("\n") } }
  }

  /// Movements by visible lines, which only a text of several lines has.
  private var lineMovements: [KeyCommand] {
    byLines(.up, -1, isEnabled: hasLine(-1)) + byLines(.down, 1, isEnabled: hasLine(1))
      + byLines(.pageUp, -page) + byLines(.pageDown, page)
      + commands(.lineStart) { $0.layout.start(of: $0.cursorRow, in: $0.buffer) }
      + commands(.lineEnd) { $0.layout.end(of: $0.cursorRow, in: $0.buffer) }
  }

  private func byLines(
    _ movement: TextMovement, _ offset: Int, isEnabled: Bool = true
  ) -> [KeyCommand] {
    input.keyCommands(for: movement, isEnabled: isEnabled) { [unowned self] isSelecting in
      moveByLines(offset, isSelecting: isSelecting)
    }
  }

  private func commands(
    _ movement: TextMovement, to destination: @escaping (TextView) -> TextPosition
  ) -> [KeyCommand] {
    input.keyCommands(for: movement) { [unowned self] isSelecting in
      let position = destination(self)
      input.change { $0.move(to: position, isSelecting: isSelecting) }
    }
  }
}

extension TextView {
  /// The editing commands, bound to this view.
  var editingCommands: [KeyCommand] {
    [newline] + lineMovements + TextEdit.all.flatMap(commands) + selecting
  }

  private var newline: KeyCommand {
    KeyCommand(.textNewLine) { [unowned self] in change { $0.insert("\n") } }
  }

  /// Movements by visible lines, which only a text of several lines has.
  private var lineMovements: [KeyCommand] {
    byLines(.up, -1, isEnabled: hasLine(-1)) + byLines(.down, 1, isEnabled: hasLine(1))
      + byLines(.pageUp, -page) + byLines(.pageDown, page)
      + commands(.lineStart) { $0.layout.start(of: $0.cursorRow, in: $0.buffer) }
      + commands(.lineEnd) { $0.layout.end(of: $0.cursorRow, in: $0.buffer) }
      + commands(.textStart) { _ in TextPosition() } + commands(.textEnd) { $0.buffer.end }
  }

  private var selecting: [KeyCommand] {
    [
      KeyCommand(.textMark) { [unowned self] in change { $0.toggleMark() } },
      KeyCommand(.textCopy) { [unowned self] in change { $0.copySelection() } },
      KeyCommand(.textSelectAll) { [unowned self] in change { $0.selectAll() } },
    ]
  }

  private func commands(for edit: TextEdit) -> [KeyCommand] {
    if let movement = edit.movement, let destination = edit.destination {
      return commands(movement) { destination($0.buffer) }
    }
    return [KeyCommand(edit.command) { [unowned self] in change { edit.perform(&$0) } }]
  }

  private func byLines(
    _ movement: TextMovement, _ offset: Int, isEnabled: Bool = true
  ) -> [KeyCommand] {
    bound(movement, isEnabled: isEnabled) { $0.moveByLines(offset, isSelecting: $1) }
  }

  private func commands(
    _ movement: TextMovement, to destination: @escaping (TextView) -> TextPosition
  ) -> [KeyCommand] {
    bound(movement) { view, isSelecting in
      let position = destination(view)
      view.change { $0.move(to: position, isSelecting: isSelecting) }
    }
  }

  /// Binds a movement, and the same with Shift, which selects.
  private func bound(
    _ movement: TextMovement, isEnabled: Bool = true,
    perform: @escaping (TextView, _ isSelecting: Bool) -> Void
  ) -> [KeyCommand] {
    let move = KeyCommand(movement.command, isEnabled: isEnabled) { [unowned self] in
      perform(self, false)
    }
    let selecting = movement.selecting.map { command in
      KeyCommand(command) { [unowned self] in perform(self, true) }
    }
    return [move] + (selecting.map { [$0] } ?? [])
  }
}

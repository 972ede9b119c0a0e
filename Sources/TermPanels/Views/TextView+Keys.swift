extension TextView {
  /// The editing commands. Movements by visible lines come before those of every text.
  var editingCommands: [KeyCommand] {
    [newline] + lineMovements + TextEdit.all.flatMap(commands) + selecting
  }

  private var newline: KeyCommand {
    KeyCommand(id: "text.newLine", .enter, title: "New line") { [unowned self] in
      change { $0.insert("\n") }
    }
  }

  /// Movements by visible lines, which only a text of several lines has.
  private var lineMovements: [KeyCommand] {
    byLines("up", [.up, .control("p")], "Up", -1, isEnabled: hasLine(-1))
      + byLines("down", [.down, .control("n")], "Down", 1, isEnabled: hasLine(1))
      + byLines("pageUp", [.pageUp], "Page up", -page)
      + byLines("pageDown", [.pageDown], "Page down", page)
      + commands("lineStart", [.home], "To the line's start") {
        $0.lines.lines[$0.cursorLine].lowerBound
      }
      + commands("lineEnd", [.end], "To the line's end") { $0.lines.end(ofLine: $0.cursorLine) }
      + commands("textStart", [Key(.home, .control), .alt("<")], "To the text's start") { _ in 0 }
      + commands("textEnd", [Key(.end, .control), .alt(">")], "To the text's end") {
        $0.buffer.characters.count
      }
  }

  private var selecting: [KeyCommand] {
    [
      KeyCommand(id: "text.mark", .control(" "), title: "Start or end a selection") {
        [unowned self] in
        change { $0.toggleMark() }
      },
      KeyCommand(id: "text.copy", .alt("w"), title: "Copy what is selected") { [unowned self] in
        change { $0.copySelection() }
      },
      KeyCommand(id: "text.selectAll", .alt("a"), title: "Select everything") { [unowned self] in
        change { $0.selectAll() }
      },
    ]
  }

  private func commands(for edit: TextEdit) -> [KeyCommand] {
    if let destination = edit.destination {
      return commands(edit.name, edit.keys, edit.title) { destination($0.buffer) }
    }
    return [
      KeyCommand(id: "text.\(edit.name)", keys: edit.keys, title: edit.title) { [unowned self] in
        change { edit.perform(&$0) }
      }
    ]
  }

  private func byLines(
    _ name: String, _ keys: [Key], _ title: String, _ offset: Int, isEnabled: Bool = true
  ) -> [KeyCommand] {
    let move = KeyCommand(id: "text.\(name)", keys: keys, title: title, isEnabled: isEnabled) {
      [unowned self] in
      moveByLines(offset, isSelecting: false)
    }
    return [move] + selection(name, with: keys) { $0.moveByLines(offset, isSelecting: true) }
  }

  /// A movement, and the same with Shift, which selects.
  private func commands(
    _ name: String, _ keys: [Key], _ title: String, to destination: @escaping (TextView) -> Int
  ) -> [KeyCommand] {
    let move = KeyCommand(id: "text.\(name)", keys: keys, title: title) { [unowned self] in
      let position = destination(self)
      change { $0.move(to: position) }
    }
    return [move]
      + selection(name, with: keys) { view in
        let position = destination(view)
        view.change { $0.move(to: position, isSelecting: true) }
      }
  }

  /// The command that selects, on those of the keys for which a terminal reports Shift.
  private func selection(
    _ name: String, with keys: [Key], perform: @escaping (TextView) -> Void
  ) -> [KeyCommand] {
    let shifted = keys.compactMap { key -> Key? in
      if case .character = key.code { return nil }
      return Key(key.code, key.modifiers.union(.shift))
    }
    guard !shifted.isEmpty else { return [] }
    return [
      KeyCommand(id: "text.\(name).select", keys: shifted, title: "Select") { [unowned self] in
        perform(self)
      }
    ]
  }
}

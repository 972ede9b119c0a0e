/// A change of a text and the keys that make it.
struct TextEdit {
  let command: Command
  /// The commands of a movement; `nil` for a change.
  let movement: TextMovement?
  /// The destination of a movement; `nil` for a change.
  let destination: ((TextBuffer) -> TextPosition)?
  /// Makes the change; nothing for a movement.
  let perform: (inout TextBuffer) -> Void

  /// Creates a change.
  init(_ name: String, _ keys: Key..., title: String, perform: @escaping (inout TextBuffer) -> Void)
  {
    command = Command("text.\(name)", keys: keys.map { KeySequence($0) }, title: title)
    movement = nil
    destination = nil
    self.perform = perform
  }

  /// Creates a movement of the cursor.
  init(
    _ name: String, _ keys: Key..., title: String,
    to destination: @escaping (TextBuffer) -> TextPosition
  ) {
    command = Command("text.\(name)", keys: keys.map { KeySequence($0) }, title: title)
    movement = TextMovement(command)
    self.destination = destination
    perform = { _ in }
  }

  /// Its commands: a movement with Shift selects.
  var commands: [Command] { movement?.commands ?? [command] }

  /// The editing keys of every text, those of readline. Both the keys and the help come from this
  /// table. None is a plain character: those are text.
  @MainActor static let all: [TextEdit] = [
    TextEdit("left", .left, .control("b"), title: "Left", to: \.positionToTheLeft),
    TextEdit("right", .right, .control("f"), title: "Right", to: \.positionToTheRight),
    TextEdit(
      "previousWord", .alt("b"), Key(.left, .control), Key(.left, .alt), title: "Previous word",
      to: \.wordStart),
    TextEdit(
      "nextWord", .alt("f"), Key(.right, .control), Key(.right, .alt), title: "Next word",
      to: \.wordEnd),
    TextEdit("start", .home, .control("a"), title: "Go to the start", to: \.lineStart),
    TextEdit("end", .end, .control("e"), title: "Go to the end", to: \.lineEnd),
    TextEdit(
      "textStart", Key(.home, .control), .alt("<"), title: "Go to the start of the text"
    ) { _ in TextPosition() },
    TextEdit(
      "textEnd", Key(.end, .control), .alt(">"), title: "Go to the end of the text", to: \.end),
    TextEdit("deleteLeft", .backspace, .control("h"), title: "Delete the character before") {
      $0.deleteBackward()
    },
    TextEdit("deleteRight", .delete, .control("d"), title: "Delete the character after") {
      $0.deleteForward()
    },
    TextEdit("cutToBlank", .control("w"), title: "Cut back to a space") {
      $0.kill(to: $0.blankSeparatedStart)
    },
    TextEdit(
      "cutPreviousWord", Key(.backspace, .alt), Key(.backspace, .control),
      title: "Cut the previous word"
    ) { $0.kill(to: $0.wordStart) },
    TextEdit(
      "cutNextWord", .alt("d"), Key(.delete, .control), Key(.delete, .alt),
      title: "Cut the next word"
    ) { $0.kill(to: $0.wordEnd) },
    TextEdit("cutToStart", .control("u"), title: "Cut to the start") { $0.kill(to: $0.lineStart) },
    TextEdit("cutToEnd", .control("k"), title: "Cut to the end") { text in
      // At the end of a line its line break is cut, so that the key can be pressed again.
      let end = text.lineEnd
      text.kill(to: end == text.cursor ? text.positionAfter : end)
    },
    TextEdit("putBack", .control("y"), title: "Paste the cut text") { $0.insert($0.killed) },
    TextEdit("exchange", .control("t"), title: "Swap two characters") { $0.transpose() },
    TextEdit("undo", .control("_"), .alt("/"), title: "Undo typing") { $0.undo() },
    TextEdit("redo", .alt("_"), title: "Redo typing") { $0.redo() },
    TextEdit("mark", .control(" "), title: "Start or end a selection") { $0.toggleMark() },
    TextEdit("copy", .alt("w"), title: "Copy the selection") { $0.copySelection() },
    TextEdit("selectAll", .alt("a"), title: "Select all") { $0.selectAll() },
  ]
}

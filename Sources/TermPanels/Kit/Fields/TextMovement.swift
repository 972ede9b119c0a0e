/// The command of a movement of the cursor, and of the same movement with Shift.
struct TextMovement {
  let command: Command
  /// The command that selects, on those of the keys for which a terminal reports Shift.
  let selecting: Command?

  init(_ command: Command) {
    self.command = command
    let shifted = command.keys.compactMap { keys -> KeySequence? in
      if case .character = keys.first.code { return nil }
      return KeySequence(Key(keys.first.code, keys.first.modifiers.union(.shift)))
    }
    selecting =
      shifted.isEmpty ? nil : Command("\(command.id).select", keys: shifted, title: "Select")
  }

  init(_ name: String, _ keys: Key..., title: String) {
    self.init(Command("text.\(name)", keys: keys.map { KeySequence($0) }, title: title))
  }

  /// Both commands.
  var commands: [Command] { [command] + (selecting.map { [$0] } ?? []) }
}

/// The movements that only a text of several lines has.
extension TextMovement {
  static let up = TextMovement("up", .up, .control("p"), title: "Up")
  static let down = TextMovement("down", .down, .control("n"), title: "Down")
  static let pageUp = TextMovement("pageUp", .pageUp, title: "Page up")
  static let pageDown = TextMovement("pageDown", .pageDown, title: "Page down")
  static let lineStart = TextMovement("lineStart", .home, title: "Go to the start of the line")
  static let lineEnd = TextMovement("lineEnd", .end, title: "Go to the end of the line")

  static let byLines = [up, down, pageUp, pageDown, lineStart, lineEnd]
}

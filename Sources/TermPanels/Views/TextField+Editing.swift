extension TextField {
  /// A change of the line and the keys that make it.
  struct Edit {
    let keys: [Key]
    let title: String
    let perform: (inout Line) -> Void

    init(_ keys: Key..., title: String, perform: @escaping (inout Line) -> Void) {
      self.keys = keys
      self.title = title
      self.perform = perform
    }
  }

  /// The editing keys, those of readline. This table is what the keys do and what the help shows.
  /// None is a plain character: those are text.
  static let edits: [Edit] = [
    Edit(.left, .control("b"), title: "Left") { $0.move(to: $0.cursor - 1) },
    Edit(.right, .control("f"), title: "Right") { $0.move(to: $0.cursor + 1) },
    Edit(.alt("b"), Key(.left, .control), Key(.left, .alt), title: "Left by a word") {
      $0.move(to: $0.wordStart)
    },
    Edit(.alt("f"), Key(.right, .control), Key(.right, .alt), title: "Right by a word") {
      $0.move(to: $0.wordEnd)
    },
    Edit(.home, .control("a"), title: "To the start") { $0.move(to: 0) },
    Edit(.end, .control("e"), title: "To the end") { $0.move(to: $0.characters.count) },
    Edit(.backspace, .control("h"), title: "Delete to the left") { $0.deleteBackward() },
    Edit(.delete, .control("d"), title: "Delete to the right") { $0.deleteForward() },
    Edit(.control("w"), title: "Cut back to a blank") { $0.kill(from: $0.blankSeparatedStart) },
    Edit(Key(.backspace, .alt), title: "Cut the word before") { $0.kill(from: $0.wordStart) },
    Edit(.alt("d"), title: "Cut the word after") { $0.kill(to: $0.wordEnd) },
    Edit(.control("u"), title: "Cut to the start") { $0.kill(from: 0) },
    Edit(.control("k"), title: "Cut to the end") { $0.kill(to: $0.characters.count) },
    Edit(.control("y"), title: "Put back what was cut") { $0.insert($0.killed) },
    Edit(.control("t"), title: "Exchange two characters") { $0.transpose() },
    Edit(.control("_"), .alt("/"), title: "Undo typing") { $0.undo() },
  ]

  /// Text as one line can hold it: line breaks and tabs become spaces, one line break at the end
  /// and all control characters go.
  static func singleLine(_ text: String) -> String {
    var text = text[...]
    if text.last?.isNewline == true { text.removeLast() }
    var line = ""
    for character in text {
      if character.isNewline || character == "\t" {
        line.append(" ")
      } else {
        line.unicodeScalars.append(
          contentsOf: character.unicodeScalars.filter { $0.properties.generalCategory != .control })
      }
    }
    return line
  }
}

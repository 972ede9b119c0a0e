extension TextField {
  /// The text of a field with its cursor, as a value: what every editing key is a change of.
  struct Line {
    /// The text, character by character as a reader counts them.
    private(set) var characters: [Character] = []
    /// The number of characters before the cursor.
    private(set) var cursor = 0
    /// What was cut last, to be put back.
    private(set) var killed = ""
    /// The most bytes the text may have in UTF-8.
    var maximumLength: Int?

    private var history: [Snapshot] = []
    private var lastChange = Change.other

    /// What kind of change came last: typing is undone as one, and cuts in a row are put back as one.
    private enum Change { case typing, kill, other }

    private struct Snapshot {
      let characters: [Character]
      let cursor: Int
    }

    var text: String { String(characters) }

    /// Another text altogether, with the cursor at its end and nothing to undo.
    mutating func reset(to text: String) {
      characters = Array(text)
      cursor = characters.count
      history = []
      lastChange = .other
    }

    // MARK: - Typing

    /// Puts text in at the cursor, as much of it as the length allows, whole characters only.
    mutating func insert(_ text: String, isTyping: Bool = false) {
      var room = maximumLength.map { $0 - self.text.utf8.count } ?? .max
      let fitting = text.prefix {
        room -= $0.utf8.count
        return room >= 0
      }
      guard !fitting.isEmpty else { return }
      replace(cursor..<cursor, with: String(fitting), as: isTyping ? .typing : .other)
    }

    // MARK: - Moving

    mutating func move(to position: Int) {
      cursor = min(max(0, position), characters.count)
      lastChange = .other
    }

    /// Where the word before the cursor begins. A word is letters and digits.
    var wordStart: Int { start(of: \.isWordPart) }

    /// Where the word before the cursor begins, a word being anything between blanks.
    var blankSeparatedStart: Int { start { !$0.isWhitespace } }

    /// Where the word at or after the cursor ends.
    var wordEnd: Int {
      var position = cursor
      while position < characters.count, !characters[position].isWordPart { position += 1 }
      while position < characters.count, characters[position].isWordPart { position += 1 }
      return position
    }

    private func start(of isPart: (Character) -> Bool) -> Int {
      var position = cursor
      while position > 0, !isPart(characters[position - 1]) { position -= 1 }
      while position > 0, isPart(characters[position - 1]) { position -= 1 }
      return position
    }

    // MARK: - Deleting

    mutating func deleteBackward() {
      if cursor > 0 { replace(cursor - 1..<cursor, with: "", as: .other) }
    }

    mutating func deleteForward() {
      if cursor < characters.count { replace(cursor..<cursor + 1, with: "", as: .other) }
    }

    /// Cuts from a position before the cursor up to it.
    mutating func kill(from start: Int) {
      guard start < cursor else { return }
      let cut = String(characters[start..<cursor])
      killed = lastChange == .kill ? cut + killed : cut
      replace(start..<cursor, with: "", as: .kill)
    }

    /// Cuts from the cursor to a position after it.
    mutating func kill(to end: Int) {
      guard end > cursor else { return }
      let cut = String(characters[cursor..<end])
      killed = lastChange == .kill ? killed + cut : cut
      replace(cursor..<end, with: "", as: .kill)
    }

    /// Exchanges the characters around the cursor, at the end the last two, and goes on by one.
    mutating func transpose() {
      guard cursor > 0, characters.count > 1 else { return }
      let right = min(cursor, characters.count - 1)
      let swapped = [characters[right], characters[right - 1]]
      replace(right - 1..<right + 1, with: String(swapped), as: .other)
    }

    // MARK: - Undoing

    mutating func undo() {
      guard let last = history.popLast() else { return }
      characters = last.characters
      cursor = last.cursor
      lastChange = .other
    }

    /// Every change comes down to this one. A combining mark joins the character before it, so
    /// the characters are counted anew; the cursor stays behind what was put in.
    private mutating func replace(_ range: Range<Int>, with new: String, as change: Change) {
      if change != .typing || lastChange != .typing {
        history.append(Snapshot(characters: characters, cursor: cursor))
      }
      lastChange = change
      let before = String(characters[..<range.lowerBound]) + new
      let scalars = before.unicodeScalars.count
      characters = Array(before + String(characters[range.upperBound...]))
      var counted = 0
      cursor = 0
      while counted < scalars {
        counted += characters[cursor].unicodeScalars.count
        cursor += 1
      }
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}

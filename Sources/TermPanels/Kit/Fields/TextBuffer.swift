/// The text of a field with its cursor, as a value that the editing keys change. A field of one
/// line has a text without line breaks.
struct TextBuffer {
  /// The text, character by character as a reader counts them.
  private(set) var characters: [Character] = []
  /// The number of characters before the cursor.
  private(set) var cursor = 0
  /// The text that was cut last, to be put back.
  private(set) var killed = ""
  /// The most bytes the text may have in UTF-8.
  var maximumLength: Int?

  /// The start of the selection; it ends at the cursor.
  private var mark: Int?
  /// Whether the mark was set by a key of its own, and stays while the cursor moves.
  private var isMarkKept = false
  private var undoable: [Snapshot] = []
  private var redoable: [Snapshot] = []
  private var lastChange = Change.other

  /// The kind of the last change: typing is undone as one, and cuts in a row are put back as one.
  private enum Change { case typing, kill, other }

  private struct Snapshot {
    let text: String
    let cursor: Int
  }

  var text: String { String(characters) }

  /// Sets another text, with the cursor at its end and nothing to undo.
  mutating func reset(to text: String) {
    characters = Array(text)
    cursor = characters.count
    endSelection()
    undoable = []
    redoable = []
    lastChange = .other
  }

  // MARK: - Typing

  /// Inserts text at the cursor, in place of the selection: as much of it as the length allows,
  /// whole characters only. Returns whether that was all of it.
  @discardableResult
  mutating func insert(_ text: String, isTyping: Bool = false) -> Bool {
    let range = selection ?? cursor..<cursor
    var room =
      maximumLength.map { length in
        length - self.text.utf8.count + String(characters[range]).utf8.count
      } ?? .max
    let fitting = text.prefix {
      room -= $0.utf8.count
      return room >= 0
    }
    if !fitting.isEmpty {
      replace(range, with: String(fitting), as: isTyping && range.isEmpty ? .typing : .other)
    }
    return fitting.endIndex == text.endIndex
  }

  /// Replaces the whole text; undone as one change.
  mutating func replaceAll(with text: String) {
    selectAll()
    if text.isEmpty { deleteBackward() } else { insert(text) }
  }

  // MARK: - Moving and selecting

  /// Moves the cursor; a position beyond the ends stands for the end.
  ///
  /// - Parameter isSelecting: Whether the text between is selected. If not, the selection ends,
  ///   unless its start was marked.
  mutating func move(to position: Int, isSelecting: Bool = false) {
    if isSelecting {
      mark = mark ?? cursor
    } else if !isMarkKept {
      mark = nil
    }
    cursor = min(max(0, position), characters.count)
    lastChange = .other
  }

  /// Marks the cursor's position as the start of a selection, or removes the mark again.
  mutating func toggleMark() {
    isMarkKept = mark == nil || !isMarkKept
    mark = isMarkKept ? cursor : nil
    lastChange = .other
  }

  /// Selects everything.
  mutating func selectAll() {
    (mark, isMarkKept, cursor) = (0, false, characters.count)
    lastChange = .other
  }

  /// The selected characters; `nil` without a selection.
  var selection: Range<Int>? {
    guard let mark, mark != cursor else { return nil }
    return min(mark, cursor)..<max(mark, cursor)
  }

  // MARK: - Deleting

  mutating func deleteBackward() {
    let range = selection ?? max(0, cursor - 1)..<cursor
    if !range.isEmpty { replace(range, with: "", as: .other) }
  }

  mutating func deleteForward() {
    let range = selection ?? cursor..<min(cursor + 1, characters.count)
    if !range.isEmpty { replace(range, with: "", as: .other) }
  }

  /// Cuts the text between the cursor and a position, or instead the selection.
  mutating func kill(to position: Int) {
    if let selection {
      killed = String(characters[selection])
      return replace(selection, with: "", as: .other)
    }
    guard position != cursor else { return }
    let range = min(position, cursor)..<max(position, cursor)
    let cut = String(characters[range])
    let former = lastChange == .kill ? killed : ""
    killed = position < cursor ? cut + former : former + cut
    replace(range, with: "", as: .kill)
  }

  /// Copies the selection, to be put in elsewhere, and ends it.
  mutating func copySelection() {
    guard let selection else { return }
    killed = String(characters[selection])
    endSelection()
    lastChange = .other
  }

  /// Exchanges the characters around the cursor, at the end the last two, and moves on by one. A
  /// line break is never exchanged.
  mutating func transpose() {
    let isAtEnd = cursor == characters.count || characters[cursor].isNewline
    let right = isAtEnd ? cursor - 1 : cursor
    guard right > 0, !characters[right].isNewline, !characters[right - 1].isNewline else { return }
    let swapped = [characters[right], characters[right - 1]]
    replace(right - 1..<right + 1, with: String(swapped), as: .other)
  }

  // MARK: - Undoing

  mutating func undo() { restore(from: \.undoable, keepingNowIn: \.redoable) }

  mutating func redo() { restore(from: \.redoable, keepingNowIn: \.undoable) }

  private mutating func restore(
    from source: WritableKeyPath<TextBuffer, [Snapshot]>,
    keepingNowIn target: WritableKeyPath<TextBuffer, [Snapshot]>
  ) {
    guard let last = self[keyPath: source].popLast() else { return }
    self[keyPath: target].append(Snapshot(text: text, cursor: cursor))
    characters = Array(last.text)
    cursor = last.cursor
    endSelection()
    lastChange = .other
  }

  private mutating func endSelection() { (mark, isMarkKept) = (nil, false) }

  /// Replaces a range; all changes use this one. A combining mark joins the character before it, so
  /// the characters are counted again; the cursor stays after the new text.
  private mutating func replace(_ range: Range<Int>, with new: String, as change: Change) {
    if change != .typing || lastChange != .typing {
      undoable.append(Snapshot(text: text, cursor: cursor))
    }
    redoable = []
    lastChange = change
    endSelection()
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

/// The text of a field with its cursor, as a value that the editing keys change. A field of one
/// line has a text without line breaks.
///
/// The text is kept in lines. A change costs as much as the lines that it concerns, however many
/// others there are.
struct TextBuffer {
  /// The lines, without their line breaks; at least one.
  private(set) var lines = [""]
  /// The position of the cursor.
  private(set) var cursor = TextPosition()
  /// The text that was cut last, to be put back.
  private(set) var killed = ""
  /// The bytes of the text in UTF-8.
  private(set) var length = 0
  /// The most bytes the text may have in UTF-8.
  var maximumLength: Int?

  /// The start of the selection; it ends at the cursor.
  private var mark: TextPosition?
  /// Whether the mark was set by a key of its own, and stays while the cursor moves.
  private var isMarkKept = false
  private var history = TextHistory()
  private var lastChange = Change.other
  /// The text that was typed last.
  private var typing = TypingPiece()

  /// The kind of the last change: a piece of typing is undone as one, and cuts in a row are put
  /// back as one.
  private enum Change { case typing, newTyping, kill, other }

  /// The whole text, its lines joined by `\n`.
  var text: String { lines.joined(separator: "\n") }

  /// A number for the text as it is: while it stays the same, so does the text.
  var version: Int { history.version }

  /// Sets another text, with the cursor at its end and nothing to undo.
  mutating func reset(to text: String) {
    lines = text.lines
    length = text.utf8.count
    cursor = end
    endSelection()
    history.removeAll()
    lastChange = .other
  }

  // MARK: - Typing

  /// Inserts a typed character at the cursor, in place of the selection, if the length allows it.
  /// What is typed without a break is undone as one; see ``TypingPiece``.
  ///
  /// - Parameters:
  ///   - text: The character.
  ///   - time: The moment, in seconds.
  mutating func type(_ text: String, at time: Double = 0) {
    if lastChange != .typing { typing = TypingPiece() }
    insert(text, as: typing.add(text, at: time) ? .typing : .newTyping)
  }

  /// Inserts text at the cursor, in place of the selection: as much of it as the length allows,
  /// whole characters only. Returns whether that was all of it.
  @discardableResult
  mutating func insert(_ text: String) -> Bool { insert(text, as: .other) }

  @discardableResult
  private mutating func insert(_ text: String, as change: Change) -> Bool {
    let range = selection ?? cursor..<cursor
    let size = text.utf8.count
    let room = maximumLength.map { $0 - length + self.text(in: range).utf8.count } ?? size
    var fitting = text
    if size > room {
      var rest = room
      fitting = String(
        text.prefix {
          rest -= $0.utf8.count
          return rest >= 0
        })
    }
    if !fitting.isEmpty { replace(range, with: fitting, as: change) }
    return size <= room
  }

  /// Replaces the whole text; undone as one change.
  mutating func replaceAll(with text: String) {
    selectAll()
    if text.isEmpty { deleteBackward() } else { insert(text) }
  }

  // MARK: - Moving and selecting

  /// Moves the cursor; a position beyond the ends of the text or of a line stands for the end.
  ///
  /// - Parameter isSelecting: Whether the text between is selected. If not, the selection ends,
  ///   unless its start was marked.
  mutating func move(to position: TextPosition, isSelecting: Bool = false) {
    if isSelecting {
      mark = mark ?? cursor
    } else if !isMarkKept {
      mark = nil
    }
    cursor = nearest(to: position)
    lastChange = .other
  }

  /// Selects a part of the text, with the cursor at its end.
  mutating func select(_ range: Range<TextPosition>) {
    select(from: range.lowerBound, to: range.upperBound)
  }

  /// Selects the text between two positions, with the cursor at the second one.
  mutating func select(from start: TextPosition, to end: TextPosition) {
    endSelection()
    move(to: start)
    move(to: end, isSelecting: true)
  }

  /// Marks the cursor's position as the start of a selection, or removes the mark again.
  mutating func toggleMark() {
    isMarkKept = mark == nil || !isMarkKept
    mark = isMarkKept ? cursor : nil
    lastChange = .other
  }

  /// Selects everything.
  mutating func selectAll() { select(TextPosition()..<end) }

  /// The selected part of the text; `nil` without a selection.
  var selection: Range<TextPosition>? {
    guard let mark, mark != cursor else { return nil }
    return min(mark, cursor)..<max(mark, cursor)
  }

  // MARK: - Deleting

  mutating func deleteBackward() {
    let range = selection ?? positionBefore..<cursor
    if !range.isEmpty { replace(range, with: "", as: .other) }
  }

  mutating func deleteForward() {
    let range = selection ?? cursor..<positionAfter
    if !range.isEmpty { replace(range, with: "", as: .other) }
  }

  /// Cuts the text between the cursor and a position, or instead the selection.
  mutating func kill(to position: TextPosition) {
    if let selection {
      killed = text(in: selection)
      return replace(selection, with: "", as: .other)
    }
    guard position != cursor else { return }
    let range = min(position, cursor)..<max(position, cursor)
    let cut = text(in: range)
    let former = lastChange == .kill ? killed : ""
    killed = position < cursor ? cut + former : former + cut
    replace(range, with: "", as: .kill)
  }

  /// Copies the selection, to be put in elsewhere, and ends it.
  mutating func copySelection() {
    guard let selection else { return }
    killed = text(in: selection)
    endSelection()
    lastChange = .other
  }

  /// Exchanges the characters around the cursor, at the end of a line the last two, and moves on by
  /// one.
  mutating func transpose() {
    let characters = characters
    let right = cursor.offset == characters.count ? cursor.offset - 1 : cursor.offset
    guard right > 0 else { return }
    let start = TextPosition(line: cursor.line, offset: right - 1)
    let end = TextPosition(line: cursor.line, offset: right + 1)
    let swapped = [characters[right], characters[right - 1]]
    replace(start..<end, with: String(swapped), as: .other)
  }

  // MARK: - Undoing

  mutating func undo() { restore(from: \.undoable, keepingNowIn: \.redoable) }

  mutating func redo() { restore(from: \.redoable, keepingNowIn: \.undoable) }

  private mutating func restore(
    from source: WritableKeyPath<TextHistory, [TextHistory.Step]>,
    keepingNowIn target: WritableKeyPath<TextHistory, [TextHistory.Step]>
  ) {
    guard let step = history[keyPath: source].popLast() else { return }
    let range = step.first..<step.first + step.count
    let back = TextHistory.Step(
      first: step.first, count: step.lines.count, lines: Array(lines[range]), cursor: cursor,
      version: version)
    history[keyPath: target].append(back)
    exchange(range, for: step.lines)
    history.version = step.version
    cursor = step.cursor
    endSelection()
    lastChange = .other
  }

  private mutating func endSelection() { (mark, isMarkKept) = (nil, false) }

  /// Replaces a range; all changes use this one. A combining mark joins the character before it, so
  /// the characters are counted again; the cursor stays after the new text.
  private mutating func replace(
    _ range: Range<TextPosition>, with new: String, as change: Change
  ) {
    let replaced = range.lowerBound.line..<range.upperBound.line + 1
    let tail = lines[range.upperBound.line].dropFirst(range.upperBound.offset)
    var pieces = new.lines
    pieces[0] = String(lines[range.lowerBound.line].prefix(range.lowerBound.offset)) + pieces[0]
    let last = pieces.count - 1
    let scalars = pieces[last].unicodeScalars.count
    pieces[last].append(contentsOf: tail)
    let former = Array(lines[replaced])
    let step = TextHistory.Step(
      first: replaced.lowerBound, count: pieces.count, lines: former, cursor: cursor,
      version: version)
    let isSameStep =
      change == .typing && lastChange == .typing && pieces.count == 1 && former.count == 1
    cursor = TextPosition(
      line: replaced.lowerBound + last, offset: pieces[last].characters(covering: scalars))
    endSelection()
    lastChange = change == .newTyping ? .typing : change
    guard pieces != former else { return }
    if !isSameStep { history.add(step) }
    history.redoable = []
    history.advance()
    exchange(replaced, for: pieces)
  }

  private mutating func exchange(_ range: Range<Int>, for new: [String]) {
    for line in lines[range] { length -= line.utf8.count + 1 }
    for line in new { length += line.utf8.count + 1 }
    lines.replaceSubrange(range, with: new)
  }
}

extension String {
  /// The lines, without their line breaks; at least one.
  fileprivate var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  /// The number of characters that the first scalars are in.
  fileprivate func characters(covering scalars: Int) -> Int {
    var (covered, count) = (0, 0)
    for character in self {
      if covered >= scalars { break }
      covered += character.unicodeScalars.count
      count += 1
    }
    return count
  }
}

/// The changes of a text that can be undone and redone. Each keeps only the lines that it replaced,
/// so that the history of a long text is short.
struct TextHistory {
  /// A change, as the way back.
  struct Step {
    /// The index of the first line that differs.
    let first: Int
    /// The number of lines that are there now.
    let count: Int
    /// The lines to put back.
    let lines: [String]
    /// The cursor to put back.
    let cursor: TextPosition
    /// The version of the text with these lines.
    let version: Int
  }

  /// The changes that can be undone, the last one at the end.
  var undoable: [Step] = []
  /// The changes that can be redone, the next one at the end.
  var redoable: [Step] = []
  /// A number for the text as it is: the same number stands for the same text.
  var version = 0
  private var lastVersion = 0

  /// Gives the text a version of its own.
  mutating func advance() {
    lastVersion += 1
    version = lastVersion
  }

  /// Forgets all changes.
  mutating func removeAll() {
    (undoable, redoable) = ([], [])
    advance()
  }
}

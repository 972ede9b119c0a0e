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

    /// The bytes of the lines in UTF-8.
    fileprivate var bytes: Int { lines.reduce(0) { $0 + $1.utf8.count } }
  }

  /// The most bytes of all changes that can be undone.
  var mostBytes = 1 << 26

  /// The changes that can be undone, the last one at the end.
  var undoable: [Step] = []
  /// The changes that can be redone, the next one at the end.
  var redoable: [Step] = []
  /// A number for the text as it is: the same number stands for the same text.
  var version = 0
  private var lastVersion = 0
  /// The bytes of the changes, at least.
  private var bytes = 0

  /// Adds a change that can be undone. Where all of them together become too large for the memory
  /// of a terminal program, the oldest ones are forgotten.
  mutating func add(_ step: Step) {
    undoable.append(step)
    bytes += step.bytes
    guard bytes > mostBytes else { return }
    // Some may have been undone since.
    bytes = undoable.reduce(0) { $0 + $1.bytes }
    guard bytes > mostBytes else { return }
    var kept = undoable[...]
    while bytes > mostBytes / 2, kept.count > 1 { bytes -= kept.removeFirst().bytes }
    undoable = Array(kept)
  }

  /// Gives the text a version of its own.
  mutating func advance() {
    lastVersion += 1
    version = lastVersion
  }

  /// Forgets all changes.
  mutating func removeAll() {
    (undoable, redoable, bytes) = ([], [], 0)
    advance()
  }
}

/// A key and the word for what it does.
public struct KeyHint: Equatable, Sendable {
  /// The key's name.
  public let key: String
  /// What it does.
  public let word: String

  /// Creates a hint.
  public init(key: String, word: String) {
    self.key = key
    self.word = word
  }

  var columns: Int { key.columns + 1 + word.columns }
}

/// The bottom line: the keys that work now, at most six and as many as there is room for, and at
/// the right end what is pending. In the middle of a sequence of keys it begins with those that were
/// pressed, and shows as many ways to go on as there is room for.
public final class KeyHintsBar: View {
  /// The hints, the most useful first.
  public var hints: [KeyHint] = [] { didSet { if hints != oldValue { setNeedsDisplay() } } }
  /// The keys that were pressed of a sequence; empty while there is none.
  public var pending = "" { didSet { if pending != oldValue { setNeedsDisplay() } } }
  /// What is pending.
  public var status = "" { didSet { if status != oldValue { setNeedsDisplay() } } }

  /// Shows the commands that work now, or how the sequence of keys can go on.
  func showCommands(of application: Application) {
    pending = application.pendingKeys.map(\.name).joined(separator: " ")
    hints = application.keyHints
  }

  private static let margin = 2
  private static let gap = 3
  private static let most = 6

  /// Writes as many hints as there is room for.
  public override func draw(in canvas: Canvas) {
    var room = bounds.width - 2 * KeyHintsBar.margin
    if !status.isEmpty {
      let text = status.truncated(toColumns: room)
      canvas.write(
        text, at: Point(x: bounds.width - KeyHintsBar.margin - text.columns, y: 0),
        role: .secondary)
      room -= text.columns + KeyHintsBar.gap
    }
    var x = KeyHintsBar.margin
    let end = x + room
    if !pending.isEmpty {
      let shown = " \(pending.truncated(toColumns: room)) "
      x = canvas.write(shown, at: Point(x: x - 1, y: 0), role: .hintKey, .bold, on: .selection)
      x += KeyHintsBar.gap - 1
    }
    for hint in hints.prefix(pending.isEmpty ? KeyHintsBar.most : hints.count) {
      if x + hint.columns > end { break }
      x = canvas.write(hint.key, at: Point(x: x, y: 0), role: .hintKey)
      x = canvas.write(" " + hint.word, at: Point(x: x, y: 0), role: .hint)
      x += KeyHintsBar.gap
    }
  }
}

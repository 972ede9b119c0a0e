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
/// the right end what is pending.
public final class KeyHintsBar: View {
  /// The hints, the most useful first.
  public var hints: [KeyHint] = [] { didSet { if hints != oldValue { setNeedsDisplay() } } }
  /// What is pending.
  public var status = "" { didSet { if status != oldValue { setNeedsDisplay() } } }

  /// Shows the commands that work now.
  func showCommands(of application: Application) {
    hints = application.activeCommands.compactMap { active in
      active.command.hint.map { KeyHint(key: active.keys[0].name, word: $0) }
    }
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
    for hint in hints.prefix(KeyHintsBar.most) {
      if x + hint.columns > KeyHintsBar.margin + room { break }
      x = canvas.write(hint.key, at: Point(x: x, y: 0), role: .hintKey)
      x = canvas.write(" " + hint.word, at: Point(x: x, y: 0), role: .hint)
      x += KeyHintsBar.gap
    }
  }
}

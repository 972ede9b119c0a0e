import TermPanels
import TodoWording

/// The changes of an item, part by part: a part stays in one line if possible, and breaks before
/// its arrow if not.
@MainActor final class ChangeView: View {
  /// The parts that differ. Without any, ``remark`` is shown.
  var parts: [ChangeText.Part] = [] {
    didSet { if parts != oldValue { changed() } }
  }
  /// The text instead of parts.
  var remark = "" {
    didSet { if remark != oldValue { changed() } }
  }

  private typealias Piece = (text: String, role: Role)

  private func changed() {
    invalidateIntrinsicSize()
    setNeedsDisplay()
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let lines = lines(columns: size.width)
    let widest = lines.map { $0.reduce(0) { $0 + $1.text.columns } }.max() ?? 0
    return Size(width: widest, height: max(1, lines.count))
  }

  override func draw(in canvas: Canvas) {
    for (y, line) in lines(columns: bounds.width).enumerated() {
      var x = 0
      for piece in line {
        let text = piece.text.truncated(toColumns: max(0, bounds.width - x))
        x = canvas.write(text, at: Point(x: x, y: y), role: piece.role)
      }
    }
  }

  override var accessibilityRole: AccessibilityRole { .text }

  override var accessibilityLabel: String? {
    get { parts.isEmpty ? remark : parts.map(\.spoken).joined(separator: ", ") }
    set { super.accessibilityLabel = newValue }
  }

  private func lines(columns: Int) -> [[Piece]] {
    if parts.isEmpty { return [[(remark, .faint)]] }
    var lines: [[Piece]] = []
    var room = 0
    for part in parts {
      let old: Piece = (part.name + (part.name.isEmpty ? "" : " ") + part.before, .secondary)
      let new: Piece = ("→ " + part.after, .text)
      let width = old.text.columns + 1 + new.text.columns
      if !lines.isEmpty, room >= width + 3 {
        lines[lines.count - 1] += [(" · ", .faint), old, (" ", .faint), new]
        room -= width + 3
      } else if width <= columns {
        lines.append([old, (" ", .faint), new])
        room = columns - width
      } else {
        lines += [[old], [new]]
        room = columns - new.text.columns
      }
    }
    return lines
  }
}

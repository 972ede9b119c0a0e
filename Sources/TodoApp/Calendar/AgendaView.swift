import TermPanels

/// A day in a few lines: its name, and the items due on it.
@MainActor final class AgendaView: View {
  /// One due item.
  struct Line: Equatable {
    var time: String
    var text: String
    var mark: String
  }

  /// The day in words.
  var heading = "" {
    didSet { if heading != oldValue { setNeedsDisplay() } }
  }
  /// The due items, at most as many as may be shown.
  var lines: [Line] = [] {
    didSet { if lines != oldValue { setNeedsDisplay() } }
  }
  /// The number of all due items.
  var count = 0 {
    didSet { if count != oldValue { setNeedsDisplay() } }
  }

  override func draw(in canvas: Canvas) {
    canvas.write(heading, at: .zero, role: .text, .bold)
    guard count > 0 else {
      canvas.write("Nothing due", at: Point(x: 0, y: 1), role: .faint)
      return
    }
    let room = bounds.height - 1
    // The last row gives the number of those not shown.
    let shown = count <= room ? lines.count : min(lines.count, room - 1)
    let timeColumns = lines.prefix(shown).map(\.time.columns).max() ?? 0
    for (index, line) in lines.prefix(shown).enumerated() {
      let y = index + 1
      canvas.write("○", at: Point(x: 0, y: y), role: .secondary)
      canvas.write(line.time, at: Point(x: 2, y: y), role: .secondary)
      let start = 2 + (timeColumns > 0 ? timeColumns + 1 : 0)
      let end = bounds.width - (line.mark.isEmpty ? 0 : line.mark.columns + 1)
      canvas.write(name: line.text, upTo: max(0, end - start), at: Point(x: start, y: y))
      canvas.write(line.mark, at: Point(x: end + 1, y: y), role: .accent)
    }
    if shown < count, room > 0 {
      canvas.write("… and \(count - shown) more", at: Point(x: 0, y: shown + 1), role: .faint)
    }
  }

  override var accessibilityRole: AccessibilityRole { .text }

  override var accessibilityLabel: String? {
    get {
      let items = lines.map { [$0.time, $0.text].filter { !$0.isEmpty }.joined(separator: " ") }
      return ([heading] + (items.isEmpty ? ["Nothing due"] : items)).joined(separator: ", ")
    }
    set {}
  }
}

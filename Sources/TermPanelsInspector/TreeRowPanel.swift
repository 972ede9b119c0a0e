import TermPanels

/// One panel in the tree.
@MainActor final class TreeRowPanel: InstrumentPanel {
  /// The contents of the row.
  var node: PanelNode? {
    didSet { if node != oldValue { row.node = node } }
  }
  private let row = TreeRowView()

  override func loadView() { view = row }
}

/// Draws a row of the tree: depth, fold mark, state, class and remarks, and the size at the right
/// end.
@MainActor final class TreeRowView: View {
  var node: PanelNode? { didSet { setNeedsDisplay() } }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  override var accessibilityRole: AccessibilityRole { .text }

  override var accessibilityLabel: String? {
    get { node.map { ([$0.name] + $0.remarks.map(\.0)).joined(separator: ", ") } }
    set { super.accessibilityLabel = newValue }
  }

  override func draw(in canvas: Canvas) {
    guard let node else { return }
    let width = bounds.width
    let size = node.isLoaded ? "\(node.frame.width)×\(node.frame.height)" : "not loaded"
    // In a narrow view, names win over numbers.
    let indent = min(node.depth * 2, max(0, width - 24))
    let wanted = indent + 4 + node.name.columns + size.columns + 4
    let end = wanted <= width ? width - size.columns - 1 : width
    if end < width {
      canvas.write(size, at: Point(x: end + 1, y: 0), role: .faint)
    }
    var x = indent
    x = canvas.write(node.foldMark, at: Point(x: x, y: 0), role: .faint)
    let mark = node.isLoaded ? node.state.mark : ("·", .faint)
    x = canvas.write(" \(mark.character) ", at: Point(x: x, y: 0), role: mark.role)
    let isThere = node.state != .disappeared
    let name = node.name.truncated(toColumns: end - x)
    x = canvas.write(name, at: Point(x: x, y: 0), role: isThere ? .text : .secondary)
    for (text, role) in node.remarks where x + text.columns + 1 <= end || role == .secondary {
      let shown = text.truncated(toColumns: max(0, end - x - 1))
      guard shown.columns > 1 else { continue }
      x = canvas.write(" " + shown, at: Point(x: x, y: 0), role: role)
    }
  }
}

extension PanelNode {
  fileprivate var foldMark: String { childCount == 0 ? " " : isFolded ? "▸" : "▾" }

  /// The remarks after the name, the most telling first.
  fileprivate var remarks: [(String, Role)] {
    var remarks: [(String, Role)] = []
    if hasFocus { remarks.append(("◆ keys", .hintKey)) }
    if isPresented { remarks.append(("presented", .today)) }
    if childCount > 0 { remarks.append(("(\(childCount))", .faint)) }
    if let title { remarks.append(("“\(title)”", .secondary)) }
    return remarks
  }
}

import TermPanels

/// Points at one panel of the program: a tint behind it, a line around it where there is no text,
/// and its size in the lower right corner.
@MainActor final class HighlightView: View {
  /// The part of the window to point at; `nil` or an empty one points at nothing.
  private var target: Rect?
  private var label = ""

  /// Points at a panel.
  func point(at node: PanelNode?) {
    let visible = node?.visibleFrame
    let target = visible?.isEmpty == false ? visible : nil
    let label = node.map { " \($0.name) \($0.frame.width)×\($0.frame.height) " } ?? ""
    guard target != self.target || label != self.label else { return }
    if let old = self.target { setNeedsDisplay(local(old)) }
    self.target = target
    self.label = label
    if let target { setNeedsDisplay(local(target)) }
  }

  override var accessibilityRole: AccessibilityRole { .decoration }

  override func draw(in canvas: Canvas) {
    guard let target else { return }
    let area = local(target)
    canvas.tint(area, with: .pointedAt)
    canvas.outline(area, role: .accent)
    guard area.height >= 3, area.width >= label.columns + 4 else { return }
    canvas.write(
      label, at: Point(x: area.maxX - label.columns - 2, y: area.maxY - 1), role: .accent, .reverse,
      on: .pointedAt)
  }

  private func local(_ rect: Rect) -> Rect { rect.offsetBy(x: -frame.minX, y: -frame.minY) }
}

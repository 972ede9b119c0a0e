import TermPanels
import TodoWording

/// A view of text blocks one below the other, each wrapped to the available width.
@MainActor final class TextBlocksView: View {
  /// The maximum width: longer lines are hard to read.
  static let measure = 72

  var blocks: [TextBlock] = [] {
    didSet { if blocks != oldValue { show() } }
  }

  private var markers: [Label] = []
  private var texts: [Label] = []

  private func show() {
    while texts.count < blocks.count {
      let (marker, text) = (Label(), Label())
      markers.append(marker)
      texts.append(text)
      addSubview(marker)
      addSubview(text)
    }
    while texts.count > blocks.count {
      markers.removeLast().removeFromSuperview()
      texts.removeLast().removeFromSuperview()
    }
    for (index, block) in blocks.enumerated() {
      let (marker, text) = (markers[index], texts[index])
      marker.text = block.marker
      marker.role = block.markerRole
      text.isMultiline = true
      text.text = block.text
      text.role = block.role
      text.attributes = block.attributes
      text.highlights = block.highlights
      text.accessibilityLabel =
        block.spoken ?? (block.marker.isEmpty ? block.text : block.marker + " " + block.text)
    }
    accessibilityElements = texts
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func draw(in canvas: Canvas) {
    for (index, block) in blocks.enumerated() where block.repeatsMarker {
      let column = Rect(
        x: markers[index].frame.minX, y: texts[index].frame.minY, width: 1,
        height: texts[index].frame.height)
      if let sign = block.marker.first { canvas.fill(column, with: sign, role: block.markerRole) }
    }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: arrange(columns: size.width) { _, _, _ in })
  }

  override func layoutSubviews() {
    _ = arrange(columns: bounds.width) { index, marker, text in
      markers[index].frame = marker
      texts[index].frame = text
    }
  }

  /// Calls `place` with the frames of each block; returns the number of rows they take.
  private func arrange(columns: Int, _ place: (Int, Rect, Rect) -> Void) -> Int {
    let end = min(columns - insets.right, insets.left + TextBlocksView.measure)
    var y = insets.top
    for (index, block) in blocks.enumerated() {
      y += block.gap
      // A narrow panel has no room for indents.
      let start = min(insets.left + block.indent, max(0, end - 8))
      let text = min(start + block.hang, max(start, end - 8))
      let width = max(1, end - text)
      let height = texts[index].sizeThatFits(Size(width: width, height: View.unlimited)).height
      place(
        index, Rect(x: start, y: y, width: max(0, text - start), height: 1),
        Rect(x: text, y: y, width: width, height: height))
      y += height
    }
    return y + insets.bottom
  }
}

/// Holds a presented panel's view: in the middle, with the content below dimmed, or, in full
/// screen, from edge to edge.
@MainActor final class ModalView: View {
  private unowned let content: Panel
  private let isFullScreen: Bool
  private var laidOutSize = Size.zero

  init(panel: Panel) {
    content = panel
    isFullScreen = panel.presentationStyle == .fullScreen
    super.init()
    if isFullScreen { surface = .background }
  }

  override func layoutSubviews() {
    if isFullScreen { return content.view.frame = bounds }
    let margin = bounds.width > 40 ? 4 : 0
    let limit = Size(width: max(0, bounds.width - margin), height: bounds.height)
    let wanted = content.preferredContentSize ?? content.view.sizeThatFits(limit)
    // A panel without a preferred size gets all the available space.
    let width = wanted.width > 0 ? min(wanted.width, limit.width) : limit.width
    let height = wanted.height > 0 ? min(wanted.height, limit.height) : limit.height
    // A panel that grows or shrinks while it is shown keeps its top edge, as long as it fits.
    let top = content.view.frame.minY
    let keepsTop = laidOutSize == bounds.size && top + height <= bounds.height
    laidOutSize = bounds.size
    content.view.frame = Rect(
      x: (bounds.width - width) / 2,
      y: keepsTop ? top : max(0, (bounds.height - height) * 2 / 5), width: width, height: height)
  }

  // MARK: - Responder

  /// Handles a press beside the panel, so that the views below do not get it.
  override func mouseDown(_ event: MouseEvent) -> Bool { isBesidePanel(event) }

  /// Dismisses the panel, where it allows that.
  override func mouseUp(_ event: MouseEvent) {
    if isBesidePanel(event), !content.isModalInPresentation { content.dismissItself() }
  }

  private func isBesidePanel(_ event: MouseEvent) -> Bool {
    !content.view.bounds.contains(event.location(in: content.view))
  }

  // MARK: - View

  override func draw(in canvas: Canvas) {
    if !isFullScreen { canvas.dim(bounds, amount: Ink.steps * 5 / 8) }
  }
}

/// Holds a presented panel's view: in the middle, with the content below dimmed, or, in full
/// screen, from edge to edge.
@MainActor final class ModalView: PresentationView {
  private let isFullScreen: Bool

  override init(panel: Panel) {
    isFullScreen = panel.presentationStyle == .fullScreen
    super.init(panel: panel)
    if isFullScreen { surface = .background }
  }

  override func layoutSubviews() {
    held.frame = isFullScreen ? bounds : centred(wantedSize(within: centredLimit))
  }

  override func draw(in canvas: Canvas) {
    if !isFullScreen { dim(in: canvas) }
  }
}

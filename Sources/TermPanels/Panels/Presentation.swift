/// A panel above the others: who presents it, what lies around it, and who had the keys before.
@MainActor final class Presentation {
  let panel: Panel
  weak var presenter: Panel?
  weak var formerFirstResponder: Responder?
  let host: ModalView
  /// Whether it is being dismissed: callbacks may ask for that again.
  var isEnding = false

  init(panel: Panel, presenter: Panel, formerFirstResponder: Responder?) {
    self.panel = panel
    self.presenter = presenter
    self.formerFirstResponder = formerFirstResponder
    host = ModalView(panel: panel)
  }
}

/// Dims what lies below and holds a presented panel's view, framed, in the middle.
@MainActor final class ModalView: View {
  private unowned let content: Panel
  private var laidOutSize = Size.zero

  init(panel: Panel) { content = panel }

  override func layoutSubviews() {
    let margin = bounds.width > 40 ? 4 : 0
    let limit = Size(width: max(0, bounds.width - margin), height: bounds.height)
    let wanted = content.preferredContentSize ?? content.view.sizeThatFits(limit)
    let width = min(wanted.width, limit.width)
    let height = min(wanted.height, limit.height)
    // What grows or shrinks while it is shown keeps its top where it is, as long as it fits.
    let top = content.view.frame.minY
    let keepsTop = laidOutSize == bounds.size && top + height <= bounds.height
    laidOutSize = bounds.size
    content.view.frame = Rect(
      x: (bounds.width - width) / 2,
      y: keepsTop ? top : max(0, (bounds.height - height) * 2 / 5), width: width, height: height)
  }

  override func draw(in canvas: Canvas) { canvas.dim(bounds, amount: Ink.steps * 5 / 8) }
}

extension Window {
  func present(_ panel: Panel, by presenter: Panel) {
    let presentation = Presentation(
      panel: panel, presenter: presenter, formerFirstResponder: chosenFirstResponder)
    panel.presentation = presentation
    takeFocus(from: self)
    panel.beginAppearanceTransition(true, animated: false)
    presentations.append(presentation)
    presentation.host.addSubview(panel.view)
    embedSubview(presentation.host, insets: rootPanel?.presentationInsets ?? .zero)
    layoutIfNeeded()
    panel.endAppearanceTransition()
    setNeedsStatusUpdate()
  }

  /// Dismisses a presented panel and all above it, the frontmost first.
  func dismiss(_ panel: Panel) {
    while presentations.contains(where: { $0.panel === panel && !$0.isEnding }),
      let last = presentations.last(where: { !$0.isEnding })
    {
      end(last)
    }
  }

  private func end(_ presentation: Presentation) {
    let panel = presentation.panel
    presentation.isEnding = true
    panel.beginAppearanceTransition(false, animated: false)
    presentation.host.removeFromSuperview()
    panel.viewIfLoaded?.removeFromSuperview()
    presentations.removeAll { $0 === presentation }
    panel.endAppearanceTransition()
    panel.presentation = nil
    if let former = presentation.formerFirstResponder, former.hostWindow === self {
      _ = makeFirstResponder(former)
    }
    setNeedsStatusUpdate()
    panel.didDismiss()
  }

  func dismissAll() {
    if let first = presentations.first { dismiss(first.panel) }
  }
}

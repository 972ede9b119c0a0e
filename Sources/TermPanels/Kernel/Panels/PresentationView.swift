/// Covers the panels below a presented one, and holds its view.
@MainActor class PresentationView: View {
  unowned let content: Panel
  private var laidOutSize = Size.zero

  init(panel: Panel) {
    content = panel
    super.init()
  }

  /// The view beside which a click is one outside: the panel's, with its frame if it has one.
  var held: View { content.view }

  /// Takes the view of the panel in.
  func hold() { addSubview(content.view) }

  /// Updates the parts that show the panel's state. Called once, at the end of a turn with an event
  /// or a change.
  func updateStatus() {}

  /// The panel's wanted size within a limit. A panel without a preferred size gets all the
  /// available space.
  final func wantedSize(within limit: Size) -> Size {
    let wanted = content.preferredContentSize ?? content.view.sizeThatFits(limit)
    return Size(
      width: wanted.width > 0 ? min(wanted.width, limit.width) : limit.width,
      height: wanted.height > 0 ? min(wanted.height, limit.height) : limit.height)
  }

  /// The largest size of a panel in the middle.
  final var centredLimit: Size {
    Size(width: max(0, bounds.width - (bounds.width > 40 ? 4 : 0)), height: bounds.height)
  }

  /// The rectangle in the middle for a size.
  final func centred(_ size: Size) -> Rect {
    // A panel that grows or shrinks while it is shown keeps its top edge, as long as it fits.
    let top = held.frame.minY
    let keepsTop = laidOutSize == bounds.size && top + size.height <= bounds.height
    laidOutSize = bounds.size
    return Rect(
      x: (bounds.width - size.width) / 2,
      y: keepsTop ? top : max(0, (bounds.height - size.height) * 2 / 5), width: size.width,
      height: size.height)
  }

  /// Forgets the top edge of a panel that was in the middle.
  final func forgetTop() { laidOutSize = .zero }

  // MARK: - Responder

  /// Handles a press beside the panel, so that the views below do not get it.
  override func mouseDown(_ event: MouseEvent) -> Bool { isBesidePanel(event) }

  /// Dismisses the panel, where it allows that.
  override func mouseUp(_ event: MouseEvent) {
    if isBesidePanel(event), !content.isModalInPresentation { content.dismissItself() }
  }

  final func isBesidePanel(_ event: MouseEvent) -> Bool {
    !held.bounds.contains(event.location(in: held))
  }

  /// Dims what lies below.
  final func dim(in canvas: Canvas) { canvas.dim(bounds, amount: Ink.steps * 5 / 8) }
}

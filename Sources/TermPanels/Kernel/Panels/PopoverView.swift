/// Holds the view of a panel that is presented as a popover: beside its anchor, or in the middle
/// where there is no room for that.
@MainActor final class PopoverView: PresentationView {
  weak var presentation: Presentation?
  private let anchor: PopoverAnchor
  private let frameView: PopoverFrame
  /// The visible part of the anchor in this view's coordinates, as it was laid out last.
  private var place = Rect.zero
  /// Whether the panel is in the middle.
  private(set) var isSheet = false {
    didSet { if isSheet != oldValue { setNeedsDisplay() } }
  }

  init(panel: Panel, anchor: PopoverAnchor, isFramed: Bool) {
    self.anchor = anchor
    frameView = PopoverFrame(hasBorder: isFramed)
    super.init(panel: panel)
    followsContents = true
    addSubview(frameView)
  }

  override var held: View { frameView }

  override func hold() { frameView.embedSubview(content.view) }

  override func updateStatus() { frameView.title = content.title ?? "" }

  // MARK: - The anchor

  /// Whether the place of the anchor is gone, or no longer below this view.
  var isAdrift: Bool { window != nil && anchorPlace == nil }

  /// The visible part of the anchor in the window. An anchor in the popover itself, or above it,
  /// would move with it.
  private var anchorPlace: Rect? {
    guard let window, let presentation, let view = anchor.view,
      window.presentations.isBelow(view, presentation)
    else { return nil }
    return anchor.place(in: window)
  }

  /// Follows the anchor, if it has moved since the last layout.
  func follow() { if currentPlace != place { setNeedsLayout() } }

  private var currentPlace: Rect {
    guard let place = anchorPlace else { return .zero }
    let origin = convertToWindow(.zero)
    return place.offsetBy(x: -origin.x, y: -origin.y)
  }

  override func layoutSubviews() {
    place = currentPlace
    frameView.title = content.title ?? ""
    let border = frameView.insets
    let limit = bounds.inset(by: border).size
    let wanted = wantedSize(within: limit).enlarged(by: border)
    if let frame = PopoverPlan(area: bounds, anchor: place).frame(of: wanted) {
      isSheet = false
      forgetTop()
      frameView.frame = frame
    } else {
      isSheet = true
      let area = Rect(origin: .zero, size: centredLimit).inset(by: border).size
      frameView.frame = centred(wantedSize(within: area).enlarged(by: border))
    }
  }

  override func draw(in canvas: Canvas) {
    if isSheet { dim(in: canvas) }
  }

  // MARK: - Responder

  /// The presenter: the panel comes before this view in the chain.
  override var next: Responder? { presentation?.presenter ?? super.next }

  /// Ends the scope of the panel's keys, after those of this view.
  override var endsModalScope: Bool { true }

  override var keyCommandsTitle: String? { content.title }

  /// The command that dismisses a panel which has none of its own on that key.
  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(.popoverClose, isEnabled: !content.isModalInPresentation) { [unowned self] in
        content.dismissItself()
      }
    ]
  }

  /// Dismisses the panel after a press beside it, as one of the left button does.
  override func rightMouseDown(_ event: MouseEvent) -> Bool {
    guard isBesidePanel(event), !content.isModalInPresentation else { return false }
    content.dismissItself()
    return true
  }
}

/// The raised surface behind a popover, with a border and the panel's title where that is wanted.
private final class PopoverFrame: View {
  /// The words in the upper border.
  var title = "" { didSet { if title != oldValue { setNeedsDisplay() } } }
  private let hasBorder: Bool

  init(hasBorder: Bool) {
    self.hasBorder = hasBorder
    super.init()
    surface = .raised
    if hasBorder { insets = Insets(top: 1, left: 1, bottom: 1, right: 1) }
  }

  override func draw(in canvas: Canvas) { if hasBorder { canvas.frame(bounds, title: title) } }
}

extension Size {
  fileprivate func enlarged(by insets: Insets) -> Size {
    Size(width: width + insets.horizontal, height: height + insets.vertical)
  }
}

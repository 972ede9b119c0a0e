import TermPanels

/// The sections of the inspector: one below the other when it is at the right, in two columns when
/// it is at the bottom.
@MainActor final class InspectorView: View {
  let tree = SectionView("Panels")
  let detail = SectionView("Selected")
  let chain = SectionView("Responder chain")
  let log = SectionView("Life cycle")
  let frameMeter = SectionView("Last frame")
  /// The keys that work wherever the focus is, and those that work here.
  let hints = KeyHintsBar()
  let ownHints = KeyHintsBar()
  /// Whether the inspector has the focus, which its edge shows.
  var hasKeyboard = false {
    didSet { if hasKeyboard != oldValue { setNeedsDisplay() } }
  }

  override init() {
    super.init()
    surface = .raised
    for view in [tree, detail, chain, log, frameMeter] { addSubview(view) }
    addSubview(hints)
    addSubview(ownHints)
  }

  /// Whether it is at the right and not at the bottom.
  private var isUpright: Bool { frame.minY == 0 }

  override var accessibilityRole: AccessibilityRole { .frame }

  override var accessibilityLabel: String? {
    get { "Inspector" }
    set { super.accessibilityLabel = newValue }
  }

  override func draw(in canvas: Canvas) {
    let role: Role = hasKeyboard ? .accent : .border
    if isUpright {
      let edge = Rect(x: 0, y: 0, width: 1, height: bounds.height)
      canvas.fill(edge, with: hasKeyboard ? "▌" : "│", role: role)
    } else {
      let edge = Rect(x: 0, y: 0, width: bounds.width, height: 1)
      canvas.fill(edge, with: hasKeyboard ? "━" : "─", role: role)
      canvas.write(" Inspector ", at: Point(x: 2, y: 0), role: .title, .bold)
    }
    if isUpright {
      canvas.write("Inspector", at: Point(x: 3, y: 0), role: .title, .bold)
    }
    let focus = hasKeyboard ? "has the keys" : "the program has the keys"
    let text = isUpright ? focus : " \(focus) "
    canvas.write(
      text, at: Point(x: bounds.width - text.columns - 2, y: 0),
      role: hasKeyboard ? .accent : .faint)
  }

  override func layoutSubviews() {
    let size = bounds.size
    let last = size.height - 1
    if isUpright {
      ownHints.frame = Rect(x: 1, y: last - 1, width: size.width - 1, height: 1)
      hints.frame = Rect(x: 1, y: last, width: size.width - 1, height: 1)
    } else {
      let half = size.width * 11 / 20
      ownHints.frame = Rect(x: 0, y: last, width: half, height: 1)
      hints.frame = Rect(x: half, y: last, width: size.width - half, height: 1)
    }
    if isUpright { layoutUpright(size) } else { layoutFlat(size) }
    super.layoutSubviews()
  }

  private func layoutUpright(_ size: Size) {
    let width = max(0, size.width - 5)
    // Five headings, the lines below three of them, and a blank line between any two.
    let chainLines = size.height >= 34 ? 3 : 2
    let gap = size.height >= 26 ? 1 : 0
    let rest = max(0, size.height - 4 - 2 - (1 + chainLines) - 2 - 1 - 1 - 1 - 5 * gap)
    let heights = [rest * 11 / 20 + 1, 3, chainLines + 1, rest - rest * 11 / 20 + 1, 2]
    var y = 1 + gap
    for (view, height) in zip([tree, detail, chain, log, frameMeter], heights) {
      view.frame = Rect(
        x: 3, y: y, width: width, height: max(0, min(height, size.height - 2 - y)))
      y += height + gap
    }
  }

  private func layoutFlat(_ size: Size) {
    let left = size.width * 11 / 20
    let right = max(0, size.width - left - 4)
    let height = max(0, size.height - 2)
    let detailHeight = height >= 12 ? 3 : 0
    tree.frame = Rect(x: 2, y: 1, width: left - 2, height: height - detailHeight)
    detail.frame = Rect(x: 2, y: 1 + height - detailHeight, width: left - 2, height: detailHeight)
    let chainHeight = height >= 8 ? 3 : 0
    frameMeter.frame = Rect(x: left + 2, y: 1, width: right, height: 2)
    chain.frame = Rect(x: left + 2, y: 3, width: right, height: chainHeight)
    log.frame = Rect(
      x: left + 2, y: 3 + chainHeight, width: right, height: max(0, height - 2 - chainHeight))
  }
}

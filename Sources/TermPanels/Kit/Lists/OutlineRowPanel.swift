/// The panel of an outline's row: the guides of its level, the mark of its fold, and the panel of
/// the node.
@MainActor final class OutlineRowPanel: Panel {
  /// The panel of the node.
  let content: Panel
  /// Called at a click on the mark of a node that has children. Returns whether that did something.
  var markWasClicked: () -> Bool = { false }
  /// Called at a double click. Returns whether that did something.
  var wasDoubleClicked: () -> Bool = { false }

  private let row = OutlineRowView()

  init(_ content: Panel) { self.content = content }

  /// Shows the number of ancestors, and whether the node is folded; `nil` for one without children.
  func show(level: Int, isFolded: Bool?) {
    (row.level, row.isFolded) = (level, isFolded)
    preferredContentSize = content.preferredContentSize
  }

  override func loadView() { view = row }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(content, in: row.content)
  }

  override func preferredContentSizeDidChange(forChild child: Panel) {
    preferredContentSize = child.preferredContentSize
  }

  override func mouseDown(_ event: MouseEvent) -> Bool {
    if row.isFolded != nil, row.mark.contains(event.location(in: row)) { return markWasClicked() }
    return event.clickCount == 2 && wasDoubleClicked()
  }
}

/// Draws the guides and the mark of an outline's row before its content.
@MainActor final class OutlineRowView: View {
  /// The columns of a level.
  private static let step = 2

  /// The view that the content fills.
  let content = View()
  /// The number of ancestors.
  var level = 0 {
    didSet { if level != oldValue { setNeedsLayout() } }
  }
  /// Whether the children are hidden; `nil` if there are none.
  var isFolded: Bool? {
    didSet { if isFolded != oldValue { setNeedsDisplay() } }
  }

  override init() {
    super.init()
    addSubview(content)
  }

  /// The cells of the mark.
  var mark: Rect {
    Rect(x: indentation(in: bounds.width), y: 0, width: Self.step, height: min(1, bounds.height))
  }

  /// The columns before the mark: deep down, the content keeps half of the width.
  private func indentation(in width: Int) -> Int {
    max(0, min(level, width / 2 / Self.step - 1)) * Self.step
  }

  private func contentStart(in width: Int) -> Int {
    min(width, indentation(in: width) + Self.step)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let start = contentStart(in: size.width)
    let inner = content.sizeThatFits(Size(width: size.width - start, height: size.height))
    return Size(width: inner.width + start, height: inner.height)
  }

  override func layoutSubviews() {
    content.frame = bounds.inset(by: Insets(left: contentStart(in: bounds.width)))
  }

  override func draw(in canvas: Canvas) {
    for x in stride(from: 0, to: mark.minX, by: Self.step) {
      canvas.fill(Rect(x: x, y: 0, width: 1, height: bounds.height), with: "│", role: .border)
    }
    guard let isFolded else { return }
    canvas.write(isFolded ? "▸" : "▾", at: mark.origin, role: .secondary)
  }

  /// The level, counted from 1, and the fold.
  override var accessibilityValue: String? {
    let fold = isFolded.map { $0 ? ", folded" : ", unfolded" }
    return "level \(level + 1)" + (fold ?? "")
  }
}

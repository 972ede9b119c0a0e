/// The help: a line with the answer to a key, or with the field of the filter, above the commands.
final class HelpView: View {
  /// The view that the commands fill.
  let viewport = View()
  /// Whether the field is in sight instead of the answer.
  var showsField = false { didSet { if showsField != oldValue { showLine() } } }

  private let answer: Label
  private let sign = Label("/", role: .accent, .bold)
  private let field: TextField
  private let commands: HelpColumnsView
  /// The size of all commands at the width asked for last: a filter does not change it.
  private var wholeSize: (columns: Int, rows: Int, size: Size)?

  init(answer: Label, field: TextField, commands: HelpColumnsView) {
    (self.answer, self.field, self.commands) = (answer, field, commands)
    super.init()
    for view in [answer, sign, field, viewport] { addSubview(view) }
    showLine()
  }

  private func showLine() {
    answer.isHidden = showsField
    for view in [sign, field] { view.isHidden = !showsField }
    setNeedsLayout()
  }

  /// The rows above the commands at a height.
  private static func header(of height: Int) -> Int { height > 6 ? 2 : 1 }

  override func sizeThatFits(_ size: Size) -> Size {
    if let wholeSize, (wholeSize.columns, wholeSize.rows) == (size.width, size.height) {
      return wholeSize.size
    }
    commands.visibleRows = size.height - Self.header(of: size.height)
    let wanted = commands.sizeThatFits(Size(width: size.width, height: View.unlimited))
    // The answers are about as long as a title with its key; one column is for the indicator.
    let whole = Size(
      width: min(size.width, max(wanted.width, answer.text.columns) + 1),
      height: min(size.height, wanted.height + 2))
    wholeSize = (size.width, size.height, whole)
    return whole
  }

  /// The first of the commands in sight.
  override var focusPoint: Point? { viewport.frame.origin }

  override func layoutSubviews() {
    let size = bounds.size
    let top = Self.header(of: size.height)
    answer.frame = Rect(x: 0, y: 0, width: size.width, height: min(1, size.height))
    sign.frame = Rect(x: 0, y: 0, width: 1, height: min(1, size.height))
    field.frame = Rect(x: 2, y: 0, width: max(0, size.width - 2), height: min(1, size.height))
    commands.visibleRows = max(0, size.height - top)
    viewport.frame = Rect(
      x: 0, y: top, width: size.width, height: max(0, size.height - top))
    viewport.setNeedsLayout()
  }
}

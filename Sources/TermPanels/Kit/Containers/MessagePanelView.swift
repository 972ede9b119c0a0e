/// The view of a message: a drawing, a sentence, a second one, a button, centred. Where room is
/// short, the drawing goes first, then the second sentence, then the blank rows; the button stays.
final class MessagePanelView: View {
  /// The longest easily read line of running text, in columns.
  static let measure = 50

  let button: Button
  var message: Message {
    didSet { messageDidChange() }
  }
  var isFramed = false {
    didSet {
      surface = isFramed ? .raised : nil
      setNeedsLayout()
    }
  }
  private let title = Label(role: .text, .bold, alignment: .center, isMultiline: true)
  private let detail = Label(role: .secondary, alignment: .center, isMultiline: true)
  private var art: [Substring] = []
  private var artOrigin: Point?

  init(_ message: Message, key: Key?, command: Command?) {
    self.message = message
    button = Button("", key: key)
    button.command = command
    super.init()
    for view in [title, detail, button] { addSubview(view) }
    messageDidChange()
  }

  private func messageDidChange() {
    art = message.art?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    title.text = message.title
    detail.text = message.detail ?? ""
    button.title = message.actionTitle ?? ""
    button.isEnabled = message.actionTitle != nil
    invalidateIntrinsicSize()
  }

  // MARK: - View

  override func draw(in canvas: Canvas) {
    if isFramed { canvas.frame(bounds) }
    guard let artOrigin else { return }
    for (row, line) in art.enumerated() {
      canvas.write(line, at: Point(x: artOrigin.x, y: artOrigin.y + row), role: .faint)
    }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let columns = size.width - margins.horizontal
    let text = [title, detail].map { textSize($0, columns: columns).width }
    let width = max(text.max() ?? 0, artColumns, hasAction ? button.intrinsicSize.width : 0)
    return Size(
      width: min(size.width, width + margins.horizontal),
      height: parts(columns: columns).height + margins.vertical)
  }

  override func layoutSubviews() {
    let area = bounds.inset(by: margins)
    var parts = parts(columns: area.width)
    if parts.height > area.height || artColumns > area.width { parts.art = 0 }
    if parts.height > area.height { parts.detail = 0 }
    if parts.height > area.height { parts.gap = 0 }
    if parts.height > area.height { parts.title = max(0, area.height - parts.button) }
    var y = area.minY + max(0, area.height - parts.height) / 2

    artOrigin = parts.art == 0 ? nil : Point(x: area.minX + (area.width - artColumns) / 2, y: y)
    y += parts.art + (parts.art == 0 ? 0 : parts.gap)
    func place(_ view: View, width: Int, height: Int) {
      let width = min(width, area.width)
      view.frame = Rect(
        x: area.minX + (area.width - width) / 2, y: y, width: width, height: height)
      y += height
    }
    place(title, width: MessagePanelView.measure, height: parts.title)
    place(detail, width: MessagePanelView.measure, height: parts.detail)
    y += parts.gap
    place(button, width: button.intrinsicSize.width, height: parts.button)
  }

  // MARK: - Measuring

  /// The rows of each part.
  private struct Parts {
    var art: Int
    var title: Int
    var detail: Int
    var button: Int
    /// Blank rows below the drawing and above the button.
    var gap = 1

    var height: Int {
      art + title + detail + button + (art == 0 ? 0 : gap) + (button == 0 ? 0 : gap)
    }
  }

  private func parts(columns: Int) -> Parts {
    Parts(
      art: art.count, title: textSize(title, columns: columns).height,
      detail: detail.text.isEmpty ? 0 : textSize(detail, columns: columns).height,
      button: hasAction ? 1 : 0)
  }

  private var hasAction: Bool { message.actionTitle != nil }

  private var margins: Insets {
    isFramed ? Insets(top: 1, left: 2, bottom: 1, right: 2) : Insets(left: 1, right: 1)
  }

  private var artColumns: Int { art.map(\.columns).max() ?? 0 }

  private func textSize(_ label: Label, columns: Int) -> Size {
    label.sizeThatFits(
      Size(width: min(columns, MessagePanelView.measure), height: View.unlimited))
  }
}

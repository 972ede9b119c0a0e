import TermPanels

/// An explanation in a frame above the screen.
@MainActor final class ExplanationPanel: Panel {
  /// The columns of the frame, where there is room.
  private static let columns = 68

  /// The commands besides the one that closes it.
  var further: () -> [KeyCommand] = { [] }

  private let text = TextBlocksView()
  private let scrolling: ScrollingContentPanel
  private let close: Command

  /// Creates a panel, which a command closes.
  init(_ title: String, _ blocks: [TextBlock], close: Command) {
    self.close = close
    scrolling = ScrollingContentPanel(contentView: text)
    super.init()
    self.title = title
    isModalInPresentation = false
    show(blocks)
  }

  /// Shows another explanation.
  func show(_ blocks: [TextBlock]) {
    text.blocks = blocks
    // The frame and its padding.
    let inner = Self.columns - 6
    let height = text.sizeThatFits(Size(width: inner, height: View.unlimited)).height
    preferredContentSize = Size(width: Self.columns, height: height + 4)
  }

  override func loadView() {
    let content = View()
    view = FrameView(
      title: title ?? "", content: content, padding: Insets(top: 1, left: 2, bottom: 1, right: 2))
    embedChild(scrolling, in: content)
  }

  override var childForStatus: Panel? { scrolling }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + [KeyCommand(close) { [unowned self] in dismiss() }] + further()
  }
}

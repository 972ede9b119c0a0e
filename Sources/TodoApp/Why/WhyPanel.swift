import TermPanels
import TodoModel
import TodoWording

/// Explains why an item is where it is, in a frame above the screen.
@MainActor final class WhyPanel: Panel {
  /// The columns of the frame, where there is room.
  private static let columns = 68

  private let scrolling: ScrollingContentPanel
  private let name: String

  init(_ why: Why, _ moves: [ItemMove]) {
    let text = TextBlocksView()
    text.blocks = WhyPanel.blocks(of: why, moves)
    name = "Why is it here?"
    scrolling = ScrollingContentPanel(contentView: text)
    super.init()
    title = name
    isModalInPresentation = false
    // The frame and its padding.
    let inner = WhyPanel.columns - 6
    let height = text.sizeThatFits(Size(width: inner, height: View.unlimited)).height
    preferredContentSize = Size(width: WhyPanel.columns, height: height + 4)
  }

  override func loadView() {
    let content = View()
    view = FrameView(
      title: name, content: content, padding: Insets(top: 1, left: 2, bottom: 1, right: 2))
    embedChild(scrolling, in: content)
  }

  override var childForStatus: Panel? { scrolling }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + [KeyCommand(.closeWhy) { [unowned self] in dismiss() }]
  }

  static let commands: [Command] = [.closeWhy]

  private static func blocks(of why: Why, _ moves: [ItemMove]) -> [TextBlock] {
    var blocks = [TextBlock(text: why.item.name, attributes: .bold)]
    func section(_ title: String, _ lines: [TextBlock]) {
      blocks.append(TextBlock(text: title, role: .secondary, attributes: .bold, gap: 1))
      blocks += lines
    }
    func sentences(_ texts: [String]) -> [TextBlock] {
      texts.map { TextBlock(marker: "·", markerRole: .faint, hang: 2, text: $0, spoken: $0) }
    }
    section("In this view", sentences(why.reasons))
    section("At this position", sentences(why.placeReasons))
    let widest = moves.map { $0.keys.joined(separator: " ").columns }.max() ?? 0
    section(
      "What would move it",
      moves.map { move in
        let keys = move.keys.joined(separator: " ")
        return TextBlock(
          marker: keys, markerRole: .hintKey, hang: widest + 2, text: move.text,
          spoken: "\(keys): \(move.text)")
      })
    return blocks
  }
}

extension Command {
  static let closeWhy = Command(
    "why.close", .escape, .enter, .character("w"), .character("q"), title: "Close", hint: "close")
}

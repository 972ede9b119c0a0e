import TermPanels

/// Explains why a day of the week is full, in a frame above the planning. A digit shows another
/// day.
@MainActor final class DayReasonPanel: Panel {
  /// The columns of the frame, where there is room.
  private static let columns = 68

  private let reasons: [DayReason]
  private let text = TextBlocksView()
  private let scrolling: ScrollingContentPanel

  /// Explains each day, the one with an index first.
  init(_ reasons: [DayReason], first: Int) {
    self.reasons = reasons
    scrolling = ScrollingContentPanel(contentView: text)
    super.init()
    title = "Why is the day full?"
    isModalInPresentation = false
    show(first)
  }

  override func loadView() {
    let content = View()
    view = FrameView(
      title: title ?? "", content: content, padding: Insets(top: 1, left: 2, bottom: 1, right: 2))
    embedChild(scrolling, in: content)
  }

  override var childForStatus: Panel? { scrolling }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + [KeyCommand(.closeDayReason) { [unowned self] in dismiss() }]
      + reasons.indices.map { index in
        KeyCommand(Command.dayReasons[index], title: reasons[index].title) { [unowned self] in
          show(index)
        }
      }
  }

  static let commands: [Command] = [.closeDayReason] + Command.dayReasons

  private func show(_ index: Int) {
    guard reasons.indices.contains(index) else { return }
    let reason = reasons[index]
    text.blocks =
      [TextBlock(text: reason.title, attributes: .bold)]
      + reason.comparison.enumerated().map { TextBlock(text: $1, gap: $0 == 0 ? 1 : 0) }
      + reason.items.enumerated().map {
        TextBlock(
          marker: "·", markerRole: .faint, hang: 2, text: $1, gap: $0 == 0 ? 1 : 0, spoken: $1)
      }
    // The frame and its padding.
    let inner = Self.columns - 6
    let height = text.sizeThatFits(Size(width: inner, height: View.unlimited)).height
    preferredContentSize = Size(width: Self.columns, height: height + 4)
  }
}

extension Command {
  /// The commands that explain another day.
  static let dayReasons = (1...WeekPlan.length).map { number in
    Command(
      "dayReason.day\(number)", .character(Character("\(number)")),
      title: "Explain day \(number) of the week", word: "day\(number)")
  }
  static let closeDayReason = Command(
    "dayReason.close", .escape, .enter, .character("w"), .character("q"), title: "Close",
    hint: "close")
}

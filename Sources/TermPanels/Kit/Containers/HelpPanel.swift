/// Shows every command that works at the moment, with all its keys, under the heading of its part
/// of the screen; commands with the same title share a row. The help is computed from the responder
/// chain when it is requested, so it cannot be wrong.
public final class HelpPanel: Panel {
  private enum Line {
    case heading(String)
    case command(keys: String, title: String)
    case space
  }

  private let scrolling: ScrollingContentPanel

  /// Creates the help for the commands that an application offers now.
  public init(for application: Application) {
    let lines = HelpPanel.lines(application.activeCommands)
    let keysWidth =
      lines.map { if case .command(let keys, _) = $0 { keys.columns } else { 0 } }.max() ?? 0
    let rows = lines.map { line in
      switch line {
      case .heading(let title): Label(title, role: .secondary, .bold)
      case .command(let keys, let title):
        HelpPanel.row(keys: keys, title: title, keysWidth: keysWidth)
      case .space: Label()
      }
    }
    scrolling = ScrollingContentPanel(contentView: StackView(.vertical, rows))
    super.init()
    title = "Help"
    let widest = lines.map {
      if case .command(_, let title) = $0 { keysWidth + 2 + title.columns } else { 0 }
    }
    // The frame, its padding, and a column for the scroll indicator.
    preferredContentSize = Size(width: max(30, (widest.max() ?? 0) + 6), height: lines.count + 3)
    isModalInPresentation = false
  }

  public override func loadView() {
    let content = View()
    view = FrameView(title: "Keys", content: content, padding: Insets(top: 1, left: 2, right: 1))
    embedChild(scrolling, in: content)
  }

  public override var childForStatus: Panel? { scrolling }

  public override var keyCommands: [KeyCommand] {
    super.keyCommands + [KeyCommand(.helpClose) { [unowned self] in dismiss() }]
  }

  /// The command of the help.
  public static let commands: [Command] = [.helpClose]

  private static func lines(
    _ commands: [(title: String?, command: KeyCommand, keys: [KeySequence])]
  ) -> [Line] {
    var lines: [Line] = []
    var headings: [String] = []
    for title in commands.map({ $0.title ?? "" }) where !headings.contains(title) {
      headings.append(title)
    }
    for heading in headings {
      if !lines.isEmpty { lines.append(.space) }
      lines.append(.heading(heading))
      // Commands with the same title are one command to a reader.
      let group = commands.filter { ($0.title ?? "") == heading }
      var titles: [String] = []
      for title in group.map(\.command.title) where !titles.contains(title) {
        titles.append(title)
      }
      lines += titles.map { title in
        let keys = group.filter { $0.command.title == title }.flatMap(\.keys)
        return .command(keys: keys.names, title: title)
      }
    }
    return lines
  }

  private static func row(keys text: String, title: String, keysWidth: Int) -> View {
    let blanks = String(repeating: " ", count: max(0, keysWidth - text.columns))
    let label = Label(title)
    let row = StackView(.horizontal, spacing: 2, [Label(text + blanks, role: .hintKey), label])
    row.setFlexible(label)
    return row
  }
}

extension Command {
  static let helpClose = Command(
    "help.close", .escape, .character("?"), .character("q"), .enter, title: "Close help",
    hint: "close")
}

/// Shows every command that works where the person is, with all its keys, under the heading of
/// the part of the screen it belongs to; commands of one title are one row. It is computed from the
/// responder chain at the moment it is asked for, so it cannot lie.
public final class HelpPanel: Panel {
  private enum Line: Hashable {
    case heading(String)
    case command(keys: String, title: String)
    case space(Int)
  }

  private let list = ListPanel()
  private let rows: ArrayListDataSource<Line, Line>
  private let size: Size

  /// Creates the help for the commands that an application offers now.
  public init(for application: Application) {
    let lines = HelpPanel.lines(application.activeCommands)
    let keysWidth =
      lines.map { if case .command(let keys, _) = $0 { keys.columns } else { 0 } }.max() ?? 0
    rows = ArrayListDataSource(lines, id: \.self) { line, panel in
      let row = panel as? HelpRowPanel ?? HelpRowPanel()
      switch line {
      case .heading(let title): row.show(heading: title)
      case .command(let keys, let title):
        row.show(keys: keys, title: title, keysWidth: keysWidth)
      case .space: row.show(heading: "")
      }
      return row
    }
    let widest = lines.map {
      if case .command(_, let title) = $0 { keysWidth + 2 + title.columns } else { 0 }
    }
    size = Size(width: max(30, (widest.max() ?? 0) + 8), height: lines.count + 2)
    super.init()
    title = "Help"
    isModalInPresentation = false
  }

  public override func loadView() {
    let content = View()
    view = FrameView(title: "Keys", content: content)
    list.dataSource = rows
    embedChild(list, in: content)
    preferredContentSize = size
  }

  public override var childForStatus: Panel? { list }

  public override var keyCommands: [KeyCommand] {
    super.keyCommands + [
      KeyCommand(.escape, .character("?"), .enter, title: "Close the help", hint: "close") {
        [unowned self] in dismiss()
      }
    ]
  }

  private static func lines(
    _ commands: [(title: String?, command: KeyCommand, keys: [Key])]
  ) -> [Line] {
    var lines: [Line] = []
    var headings: [String] = []
    for title in commands.map({ $0.title ?? "" }) where !headings.contains(title) {
      headings.append(title)
    }
    for heading in headings {
      if !lines.isEmpty { lines.append(.space(lines.count)) }
      lines.append(.heading(heading))
      // Commands that are called the same are one for whoever reads this.
      let group = commands.filter { ($0.title ?? "") == heading }
      var titles: [String] = []
      for title in group.map(\.command.title) where !titles.contains(title) {
        titles.append(title)
      }
      lines += titles.map { title in
        let keys = group.filter { $0.command.title == title }.flatMap(\.keys)
        return .command(keys: keys.map(\.name).joined(separator: " "), title: title)
      }
    }
    return lines
  }
}

/// One line of the help.
@MainActor private final class HelpRowPanel: Panel {
  private let keys = Label(role: .hintKey)
  private let label = Label()
  private var keysWidth = 0

  override func loadView() {
    let stack = StackView(.horizontal, spacing: 2, [keys, label])
    stack.setFlexible(label)
    view = stack
  }

  func show(heading: String) {
    keys.isHidden = true
    label.text = heading
    label.role = .secondary
    label.attributes = .bold
  }

  func show(keys text: String, title: String, keysWidth: Int) {
    keys.isHidden = false
    keys.text = text + String(repeating: " ", count: max(0, keysWidth - text.columns))
    label.text = title
    label.role = .text
    label.attributes = []
  }
}

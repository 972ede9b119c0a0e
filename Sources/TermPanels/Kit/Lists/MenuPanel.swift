/// A choice of a few actions, each with its key. Present it; it dismisses itself, and then the
/// chosen action is performed.
///
/// A ``ListPanel`` presents the actions of its current row in one, on the key `.`. The arrows and
/// Enter choose, and so does an action's own key; Esc or `.` closes the menu.
public final class MenuPanel: Panel {
  /// Called after a letter or a digit that chooses nothing has dismissed the menu, such as to
  /// continue in a field; `nil` ignores such keys.
  public var onTyping: ((Character) -> Void)?

  private let actions: [RowAction]
  private let rows: [RowPanel]
  private let list: ListPanel<ObjectIdentifier>
  private let content: MenuView
  private var chosen: RowAction?
  private var typed: Character?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The subject of the actions.
  ///   - actions: The actions, from top to bottom; at least one.
  public init(title: String, actions: [RowAction]) {
    precondition(!actions.isEmpty, "A menu has at least one action.")
    self.actions = actions
    let widest = actions.map(\.command.title.columns).max() ?? 0
    rows = actions.map { action in
      let row = RowPanel(.value1)
      row.text = action.command.title
      if !action.note.isEmpty {
        let title = row.text.count
        row.text += String(repeating: " ", count: widest + 2 - row.text.columns) + action.note
        row.textHighlights = [TextHighlight(title..<row.text.count, role: .secondary)]
      }
      row.textRole = action.isDestructive ? .error : .text
      row.detailRole = .hintKey
      return row
    }
    list = ListPanel(content: rows)
    content = MenuView(rowCount: rows.count)
    super.init()
    self.title = title
    isModalInPresentation = false
    list.selectsOnClick = true
    content.indicator.onDrag = { [unowned self] in list.makeCurrent(index: $0) }
    showKeys(KeyMap())
    list.title = title
    list.delegate = self
    // An action's own key comes before the list's movements.
    list.commands = { [unowned self] in
      actions.map { action in
        KeyCommand(
          id: action.command.id, keys: [], sequences: action.command.keys,
          title: action.command.title
        ) { [unowned self] in choose(action) }
      }
    }
  }

  public override func loadView() {
    view = FrameView(title: title ?? "", content: content)
    embedChild(list, in: content)
  }

  public override var childForStatus: Panel? { list }

  public override func updateStatus() {
    super.updateStatus()
    if let application { showKeys(application.keyMap) }
    content.firstRow = list.topIndex ?? 0
  }

  /// Shows each action's keys beside it.
  private func showKeys(_ keyMap: KeyMap) {
    for (row, action) in zip(rows, actions) {
      row.detail = keyMap.keys(of: action.command).names
    }
    let widest = rows.map { $0.text.columns + $0.detail.columns }.max() ?? 0
    // The frame, its padding, the list's gutter, and the space around a row's texts.
    preferredContentSize = Size(width: max(24, widest + 9), height: rows.count + 2)
  }

  /// Dismisses the menu for a letter or a digit that is not a key of its own.
  public override func keyDown(_ key: Key) -> Bool {
    guard onTyping != nil, case .character(let character) = key.code, key.modifiers.isEmpty,
      character.isLetter || character.isNumber,
      case let forms = application?.forms(of: key) ?? [key],
      !keyCommands.contains(where: { $0.keys.contains { forms.contains($0.first) } })
    else { return false }
    typed = character
    dismiss()
    return true
  }

  /// The command that closes the menu.
  public override var keyCommands: [KeyCommand] {
    super.keyCommands + [
      KeyCommand(.menuClose) { [unowned self] in dismiss() }
    ]
  }

  /// The command of a menu besides those of its list.
  public static let commands: [Command] = [.menuClose]

  private func choose(_ action: RowAction) {
    chosen = action
    dismiss()
  }

  override func didDismiss() {
    let (action, character) = (chosen, typed)
    (chosen, typed) = (nil, nil)
    action?.command.action()
    if let character { onTyping?(character) }
  }
}

extension MenuPanel: ListDelegate {
  /// The hint for choosing an action.
  public func selectionTitle(in list: ListPanel<ObjectIdentifier>) -> String? { "choose" }

  /// Performs the row's action after the menu was dismissed.
  public func list(
    _ list: ListPanel<ObjectIdentifier>, didSelectRow id: ObjectIdentifier
  ) -> ListSelectionResponse {
    if let index = list.currentIndex { choose(actions[index]) }
    return []
  }
}

extension Command {
  static let menuClose = Command(
    "menu.close", .escape, .character("."), .character("q"), title: "Close the menu", hint: "close")
}

/// The rows of a menu and, where not all of them are visible, an indicator of the visible part.
private final class MenuView: View {
  let indicator = ScrollIndicator()
  private let rowCount: Int
  /// The row at the top.
  var firstRow = 0 {
    didSet { if firstRow != oldValue { setNeedsLayout() } }
  }

  init(rowCount: Int) {
    self.rowCount = rowCount
    super.init()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The list was embedded in front of the indicator.
    if subviews.last !== indicator { addSubview(indicator) }
    indicator.frame = Rect(x: bounds.maxX - 1, y: 0, width: 1, height: bounds.height)
    indicator.show(offset: firstRow, of: rowCount)
  }
}

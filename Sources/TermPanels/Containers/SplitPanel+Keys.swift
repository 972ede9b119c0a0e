extension SplitPanel {
  // MARK: - The focused column

  /// The column that has the keys; while the split is collapsed, the visible one.
  public var focusedColumn: Column {
    isCollapsed ? homesOnStack.last ?? .primary : activeColumn
  }

  /// Gives the keys to a column. While the split is collapsed, the column is shown: its panels are
  /// pushed, or those above them are put aside until the split expands.
  ///
  /// - Returns: Whether the column has the keys now. It does not if it is empty, or if the first
  ///   responder does not give them up.
  @discardableResult
  public func focus(on column: Column, animated: Bool = true) -> Bool {
    guard !panels(in: column).isEmpty else { return false }
    if isCollapsed {
      ChangeQueue.perform(in: self) { [self] in
        if isCollapsed { arrange(stacks, top: column, animated: animated) }
      }
      return focusedColumn == column
    }
    let former = activeColumn
    activeColumn = column
    guard releaseKeys() else {
      activeColumn = former
      return false
    }
    setNeedsStatusUpdate()
    return true
  }

  /// Gives the keys to the preferred responder of the focused column, if a responder in another
  /// column has asked for them.
  ///
  /// - Returns: Whether no responder in another column has them any more.
  @discardableResult
  func releaseKeys() -> Bool {
    guard let responder = chosenResponder, let window = responder.hostWindow,
      column(of: responder) != focusedColumn
    else { return true }
    return window.makeFirstResponder(nil)
  }

  /// The responder in the split that has asked for the keys and has them.
  var chosenResponder: Responder? {
    guard let responder = viewIfLoaded?.window?.chosenFirstResponder, column(of: responder) != nil
    else { return nil }
    return responder
  }

  /// Makes the column of the chosen responder active, since a view may have asked for the keys
  /// itself.
  func followFirstResponder() {
    guard !isCollapsed, let responder = chosenResponder, let column = column(of: responder) else {
      return
    }
    activeColumn = column
  }

  /// The column that a responder lies in.
  private func column(of responder: Responder) -> Column? {
    guard let view = (responder as? View) ?? (responder as? Panel)?.viewIfLoaded else { return nil }
    if isCollapsed { return view.isContained(within: place(of: .primary)) ? focusedColumn : nil }
    return columns.first { view.isContained(within: place(of: $0)) }
  }

  // MARK: - Keys

  private func neighbour(by step: Int) -> Column? {
    let filled = columns.filter { !panels(in: $0).isEmpty }
    guard let index = filled.firstIndex(of: activeColumn) else { return nil }
    return filled.indices.contains(index + step) ? filled[index + step] : nil
  }

  /// Cycles through the columns that have a panel.
  private func focusNeighbour(by step: Int) {
    let filled = columns.filter { !panels(in: $0).isEmpty }
    guard let index = filled.firstIndex(of: activeColumn) else { return }
    focus(on: filled[(index + step + filled.count) % filled.count])
  }

  private func moving(
    _ id: String, _ keys: [Key], title: String, hint: String? = nil, to column: Column?
  ) -> KeyCommand {
    KeyCommand(id: id, keys: keys, title: title, hint: hint, isEnabled: column != nil) {
      [unowned self] in if let column { focus(on: column) }
    }
  }

  /// Makes a command for a width. A list in a column may need the short key for its rows; the
  /// sequence is free there too.
  private func changingWidth(
    _ id: String, _ key: Key, _ sequence: KeySequence, title: String, by cells: Int
  ) -> KeyCommand {
    KeyCommand(id: id, keys: [key], sequences: [sequence], title: title) { [unowned self] in
      setWidth(width(of: activeColumn) + cells, of: activeColumn)
    }
  }

  /// The commands of the expanded split. Commands in a column come first: a list opens its row with
  /// the right arrow, a navigation goes back with the left one.
  var columnCommands: [KeyCommand] {
    let isAlone = neighbour(by: 1) == nil && neighbour(by: -1) == nil
    return [
      KeyCommand(
        id: "split.next", .tab, title: "Next column", hint: "next column", isEnabled: !isAlone
      ) {
        [unowned self] in focusNeighbour(by: 1)
      },
      KeyCommand(id: "split.previous", .backTab, title: "Previous column", isEnabled: !isAlone) {
        [unowned self] in focusNeighbour(by: -1)
      },
      moving(
        "split.left", [.escape, .character("h"), .left], title: "Back to the column at the left",
        hint: "back",
        to: neighbour(by: -1)),
      moving(
        "split.right", [.right, .character("l")], title: "On to the column at the right",
        to: neighbour(by: 1)),
      changingWidth(
        "split.widen", .character(">"), "ctrl-w >", title: "Widen the column",
        by: SplitPanel.widthStep),
      changingWidth(
        "split.narrow", .character("<"), "ctrl-w <", title: "Narrow the column",
        by: -SplitPanel.widthStep),
      KeyCommand(
        id: "split.resetWidths", keys: [.character("=")], sequences: ["ctrl-w ="],
        title: "Give the columns their first widths",
        isEnabled: !hasFirstWidths
      ) { [unowned self] in resetWidths() },
    ]
  }

  /// Cells that a key adds to a column's width.
  private static let widthStep = 2
}

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

  private func moving(_ command: Command, to column: Column?) -> KeyCommand {
    KeyCommand(command, isEnabled: column != nil) { [unowned self] in
      if let column { focus(on: column) }
    }
  }

  private func changingWidth(_ command: Command, by cells: Int) -> KeyCommand {
    KeyCommand(command) { [unowned self] in
      setWidth(width(of: activeColumn) + cells, of: activeColumn)
    }
  }

  /// The commands of the expanded split. Commands in a column come first: a list opens its row with
  /// the right arrow, a navigation goes back with the left one.
  var columnCommands: [KeyCommand] {
    let isAlone = neighbour(by: 1) == nil && neighbour(by: -1) == nil
    return [
      KeyCommand(.splitNext, isEnabled: !isAlone) { [unowned self] in focusNeighbour(by: 1) },
      KeyCommand(.splitPrevious, isEnabled: !isAlone) { [unowned self] in focusNeighbour(by: -1) },
      moving(.splitLeft, to: neighbour(by: -1)),
      moving(.splitRight, to: neighbour(by: 1)),
      changingWidth(.splitWiden, by: SplitPanel.widthStep),
      changingWidth(.splitNarrow, by: -SplitPanel.widthStep),
      KeyCommand(.splitResetWidths, isEnabled: !hasFirstWidths) { [unowned self] in resetWidths() },
    ]
  }

  /// Cells that a key adds to a column's width.
  private static let widthStep = 2
}

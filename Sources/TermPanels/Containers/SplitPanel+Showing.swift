extension SplitPanel {
  // MARK: - The panels of the columns

  /// The panels of a column, the visible one last, including those on the one navigation while the
  /// split is collapsed.
  public func panels(in column: Column) -> [Panel] { planned[column] ?? [] }

  /// The panels that are visible while the split is: the top one of each column, or of the one
  /// navigation.
  public var visiblePanels: [Panel] {
    let shown = isCollapsed ? [.primary] : columns
    return shown.compactMap { navigation(of: $0).topPanel }
  }

  /// Shows a panel in the last column; see ``show(_:in:animated:takingKeys:)``.
  public func showDetail(_ panel: Panel, animated: Bool = true, takingKeys: Bool = true) {
    show(panel, in: .secondary, animated: animated, takingKeys: takingKeys)
  }

  /// Shows a panel in a column. While the split is expanded, it replaces the column's panels. While
  /// the split is collapsed, the panel is pushed: on top of the column's panels where one of those
  /// is visible, else on top of the columns before it. If the column already has the panel, it goes
  /// back to it.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - column: The column.
  ///   - animated: Whether the change is shown.
  ///   - takingKeys: Whether the column gets the keys. `false` only fills the column, as for a
  ///     preview of another column's current row; while the split is collapsed, nothing is pushed
  ///     then, and the panel is there when the split expands.
  public func show(
    _ panel: Panel, in column: Column, animated: Bool = true, takingKeys: Bool = true
  ) {
    precondition(
      !(panel is NavigationPanel), "Every column has a navigation panel; show the panel in it.")
    let change = SplitChange(column: column) { [unowned self] stacks in
      let own = stacks[column] ?? []
      if let index = own.firstIndex(where: { $0 === panel }) { return Array(own[...index]) }
      return isCollapsed && takingKeys && column == focusedColumn ? own + [panel] : [panel]
    }
    perform(change, moving: [panel], animated: animated, takingKeys: takingKeys)
  }

  /// Replaces all panels of a column.
  ///
  /// - Parameters:
  ///   - panels: The panels, the visible one last; at least one for the first column.
  ///   - column: The column.
  ///   - animated: Whether the change is shown.
  ///   - takingKeys: Whether the column gets the keys and, while the split is collapsed, becomes
  ///     visible. With `false`, the default, the column with the keys keeps them, unless it is now
  ///     empty.
  public func setPanels(
    _ panels: [Panel], in column: Column, animated: Bool, takingKeys: Bool = false
  ) {
    let change = SplitChange(column: column) { _ in panels }
    perform(change, moving: panels, animated: animated, takingKeys: takingKeys)
  }

  private func perform(
    _ change: SplitChange, moving panels: [Panel], animated: Bool, takingKeys: Bool
  ) {
    let before = planned
    changes.append(change)
    precondition(
      before[.primary]?.isEmpty == true || planned[.primary]?.isEmpty == false,
      "The first column shows at least one panel.")
    ChangeQueue.perform(in: self, moving: panels + before.values.joined()) { [self] in
      let change = changes.removeFirst()
      let top = takingKeys ? change.column : focusedColumn
      arrange(change.applied(to: stacks), top: top, animated: animated)
      if takingKeys { releaseKeys() }
    }
  }

  /// The panels of each column after the waiting changes.
  private var planned: Stacks { changes.reduce(arranged ?? stacks) { $1.applied(to: $0) } }

  // MARK: - Arranging

  /// The panels of each column.
  typealias Stacks = [Column: [Panel]]

  /// The present panels of each column.
  var stacks: Stacks {
    var stacks: Stacks = [:]
    for column in columns { stacks[column] = navigation(of: column).panels }
    guard isCollapsed else { return stacks }
    let stack = navigation(of: .primary).panels
    for column in columnsOnStack { stacks[column] = [] }
    for (panel, column) in zip(stack, homesOnStack) { stacks[column]?.append(panel) }
    return stacks
  }

  /// The columns of the panels on the one navigation, from the bottom to the top. A panel that was
  /// pushed without a column belongs to the column after that of the panel below it.
  var homesOnStack: [Column] {
    var column = Column.primary
    return navigation(of: .primary).panels.enumerated().map { index, panel in
      if index > 0 { column = max(column, homes[ObjectIdentifier(panel)] ?? next(after: column)) }
      return column
    }
  }

  /// The panels of each column, including hidden ones that a push onto the navigation has
  /// superseded.
  private var everything: Stacks {
    var stacks = stacks
    for column in columns where column > .primary {
      let superseded = navigation(of: column).panels.filter { panel in
        stacks[column]?.contains { $0 === panel } != true
      }
      stacks[column, default: []] += superseded
    }
    return stacks
  }

  private var columnsOnStack: Set<Column> { Set(homesOnStack).union([.primary]) }

  private func next(after column: Column) -> Column {
    columns.first { $0 > column } ?? .secondary
  }

  /// Moves the panels to their navigations, in the present shape or in another one, as a part of
  /// the change under way.
  ///
  /// - Parameters:
  ///   - stacks: The panels that each column is to have.
  ///   - top: The column that is to have the keys, if it has panels.
  ///   - collapsing: Whether the split is to be collapsed; `nil` leaves it as it is.
  ///   - animated: Whether the change is shown.
  func arrange(_ stacks: Stacks, top: Column, collapsing: Bool? = nil, animated: Bool) {
    let before = everything
    arranged = stacks
    defer { arranged = nil }
    let focus = chosenResponder
    let collapses = collapsing ?? isCollapsed
    let top = columns.last { $0 <= top && stacks[$0]?.isEmpty == false } ?? .primary
    var targets = stacks
    homes = [:]
    if collapses {
      for column in columns where column > .primary && column <= top {
        for panel in stacks[column] ?? [] { homes[ObjectIdentifier(panel)] = column }
        targets[.primary, default: []] += stacks[column] ?? []
        targets[column] = []
      }
    }
    isCollapsed = collapses
    activeColumn = top
    carryOut(targets, animated: animated)
    setNeedsStatusUpdate()
    viewIfLoaded?.setNeedsDisplay()
    if let focus, focus.hostWindow != nil, !focus.isFirstResponder { focus.becomeFirstResponder() }
    tellRemoval(from: before, to: stacks)
  }

  /// Replaces the panels of the navigations. Panels leave their former navigations before they
  /// enter others, and navigations that are no longer visible leave before the others change.
  private func carryOut(_ targets: Stacks, animated: Bool) {
    for column in columns {
      let elsewhere = columns.filter { $0 != column }.flatMap { targets[$0] ?? [] }
      let current = navigation(of: column).panels
      let staying = current.filter { panel in !elsewhere.contains { $0 === panel } }
      if staying.count < current.count {
        navigation(of: column).replacePanelsNow(staying, animated: false)
      }
    }
    for column in columns where isCollapsed && column > .primary { setSeen(false, column) }
    for column in columns {
      let target = targets[column] ?? []
      let navigation = navigation(of: column)
      guard !navigation.panels.elementsEqual(target, by: ===) else { continue }
      navigation.replacePanelsNow(target, animated: animated)
    }
    for column in columns where !isCollapsed || column == .primary { setSeen(true, column) }
  }

  /// Shows a column's navigation, or removes it. Before the first layout nothing is visible.
  private func setSeen(_ isSeen: Bool, _ column: Column) {
    guard isDecided, isViewLoaded else { return }
    let navigation = navigation(of: column)
    let place = place(of: column)
    guard isSeen != (navigation.viewIfLoaded?.superview === place) else { return }
    perform(
      Exchange(
        old: isSeen ? nil : navigation, new: isSeen ? navigation : nil, keepsOld: true,
        container: place))
  }

  // MARK: - Panels that left

  /// Handles panels that were removed from a navigation by a key, or directly by the program.
  func didRemove(_ gone: [Panel], from navigation: NavigationPanel) {
    var former: Stacks = [:]
    for panel in gone {
      let home = isCollapsed ? homes.removeValue(forKey: ObjectIdentifier(panel)) : nil
      let column = home ?? columns.first { self.navigation(of: $0) === navigation } ?? .primary
      former[column, default: []].append(panel)
    }
    tellRemoval(from: former, to: stacks)
    setNeedsStatusUpdate()
  }

  private func tellRemoval(from former: Stacks, to stacks: Stacks) {
    let remaining = Set(stacks.values.joined().map(ObjectIdentifier.init))
    var all: [Panel] = []
    for column in columns {
      let gone = (former[column] ?? []).filter { !remaining.contains(ObjectIdentifier($0)) }
      guard !gone.isEmpty else { continue }
      let navigation = navigation(of: column)
      navigation.delegate?.navigation(navigation, didPop: gone)
      all += gone
    }
    if !all.isEmpty { delegate?.split(self, didRemove: all) }
  }
}

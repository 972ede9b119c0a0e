/// Arranges the panels of a split's columns on navigations: each column's on its own while the
/// split is expanded; those up to the visible column on the first one while it is collapsed.
@MainActor final class SplitArrangement {
  typealias Column = SplitPanel.Column
  /// The panels of each column, the visible one last.
  typealias Stacks = [Column: [Panel]]

  /// Whether everything is on one navigation.
  private(set) var isCollapsed = false

  private unowned let split: SplitPanel
  private let columns: SplitColumns
  /// The columns of the panels on the one navigation while the split is collapsed.
  private var homes: [ObjectIdentifier: Column] = [:]
  /// The changes of columns that wait for their turn.
  private var changes: [SplitChange] = []
  /// The panels that the columns are getting, during a change.
  private var arranged: Stacks?

  init(_ columns: SplitColumns, of split: SplitPanel) {
    self.columns = columns
    self.split = split
  }

  /// Makes the navigations children of the split.
  func begin() {
    for navigation in columns.navigations {
      navigation.showsHints = false
      navigation.onRemoval = { [unowned self, unowned navigation] gone in
        didRemove(gone, from: navigation)
      }
    }
    ChangeQueue.perform(in: split, moving: columns.navigations) { [self] in
      for navigation in columns.navigations { split.addHiddenChild(navigation) }
    }
  }

  // MARK: - The present panels

  /// The panels of each column after the waiting changes.
  var planned: Stacks { changes.reduce(arranged ?? stacks) { $1.applied(to: $0) } }

  /// The present panels of each column.
  var stacks: Stacks {
    var stacks: Stacks = [:]
    for column in columns.all { stacks[column] = columns.navigation(of: column).panels }
    guard isCollapsed else { return stacks }
    let (stack, homes) = (columns.navigation(of: .primary).panels, homesOnStack)
    for column in [.primary] + homes { stacks[column] = [] }
    for (panel, column) in zip(stack, homes) { stacks[column]?.append(panel) }
    return stacks
  }

  /// The column of the visible panel while the split is collapsed.
  var visibleColumn: Column { homesOnStack.last ?? .primary }

  /// The columns of the panels on the one navigation, from the bottom to the top. A panel that was
  /// pushed without a column belongs to the column after that of the panel below it.
  private var homesOnStack: [Column] {
    var column = Column.primary
    return columns.navigation(of: .primary).panels.enumerated().map { index, panel in
      if index > 0 {
        column = max(column, homes[ObjectIdentifier(panel)] ?? columns.column(after: column))
      }
      return column
    }
  }

  /// The panels of each column, including hidden ones that a push onto the navigation has
  /// superseded.
  private var everything: Stacks {
    var stacks = stacks
    for column in columns.all where column > .primary {
      let superseded = columns.navigation(of: column).panels.filter { panel in
        stacks[column]?.contains { $0 === panel } != true
      }
      stacks[column, default: []] += superseded
    }
    return stacks
  }

  /// The panels that a change under way moves. One that leaves is still on its stack, so the
  /// columns are arranged after it is gone.
  var panelsOnTheMove: [Panel] { stacks.values.joined().filter(ChangeQueue.isMoving) }

  // MARK: - Changes

  /// Requests a change of one column, which is made when its turn comes.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - panels: The panels that it moves into the column.
  ///   - animated: Whether the change is shown.
  ///   - takingKeys: Whether the column gets the keys.
  func request(
    _ change: SplitChange, moving panels: [Panel], animated: Bool, takingKeys: Bool
  ) {
    let before = planned
    changes.append(change)
    precondition(
      before[.primary]?.isEmpty == true || planned[.primary]?.isEmpty == false,
      "The first column shows at least one panel.")
    ChangeQueue.perform(in: split, moving: panels + before.values.joined()) { [self] in
      let change = changes.removeFirst()
      let top = takingKeys ? change.column : split.focusedColumn
      arrange(change.applied(to: stacks), top: top, animated: animated)
      if takingKeys { split.keys.release() }
    }
  }

  /// Makes a column the visible one of the collapsed split.
  func show(_ column: Column, animated: Bool) {
    ChangeQueue.perform(in: split, moving: panelsOnTheMove) { [self] in
      if isCollapsed { arrange(stacks, top: column, animated: animated) }
    }
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
    let responder = split.keys.chosenResponder
    let top = columns.all.last { $0 <= top && stacks[$0]?.isEmpty == false } ?? .primary
    homes = [:]
    isCollapsed = collapsing ?? isCollapsed
    split.keys.activate(top)
    carryOut(isCollapsed ? collapsed(stacks, to: top) : stacks, animated: animated)
    split.setNeedsStatusUpdate()
    split.viewIfLoaded?.setNeedsDisplay()
    split.viewIfLoaded?.setNeedsLayout()
    if let responder, responder.hostWindow != nil, !responder.isFirstResponder {
      responder.becomeFirstResponder()
    }
    reportRemoval(from: before, to: stacks)
  }

  /// The panels of each navigation in a collapsed split that shows a column. Notes the columns that
  /// the panels on the first navigation come from.
  private func collapsed(_ stacks: Stacks, to top: Column) -> Stacks {
    var targets = stacks
    for column in columns.all where column > .primary && column <= top {
      for panel in stacks[column] ?? [] { homes[ObjectIdentifier(panel)] = column }
      targets[.primary, default: []] += stacks[column] ?? []
      targets[column] = []
    }
    return targets
  }

  /// Replaces the panels of the navigations. Panels leave their former navigations before they
  /// enter others, and navigations that are no longer visible leave before the others change.
  private func carryOut(_ targets: Stacks, animated: Bool) {
    for column in columns.all {
      let elsewhere = columns.all.filter { $0 != column }.flatMap { targets[$0] ?? [] }
      let current = columns.navigation(of: column).panels
      let staying = current.filter { panel in !elsewhere.contains { $0 === panel } }
      if staying.count < current.count {
        columns.navigation(of: column).replacePanelsNow(staying, animated: false)
      }
    }
    split.sight.removeHidden()
    for column in columns.all {
      let target = targets[column] ?? []
      let navigation = columns.navigation(of: column)
      guard !navigation.panels.elementsEqual(target, by: ===) else { continue }
      navigation.replacePanelsNow(target, animated: animated)
    }
    split.sight.apply()
  }

  // MARK: - Panels that left

  /// Handles panels that were removed from a navigation by a key, or directly by the program.
  private func didRemove(_ gone: [Panel], from navigation: NavigationPanel) {
    var former: Stacks = [:]
    for panel in gone {
      let home = isCollapsed ? homes.removeValue(forKey: ObjectIdentifier(panel)) : nil
      let column = home ?? columns.all.first { columns.navigation(of: $0) === navigation }
      former[column ?? .primary, default: []].append(panel)
    }
    reportRemoval(from: former, to: stacks)
    split.keys.leaveEmptyColumn()
    split.setNeedsStatusUpdate()
  }

  /// Notifies the delegates of the navigations, then that of the split.
  private func reportRemoval(from former: Stacks, to stacks: Stacks) {
    let remaining = Set(stacks.values.joined().map(ObjectIdentifier.init))
    var all: [Panel] = []
    for column in columns.all {
      let gone = (former[column] ?? []).filter { !remaining.contains(ObjectIdentifier($0)) }
      guard !gone.isEmpty else { continue }
      let navigation = columns.navigation(of: column)
      navigation.delegate?.navigation(navigation, didPop: gone)
      all += gone
    }
    if !all.isEmpty { split.delegate?.split(split, didRemove: all) }
  }
}

/// Decides which column of a split has the keys.
@MainActor final class SplitKeys {
  typealias Column = SplitPanel.Column

  private unowned let split: SplitPanel
  private let columns: SplitColumns
  /// The column that has the keys while the split is expanded.
  private var active = Column.primary

  init(_ columns: SplitColumns, of split: SplitPanel) {
    self.columns = columns
    self.split = split
  }

  /// The column that has the keys; while the split is collapsed, the visible one.
  var focused: Column { split.isCollapsed ? split.arrangement.visibleColumn : active }

  /// Makes a column the one that has the keys while the split is expanded.
  func activate(_ column: Column) { active = column }

  /// Gives the keys of a column that has become empty to the nearest one before it that has a
  /// panel, or else to the first one, while the split is expanded.
  func leaveEmptyColumn() {
    let filled = filled
    guard !split.isCollapsed, !filled.contains(active),
      let column = filled.last(where: { $0 < active }) ?? filled.first
    else { return }
    active = column
    split.sight.update()
  }

  /// Gives the keys to a column of the expanded split.
  ///
  /// - Returns: Whether the column has the keys now. It does not if the first responder does not
  ///   give them up.
  func move(to column: Column) -> Bool {
    let former = active
    active = column
    guard release() else {
      active = former
      return false
    }
    split.setNeedsStatusUpdate()
    split.sight.update()
    return true
  }

  /// Gives the keys to the preferred responder of the focused column, if a responder in another
  /// column has asked for them.
  ///
  /// - Returns: Whether no responder in another column has them any more.
  @discardableResult
  func release() -> Bool {
    guard let responder = chosenResponder, let window = responder.hostWindow,
      column(of: responder) != focused
    else { return true }
    return window.makeFirstResponder(nil)
  }

  /// The responder in the split that has asked for the keys and has them.
  var chosenResponder: Responder? {
    guard let responder = split.viewIfLoaded?.window?.chosenFirstResponder,
      column(of: responder) != nil
    else { return nil }
    return responder
  }

  /// Makes the column of the chosen responder active, since a view may have asked for the keys
  /// itself.
  func followFirstResponder() {
    guard !split.isCollapsed, let responder = chosenResponder, let column = column(of: responder)
    else { return }
    active = column
    split.sight.update()
  }

  /// The column that a responder lies in.
  private func column(of responder: Responder) -> Column? {
    guard let view = (responder as? View) ?? (responder as? Panel)?.viewIfLoaded else { return nil }
    if split.isCollapsed {
      return view.isContained(within: columns.place(of: .primary)) ? focused : nil
    }
    return columns.all.first { view.isContained(within: columns.place(of: $0)) }
  }

  // MARK: - Commands

  /// The commands of the expanded split that move the keys. Commands in a column come first: a list
  /// opens its row with the right arrow, a navigation goes back with the left one.
  var commands: [KeyCommand] {
    let (left, right) = (neighbour(by: -1), neighbour(by: 1))
    let isAlone = left == nil && right == nil
    return [
      KeyCommand(.splitNext, isEnabled: !isAlone) { [unowned self] in cycle(by: 1) },
      KeyCommand(.splitPrevious, isEnabled: !isAlone) { [unowned self] in cycle(by: -1) },
      moving(.splitLeft, to: left), moving(.splitRight, to: right),
    ]
  }

  private func moving(_ command: Command, to column: Column?) -> KeyCommand {
    KeyCommand(command, isEnabled: column != nil) { [unowned self] in
      if let column { split.focus(on: column) }
    }
  }

  /// The columns that have a panel.
  private var filled: [Column] { columns.all.filter { !split.panels(in: $0).isEmpty } }

  private func neighbour(by step: Int) -> Column? {
    let filled = filled
    guard let index = filled.firstIndex(of: active) else { return nil }
    return filled.indices.contains(index + step) ? filled[index + step] : nil
  }

  private func cycle(by step: Int) {
    let inSight = filled.filter(split.sight.columnsInSight.contains)
    guard let index = inSight.firstIndex(of: active) else { return }
    split.focus(on: inSight[(index + step + inSight.count) % inSight.count])
  }
}

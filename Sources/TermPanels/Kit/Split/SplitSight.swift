/// Decides which columns of an expanded split are in sight. Of three columns, a split without room
/// for all shows two; the last one can also be hidden at any width. The column with the keys is
/// always in sight.
@MainActor final class SplitSight {
  typealias Column = SplitPanel.Column

  private unowned let split: SplitPanel
  private let columns: SplitColumns

  init(_ columns: SplitColumns, of split: SplitPanel) {
    self.columns = columns
    self.split = split
  }

  /// The columns in sight, from left to right.
  var columnsInSight: [Column] { columnsInSight(isCollapsed: split.isCollapsed) }

  /// The columns in sight of a split that is collapsed or expanded.
  func columnsInSight(isCollapsed: Bool) -> [Column] {
    if isCollapsed { return [.primary] }
    let all = columns.all
    guard all.count == 3 else { return all }
    let hasRoom = width >= split.widthForThree
    let isLastWanted = split.showsLastColumn ?? hasRoom
    switch split.keys.focused {
    case .secondary: return hasRoom ? all : [.supplementary, .secondary]
    case .supplementary where isLastWanted && !hasRoom: return [.supplementary, .secondary]
    case .primary, .supplementary:
      return isLastWanted && hasRoom ? all : [.primary, .supplementary]
    }
  }

  /// Shows the columns that are in sight, and removes the others, after the change under way. The
  /// split is laid out again if anything changed.
  func update() {
    guard split.shape.isDecided, !isShown else { return }
    ChangeQueue.perform(in: split) { [self] in
      guard !isShown else { return }
      apply()
      split.viewIfLoaded?.setNeedsLayout()
      split.viewIfLoaded?.setNeedsDisplay()
      split.setNeedsStatusUpdate()
    }
  }

  /// Removes the columns that are not in sight, as a part of the change under way.
  func removeHidden() {
    let inSight = columnsInSight
    for column in columns.all where !inSight.contains(column) { setSeen(false, column) }
  }

  /// Shows the columns that are in sight, and removes the others, as a part of the change under
  /// way.
  func apply() {
    removeHidden()
    for column in columnsInSight { setSeen(true, column) }
  }

  /// Whether exactly the columns in sight are shown.
  private var isShown: Bool {
    let inSight = columnsInSight
    return columns.all.allSatisfy { isSeen($0) == inSight.contains($0) }
  }

  private func isSeen(_ column: Column) -> Bool {
    columns.navigation(of: column).viewIfLoaded?.superview === columns.place(of: column)
  }

  /// Shows a column's navigation, or removes it. Before the first layout nothing is visible.
  private func setSeen(_ isWanted: Bool, _ column: Column) {
    guard split.shape.isDecided, split.isViewLoaded, isWanted != isSeen(column) else { return }
    let navigation = columns.navigation(of: column)
    split.perform(
      Panel.Exchange(
        old: isWanted ? nil : navigation, new: isWanted ? navigation : nil, keepsOld: true,
        container: columns.place(of: column)))
  }

  private var width: Int { split.viewIfLoaded?.bounds.width ?? 0 }

  // MARK: - Commands

  /// The command that hides or shows the last of three columns.
  var commands: [KeyCommand] {
    [
      KeyCommand(.splitToggleLast, isEnabled: columns.all.count == 3) { [unowned self] in
        toggleLast()
      }
    ]
  }

  private func toggleLast() {
    let isShown = columnsInSight.contains(.secondary)
    split.showsLastColumn = !isShown
    if isShown, split.focusedColumn == .secondary { split.focus(on: .supplementary) }
    // Without room for three, the last column cannot be seen beside the first.
    if !isShown, !columnsInSight.contains(.secondary) { split.focus(on: .supplementary) }
    split.delegate?.splitDidToggleLastColumn(split)
  }
}

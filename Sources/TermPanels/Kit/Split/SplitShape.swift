/// Decides between the two shapes of a split: columns beside each other, or one navigation.
@MainActor final class SplitShape {
  /// Whether the first layout has decided.
  private(set) var isDecided = false

  private unowned let split: SplitPanel
  private let columns: SplitColumns

  init(_ columns: SplitColumns, of split: SplitPanel) {
    self.columns = columns
    self.split = split
  }

  /// Whether the split is collapsed at a width, given its present shape.
  func isCollapsed(columns width: Int) -> Bool {
    let threshold = split.threshold
    guard isDecided else { return width < threshold.upperBound }
    return width < (split.isCollapsed ? threshold.upperBound : threshold.lowerBound)
  }

  /// Adopts the shape for a width. Called by each layout, so at most one change follows however
  /// many sizes the terminal had within a turn.
  func adopt(columns width: Int) {
    guard width > 0 else { return }
    let collapses = isCollapsed(columns: width)
    guard !isDecided || collapses != split.isCollapsed else { return split.sight.update() }
    let isFirst = !isDecided
    ChangeQueue.perform(in: split, moving: split.arrangement.panelsOnTheMove) { [self] in
      // Nothing has been shown yet: the first shape is arranged even if it is the expanded one.
      guard isFirst ? !isDecided : collapses != split.isCollapsed else { return }
      isDecided = true
      change(toCollapsed: collapses)
      split.viewIfLoaded?.setNeedsLayout()
    }
  }

  private func change(toCollapsed collapses: Bool) {
    let arrangement = split.arrangement
    let focused = split.focusedColumn
    if collapses {
      let top = split.delegate?.split(split, topColumnForCollapsingTo: focused) ?? focused
      arrangement.arrange(arrangement.stacks, top: top, collapsing: true, animated: false)
    } else if split.isCollapsed {
      arrangement.arrange(separated(), top: focused, collapsing: false, animated: false)
    } else {
      arrangement.arrange(arrangement.stacks, top: focused, animated: false)
    }
  }

  /// The panels of each column when the split expands.
  private func separated() -> SplitArrangement.Stacks {
    let primary = columns.navigation(of: .primary)
    var separated: SplitArrangement.Stacks = [:]
    for column in columns.all.dropFirst() {
      separated[column] = split.delegate?.split(split, separate: column, from: primary)
    }
    let taken = separated.values.joined()
    return split.arrangement.stacks
      .mapValues { panels in panels.filter { panel in !taken.contains { $0 === panel } } }
      .merging(separated) { $1 }
  }
}

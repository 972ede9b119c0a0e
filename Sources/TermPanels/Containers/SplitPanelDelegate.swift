/// Says what a ``SplitPanel`` does when it collapses and expands, and hears of panels that left it.
/// Each method has a default.
@MainActor public protocol SplitPanelDelegate: AnyObject {
  /// Says which column's panel is seen when the split has collapsed; columns after that one stay
  /// out of sight until it expands.
  ///
  /// - Parameters:
  ///   - split: The split, which is still expanded.
  ///   - column: The column with the keys, which is the default.
  func split(
    _ split: SplitPanel, topColumnForCollapsingTo column: SplitPanel.Column
  ) -> SplitPanel.Column

  /// Asked once for each column that is about to be pushed, while the split is still expanded.
  ///
  /// - Parameters:
  ///   - split: The split.
  ///   - panels: What the column shows, the visible panel last.
  ///   - column: The column.
  ///   - navigation: The first column's navigation, which remains.
  /// - Returns: `true` where that has been dealt with: the panels leave the split, unless they are
  ///   on the navigation by now. `false`, the default, has them pushed.
  func split(
    _ split: SplitPanel, collapse panels: [Panel], of column: SplitPanel.Column,
    onto navigation: NavigationPanel
  ) -> Bool

  /// Asked for each column but the first when the split is about to expand.
  ///
  /// - Parameters:
  ///   - split: The split, which is still collapsed.
  ///   - column: The column.
  ///   - navigation: The navigation that shows everything now.
  /// - Returns: What the column shows, the visible panel last; they leave the navigation. `nil`,
  ///   the default, takes the column's own panels off it.
  func split(
    _ split: SplitPanel, separate column: SplitPanel.Column, from navigation: NavigationPanel
  ) -> [Panel]?

  /// Told after the split collapsed.
  func splitDidCollapse(_ split: SplitPanel)

  /// Told after the split expanded.
  func splitDidExpand(_ split: SplitPanel)

  /// Told after panels left the split, whatever made them leave. A column that is a navigation of
  /// the program's own tells its ``NavigationPanel/delegate`` too.
  func split(_ split: SplitPanel, didRemove panels: [Panel])
}

extension SplitPanelDelegate {
  /// The column with the keys.
  public func split(
    _ split: SplitPanel, topColumnForCollapsingTo column: SplitPanel.Column
  ) -> SplitPanel.Column { column }

  /// Has the panels pushed.
  public func split(
    _ split: SplitPanel, collapse panels: [Panel], of column: SplitPanel.Column,
    onto navigation: NavigationPanel
  ) -> Bool { false }

  /// Takes the column's panels off the navigation.
  public func split(
    _ split: SplitPanel, separate column: SplitPanel.Column, from navigation: NavigationPanel
  ) -> [Panel]? { nil }

  /// Does nothing.
  public func splitDidCollapse(_ split: SplitPanel) {}

  /// Does nothing.
  public func splitDidExpand(_ split: SplitPanel) {}

  /// Does nothing.
  public func split(_ split: SplitPanel, didRemove panels: [Panel]) {}
}

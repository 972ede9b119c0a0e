/// Decides how a ``SplitPanel`` collapses and expands, and is notified of panels that left it. Each
/// method has a default.
@MainActor public protocol SplitPanelDelegate: AnyObject {
  /// Returns the column whose panel is visible when the split has collapsed; columns after that one
  /// stay out of sight until the split expands.
  ///
  /// - Parameters:
  ///   - split: The split, which is still expanded.
  ///   - column: The column with the keys, which is the default.
  func split(
    _ split: SplitPanel, topColumnForCollapsingTo column: SplitPanel.Column
  ) -> SplitPanel.Column

  /// Called for each column but the first when the split is about to expand.
  ///
  /// - Parameters:
  ///   - split: The split, which is still collapsed.
  ///   - column: The column.
  ///   - navigation: The navigation that shows everything now.
  /// - Returns: The panels for the column, the visible one last; they leave the navigation. `nil`,
  ///   the default, moves the column's own panels back.
  func split(
    _ split: SplitPanel, separate column: SplitPanel.Column, from navigation: NavigationPanel
  ) -> [Panel]?

  /// Called after panels left the split, for whatever reason. The ``NavigationPanel/delegate`` of a
  /// column's navigation is notified too.
  func split(_ split: SplitPanel, didRemove panels: [Panel])

  /// Called after a person has hidden the last column or shown it; see
  /// ``SplitPanel/showsLastColumn``.
  func splitDidToggleLastColumn(_ split: SplitPanel)
}

extension SplitPanelDelegate {
  /// The column with the keys.
  public func split(
    _ split: SplitPanel, topColumnForCollapsingTo column: SplitPanel.Column
  ) -> SplitPanel.Column { column }

  /// Returns `nil`: the column's own panels move back.
  public func split(
    _ split: SplitPanel, separate column: SplitPanel.Column, from navigation: NavigationPanel
  ) -> [Panel]? { nil }

  /// Does nothing.
  public func split(_ split: SplitPanel, didRemove panels: [Panel]) {}

  /// Does nothing.
  public func splitDidToggleLastColumn(_ split: SplitPanel) {}
}

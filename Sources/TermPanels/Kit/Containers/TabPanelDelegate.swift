/// Decides which tabs of a ``TabPanel`` a person may select, and is notified of each selection. It
/// is not asked about those that the program selects. Each method has a default.
@MainActor public protocol TabPanelDelegate: AnyObject {
  /// Returns whether the person may select a tab; the default allows it.
  ///
  /// - Parameters:
  ///   - tabs: The panel of the tabs. The former tab is still selected.
  ///   - panel: The panel of the tab.
  func tabs(_ tabs: TabPanel, shouldSelect panel: Panel) -> Bool

  /// Called after the person has selected a tab; its panel may still be fading in.
  func tabs(_ tabs: TabPanel, didSelect panel: Panel)
}

extension TabPanelDelegate {
  /// Returns `true`.
  public func tabs(_ tabs: TabPanel, shouldSelect panel: Panel) -> Bool { true }

  /// Does nothing.
  public func tabs(_ tabs: TabPanel, didSelect panel: Panel) {}
}

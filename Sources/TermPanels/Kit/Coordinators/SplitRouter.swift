/// A router for lists, items and detail: three columns beside each other in a ``SplitPanel``, one
/// navigation if there is no room for that. Coordinators name the ``Coordinator/column`` that
/// their screen belongs in, and never ask for the current shape. A coordinator whose panel leaves
/// is stopped, however it left.
///
/// ```swift
/// let router = SplitRouter(
///   root: lists, placeholder: MessagePanel("No list is open"), detail: detail)
/// try app.run(router.split)
/// …
/// router.show(items)
/// ```
@MainActor public final class SplitRouter: Router, SplitPanelDelegate {
  /// The split panel that panels are shown in.
  public let split: SplitPanel
  private let placeholder: Panel
  private let detail: Coordinator
  private var shown: [ObjectIdentifier: Coordinator] = [:]
  /// Called after a person has hidden the last column or shown it.
  public var didToggleLastColumn: () -> Void = {}

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - root: The coordinator whose panel is at the bottom of the first column.
  ///   - placeholder: The panel in the middle column while nothing has been shown there. The one
  ///     navigation never goes back to it.
  ///   - detail: The coordinator whose panel is in the last column whenever nothing else is. It is
  ///     not stopped when its panel leaves, since the panel comes back.
  public init(root: Coordinator, placeholder: Panel, detail: Coordinator) {
    self.placeholder = placeholder
    self.detail = detail
    split = SplitPanel(
      primary: root.primaryPanel, supplementary: placeholder, secondary: detail.primaryPanel)
    for coordinator in [root, detail] {
      shown[ObjectIdentifier(coordinator.primaryPanel)] = coordinator
    }
    split.delegate = self
  }

  /// The coordinator whose panel is on top of a column, visible or not; `nil` if nothing was
  /// shown.
  public func coordinator(in column: SplitPanel.Column) -> Coordinator? {
    split.panels(in: column).last.flatMap { shown[ObjectIdentifier($0)] }
  }

  // MARK: - Router

  /// Brings the coordinator's panel to the front of its column and gives it the keys: goes back to
  /// a panel that is there already. A new panel comes above those of the column if the keys are in
  /// that column or beyond it; else it replaces them, since it does not lead deeper from there.
  public func show(_ coordinator: Coordinator) {
    let (panel, column) = (coordinator.primaryPanel, coordinator.column)
    if split.panels(in: column).contains(where: { $0 === panel }) {
      goBack(to: panel, in: column)
    } else {
      bring(coordinator, above: split.focusedColumn >= column ? own(column) : [])
    }
  }

  /// Shows the coordinator's panel directly above another coordinator's and replaces all that was
  /// there: it goes elsewhere, not deeper. If the other one is in another column, the panel is
  /// alone in its own.
  public func show(_ coordinator: Coordinator, above other: Coordinator) {
    let own = own(coordinator.column)
    let index = own.firstIndex { $0 === other.primaryPanel }
    bring(coordinator, above: index.map { Array(own[...$0]) } ?? [])
  }

  /// Goes back to the panel before the coordinator's. A column that becomes empty is filled with
  /// the placeholder or the detail.
  public func hide(_ coordinator: Coordinator) {
    let (panel, column) = (coordinator.primaryPanel, coordinator.column)
    let stack = split.navigation(of: .primary).panels
    if split.isCollapsed, let index = stack.firstIndex(where: { $0 === panel }) {
      if index > 0 { split.navigation(of: .primary).pop(to: stack[index - 1]) }
      return
    }
    let all = split.panels(in: column)
    guard let index = all.firstIndex(where: { $0 === panel }), column > .primary || index > 0 else {
      return
    }
    let rest = Array(all[..<index])
    let isLeft = rest.isEmpty && split.focusedColumn >= column
    let standing = split.isCollapsed ? [] : [filler(of: column)]
    split.setPanels(rest.isEmpty ? standing : rest, in: column, animated: true)
    if isLeft { split.focus(on: .primary) }
  }

  /// Presents the panel above all columns.
  public func present(_ panel: Panel) { split.present(panel) }

  /// Shows a toast.
  public func announce(_ toast: Toast) { split.application?.window.show(toast) }

  // MARK: - Showing

  private func bring(_ coordinator: Coordinator, above panels: [Panel]) {
    shown[ObjectIdentifier(coordinator.primaryPanel)] = coordinator
    split.setPanels(
      panels + [coordinator.primaryPanel], in: coordinator.column, animated: true, takingKeys: true)
  }

  private func goBack(to panel: Panel, in column: SplitPanel.Column) {
    let navigation = split.navigation(of: .primary)
    if split.isCollapsed, navigation.panels.contains(where: { $0 === panel }) {
      navigation.pop(to: panel)
      return
    }
    let all = split.panels(in: column)
    guard let index = all.firstIndex(where: { $0 === panel }) else { return }
    split.setPanels(Array(all[...index]), in: column, animated: true, takingKeys: true)
  }

  /// The panels shown in a column, without the one that only fills it.
  private func own(_ column: SplitPanel.Column) -> [Panel] {
    split.panels(in: column).filter { $0 !== placeholder && $0 !== detail.primaryPanel }
  }

  private func filler(of column: SplitPanel.Column) -> Panel {
    column == .supplementary ? placeholder : detail.primaryPanel
  }

  // MARK: - SplitPanelDelegate

  /// Collapses to the first column if the middle one shows only its placeholder.
  public func split(
    _ split: SplitPanel, topColumnForCollapsingTo column: SplitPanel.Column
  ) -> SplitPanel.Column {
    own(.supplementary).isEmpty ? .primary : column
  }

  /// Fills the columns that nothing was shown in.
  public func split(
    _ split: SplitPanel, separate column: SplitPanel.Column, from navigation: NavigationPanel
  ) -> [Panel]? {
    split.panels(in: column).isEmpty ? [filler(of: column)] : nil
  }

  /// Stops the coordinators whose panels have left.
  public func split(_ split: SplitPanel, didRemove panels: [Panel]) {
    // A panel may have been requested again by now.
    for panel in panels.reversed() where panel !== detail.primaryPanel && !isInColumn(panel) {
      shown.removeValue(forKey: ObjectIdentifier(panel))?.stop()
    }
  }

  private func isInColumn(_ panel: Panel) -> Bool {
    split.columns.contains { column in split.panels(in: column).contains { $0 === panel } }
  }

  /// Calls ``didToggleLastColumn``.
  public func splitDidToggleLastColumn(_ split: SplitPanel) { didToggleLastColumn() }
}

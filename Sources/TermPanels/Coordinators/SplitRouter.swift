/// A router for lists, items and detail: three columns beside each other in a ``SplitPanel``, one
/// navigation where there is no room for that. Coordinators say in which ``Coordinator/column``
/// their screen belongs, and never ask which shape there is. A coordinator whose panel leaves is
/// stopped, whoever made it leave.
///
/// ```swift
/// let router = SplitRouter(root: lists, placeholder: MessagePanel("No list is open"), detail: detail)
/// try app.run(router.split)
/// …
/// router.show(items)
/// ```
@MainActor public final class SplitRouter: Router, SplitPanelDelegate {
  /// Where panels are shown.
  public let split: SplitPanel
  private let placeholder: Panel
  private let detail: Coordinator
  private var shown: [ObjectIdentifier: Coordinator] = [:]

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - root: Whose panel is at the bottom of the first column.
  ///   - placeholder: What the middle column shows while nothing has been shown in it. It is never
  ///     on the way back of the one navigation.
  ///   - detail: Whose panel is in the last column, whenever nothing else is. It is not stopped when
  ///     its panel leaves: it comes again.
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

  /// The coordinator whose panel is on top of a column, in sight or not; `nil` where nothing was
  /// shown.
  public func coordinator(in column: SplitPanel.Column) -> Coordinator? {
    split.panels(in: column).last.flatMap { shown[ObjectIdentifier($0)] }
  }

  // MARK: - Router

  /// Brings the coordinator's panel in front in its column, with the keys. One that is there already
  /// is gone back to. Another one comes above what the column has, if the keys are in that column
  /// or beyond it, and else replaces it: from there it is not the way deeper.
  public func show(_ coordinator: Coordinator) {
    let (panel, column) = (coordinator.primaryPanel, coordinator.column)
    if split.panels(in: column).contains(where: { $0 === panel }) {
      goBack(to: panel, in: column)
    } else {
      bring(coordinator, above: split.focusedColumn >= column ? own(column) : [])
    }
  }

  /// Shows the coordinator's panel right above another one's that is shown, in the place of all that
  /// was there: going elsewhere, not deeper. Above one in another column it is alone in its own.
  public func show(_ coordinator: Coordinator, above other: Coordinator) {
    let own = own(coordinator.column)
    let index = own.firstIndex { $0 === other.primaryPanel }
    bring(coordinator, above: index.map { Array(own[...$0]) } ?? [])
  }

  /// Goes back to what was before the coordinator's panel; in an empty column the placeholder is.
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

  /// What was shown in a column, without what only fills it.
  private func own(_ column: SplitPanel.Column) -> [Panel] {
    split.panels(in: column).filter { $0 !== placeholder && $0 !== detail.primaryPanel }
  }

  private func filler(of column: SplitPanel.Column) -> Panel {
    column == .supplementary ? placeholder : detail.primaryPanel
  }

  // MARK: - SplitPanelDelegate

  /// Beyond the placeholder there is nothing to go back from.
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
    for panel in panels.reversed() where panel !== detail.primaryPanel {
      shown.removeValue(forKey: ObjectIdentifier(panel))?.stop()
    }
  }
}

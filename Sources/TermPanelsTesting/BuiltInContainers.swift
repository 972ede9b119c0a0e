import TermPanels

extension ContainerKind {
  /// The containers of the framework, each in every shape that it has.
  public static let builtIn = [
    ContainerKind("ContainerPanel") { ContainerAdapter() },
    ContainerKind("NavigationPanel") { NavigationAdapter() },
    ContainerKind("ListPanel") { ListAdapter() },
    ContainerKind("SplitPanel, collapsed") { SplitAdapter(threshold: 45...48) },
    ContainerKind("SplitPanel, expanded") { SplitAdapter(threshold: 25...28) },
    ContainerKind("SplitPanel of three columns, collapsed") { SplitAdapter(threshold: 45...45, 3) },
    ContainerKind("SplitPanel of three columns, expanded") { SplitAdapter(threshold: 25...33, 3) },
    ContainerKind("ScrollingContentPanel") { ScrollingAdapter() },
    ContainerKind("SegmentedPanel") { SegmentedAdapter() },
    ContainerKind("TabPanel") { TabAdapter() },
    ContainerKind("ColumnsPanel, one in sight") { ColumnsAdapter(minimumWidth: 60) },
    ContainerKind("ColumnsPanel, several in sight") { ColumnsAdapter(minimumWidth: 9) },
  ]
}

/// A container that calls a delegate or a completion while it changes.
@MainActor protocol AskingContainer: ContainerUnderTest {
  /// Called at every such call, to act as a delegate that changes things meanwhile.
  var onAsking: () -> Void { get set }
}

private final class ContainerAdapter: AskingContainer {
  private let container = ContainerPanel()
  var onAsking: () -> Void = {}
  var panel: Panel { container }
  var shown: [Panel] { container.content.map { [$0] } ?? [] }
  /// The content becomes a child when the container's view is loaded (rule 14).
  var kept: [Panel] { container.isViewLoaded ? shown : [] }

  func show(_ panel: Panel, animated: Bool) { set(panel, animated) }
  func hide(animated: Bool) { set(nil, animated) }

  private func set(_ content: Panel?, _ animated: Bool) {
    container.setContent(content, animated: animated) { [weak self] _ in self?.onAsking() }
  }
}

private final class NavigationAdapter: AskingContainer, NavigationPanelDelegate {
  private let navigation = NavigationPanel(root: Panel())
  var onAsking: () -> Void = {}

  init() { navigation.delegate = self }

  var panel: Panel { navigation }
  var shown: [Panel] { navigation.topPanel.map { [$0] } ?? [] }
  var kept: [Panel] { navigation.panels }

  func show(_ panel: Panel, animated: Bool) {
    if navigation.panels.contains(where: { $0 === panel }) {
      navigation.pop(to: panel, animated: animated)
    } else {
      navigation.push(panel, animated: animated)
    }
  }

  func hide(animated: Bool) { navigation.pop(animated: animated) }

  func navigation(_ navigation: NavigationPanel, didPop panels: [Panel]) { onAsking() }
}

/// Shows the last three panels as rows.
private final class ListAdapter: AskingContainer, ListDelegate {
  private let list = ListPanel<ObjectIdentifier>()
  var onAsking: () -> Void = {}

  init() { list.delegate = self }

  var panel: Panel { list }
  var shown: [Panel] { list.content }
  /// Rows exist only while there is a list to lay them out in.
  var kept: [Panel] { list.children }
  var embedsWhatIsInSight: Bool { true }

  func show(_ panel: Panel, animated: Bool) {
    list.content = Array((list.content.filter { $0 !== panel } + [panel]).suffix(3))
  }

  func hide(animated: Bool) { list.content = Array(list.content.dropLast()) }

  func listCurrentRowDidChange(_ list: ListPanel<ObjectIdentifier>) { onAsking() }
}

/// Shows panels in the last column. The laws begin with 40 columns of cells, and the random
/// sequences change to 20 to 59, so that the split changes its shape there.
private final class SplitAdapter: AskingContainer, SplitPanelDelegate {
  private let split: SplitPanel
  var onAsking: () -> Void = {}

  init(threshold: ClosedRange<Int>, _ columns: Int = 2) {
    split =
      columns == 2
      ? SplitPanel(primary: Panel())
      : SplitPanel(primary: Panel(), supplementary: ContainerPanel(content: Panel()))
    split.threshold = threshold
    split.delegate = self
  }

  var panel: Panel { split }
  var shown: [Panel] { split.visiblePanels }
  var kept: [Panel] { split.columns.flatMap { split.panels(in: $0) } }

  func show(_ panel: Panel, animated: Bool) { split.showDetail(panel, animated: animated) }

  func hide(animated: Bool) {
    if split.isCollapsed, split.focusedColumn == .secondary {
      split.navigation(of: .primary).pop(animated: animated)
    } else {
      split.setPanels([], in: .secondary, animated: animated)
    }
  }

  func split(
    _ split: SplitPanel, topColumnForCollapsingTo column: SplitPanel.Column
  ) -> SplitPanel.Column {
    onAsking()
    return column
  }

  func split(
    _ split: SplitPanel, separate column: SplitPanel.Column, from navigation: NavigationPanel
  ) -> [Panel]? {
    onAsking()
    return nil
  }

  func split(_ split: SplitPanel, didRemove panels: [Panel]) { onAsking() }
}

private final class ScrollingAdapter: ContainerUnderTest {
  private let scrolling = ScrollingContentPanel()
  var panel: Panel { scrolling }
  var shown: [Panel] { scrolling.content.map { [$0] } ?? [] }
  /// The content becomes a child when the panel's view is loaded (rule 14).
  var kept: [Panel] { scrolling.isViewLoaded ? shown : [] }

  func show(_ panel: Panel, animated: Bool) {
    // Taller than the available space, so that it scrolls.
    panel.preferredContentSize = Size(width: 30, height: 40)
    scrolling.content = panel
  }

  func hide(animated: Bool) { scrolling.content = nil }
}

private final class SegmentedAdapter: AskingContainer {
  private let segmented = SegmentedPanel([Segment("First") { Panel() }])
  var onAsking: () -> Void = {}

  init() {
    segmented.onSelect = { [weak self] _ in self?.onAsking() }
  }

  var panel: Panel { segmented }
  var shown: [Panel] { segmented.selectedPanel.map { [$0] } ?? [] }
  var kept: [Panel] { (0..<segmented.segmentCount).compactMap { segmented.panel(at: $0) } }

  func show(_ panel: Panel, animated: Bool) {
    if let index = (0..<segmented.segmentCount).first(where: { segmented.panel(at: $0) === panel })
    {
      segmented.select(index, animated: animated)
    } else {
      segmented.addSegment(Segment(panel), selects: true, animated: animated)
    }
  }

  func hide(animated: Bool) {
    guard let index = segmented.selectedIndex, segmented.segmentCount > 1 else { return }
    segmented.removeSegment(at: index, animated: animated)
  }
}

/// Selects tabs by their keys where they have one, so that the delegate is asked.
private final class TabAdapter: AskingContainer, TabPanelDelegate {
  private let tabs = TabPanel([Panel()])
  var onAsking: () -> Void = {}

  init() { tabs.delegate = self }

  var panel: Panel { tabs }
  var shown: [Panel] { tabs.selectedPanel.map { [$0] } ?? [] }
  var kept: [Panel] { tabs.panels }

  func show(_ panel: Panel, animated: Bool) {
    guard let index = tabs.panels.firstIndex(where: { $0 === panel }) else {
      return tabs.setPanels(tabs.panels + [panel], selecting: panel, animated: animated)
    }
    let key = tabs.keyCommands.first { $0.id == "tab.\(index + 1)" && $0.isEnabled }
    if animated, let key { key.action() } else { tabs.select(index, animated: animated) }
  }

  func hide(animated: Bool) {
    guard let index = tabs.selectedIndex, tabs.panels.count > 1 else { return }
    var panels = tabs.panels
    panels.remove(at: index)
    tabs.setPanels(panels, animated: animated)
  }

  func tabs(_ tabs: TabPanel, shouldSelect panel: Panel) -> Bool {
    onAsking()
    return true
  }

  func tabs(_ tabs: TabPanel, didSelect panel: Panel) { onAsking() }
}

/// Shows panels in the last column, and those in sight beside it.
private final class ColumnsAdapter: AskingContainer {
  private let columns = ColumnsPanel()
  var onAsking: () -> Void = {}

  init(minimumWidth: Int) {
    columns.minimumWidth = minimumWidth
    columns.onCurrentChange = { [weak self] _ in self?.onAsking() }
  }

  var panel: Panel { columns }
  var shown: [Panel] { columns.panelsInSight }
  var kept: [Panel] { columns.panels }

  func show(_ panel: Panel, animated: Bool) {
    if let index = columns.panels.firstIndex(where: { $0 === panel }) {
      columns.makeCurrent(index)
    } else {
      columns.setPanels(columns.panels + [panel], current: panel)
    }
  }

  func hide(animated: Bool) {
    guard let index = columns.currentIndex else { return }
    var panels = columns.panels
    panels.remove(at: index)
    columns.setPanels(panels)
  }
}

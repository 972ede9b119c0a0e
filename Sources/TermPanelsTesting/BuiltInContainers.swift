import TermPanels
import TermPanelsTesting

/// Every container that the laws are checked for.
let containerKinds = [
  ContainerKind("ContainerPanel") { ContainerAdapter() },
  ContainerKind("NavigationPanel") { NavigationAdapter() },
  ContainerKind("ListPanel") { ListAdapter() },
  ContainerKind("SplitPanel, collapsed") { SplitAdapter(threshold: 45...48) },
  ContainerKind("SplitPanel, expanded") { SplitAdapter(threshold: 25...28) },
  ContainerKind("SplitPanel of three columns, collapsed") { SplitAdapter(threshold: 45...45, 3) },
  ContainerKind("SplitPanel of three columns, expanded") { SplitAdapter(threshold: 25...33, 3) },
  ContainerKind("ScrollingContentPanel") { ScrollingAdapter() },
  ContainerKind("SegmentedPanel") { SegmentedAdapter() },
  ContainerKind("a container written by hand") { SwappingPanel.Adapter() },
]

private final class ContainerAdapter: ContainerUnderTest {
  private let container = ContainerPanel()
  var panel: Panel { container }
  var shown: [Panel] { container.content.map { [$0] } ?? [] }
  /// A content becomes a child when the container's view is made (rule 14).
  var kept: [Panel] { container.isViewLoaded ? shown : [] }

  func show(_ panel: Panel, animated: Bool) { container.setContent(panel, animated: animated) }
  func hide(animated: Bool) { container.setContent(nil, animated: animated) }
}

private final class NavigationAdapter: ContainerUnderTest {
  private let navigation = NavigationPanel(root: Panel())
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
}

/// Shows the last three panels as rows.
private final class ListAdapter: ContainerUnderTest {
  private let list = ListPanel()
  var panel: Panel { list }
  var shown: [Panel] { list.content }
  /// Rows exist only while there is a list to lay them out in.
  var kept: [Panel] { list.children }

  func show(_ panel: Panel, animated: Bool) {
    list.content = Array((list.content.filter { $0 !== panel } + [panel]).suffix(3))
  }

  func hide(animated: Bool) { list.content = Array(list.content.dropLast()) }
}

/// Shows panels in the last column. The laws have 40 columns of cells to begin with, and
/// the random sequences 20 to 59, so that the split changes its shape there.
private final class SplitAdapter: ContainerUnderTest {
  private let split: SplitPanel

  init(threshold: ClosedRange<Int>, _ columns: Int = 2) {
    split =
      columns == 2
      ? SplitPanel(primary: Panel())
      : SplitPanel(primary: Panel(), supplementary: ContainerPanel(content: Panel()))
    split.threshold = threshold
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
}

private final class ScrollingAdapter: ContainerUnderTest {
  private let scrolling = ScrollingContentPanel()
  var panel: Panel { scrolling }
  var shown: [Panel] { scrolling.content.map { [$0] } ?? [] }
  /// A content becomes a child when the panel's view is made (rule 14).
  var kept: [Panel] { scrolling.isViewLoaded ? shown : [] }

  func show(_ panel: Panel, animated: Bool) {
    // Taller than there is room for, so that it scrolls.
    panel.preferredContentSize = Size(width: 30, height: 40)
    scrolling.content = panel
  }

  func hide(animated: Bool) { scrolling.content = nil }
}

private final class SegmentedAdapter: ContainerUnderTest {
  private let segmented = SegmentedPanel([Segment("First") { Panel() }])
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

import TermPanels

/// The first screen: both charts, one at a time.
@MainActor final class RootAppsCoordinator: Coordinator {
  private let charts: [AppsViewCoordinator]
  private let segmentedPanel: SegmentedPanel

  init(_ context: RanksContext) {
    charts = AppChart.allCases.map { AppsViewCoordinator($0, context) }
    segmentedPanel = SegmentedPanel(charts.map { Segment($0.primaryPanel) })
    super.init()
    segmentedPanel.title = "Top Apps"
  }

  override var primaryPanel: Panel { segmentedPanel }

  override func didStart() {
    for chart in charts { startChild(chart) }
  }
}

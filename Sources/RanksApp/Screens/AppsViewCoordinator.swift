import TermPanels

/// One chart: fetches it when its panel appears, shows its current state, and opens an app.
@MainActor final class AppsViewCoordinator: Coordinator {
  private let chart: AppChart
  private let context: RanksContext
  private let container = ChartPanel()
  private let loadingPanel: LoadingPanel
  private let listPanel = ListPanel<RankedApp.ID>()
  private let rows: ArrayListDataSource<RankedApp, RankedApp.ID>
  private lazy var messagePanel = MessagePanel(Message(title: ""), key: .character("r")) {
    [unowned self] in load()
  }
  private var loading: Task<Void, Never>?
  private var isLoaded = false

  init(_ chart: AppChart, _ context: RanksContext) {
    self.chart = chart
    self.context = context
    loadingPanel = LoadingPanel("Loading the \(chart.title.lowercased()) apps…")
    rows = ArrayListDataSource(id: \.id) { [icons = context.icons] app, panel in
      let row = panel as? ListableRowPanel ?? ListableRowPanel(icons: icons)
      row.item = app
      return row
    }
    super.init()
    container.title = chart.title
    container.onAppear = { [unowned self] in if !isLoaded { load() } }
    container.commands = { [unowned self] in
      [
        KeyCommand(.character("r"), title: "Reload the chart", hint: "reload") {
          [unowned self] in load()
        }
      ]
    }
    listPanel.delegate = self
    listPanel.dataSource = rows
  }

  override var primaryPanel: Panel { container }

  override func didStop() { loading?.cancel() }

  // MARK: - Loading

  /// Fetches the chart, unless that is under way.
  private func load() {
    guard loading == nil, isRunning else { return }
    container.content = loadingPanel
    container.navigationItem.detail = nil
    context.icons.forgetFailures()
    loading = Task { [weak self, chart, store = context.store] in
      let result: Result<[RankedApp], ChartError>
      do throws(ChartError) {
        result = .success(try await store.apps(in: chart))
      } catch {
        result = .failure(error)
      }
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<[RankedApp], ChartError>) {
    loading = nil
    guard isRunning else { return }
    switch result {
    case .success(let apps) where apps.isEmpty:
      show(Message(title: "No apps", detail: "The chart is empty.", actionTitle: "Retry"))
    case .success(let apps): show(apps)
    case .failure(let error):
      let title = "The \(chart.title.lowercased()) apps could not be loaded"
      show(Message(title: title, detail: "\(error)", actionTitle: "Retry"))
    }
  }

  private func show(_ apps: [RankedApp]) {
    isLoaded = true
    rows.elements = apps
    listPanel.reloadData(animated: false)
    container.content = listPanel
    container.navigationItem.detail = apps.count == 1 ? "1 app" : "\(apps.count) apps"
  }

  private func show(_ message: Message) {
    isLoaded = false
    messagePanel.message = message
    container.content = messagePanel
  }
}

extension AppsViewCoordinator: ListDelegate {
  func selectionTitle(in list: ListPanel<RankedApp.ID>) -> String? { "open" }

  func list(
    _ list: ListPanel<RankedApp.ID>, didSelectRow id: RankedApp.ID
  ) -> ListSelectionResponse {
    if let app = rows[id] {
      let coordinator = AppDetailCoordinator(app, context)
      startChild(coordinator)
      context.router?.show(coordinator)
    }
    return []
  }
}

import TermPanels

/// The inspector as a panel: five small panels, each for one thing.
@MainActor final class InspectorPanel: InstrumentPanel {
  let tree = TreePanel()
  let detail = DetailPanel()
  let chain = ChainPanel()
  let log: LogPanel
  let frameMeter = FramePanel()
  let sections = InspectorView()

  init(_ log: LifeCycleLog) {
    self.log = LogPanel(log)
    super.init()
    title = "Inspector"
  }

  override func loadView() { view = sections }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(tree, in: sections.tree.content)
    embedChild(detail, in: sections.detail.content)
    embedChild(chain, in: sections.chain.content)
    embedChild(log, in: sections.log.content)
    embedChild(frameMeter, in: sections.frameMeter.content)
  }

  override var childForStatus: Panel? { tree }
}

import TermPanels

/// The tree of panels as a list that folds.
@MainActor final class TreePanel: InstrumentPanel, ListDelegate {
  /// Called when a person has made another row the current one.
  var didSelect: (ObjectIdentifier) -> Void = { _ in }
  /// Called to fold a panel's children, or to unfold them.
  var didToggleFold: (PanelNode) -> Void = { _ in }

  private let list = ListPanel<ObjectIdentifier>()
  private let rows: ArrayListDataSource<PanelNode, ObjectIdentifier>
  private var isShowing = false

  override init() {
    rows = ArrayListDataSource(id: \.id) { node, panel in
      let row = panel as? TreeRowPanel ?? TreeRowPanel()
      row.node = node
      return row
    }
    super.init()
    list.isInstrument = true
    list.dataSource = rows
    list.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(list)
  }

  override var childForStatus: Panel? { list }

  var nodes: [PanelNode] { rows.elements }

  var current: PanelNode? { list.currentID.flatMap { rows[$0] } }

  /// Shows another tree; the current row stays on its panel.
  func show(_ nodes: [PanelNode]) {
    guard nodes != rows.elements else { return }
    isShowing = true
    rows.elements = nodes
    list.reloadData(animated: false)
    isShowing = false
  }

  /// Makes another row current without a request by a person.
  func makeCurrent(_ id: ObjectIdentifier) {
    guard list.currentID != id else { return }
    isShowing = true
    list.makeCurrent(id)
    isShowing = false
  }

  func listCurrentRowDidChange(_ list: ListPanel<ObjectIdentifier>) {
    if !isShowing, let current { didSelect(current.id) }
  }

  func list(
    _ list: ListPanel<ObjectIdentifier>, actionsForRow id: ObjectIdentifier
  ) -> [RowAction] {
    guard let node = current, node.childCount > 0 else { return [] }
    var actions = [RowAction(.foldPanels) { [unowned self] in didToggleFold(node) }]
    // An arrow does what it points to, and nothing if the row is in that state already.
    actions.append(
      RowAction(
        node.isFolded ? .right : .left,
        title: node.isFolded ? "Unfold" : "Fold"
      ) { [unowned self] in didToggleFold(node) })
    return actions
  }
}

/// A list whose rows are child panels.
///
/// Rows size themselves, and only those that can be seen, and a few more, exist: the data source
/// is asked for rows by index, and a row that leaves the screen gives its panel to one that comes.
/// The current row, the scroll position and everything else is remembered by the rows' identity,
/// so a list that changes under the person's hands never puts them on another row.
///
/// ```swift
/// let list = ListPanel()
/// list.dataSource = rows      // e.g. an ArrayListDataSource
/// list.delegate = coordinator
/// ```
public final class ListPanel: Panel {
  /// Where the rows come from. The list keeps it.
  public var dataSource: (any ListDataSource)? {
    didSet { reloadData(animated: false) }
  }

  /// Who is told of selections and asked for actions.
  public weak var delegate: (any ListDelegate)?

  /// Rows beyond each edge of the view that exist although they cannot be seen.
  public var overscan = 2

  /// The identity of the current row.
  public internal(set) var currentID: AnyHashable?

  /// The place of the current row.
  public internal(set) var currentIndex: Int?

  /// The rows that exist, from top to bottom.
  var rows: [ListRow] = []
  /// Rows that have left the view and may stand for others that come.
  var free: [ListRow] = []
  /// The size that the rows were last laid out for.
  var tiledSize = Size.zero
  /// The last change, while it is on its way, and the pictures of rows that fade in it.
  var motion: Animation?
  var pictures: [ListRowPicture] = []
  var reloadCompletions: [() -> Void] = []
  /// Whether rows come and go now: a row that is told of it may ask for another change.
  private(set) var isChanging = false
  var needsReload = false
  /// Rows of `rows` by their place; empty when places may have changed.
  var rowsByIndex: [Int: ListRow] = [:]
  /// The data source's revision that the rows are of.
  var shownRevision = 0
  /// Where the current row is to lie after the next reload, if not where it does now.
  var placeOfCurrent: Int?
  private var simpleContent: [Panel] = []

  /// Creates an empty list.
  public override init() {}

  /// Creates a list of panels: the simple way for a short list.
  public convenience init(content: [Panel]) {
    self.init()
    self.content = content
  }

  /// The panels of a short list, instead of a data source. Setting it shows the difference.
  public var content: [Panel] {
    get { simpleContent }
    set {
      simpleContent = newValue
      dataSource = PanelListDataSource(newValue)
    }
  }

  /// How many rows exist now: at most those in sight and ``overscan`` at each edge.
  public var liveRowCount: Int { rows.count }

  /// The panel of the current row, if the row exists.
  public var currentRowPanel: Panel? { rows.first { $0.id == currentID }?.panel }

  /// Works with the places of rows: in one state of the data source, and in the one that the rows
  /// on the screen are of.
  func steadily(_ body: () -> Void) {
    guard let dataSource else { return body() }
    dataSource.steadily {
      // A list that has become empty keeps its last picture until it is told to reload.
      let isStale = dataSource.revision != shownRevision && dataSource.rowCount > 0
      if isStale, !rows.isEmpty, !isChanging { changeRows { replaceRows(rows) } }
      body()
    }
  }

  /// Makes a change of the rows; one that is asked for meanwhile is made after it.
  func changeRows(_ change: () -> Void) {
    guard !isChanging else { return needsReload = true }
    isChanging = true
    change()
    isChanging = false
    guard needsReload else { return }
    needsReload = false
    reloadData(animated: false)
  }

  // MARK: - Panel

  public override func loadView() { view = ListView(list: self) }

  public override var canBecomeFirstResponder: Bool { true }

  public override func updateStatus() {}

  public override var keyCommandsTitle: String? { title ?? "List" }

  public override var keyCommands: [KeyCommand] {
    super.keyCommands + rowCommands + movementCommands
  }

  var rowCommands: [KeyCommand] {
    guard let id = currentID, let delegate else { return [] }
    let selectionTitle = delegate.selectionTitle(in: self)
    let open = KeyCommand(
      .enter, .character("l"), .right, title: selectionTitle?.capitalizedFirst ?? "Open",
      hint: selectionTitle, isEnabled: selectionTitle != nil
    ) { [unowned self] in selectCurrentRow() }
    let actions = delegate.list(self, actionsForRow: id)
    return [open] + actions.map(\.command) + [menu(of: actions)]
  }

  static let menuTitle = "What can be done with the row"

  /// All actions of the current row on one key.
  private func menu(of actions: [RowAction]) -> KeyCommand {
    KeyCommand(.character("."), title: ListPanel.menuTitle, isEnabled: !actions.isEmpty) {
      [unowned self] in present(MenuPanel(title: "Actions", actions: actions))
    }
  }

  func selectCurrentRow() {
    guard let id = currentID, let delegate else { return }
    let response = delegate.list(self, didSelectRow: id)
    if response.contains(.reload) { reloadRow(id) }
    if response.contains(.deselect) { makeCurrent(nil) }
  }
}

extension String {
  /// The text with its first letter as a capital.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

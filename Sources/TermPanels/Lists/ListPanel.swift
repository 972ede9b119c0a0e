/// A list whose rows are child panels.
///
/// Rows size themselves, and only the visible ones and a few more exist: the data source is asked
/// for rows by index, and a row that leaves the screen gives its panel to a new one. The current
/// row, the scroll position and all other state follow the identities of rows, so a list that
/// changes under a person's hands never moves them to another row.
///
/// ```swift
/// let list = ListPanel()
/// list.dataSource = rows      // e.g. an ArrayListDataSource
/// list.delegate = coordinator
/// ```
public final class ListPanel: Panel {
  /// The source of the rows. The list retains it. In a callback of a row, a new one takes effect
  /// after the change under way.
  public var dataSource: (any ListDataSource)? {
    get { nextSource ?? source }
    set {
      nextSource = .some(newValue)
      if !isChanging { adoptNextSource() }
      reloadData(animated: false)
    }
  }

  /// The delegate, notified of selections and asked for actions.
  public weak var delegate: (any ListDelegate)?

  /// Rows beyond each edge of the view that exist although they cannot be seen.
  public var overscan = 2

  /// Whether a click on a row does what Enter does, as in a menu. Otherwise a click makes the row
  /// current, and a double click does what Enter does.
  public var selectsOnClick = false

  /// Whether rows can be marked, to act on several at once; see ``markedIDs``.
  public var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { clearMarks() } }
  }

  /// Whether the list takes the keys itself, and is not a part of a panel that passes them to it.
  var isFocusable = true

  /// The identity of the current row.
  public internal(set) var currentID: AnyHashable?

  /// The index of the current row.
  public internal(set) var currentIndex: Int?

  /// The data source of the rows, and the one that replaces it after the change under way.
  private(set) var source: (any ListDataSource)?
  private var nextSource: (any ListDataSource)??

  /// The rows that exist, from top to bottom.
  var rows: [ListRow] = []
  /// Rows that have left the view and can be recycled.
  var free: [ListRow] = []
  /// The size that the rows were last laid out for.
  var tiledSize = Size.zero
  /// The animation of the last change while it runs, and the pictures of rows that fade in it.
  var motion: Animation?
  var pictures: [ListRowPicture] = []
  var reloadCompletions: [() -> Void] = []
  /// Whether rows come and go now: a callback of a row may request another change.
  private(set) var isChanging = false
  private var isInChange = false
  private var isReloadWaiting = false
  /// The rows of `rows` by index; empty when indices may have changed.
  var rowsByIndex: [Int: ListRow] = [:]
  /// The data source's revision that the rows show.
  var shownRevision = 0
  /// The row that was pressed last, and whether that was the second press of a double click.
  var pressedRow: (id: AnyHashable, isSecond: Bool)?
  /// The location of the current row after the next reload, if not its present one.
  var placeOfCurrent: Int?
  /// The marked rows, in the list or not, and those in the list; `nil` while those are unknown.
  var marks = ListMarks()
  var knownMarksHere: [AnyHashable]?
  /// The open range, if any.
  var markRange: ListMarkRange?
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

  /// The number of rows that exist now: at most those in sight and ``overscan`` at each edge.
  public var liveRowCount: Int { rows.count }

  /// The panel of the current row, if the row exists.
  public var currentRowPanel: Panel? { rows.first { $0.id == currentID }?.panel }

  /// Works with the indices of rows: in a single state of the data source, the one that the rows on
  /// the screen show.
  func steadily(_ body: () -> Void) {
    guard let source else { return body() }
    inOneChange {
      source.steadily {
        // A list that has become empty keeps its last picture until it is reloaded.
        let isStale = source.revision != shownRevision && source.rowCount > 0
        if isStale, !rows.isEmpty, !isChanging { changeRows { replaceRows(rows) } }
        body()
      }
    }
  }

  /// Makes a change of the rows, or reloads them after the change under way if the two would
  /// conflict.
  func changeRows(_ change: () -> Void) {
    guard mayChangeRows else { return reloadLater() }
    inOneChange {
      isChanging = true
      change()
      isChanging = false
    }
  }

  /// Whether rows may come and go now.
  var mayChangeRows: Bool { !isChanging && (isInChange || ChangeQueue.mayChange(self)) }

  /// Makes several changes of the rows as one: changes requested in callbacks follow it.
  func inOneChange(_ body: () -> Void) {
    guard !isInChange, ChangeQueue.mayChange(self) else { return body() }
    ChangeQueue.run(in: self) { asChange(body) }
  }

  /// Brings the rows up to date after the change under way.
  func reloadLater() {
    guard !isReloadWaiting else { return }
    isReloadWaiting = true
    ChangeQueue.perform(in: self) { [self] in
      isReloadWaiting = false
      adoptNextSource()
      asChange { reloadData(animated: false) }
    }
  }

  private func asChange(_ body: () -> Void) {
    isInChange = true
    body()
    isInChange = false
  }

  private func adoptNextSource() {
    guard let nextSource else { return }
    source = nextSource
    self.nextSource = nil
    knownMarksHere = nil
  }

  /// Removes a panel of ``content`` that is shown elsewhere. A data source is asked again at the
  /// next reload.
  public override func didLoseChild(_ child: Panel) {
    if simpleContent.contains(where: { $0 === child }) { content.removeAll { $0 === child } }
  }

  // MARK: - Panel

  public override func loadView() { view = ListView(list: self) }

  public override var canBecomeFirstResponder: Bool { isFocusable }

  /// Makes the row under the mouse the current one.
  public override func mouseDown(_ event: MouseEvent) -> Bool { pressRow(event) }

  /// Does what Enter does, after a double click or, with ``selectsOnClick``, after a click.
  public override func mouseUp(_ event: MouseEvent) { releaseRow(event) }

  /// Makes the row under the mouse the current one, and shows the menu of its actions.
  public override func rightMouseDown(_ event: MouseEvent) -> Bool { showMenu(event) }

  /// Scrolls, where there are more rows than fit. The current row stays the same as long as it is
  /// in sight; then the bar stays at the edge.
  public override func scrollWheel(_ event: MouseEvent) -> Bool { scroll(by: event.wheelRows) }

  public override func updateStatus() {}

  /// The number of marked rows, if any.
  override var pendingDetail: String? {
    let count = allowsMultipleSelection ? markedCount : 0
    return count == 0 ? nil : "\(count) marked"
  }

  public override var keyCommandsTitle: String? { title ?? "List" }

  public override var keyCommands: [KeyCommand] {
    let actions = currentID.map { rowActions(of: $0) } ?? []
    return super.keyCommands + rowCommands(with: actions) + markCommands + movementCommands
  }

  /// The actions of a row, without those that are disabled for this run.
  func rowActions(of id: AnyHashable) -> [RowAction] {
    let actions = delegate?.list(self, actionsForRow: id) ?? []
    let withheld = application?.withheldCommands ?? []
    return withheld.isEmpty ? actions : actions.filter { !$0.command.isWithheld(by: withheld) }
  }

  /// The commands for the current row.
  func rowCommands(with actions: [RowAction]) -> [KeyCommand] {
    let selectionTitle = currentID == nil ? nil : delegate?.selectionTitle(in: self)
    let open = KeyCommand(
      .listOpen, title: selectionTitle?.capitalizedFirst, hint: selectionTitle,
      isEnabled: selectionTitle != nil
    ) { [unowned self] in selectCurrentRow() }
    return [open] + actions.map(\.command) + [menu(of: actions), markCommand]
  }

  /// The command that shows all actions of the current row.
  private func menu(of actions: [RowAction]) -> KeyCommand {
    KeyCommand(.listMenu, isEnabled: !actions.isEmpty) { [unowned self] in
      presentMenu(of: actions)
    }
  }

  /// Has the actions of a row shown by the nearest responder that shows menus.
  func presentMenu(of actions: [RowAction]) {
    var responder: Responder? = self
    while let current = responder {
      if let presenter = current as? any RowMenuPresenter {
        return presenter.presentMenu(of: actions, over: self)
      }
      responder = current.next
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

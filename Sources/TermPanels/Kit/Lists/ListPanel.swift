/// A list whose rows are child panels.
///
/// Rows size themselves, and only the visible ones and a few more exist: the data source is asked
/// for rows by index, and a row that leaves the screen gives its panel to a new one. The current
/// row, the scroll position and all other state follow the identities of rows, so a list that
/// changes under a person's hands never moves them to another row.
///
/// ```swift
/// let list = ListPanel(dataSource: rows)  // e.g. an ArrayListDataSource
/// list.delegate = coordinator
/// ```
///
/// `ID` is the type of the identities: that of the data source's rows.
public final class ListPanel<ID: Hashable>: Panel {
  /// The source of the rows. The list retains it. In a callback of a row, a new one takes effect
  /// after the change under way.
  public var dataSource: (any ListDataSource<ID>)? {
    get { rows.dataSource }
    set { rows.dataSource = newValue }
  }

  /// The delegate, notified of selections and asked for actions.
  public weak var delegate: (any ListDelegate<ID>)?

  /// Rows beyond each edge of the view that exist although they cannot be seen.
  public var overscan: Int {
    get { rows.overscan }
    set { rows.overscan = newValue }
  }

  /// Whether a click on a row does what Enter does, as in a menu. Otherwise a click makes the row
  /// current, and a double click does what Enter does.
  public var selectsOnClick = false

  /// Whether the menu of a row's actions is beside the row, where there is room, and not in the
  /// middle. This suits short menus.
  public var showsMenuBesideRow = false

  /// Whether rows can be marked, to act on several at once; see ``markedIDs``.
  public var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { clearMarks() } }
  }

  /// Whether the list takes the keys itself, and is not a part of a panel that passes them to it.
  package var isFocusable = true

  /// The commands of a panel around the list for the current row, tried before the list's own.
  var outerRowCommands: () -> [KeyCommand] = { [] }

  // The panel offers to programs, keys and the mouse what these objects do.
  let marks = RowMarks<ID>()
  private(set) lazy var rows = makeRows()
  private var press = RowPress<ID>()

  /// Creates an empty list.
  public override init() {}

  /// Creates a list of the rows of a data source.
  public convenience init(dataSource: any ListDataSource<ID>) {
    self.init()
    self.dataSource = dataSource
  }

  private func makeRows() -> ShownRows<ID> {
    let rows = ShownRows(in: self, marks: marks)
    rows.currentDidChange = { [unowned self] in delegate?.listCurrentRowDidChange(self) }
    marks.didChange = { [unowned self, unowned rows] in
      rows.showMarks()
      setNeedsStatusUpdate()
    }
    marks.didRefuse = { [unowned self] in refuseMarks() }
    return rows
  }

  // MARK: - Rows

  /// Asks the data source again and shows the difference: removed rows fade where they were, those
  /// that stay keep their panels and travel to their new locations, new ones fade in, in a quarter
  /// of a second at most. Where more than a screenful changes, or without motion, the new state is
  /// shown at once. The current row and the rows in sight are kept by identity; if the current row
  /// is gone, the one that took its place becomes current, else the one before. Without a current
  /// row, the first one in sight becomes current. A new heading above the current row is brought
  /// into sight.
  ///
  /// When this returns, the rows are those of the data source, even if some are still moving, and
  /// keys act on them at once. Another reload meanwhile starts from the visible state. In a
  /// callback of a row, or of the delegate about the current row, it follows the change under way.
  ///
  /// The cost is that of the rows in sight, however long the list is.
  ///
  /// - Parameters:
  ///   - animated: Whether to animate the difference, as far as the motion switch allows.
  ///   - completion: Called once, when all motion has ended.
  public func reloadData(animated: Bool = true, completion: (() -> Void)? = nil) {
    rows.reload(animated: animated, completion: completion)
  }

  /// Asks the data source for one row's panel again; the row keeps its index, and stays current if
  /// it was.
  public func reloadRow(_ id: ID) { rows.reloadRow(id) }

  /// The number of rows that exist now: at most those in sight and ``overscan`` at each edge.
  public var liveRowCount: Int { rows.live.count }

  /// The index of the row at the top of the view.
  var topIndex: Int? { rows.live.first { $0.y >= 0 }?.index }

  // MARK: - The current row

  /// The identity of the current row.
  public var currentID: ID? { rows.currentID }

  /// The index of the current row.
  public var currentIndex: Int? { rows.currentIndex }

  /// The panel of the current row, if the row exists.
  public var currentRowPanel: Panel? { rows.live.first { $0.isRow(currentID) }?.panel }

  /// Makes a row the current one and brings it into sight.
  ///
  /// - Returns: Whether the row exists.
  @discardableResult
  public func makeCurrent(_ id: ID?) -> Bool { rows.makeCurrent(id) }

  /// Makes the row at an index the current one and brings it into sight, with the headings right
  /// above it where there is room. An index beyond the ends means the end, and that of a heading
  /// the row below it, or the last one above. In a list of only headings no row becomes current.
  public func makeCurrent(index: Int) { rows.makeCurrent(index: index) }

  /// Makes a neighbour current before rows move away or are removed, if the current row is one of
  /// them: a person does not move with it but continues in the place that becomes free. The
  /// neighbour is the next row that stays, else the one before, of those that the data source
  /// allows (``ListDataSource/successors(of:)``).
  public func stepAside(from leaving: Set<ID>) { rows.stepAside(from: leaving) }

  /// The delegate's word for what Enter does; `nil` if it does nothing.
  package var selectionTitle: String? { delegate?.selectionTitle(in: self) }

  /// Selects the current row, as Enter does, and does what the delegate responds.
  package func selectCurrentRow() {
    guard let id = currentID, let delegate else { return }
    let response = delegate.list(self, didSelectRow: id)
    if response.contains(.reload) { reloadRow(id) }
    if response.contains(.deselect) { makeCurrent(nil) }
  }

  // MARK: - Panel

  public override func loadView() {
    view = ListView { [unowned self] in
      rows.layOut()
    } rowCount: { [unowned self] in
      rows.source?.rowCount ?? 0
    } currentRow: { [weak self] in
      // The window asks for the place of the cursor, perhaps after the panel is gone.
      guard let self else { return nil }
      return rows.live.first { $0.isRow(self.currentID) }?.host
    }
  }

  public override var canBecomeFirstResponder: Bool { isFocusable }

  public override func updateStatus() {}

  /// The number of marked rows, if any.
  override var pendingDetail: String? {
    let count = allowsMultipleSelection ? markedCount : 0
    return count == 0 ? nil : "\(count) marked"
  }

  /// Removes a panel of ``content`` that is shown elsewhere. A data source is asked again at the
  /// next reload.
  public override func didLoseChild(_ child: Panel) {
    guard let list = self as? ListPanel<ObjectIdentifier> else { return }
    if list.content.contains(where: { $0 === child }) { list.content.removeAll { $0 === child } }
  }

  /// Gives a row the height that it prefers now.
  public override func preferredContentSizeDidChange(forChild child: Panel) {
    viewIfLoaded?.setNeedsLayout()
  }

  public override var keyCommandsTitle: String? { title ?? "List" }

  /// The keys of the list, in its present state.
  private(set) lazy var keys = ListKeys(of: self)

  public override var keyCommands: [KeyCommand] {
    super.keyCommands + keys.all
  }

  // MARK: - Mouse

  /// Makes the row under the mouse the current one.
  public override func mouseDown(_ event: MouseEvent) -> Bool {
    let former = press
    press = RowPress()
    guard let id = rowID(at: event) else { return false }
    if allowsMultipleSelection, markPressedRow(id, event.modifiers) { return true }
    guard makeCurrent(id) else { return false }
    press = former.followed(by: id, clickCount: event.clickCount)
    return true
  }

  /// Drags the pressed row over another one, or out of the list, if the delegate lets it move.
  public override func mouseDragged(_ event: MouseEvent) {
    guard let id = press.id, let delegate, !cancelDragOfMissingRow() else { return }
    let other = rowID(at: event)
    if delegate.list(self, canDragRowAway: id) {
      guard press.isDrag || other != id else { return }
      press.isDrag = true
      return delegate.list(self, didDragRow: id, to: event)
    }
    guard let other, other != id, delegate.list(self, canMoveRow: id) else { return }
    press.isDrag = true
    delegate.list(self, didDragRow: id, over: other)
  }

  /// Does what Enter does, after a double click or, with ``selectsOnClick``, after a click; drops a
  /// row that was dragged.
  public override func mouseUp(_ event: MouseEvent) {
    if cancelDragOfMissingRow() { return }
    if press.isDrag, let id = press.id {
      press = RowPress()
      guard let delegate else { return }
      return delegate.list(self, canDragRowAway: id)
        ? delegate.list(self, didDropRow: id, at: event) : delegate.list(self, didDropRow: id)
    }
    guard let id = rowID(at: event), id == currentID, press.opens(id, onClick: selectsOnClick)
    else { return }
    if selectsOnClick || selectionTitle != nil { return selectCurrentRow() }
    for action in keys.actions(of: id) where action.command.keys.contains(KeySequence(.enter)) {
      return action.command.action()
    }
  }

  /// Ends the drag of a row, and drops it nowhere.
  public override func mouseCancelled() {
    guard press.isDrag, let id = press.id else { return }
    press = RowPress()
    delegate?.list(self, didCancelDragOfRow: id)
  }

  /// Cancels the drag of a row that is not in the list any more; returns whether it did.
  private func cancelDragOfMissingRow() -> Bool {
    guard press.isDrag, let id = press.id, dataSource?.index(of: id) == nil else { return false }
    mouseCancelled()
    return true
  }

  /// Makes the row under the mouse the current one, and shows the menu of its actions.
  public override func rightMouseDown(_ event: MouseEvent) -> Bool {
    guard let id = rowID(at: event), makeCurrent(id) else { return false }
    presentMenu(of: keys.actions(of: id), forRow: id, column: event.location(in: view).x)
    return true
  }

  /// Scrolls, where there are more rows than fit. The current row stays the same as long as it is
  /// in sight; then the bar stays at the edge.
  public override func scrollWheel(_ event: MouseEvent) -> Bool {
    rows.scroll(by: event.wheelRows)
  }

  /// The visible row under the mouse, which may be moving. Headings and pictures of removed rows do
  /// not count.
  public func rowID(at event: MouseEvent) -> ID? {
    guard let hit = view.hitTest(event.location(in: view)) else { return nil }
    return rows.live.first { hit.isContained(within: $0.host) }?.key.id
  }
}

extension ListPanel where ID == ObjectIdentifier {
  /// Creates a list of panels: the simple way for a short list.
  public convenience init(content: [Panel]) {
    self.init()
    self.content = content
  }

  /// The panels of a short list, instead of a data source. Setting it shows the difference.
  public var content: [Panel] {
    get { (dataSource as? PanelListDataSource)?.panels ?? [] }
    set { dataSource = PanelListDataSource(newValue) }
  }
}

/// Shows panels as columns beside each other, of which one is current: as a board does.
///
/// As many columns are in sight as have ``minimumWidth``, and they share the width equally; the
/// current one is always among them. Where two do not fit, one is shown below a line of the titles
/// of all, as in a ``SegmentedPanel``. A dialogue in lines has one column at a time as well.
///
/// ```swift
/// let board = ColumnsPanel([planned, reading, finished])
/// board.minimumWidth = 20
/// board.makeCurrent(1)
/// ```
///
/// All panels are children from the beginning, and each keeps its state while it is out of sight; a
/// panel's view is made when it first comes into sight. The current column has the keys. A column
/// has the title of its panel, and the words at the end of its title line. The left and the right
/// arrow, and `h` and `l`, go to the neighbours, unless a panel in a column uses these keys; at the
/// first column, the left one is free for the container around.
public final class ColumnsPanel: Panel {
  /// The fewest cells of a column beside another one.
  public var minimumWidth = 24 {
    didSet { if minimumWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// Called with the index of another current column, after ``makeCurrent(_:)``, a key or a click.
  public var onCurrentChange: (Int) -> Void = { _ in }

  /// The panels of the columns, from left to right. In a callback, new ones are set here at once,
  /// and on the screen after the change under way.
  public private(set) var panels: [Panel]
  /// The index of the current column; `nil` without columns.
  public private(set) var currentIndex: Int?

  private lazy var columnsView = SideBySideView { [unowned self] in
    columnsDidLayOut()
  } onPress: { [unowned self] in
    goTo($0)
  }
  private lazy var placing = PlacedColumns(of: self)
  /// The index of the first column in sight. It changes only when it has to.
  private var first = 0

  /// Creates a panel whose first column is current.
  ///
  /// - Parameter panels: The panels of the columns, each once.
  public init(_ panels: [Panel] = []) {
    ColumnsPanel.requireDistinct(panels)
    self.panels = panels
    currentIndex = panels.isEmpty ? nil : 0
    super.init()
    arrange(moving: panels)
  }

  // MARK: - Columns

  /// The panel of the current column; `nil` without columns.
  public var currentPanel: Panel? { currentIndex.map { panels[$0] } }

  /// The panels of the columns in sight, from left to right; none before the first layout.
  public var panelsInSight: [Panel] { plan.map { Array(panels[$0.inSight]) } ?? [] }

  /// The index of the column, or of the title of one, at a point of the panel's view; `nil` where
  /// there is none.
  public func columnIndex(at point: Point) -> Int? {
    guard let plan, view.bounds.contains(point) else { return nil }
    if let index = columnsView.titleIndex(at: point) { return index }
    let offset = plan.places.firstIndex { $0.contains(point.x) }
    return offset.map { plan.inSight.lowerBound + $0 }
  }

  /// Makes a column current, brings it into sight and gives it the keys. It does nothing if the
  /// column is current, or if the first responder does not give the keys up.
  public func makeCurrent(_ index: Int) {
    precondition(panels.indices.contains(index), "No column has this index.")
    guard let former = currentIndex, index != former else { return }
    currentIndex = index
    guard releaseKeys() else {
      currentIndex = former
      return
    }
    currentDidChange(index)
  }

  /// Replaces all columns. The current panel stays current if it is still there; otherwise the
  /// column at its index is current, or the last one.
  ///
  /// - Parameters:
  ///   - new: The panels, each once.
  ///   - current: The one of them to make current; `nil` follows the rule above.
  public func setPanels(_ new: [Panel], current: Panel? = nil) {
    ColumnsPanel.requireDistinct(new)
    precondition(
      current.map { panel in new.contains { $0 === panel } } ?? true,
      "A panel without a column cannot be current.")
    let concerned = panels + new
    store(new, current: current ?? currentPanel)
    // One that does not give the keys up keeps its column current.
    if current != nil { _ = releaseKeys() }
    arrange(moving: concerned)
  }

  /// Stores other columns and makes the one of a panel current, or else one at the former index.
  private func store(_ new: [Panel], current: Panel?) {
    let former = currentIndex ?? 0
    panels = new
    let index = current.flatMap { panel in new.firstIndex { $0 === panel } }
    currentIndex = new.isEmpty ? nil : index ?? min(former, new.count - 1)
  }

  private static func requireDistinct(_ panels: [Panel]) {
    precondition(
      Set(panels.map(ObjectIdentifier.init)).count == panels.count,
      "A panel must have only one column.")
  }

  private func currentDidChange(_ index: Int) {
    arrange(moving: [])
    viewIfLoaded?.setNeedsLayout()
    onCurrentChange(index)
  }

  /// Goes to a column, if there is one with the index.
  private func goTo(_ index: Int) {
    if panels.indices.contains(index) { makeCurrent(index) }
  }

  // MARK: - Sight

  /// The columns that are in sight; `nil` without any, or without room.
  private var plan: ColumnsPlan? {
    guard let currentIndex, let size = viewIfLoaded?.bounds.size, size.width > 0, size.height > 0
    else { return nil }
    // One list at a time can be read aloud.
    let isRead = application?.narrator != nil
    let plan = ColumnsPlan(
      count: panels.count, current: currentIndex, first: first, width: size.width,
      minimum: isRead ? size.width : minimumWidth)
    first = plan.inSight.lowerBound
    return plan
  }

  /// Brings the children in line with the columns, after the change under way.
  ///
  /// - Parameter concerned: The panels that come, stay by request, or go.
  private func arrange(moving concerned: [Panel]) {
    setNeedsStatusUpdate()
    ChangeQueue.perform(in: self, moving: concerned) { [self] in bringInLine() }
  }

  private func bringInLine() {
    let plan = plan
    if isViewLoaded { columnsView.show(plan, of: panels.count) }
    placing.arrange(panels, seen: plan?.inSight ?? 0..<0)
    setNeedsStatusUpdate()
  }

  /// Shows the columns that have room now, after the change under way.
  private func columnsDidLayOut() {
    guard let plan else { return }
    columnsView.show(plan, of: panels.count)
    placing.layOut()
    guard !placing.isInLine(with: panels, seen: plan.inSight) else { return }
    ChangeQueue.perform(in: self) { [self] in bringInLine() }
  }

  // MARK: - Keys

  /// Gives the keys to the current column, if a responder in another one has asked for them.
  ///
  /// - Returns: Whether no responder in another column has them any more.
  private func releaseKeys() -> Bool {
    guard let index = indexOfChosenResponder, index != currentIndex else { return true }
    return viewIfLoaded?.window?.makeFirstResponder(nil) ?? true
  }

  /// Makes the column of the chosen responder current, since a click may have given it the keys.
  private func followFirstResponder() {
    guard let index = indexOfChosenResponder, index != currentIndex else { return }
    currentIndex = index
    currentDidChange(index)
  }

  /// The column of the responder that has asked for the keys and has them.
  private var indexOfChosenResponder: Int? {
    guard let responder = viewIfLoaded?.window?.chosenFirstResponder,
      let view = (responder as? View) ?? (responder as? Panel)?.viewIfLoaded
    else { return nil }
    return panels.firstIndex { panel in
      panel.parent === self && panel.viewIfLoaded.map(view.isContained(within:)) == true
    }
  }

  // MARK: - Panel

  /// Sets the panel's view.
  public override func loadView() { view = columnsView }

  /// Shows the columns.
  public override func viewDidLoad() {
    super.viewDidLoad()
    arrange(moving: panels)
  }

  /// The current panel's focus and status.
  public override var childForStatus: Panel? { currentPanel }

  override func lose(_ child: Panel) {
    placing.forget(child)
    super.lose(child)
  }

  /// Removes the column of a panel that is shown elsewhere.
  public override func didLoseChild(_ child: Panel) {
    super.didLoseChild(child)
    guard panels.contains(where: { $0 === child }) else { return }
    store(panels.filter { $0 !== child }, current: currentPanel)
    // Requests none of the others: they may be shown elsewhere before this change is made.
    arrange(moving: [])
  }

  /// Updates the titles, and which column is current.
  public override func updateStatus() {
    followFirstResponder()
    super.updateStatus()
    placing.activate(currentPanel)
    columnsView.titles = panels.map { panel in
      SideBySideView.Title(
        name: panel.effectiveTitle ?? "",
        detail: panel.effectivePendingDetail ?? panel.effectiveDetail ?? "")
    }
    columnsView.current = currentIndex
  }

  public override var keyCommandsTitle: String? { "Side by side" }

  /// The commands that go to the neighbours.
  public override var keyCommands: [KeyCommand] {
    let index = currentIndex ?? 0
    return super.keyCommands + [
      KeyCommand(.columnsRight, isEnabled: index + 1 < panels.count) { [unowned self] in
        goTo(index + 1)
      },
      KeyCommand(.columnsLeft, isEnabled: index > 0) { [unowned self] in goTo(index - 1) },
    ]
  }
}

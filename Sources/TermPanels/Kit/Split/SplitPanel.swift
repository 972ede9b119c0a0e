/// Two or three columns beside each other where there is room, and one navigation where there is
/// not: lists, items and detail on a wide terminal; lists, then items, then detail on a narrow one.
///
/// Every column is a stack of panels with a title line, a ``NavigationPanel``. When the terminal
/// becomes narrow the split *collapses*: the panels of the later columns are pushed onto the first
/// column's navigation. When it is wide again the split *expands*: each panel goes back into its
/// column. They are the same panels all the time, with their views, their text, their place in a
/// list.
///
/// ```swift
/// let split = SplitPanel(primary: lists, supplementary: items)
/// split.threshold = 96...100
/// …
/// split.showDetail(detail)
/// ```
///
/// The program shows panels with ``show(_:in:animated:takingKeys:)``, in the same way in both
/// shapes. Esc and the left arrow go one column back as they go one panel back, Tab cycles through
/// the columns in sight, and `<` and `>`, also after Ctrl-W, change the width of the column that
/// has the keys. Of three columns, `]` hides the last one or shows it; a split narrower than
/// ``widthForThree`` shows two at a time.
public final class SplitPanel: Panel {
  /// A column, from left to right.
  public enum Column: Int, Comparable, CaseIterable, Sendable {
    /// The first column, where everything begins. Never empty.
    case primary
    /// The middle column, if there are three.
    case supplementary
    /// The last column, which takes the room that the others leave.
    case secondary

    /// Whether a column lies to the left of another one.
    public static func < (left: Column, right: Column) -> Bool { left.rawValue < right.rawValue }
  }

  /// The delegate, which decides about collapsing and expanding.
  public weak var delegate: (any SplitPanelDelegate)?

  /// The widths, in cells, at which the split changes its shape. The split collapses when it is
  /// narrower than the lower bound, and expands when it is as wide as the upper one; in between it
  /// stays as it is, so that a terminal dragged to and fro at its limit does not flicker. It begins
  /// expanded from the upper bound on.
  public var threshold = 76...80 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width, in cells, from which three columns stand side by side. A narrower split shows two
  /// of them: that with the keys and a neighbour. With 0, the default, all columns are in sight.
  public var widthForThree = 0 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether the last of three columns is in sight while it does not have the keys; `nil`, the
  /// default, shows it where there is room for three. A person changes it with a key.
  public var showsLastColumn: Bool? {
    didSet { if showsLastColumn != oldValue { sight.update() } }
  }

  /// The standard widths. The last column without one takes what the others leave; if all have
  /// one, that is the last column.
  public var standardWidths: [Column: Width] {
    didSet { splitView?.setStandardWidths(standardWidths) }
  }

  /// Words at the right end of the bottom line, about what is pending.
  public var status: String? { didSet { if status != oldValue { setNeedsStatusUpdate() } } }

  private let parts: SplitColumns
  private let hints = KeyHintsBar()
  private(set) lazy var arrangement = SplitArrangement(parts, of: self)
  private(set) lazy var shape = SplitShape(parts, of: self)
  private(set) lazy var keys = SplitKeys(parts, of: self)
  private(set) lazy var sight = SplitSight(parts, of: self)

  /// Creates a split of two columns.
  ///
  /// - Parameters:
  ///   - primary: The first panel of the left column. A ``NavigationPanel`` becomes the column's
  ///     own.
  ///   - secondary: The first panel of the right one; `nil` leaves it empty.
  public convenience init(primary: Panel, secondary: Panel? = nil) {
    self.init(SplitColumns([.primary, .secondary], [primary, secondary]))
  }

  /// Creates a split of three columns.
  ///
  /// - Parameters:
  ///   - primary: The first panel of the left column. A ``NavigationPanel`` becomes the column's
  ///     own.
  ///   - supplementary: The first panel of the middle one; `nil` leaves it empty.
  ///   - secondary: The first panel of the right one; `nil` leaves it empty.
  public convenience init(primary: Panel, supplementary: Panel?, secondary: Panel? = nil) {
    self.init(SplitColumns(Column.allCases, [primary, supplementary, secondary]))
  }

  private init(_ columns: SplitColumns) {
    parts = columns
    standardWidths = Width.standard(for: columns.all)
    super.init()
    arrangement.begin()
  }

  // MARK: - Columns

  /// The columns: two or three.
  public var columns: [Column] { parts.all }

  /// Whether everything is in one navigation. `false` before the first layout.
  public var isCollapsed: Bool { arrangement.isCollapsed }

  /// The columns in sight, from left to right; the first one while the split is collapsed.
  public var columnsInSight: [Column] { sight.columnsInSight }

  /// The navigation of a column. While the split is collapsed the first column's shows everything.
  public func navigation(of column: Column) -> NavigationPanel { parts.navigation(of: column) }

  /// The panels of a column, the visible one last, including those on the one navigation while the
  /// split is collapsed.
  public func panels(in column: Column) -> [Panel] { arrangement.planned[column] ?? [] }

  /// The panels that are visible while the split is: the top one of each column, or of the one
  /// navigation.
  public var visiblePanels: [Panel] {
    columnsInSight.compactMap { navigation(of: $0).topPanel }
  }

  // MARK: - Showing

  /// Shows a panel in the last column; see ``show(_:in:animated:takingKeys:)``.
  public func showDetail(_ panel: Panel, animated: Bool = true, takingKeys: Bool = true) {
    show(panel, in: .secondary, animated: animated, takingKeys: takingKeys)
  }

  /// Shows a panel in a column. While the split is expanded, it replaces the column's panels. While
  /// the split is collapsed, the panel is pushed: on top of the column's panels where one of those
  /// is visible, else on top of the columns before it. If the column already has the panel, it goes
  /// back to it.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - column: The column.
  ///   - animated: Whether the change is shown.
  ///   - takingKeys: Whether the column gets the keys. `false` only fills the column, as for a
  ///     preview of another column's current row; while the split is collapsed, nothing is pushed
  ///     then, and the panel is there when the split expands.
  public func show(
    _ panel: Panel, in column: Column, animated: Bool = true, takingKeys: Bool = true
  ) {
    precondition(
      !(panel is NavigationPanel), "Every column has a navigation panel; show the panel in it.")
    let change = SplitChange(column: column) { [unowned self] stacks in
      let own = stacks[column] ?? []
      if let index = own.firstIndex(where: { $0 === panel }) { return Array(own[...index]) }
      return isCollapsed && takingKeys && column == focusedColumn ? own + [panel] : [panel]
    }
    arrangement.request(change, moving: [panel], animated: animated, takingKeys: takingKeys)
  }

  /// Replaces all panels of a column.
  ///
  /// - Parameters:
  ///   - panels: The panels, the visible one last; at least one for the first column.
  ///   - column: The column.
  ///   - animated: Whether the change is shown.
  ///   - takingKeys: Whether the column gets the keys and, while the split is collapsed, becomes
  ///     visible. With `false`, the default, the column with the keys keeps them, unless it is now
  ///     empty.
  public func setPanels(
    _ panels: [Panel], in column: Column, animated: Bool, takingKeys: Bool = false
  ) {
    let change = SplitChange(column: column) { _ in panels }
    arrangement.request(change, moving: panels, animated: animated, takingKeys: takingKeys)
  }

  // MARK: - Keys

  /// The column that has the keys; while the split is collapsed, the visible one.
  public var focusedColumn: Column { keys.focused }

  /// Gives the keys to a column. While the split is collapsed, the column is shown: its panels are
  /// pushed, or those above them are put aside until the split expands.
  ///
  /// - Returns: Whether the column has the keys now. It does not if it is empty, or if the first
  ///   responder does not give them up.
  @discardableResult
  public func focus(on column: Column, animated: Bool = true) -> Bool {
    guard !panels(in: column).isEmpty else { return false }
    guard isCollapsed else { return keys.move(to: column) }
    arrangement.show(column, animated: animated)
    return focusedColumn == column
  }

  // MARK: - Widths

  /// The present width of a column, in cells; 0 while it is not visible.
  public func width(of column: Column) -> Int {
    columnsInSight.contains(column) ? parts.place(of: column).frame.width : 0
  }

  /// Sets a column to the width that a person wants, in cells, as far as the others have room to
  /// spare. While the column is out of sight or has no size, nothing happens.
  public func setWidth(_ cells: Int, of column: Column) {
    splitView?.setWidth(cells, of: column)
  }

  /// Undoes the changes by ``setWidth(_:of:)`` and the keys.
  public func resetWidths() { splitView?.resetWidths() }

  private var splitView: SplitView? { viewIfLoaded as? SplitView }

  // MARK: - Panel

  public override func loadView() { view = SplitView(parts, of: self, hints: hints) }

  /// The navigation of the column with the keys.
  public override var childForStatus: Panel? {
    navigation(of: isCollapsed ? .primary : focusedColumn)
  }

  /// Hides the bottom line where a navigation around the split shows one.
  public override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    showHints()
  }

  /// The bottom line stays in sight below presented panels.
  public override var presentationInsets: Insets { Insets(bottom: hints.isHidden ? 0 : 1) }

  public override func updateStatus() {
    keys.followFirstResponder()
    showHints()
    hints.status = [status, application?.mouseStatus].compactMap(\.self).joined(separator: " · ")
    hints.notes = application?.linkNotes ?? []
    for column in columns {
      let isActive = isCollapsed || column == focusedColumn
      navigation(of: column).isActive = isActive
      parts.place(of: column).isActive = isActive
    }
    super.updateStatus()
    if !hints.isHidden, let application { hints.showCommands(of: application) }
  }

  private func showHints() { hints.isHidden = navigationPanel != nil }

  public override var keyCommandsTitle: String? { "Columns" }

  public override var keyCommands: [KeyCommand] {
    guard !isCollapsed else { return super.keyCommands }
    return super.keyCommands + keys.commands + (splitView?.widthCommands ?? []) + sight.commands
  }
}

extension Panel {
  /// The nearest split that the panel is in.
  public final var splitPanel: SplitPanel? { (parent as? SplitPanel) ?? parent?.splitPanel }
}

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
/// the columns, and `<` and `>`, also after Ctrl-W, change the width of the column that has the
/// keys.
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

  /// The delegate, which decides about collapsing and expanding, and is notified of it.
  public weak var delegate: (any SplitPanelDelegate)?

  /// The widths, in cells, at which the split changes its shape. The split collapses when it is
  /// narrower than the lower bound, and expands when it is as wide as the upper one; in between it
  /// stays as it is, so that a terminal dragged to and fro at its limit does not flicker. It begins
  /// expanded from the upper bound on.
  public var threshold = 76...80 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Words at the right end of the bottom line, about what is pending.
  public var status: String? { didSet { if status != oldValue { setNeedsStatusUpdate() } } }

  /// The columns: two or three.
  public let columns: [Column]

  /// Whether everything is in one navigation. `false` before the first layout.
  public internal(set) var isCollapsed = false

  /// Whether the first layout has decided between the two shapes.
  var isDecided = false
  /// The column that has the keys while the split is expanded.
  var activeColumn = Column.primary
  /// The columns of the panels on the one navigation while the split is collapsed.
  var homes: [ObjectIdentifier: Column] = [:]
  var sizes: SplitWidths
  /// The changes of columns that wait for their turn.
  var changes: [SplitChange] = []
  /// The panels that the columns are getting, during a change.
  var arranged: Stacks?

  let hints = KeyHintsBar()
  private let navigations: [NavigationPanel]
  private let places: [SplitColumnView]

  /// Creates a split of two columns.
  ///
  /// - Parameters:
  ///   - primary: The first panel of the left column. A ``NavigationPanel`` becomes the column's
  ///     own.
  ///   - secondary: The first panel of the right one; `nil` leaves it empty.
  public convenience init(primary: Panel, secondary: Panel? = nil) {
    self.init([.primary, .secondary], [primary, secondary])
  }

  /// Creates a split of three columns.
  ///
  /// - Parameters:
  ///   - primary: The first panel of the left column. A ``NavigationPanel`` becomes the column's
  ///     own.
  ///   - supplementary: The first panel of the middle one; `nil` leaves it empty.
  ///   - secondary: The first panel of the right one; `nil` leaves it empty.
  public convenience init(primary: Panel, supplementary: Panel?, secondary: Panel? = nil) {
    self.init(Column.allCases, [primary, supplementary, secondary])
  }

  private init(_ columns: [Column], _ panels: [Panel?]) {
    self.columns = columns
    navigations = panels.map { panel in
      (panel as? NavigationPanel) ?? NavigationPanel(panels: panel.map { [$0] } ?? [])
    }
    places = columns.map { _ in SplitColumnView() }
    sizes = SplitWidths(columns: columns)
    super.init()
    for navigation in navigations {
      navigation.showsHints = false
      navigation.onRemoval = { [unowned self, unowned navigation] gone in
        didRemove(gone, from: navigation)
      }
    }
    ChangeQueue.perform(in: self, moving: navigations) { [self] in
      for navigation in navigations { addHiddenChild(navigation) }
    }
  }

  /// The navigation of a column. While the split is collapsed the first column's shows everything.
  public func navigation(of column: Column) -> NavigationPanel { navigations[index(of: column)] }

  func place(of column: Column) -> SplitColumnView { places[index(of: column)] }

  private func index(of column: Column) -> Int {
    guard let index = columns.firstIndex(of: column) else {
      preconditionFailure("A split of two columns has no supplementary column.")
    }
    return index
  }

  // MARK: - Panel

  public override func loadView() {
    view = SplitView(split: self, places: places, hints: hints)
  }

  /// The navigation of the column with the keys.
  public override var childForStatus: Panel? {
    navigation(of: isCollapsed ? .primary : activeColumn)
  }

  /// Hides the bottom line where a navigation around the split shows one.
  public override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    showHints()
  }

  /// The bottom line stays in sight below presented panels.
  public override var presentationInsets: Insets { Insets(bottom: hints.isHidden ? 0 : 1) }

  public override func updateStatus() {
    followFirstResponder()
    showHints()
    hints.status = status ?? application?.mouseStatus ?? ""
    hints.notes = application?.linkNotes ?? []
    for column in columns {
      let isActive = isCollapsed || column == activeColumn
      navigation(of: column).isActive = isActive
      place(of: column).isActive = isActive
    }
    super.updateStatus()
    if !hints.isHidden, let application { hints.showCommands(of: application) }
  }

  private func showHints() { hints.isHidden = navigationPanel != nil }

  public override var keyCommandsTitle: String? { "Columns" }

  public override var keyCommands: [KeyCommand] {
    super.keyCommands + (isCollapsed ? [] : columnCommands)
  }
}

extension Panel {
  /// The nearest split that the panel is in.
  public final var splitPanel: SplitPanel? { (parent as? SplitPanel) ?? parent?.splitPanel }
}

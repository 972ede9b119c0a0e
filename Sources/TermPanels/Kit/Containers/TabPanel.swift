/// Shows one of several panels, below a line of their titles: the parts of a program, as UIKit's
/// tab bar controller does.
///
/// All panels are children from the beginning, and each keeps its state while another one is
/// selected; a panel's view is made when it is first selected. The keys work while text is typed:
/// Alt-n and Alt-p, or Ctrl-PgDn and Ctrl-PgUp, select the neighbours, and Alt with a digit selects
/// a tab by its position, unless a ``SegmentedPanel`` in the tab uses that key.
///
/// ```swift
/// let tabs = TabPanel([library, authors, loans])
/// tabs.delegate = self
/// tabs.select(loans)
/// ```
///
/// A tab has the title of its panel, also when that changes; without a title, it has its number.
/// The title of a navigation is that of its top panel, unless you set one.
public final class TabPanel: Panel {
  /// The delegate, asked before a person selects a tab and notified afterwards.
  public weak var delegate: (any TabPanelDelegate)?
  /// Seconds that the change to another tab takes.
  public var transitionDuration = 0.15

  /// The panels of the tabs, from left to right. In a callback, new ones are set here at once, and
  /// on the screen after the change under way.
  public private(set) var panels: [Panel]
  /// The index of the selected tab; `nil` without tabs.
  public private(set) var selectedIndex: Int?

  private let coveredChildren = CoveredChildren()
  private let bar = SegmentBar("Tab", .tabs)
  private let content = View()

  /// Creates a panel whose first tab is selected.
  ///
  /// - Parameter panels: The panels of the tabs, each once.
  public init(_ panels: [Panel] = []) {
    TabPanel.requireDistinct(panels)
    self.panels = panels
    selectedIndex = panels.isEmpty ? nil : 0
    super.init()
    arrange(moving: panels, animated: false)
  }

  // MARK: - Selecting

  /// The panel of the selected tab; `nil` without tabs.
  public var selectedPanel: Panel? { selectedIndex.map { panels[$0] } }

  /// The titles of the tabs, from left to right.
  public var tabTitles: [String] {
    panels.enumerated().map { index, panel in panel.effectiveTitle ?? "\(index + 1)" }
  }

  /// Selects a tab by its index, without asking the delegate. Selecting the current one does
  /// nothing.
  ///
  /// - Parameters:
  ///   - index: Its index.
  ///   - animated: Whether to crossfade.
  public func select(_ index: Int, animated: Bool = true) {
    precondition(panels.indices.contains(index), "No tab has this index.")
    guard index != selectedIndex else { return }
    let old = selectedPanel
    selectedIndex = index
    takePreferredSize(of: panels[index], insteadOf: old)
    arrange(moving: [panels[index]], animated: animated)
  }

  /// Selects the tab of a panel; otherwise like the method that takes an index.
  public func select(_ panel: Panel, animated: Bool = true) {
    guard let index = index(of: panel) else {
      preconditionFailure("A panel without a tab cannot be selected.")
    }
    select(index, animated: animated)
  }

  /// The index of the tab whose title lies at a point of the panel's view, or of the next one out
  /// of sight where the point is on a mark for further ones; `nil` anywhere else.
  public func tabIndex(at point: Point) -> Int? {
    guard isViewLoaded, bar.frame.contains(point) else { return nil }
    return bar.segment(atColumn: point.x - bar.frame.minX)
  }

  /// Selects a tab for the person, if the delegate agrees. The delegate may change the tabs.
  private func choose(_ index: Int) {
    guard panels.indices.contains(index), index != selectedIndex else { return }
    let panel = panels[index]
    guard delegate?.tabs(self, shouldSelect: panel) ?? true, self.index(of: panel) != nil
    else { return }
    select(panel)
    delegate?.tabs(self, didSelect: panel)
  }

  private func chooseNeighbour(_ step: Int) {
    guard let selectedIndex else { return }
    choose((selectedIndex + step + panels.count) % panels.count)
  }

  private func index(of panel: Panel) -> Int? { panels.firstIndex { $0 === panel } }

  // MARK: - Changing the tabs

  /// Replaces all tabs. The selected panel stays selected if it is still there; otherwise the tab
  /// at its index is selected, or the last one. Covered panels come and go without appearing.
  ///
  /// - Parameters:
  ///   - new: The panels, each once.
  ///   - selected: The one of them to select; `nil` follows the rule above.
  ///   - animated: Whether to crossfade to another selected panel.
  public func setPanels(_ new: [Panel], selecting selected: Panel? = nil, animated: Bool) {
    TabPanel.requireDistinct(new)
    precondition(
      selected.map { panel in new.contains { $0 === panel } } ?? true,
      "A panel without a tab cannot be selected.")
    let concerned = panels + new
    store(new, selecting: selected ?? selectedPanel)
    arrange(moving: concerned, animated: animated)
  }

  /// Stores other tabs and selects the one of a panel, or else one at the former index.
  private func store(_ new: [Panel], selecting selected: Panel?) {
    let (old, former) = (selectedPanel, selectedIndex ?? 0)
    panels = new
    let index = selected.flatMap { self.index(of: $0) }
    selectedIndex = new.isEmpty ? nil : index ?? min(former, new.count - 1)
    takePreferredSize(of: selectedPanel, insteadOf: old)
  }

  private static func requireDistinct(_ panels: [Panel]) {
    precondition(
      Set(panels.map(ObjectIdentifier.init)).count == panels.count,
      "A panel must have only one tab.")
  }

  /// Brings the children in line with the tabs, after the change under way.
  ///
  /// - Parameters:
  ///   - concerned: The panels that come, stay by request, or go. One that is only covered is not
  ///     among them: shown elsewhere meanwhile, it does not come back.
  ///   - animated: Whether to crossfade.
  private func arrange(moving concerned: [Panel], animated: Bool) {
    setNeedsStatusUpdate()
    ChangeQueue.perform(in: self, moving: concerned) { [self] in
      _ = coveredChildren.arrange(
        in: content, of: self, duration: animated ? transitionDuration : 0
      ) { (panels, selectedPanel) }
    }
  }

  // MARK: - Panel

  /// Sets the panel's view.
  public override func loadView() {
    view = SegmentedView(bar: bar, content: content, hasRule: true)
  }

  /// Shows the selected panel.
  public override func viewDidLoad() {
    super.viewDidLoad()
    takePreferredSize(of: selectedPanel, insteadOf: nil)
    arrange(moving: panels, animated: false)
  }

  /// The selected panel's title, focus and status.
  public override var childForStatus: Panel? { selectedPanel }

  override func lose(_ child: Panel) {
    coveredChildren.forget(child)
    super.lose(child)
  }

  /// Removes the tab of a panel that is shown elsewhere.
  public override func didLoseChild(_ child: Panel) {
    super.didLoseChild(child)
    guard index(of: child) != nil else { return }
    store(panels.filter { $0 !== child }, selecting: selectedPanel)
    // Requests none of the others: they may be shown elsewhere before this change is made.
    arrange(moving: [], animated: false)
  }

  /// Prefers the size that the selected panel prefers, with rows for the titles.
  public override func preferredContentSizeDidChange(forChild child: Panel) {
    guard child === selectedPanel else { return }
    preferredContentSize = child.preferredContentSize.map {
      Size(width: $0.width, height: $0.height + SegmentedView.barRows(of: $0.height + 2))
    }
  }

  /// Updates the titles.
  public override func updateStatus() {
    super.updateStatus()
    bar.titles = tabTitles
    bar.selectedIndex = selectedIndex
  }

  /// Selects the tab that was clicked.
  public override func mouseDown(_ event: MouseEvent) -> Bool {
    guard let index = tabIndex(at: event.location(in: view)) else { return false }
    choose(index)
    return true
  }

  public override var keyCommandsTitle: String? { "Tabs" }

  /// The commands that select the neighbours and, by its position, each of the first nine tabs.
  public override var keyCommands: [KeyCommand] {
    let isEnabled = panels.count > 1
    let neighbours = [
      KeyCommand(.tabNext, isEnabled: isEnabled) { [unowned self] in chooseNeighbour(1) },
      KeyCommand(.tabPrevious, isEnabled: isEnabled) { [unowned self] in chooseNeighbour(-1) },
    ]
    let places = zip(TabPanel.places, tabTitles).enumerated().map { index, tab in
      KeyCommand(tab.0, title: "Show “\(tab.1)”", isEnabled: isEnabled) { [unowned self] in
        choose(index)
      }
    }
    return super.keyCommands + neighbours + places
  }
}

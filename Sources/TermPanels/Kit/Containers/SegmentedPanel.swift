/// Shows one of a few panels, with a line of their titles above: several ways to look at one thing.
///
/// Every segment keeps its panel with all its state while another one is chosen. A panel's view is
/// made when it is first shown, and the panel itself can be made only then too. The keys `[` and
/// `]` choose the neighbours; the digits choose a segment by its position, with Alt also while text
/// is typed.
///
/// ```swift
/// let charts = SegmentedPanel([
///   Segment(freeApps),
///   Segment("Paid") { PaidAppsPanel() },
/// ])
/// ```
public final class SegmentedPanel: Panel {
  /// Seconds that the change to another segment takes.
  public var transitionDuration = 0.15
  /// Called with the index of a segment after ``select(_:animated:)`` chose it, also by a key.
  public var onSelect: (Int) -> Void = { _ in }

  /// The index of the chosen segment; `nil` without segments.
  public private(set) var selectedIndex: Int?

  private var slots: [Slot]
  private let bar = SegmentBar("Segment", .segments)
  private let content = View()

  /// A segment, and its panel once there is one.
  @MainActor private final class Slot {
    let segment: Segment
    var panel: Panel?

    init(_ segment: Segment) {
      self.segment = segment
      panel = segment.panel
    }

    var title: String { panel?.effectiveTitle ?? segment.title }
  }

  /// Creates a panel whose first segment is chosen.
  public init(_ segments: [Segment] = []) {
    slots = segments.map { Slot($0) }
    selectedIndex = segments.isEmpty ? nil : 0
    super.init()
    for slot in slots { adopt(slot.panel) }
  }

  // MARK: - Choosing

  /// The number of segments.
  public var segmentCount: Int { slots.count }

  /// The panel of the chosen segment, if it has been made.
  public var selectedPanel: Panel? { selectedIndex.flatMap { slots[$0].panel } }

  /// The panel of a segment; `nil` before it has been made.
  public func panel(at index: Int) -> Panel? { slots[index].panel }

  /// The titles of the segments, from left to right.
  public var segmentTitles: [String] { slots.map(\.title) }

  /// Chooses a segment. Choosing the current one does nothing.
  ///
  /// - Parameters:
  ///   - index: Its index.
  ///   - animated: Whether to crossfade.
  public func select(_ index: Int, animated: Bool = true) {
    precondition(slots.indices.contains(index), "No segment has this index.")
    guard index != selectedIndex else { return }
    let old = selectedPanel
    selectedIndex = index
    showSelected(insteadOf: old, animated: animated)
    onSelect(index)
  }

  /// The index of the segment whose title lies at a point of the panel's view, or of the next one
  /// out of sight where the point is on a mark for further ones; `nil` anywhere else.
  public func segmentIndex(at point: Point) -> Int? {
    guard isViewLoaded, bar.frame.contains(point) else { return nil }
    return bar.segment(atColumn: point.x - bar.frame.minX)
  }

  /// Chooses a segment for the person, if there still is one with the index.
  private func choose(_ index: Int) {
    if slots.indices.contains(index) { select(index) }
  }

  private func chooseNeighbour(_ step: Int) {
    guard let selectedIndex else { return }
    select((selectedIndex + step + slots.count) % slots.count)
  }

  // MARK: - Changing the segments

  /// Inserts a segment. It is chosen if it is the only one.
  ///
  /// - Parameters:
  ///   - segment: The segment.
  ///   - index: Its index, from 0 to ``segmentCount``.
  ///   - selects: Whether it is chosen at once; otherwise the chosen one stays.
  ///   - animated: Whether to crossfade to it.
  public func insertSegment(
    _ segment: Segment, at index: Int, selects: Bool = false, animated: Bool = true
  ) {
    precondition((0...slots.count).contains(index), "A segment cannot have this index.")
    let old = selectedPanel
    let slot = Slot(segment)
    slots.insert(slot, at: index)
    let isChosen = selects || selectedIndex == nil
    // Callbacks may request other changes, so the indices are right before the first one is called.
    if isChosen {
      selectedIndex = index
    } else if let selectedIndex, selectedIndex >= index {
      self.selectedIndex = selectedIndex + 1
    }
    if !isChosen || !isViewLoaded { adopt(slot.panel) }
    if isChosen { showSelected(insteadOf: old, animated: animated) }
  }

  /// Adds a segment after the others; otherwise like ``insertSegment(_:at:selects:animated:)``.
  public func addSegment(_ segment: Segment, selects: Bool = false, animated: Bool = true) {
    insertSegment(segment, at: slots.count, selects: selects, animated: animated)
  }

  /// Removes a segment with its panel. If it was chosen, the segment that takes its index is
  /// chosen, else the one before.
  ///
  /// - Returns: The panel, if it had been made.
  @discardableResult
  public func removeSegment(at index: Int, animated: Bool = true) -> Panel? {
    precondition(slots.indices.contains(index), "No segment has this index.")
    let panel = slots.remove(at: index).panel
    guard let selected = selectedIndex, selected >= index else {
      release(panel)
      return panel
    }
    if selected == index {
      selectedIndex = slots.isEmpty ? nil : min(index, slots.count - 1)
      showSelected(insteadOf: panel, keepsOld: false, animated: animated)
    } else {
      selectedIndex = selected - 1
      release(panel)
    }
    return panel
  }

  /// Makes a panel a child, without its view.
  private func adopt(_ panel: Panel?) {
    guard let panel else { return }
    setNeedsStatusUpdate()
    ChangeQueue.perform(in: self, moving: [panel]) { [self] in
      if panel.parent !== self { addHiddenChild(panel) }
    }
  }

  /// Removes a covered panel from the children.
  private func release(_ panel: Panel?) {
    setNeedsStatusUpdate()
    guard let panel else { return }
    ChangeQueue.perform(in: self, moving: [panel]) { [self] in unembed(panel) }
  }

  private func showSelected(insteadOf old: Panel?, keepsOld: Bool = true, animated: Bool) {
    setNeedsStatusUpdate()
    let new = isViewLoaded ? makeSelected() : selectedPanel
    takePreferredSize(of: new, insteadOf: old)
    guard isViewLoaded else {
      if !keepsOld { release(old) }
      return
    }
    let exchange = Exchange(
      old: old, new: new, keepsOld: keepsOld, container: content,
      duration: animated ? transitionDuration : 0)
    ChangeQueue.perform(in: self, moving: exchange.panels) { [self] in perform(exchange) }
  }

  /// The chosen panel, made now if necessary. It becomes a child when it is shown.
  private func makeSelected() -> Panel? {
    guard let selectedIndex else { return nil }
    let slot = slots[selectedIndex]
    if slot.panel == nil { slot.panel = slot.segment.make() }
    return slot.panel
  }

  // MARK: - Panel

  /// Sets the panel's view.
  public override func loadView() { view = SegmentedView(bar: bar, content: content) }

  /// Shows the chosen panel.
  public override func viewDidLoad() {
    super.viewDidLoad()
    showSelected(insteadOf: nil, animated: false)
  }

  /// The chosen panel's title, focus and status.
  public override var childForStatus: Panel? { selectedPanel }

  /// Removes the segment of a panel that is shown elsewhere. A segment that makes its panel, and is
  /// not the chosen one, stays and makes another panel when it is shown again.
  public override func didLoseChild(_ child: Panel) {
    guard let index = slots.firstIndex(where: { $0.panel === child }) else { return }
    if slots[index].segment.panel == nil, index != selectedIndex {
      slots[index].panel = nil
    } else {
      removeSegment(at: index, animated: false)
    }
  }

  /// Prefers the size that the chosen panel prefers, with rows for the titles.
  public override func preferredContentSizeDidChange(forChild child: Panel) {
    guard child === selectedPanel else { return }
    preferredContentSize = child.preferredContentSize.map {
      Size(width: $0.width, height: $0.height + SegmentedView.barRows(of: $0.height + 2))
    }
  }

  /// Updates the titles.
  public override func updateStatus() {
    super.updateStatus()
    bar.titles = segmentTitles
    bar.selectedIndex = selectedIndex
  }

  /// Chooses the segment that was clicked.
  public override func mouseDown(_ event: MouseEvent) -> Bool {
    guard let index = segmentIndex(at: event.location(in: view)) else { return false }
    select(index)
    return true
  }

  public override var keyCommandsTitle: String? { "Segments" }

  /// The commands that choose the neighbours and, by its position, each of the first nine.
  public override var keyCommands: [KeyCommand] {
    let isEnabled = slots.count > 1
    let neighbours = [
      KeyCommand(.segmentNext, isEnabled: isEnabled) { [unowned self] in chooseNeighbour(1) },
      KeyCommand(.segmentPrevious, isEnabled: isEnabled) { [unowned self] in chooseNeighbour(-1) },
    ]
    let places = zip(SegmentedPanel.places, slots).enumerated().map { index, place in
      KeyCommand(place.0, title: "Show “\(place.1.title)”", isEnabled: isEnabled) {
        [unowned self] in choose(index)
      }
    }
    return super.keyCommands + neighbours + places
  }
}

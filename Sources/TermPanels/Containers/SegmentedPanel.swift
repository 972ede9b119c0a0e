/// Shows one of a few panels, with a line of their titles above: several ways to look at one thing.
///
/// Every segment keeps its panel with all its state while another one is chosen. A panel's view is
/// made when it is first shown, and a panel can be made only then as well. The keys `[` and `]`
/// choose the neighbours; so do the digits, by place, and with Alt also while somebody types.
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
  /// Called with the place of a segment after ``select(_:animated:)`` chose it, by a key too.
  public var onSelect: (Int) -> Void = { _ in }

  /// The place of the chosen segment; `nil` where there is none.
  public private(set) var selectedIndex: Int?

  private var slots: [Slot]
  private let bar = SegmentBar()
  private let content = View()

  /// A segment, and its panel when there is one.
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

  /// How many segments there are.
  public var segmentCount: Int { slots.count }

  /// The panel of the chosen segment, if it has been made.
  public var selectedPanel: Panel? { selectedIndex.flatMap { slots[$0].panel } }

  /// The panel of a segment; `nil` before it has been made.
  public func panel(at index: Int) -> Panel? { slots[index].panel }

  /// The titles of the segments, from left to right.
  public var segmentTitles: [String] { slots.map(\.title) }

  /// Chooses a segment. To choose the one that is chosen does nothing.
  ///
  /// - Parameters:
  ///   - index: Its place, from 0.
  ///   - animated: Whether to crossfade.
  public func select(_ index: Int, animated: Bool = true) {
    precondition(slots.indices.contains(index), "There is no segment at this place.")
    guard index != selectedIndex else { return }
    let old = selectedPanel
    selectedIndex = index
    showSelected(insteadOf: old, animated: animated)
    onSelect(index)
  }

  /// The segment whose title lies at a point of the panel's view, or the next one out of sight where
  /// a mark for further ones does; `nil` anywhere else.
  public func segmentIndex(at point: Point) -> Int? {
    guard isViewLoaded, bar.frame.contains(point) else { return nil }
    return bar.segment(atColumn: point.x - bar.frame.minX)
  }

  private func selectNeighbour(_ step: Int) {
    let index = selectedIndex ?? 0
    select((index + step + slots.count) % slots.count)
  }

  // MARK: - Changing the segments

  /// Adds a segment. The first one of all is chosen.
  ///
  /// - Parameters:
  ///   - segment: The segment.
  ///   - index: Its place, from 0 to ``segmentCount``.
  ///   - selects: Whether it is chosen at once; otherwise the chosen one stays.
  ///   - animated: Whether to crossfade to it.
  public func insertSegment(
    _ segment: Segment, at index: Int, selects: Bool = false, animated: Bool = true
  ) {
    precondition((0...slots.count).contains(index), "There is no such place for a segment.")
    let old = selectedPanel
    let slot = Slot(segment)
    slots.insert(slot, at: index)
    let isChosen = selects || selectedIndex == nil
    // Callbacks may ask for other changes: the places are right before anybody is told anything.
    if isChosen {
      selectedIndex = index
    } else if let selectedIndex, selectedIndex >= index {
      self.selectedIndex = selectedIndex + 1
    }
    guard isChosen, isViewLoaded else { return adopt(slot.panel) }
    showSelected(insteadOf: old, animated: animated)
  }

  /// Adds a segment behind the others; otherwise as ``insertSegment(_:at:selects:animated:)``.
  public func addSegment(_ segment: Segment, selects: Bool = false, animated: Bool = true) {
    insertSegment(segment, at: slots.count, selects: selects, animated: animated)
  }

  /// Takes a segment away, and its panel with it. Where it was chosen, the one that takes its place
  /// is, else the one before.
  ///
  /// - Returns: The panel, if it had been made.
  @discardableResult
  public func removeSegment(at index: Int, animated: Bool = true) -> Panel? {
    precondition(slots.indices.contains(index), "There is no segment at this place.")
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

  /// Ends a covered panel's being a child.
  private func release(_ panel: Panel?) {
    setNeedsStatusUpdate()
    guard let panel else { return }
    ChangeQueue.perform(in: self, moving: [panel]) { [self] in unembed(panel) }
  }

  private func showSelected(insteadOf old: Panel?, keepsOld: Bool = true, animated: Bool) {
    setNeedsStatusUpdate()
    guard isViewLoaded else {
      if !keepsOld { release(old) }
      return
    }
    let new = makeSelected()
    let exchange = Exchange(
      old: old, new: new, keepsOld: keepsOld, container: content,
      duration: animated ? transitionDuration : 0)
    ChangeQueue.perform(in: self, moving: exchange.panels) { [self] in perform(exchange) }
  }

  /// The chosen panel, which is made now if that has not been done. It becomes a child when it is
  /// shown.
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

  /// The segment of a panel that is shown elsewhere goes. One that makes its panel makes another one
  /// when it is shown again.
  public override func didLoseChild(_ child: Panel) {
    guard let index = slots.firstIndex(where: { $0.panel === child }) else { return }
    if slots[index].segment.panel == nil, index != selectedIndex {
      slots[index].panel = nil
    } else {
      removeSegment(at: index, animated: false)
    }
  }

  /// What the chosen panel would like, and a line for the titles.
  public override func preferredContentSizeDidChange(forChild child: Panel) {
    guard child === selectedPanel else { return }
    preferredContentSize = child.preferredContentSize.map {
      Size(width: $0.width, height: $0.height + SegmentedView.barRows(of: $0.height + 2))
    }
  }

  /// Shows the titles as they are now.
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

  /// Choosing the neighbours and, by its place, each of the first nine.
  public override var keyCommands: [KeyCommand] {
    let isEnabled = slots.count > 1
    let neighbours = [
      KeyCommand(
        id: "segment.next", .character("]"), title: "Next segment", hint: "next",
        isEnabled: isEnabled
      ) {
        [unowned self] in selectNeighbour(1)
      },
      KeyCommand(
        id: "segment.previous", .character("["), title: "Previous segment", isEnabled: isEnabled
      ) {
        [unowned self] in selectNeighbour(-1)
      },
    ]
    let places = slots.prefix(9).enumerated().map { index, slot in
      let digit = Character("\(index + 1)")
      return KeyCommand(
        id: "segment.\(digit)", .character(digit), .alt(digit), title: "Show “\(slot.title)”",
        isEnabled: isEnabled
      ) { [unowned self] in select(index) }
    }
    return super.keyCommands + neighbours + places
  }
}

/// The root of the view tree: as large as the terminal, holds the root panel and the panels
/// presented above it, and knows the first responder.
@MainActor public final class Window: View {
  /// The size below which a short note replaces the program.
  public static let minimumSize = Size(width: 20, height: 5)
  /// The height below which a toast lies on the panel's own lines: above them it would hide one of
  /// very few rows.
  private static let lowHeight = 8

  /// The application that the window belongs to.
  public internal(set) weak var application: Application?

  /// The cells to draw at the end of the turn.
  private(set) var dirty = Spans(size: .zero)

  /// The panels presented above the root panel.
  private(set) lazy var presentations = PresentationStack(self)
  /// The dispatch of mouse events.
  private(set) lazy var mouse = MouseDispatch(self)
  private lazy var focus = Focus(self)
  private lazy var toasts = ToastCorner(self)
  private lazy var activities = ActivityCorner(self)

  private let note = SizeNote()
  private var needsStatusUpdate = true

  override init() { super.init() }

  /// The application.
  public override var next: Responder? { application }

  /// The panel below all others. Setting it dismisses all presented panels; then the old panel
  /// disappears and the new one appears. In a callback, this waits for the change under way.
  public var rootPanel: Panel? {
    didSet {
      if rootPanel !== oldValue { ChangeQueue.perform(in: nil) { [self] in showRoot() } }
    }
  }

  /// The root panel that the window shows. It differs from ``rootPanel`` only while that one waits
  /// for a change to end.
  private(set) var shownRoot: Panel?

  /// A tool's panel beside the program. Setting it makes the old dock's panel disappear and the new
  /// one's appear.
  public var dock: Dock? {
    didSet {
      guard dock !== oldValue else { return }
      ChangeQueue.perform(in: nil) { [self] in replaceDock(oldValue) }
    }
  }

  // MARK: - The root panel

  /// Removes every panel of the program, even if changes are waiting.
  func removeAllPanels() {
    rootPanel = nil
    ChangeQueue.run(in: nil) { showRoot() }
  }

  /// Replaces the shown root panel with ``rootPanel``, as part of the change under way.
  private func showRoot() {
    guard shownRoot !== rootPanel else { return }
    if let old = shownRoot {
      presentations.dismissAll()
      ChangeQueue.run(in: nil, moving: [old]) { hideRoot(old) }
    }
    if let new = rootPanel { ChangeQueue.run(in: nil, moving: [new]) { showRoot(new) } }
  }

  private func hideRoot(_ panel: Panel) {
    panel.beginAppearance(false, animated: false)
    panel.viewIfLoaded?.removeFromSuperview()
    panel.endAppearance()
    shownRoot = nil
    setNeedsStatusUpdate()
  }

  private func showRoot(_ panel: Panel) {
    panel.leavePlace()
    panel.join(application)
    shownRoot = panel
    panel.beginAppearance(true, animated: false)
    embedSubview(panel.view, at: 0)
    ChangeQueue.layOut(.within([panel])) { layoutIfNeeded() }
    panel.endAppearance()
    setNeedsStatusUpdate()
  }

  /// Removes a panel that is the root or presented, as part of the change under way.
  func remove(_ panel: Panel) {
    if panel.presentation != nil {
      presentations.dismiss(panel)
    } else if panel === shownRoot {
      if rootPanel === panel { rootPanel = nil }
      showRoot()
    }
  }

  /// The panel in front of the others: the presented one, else the root.
  public var frontmostPanel: Panel? { presentations.front?.panel ?? shownRoot }

  /// The panels presented above the root panel, the frontmost last.
  public var presentedPanels: [Panel] { presentations.panels }

  // MARK: - First responder

  /// The responder that takes the keys first: the one that asked to, else the one that the
  /// frontmost panel prefers. Never `nil` while there is a panel.
  public var firstResponder: Responder? { focus.firstResponder }

  /// The responder that asked to take the keys first, if any.
  var chosenFirstResponder: Responder? { focus.chosen }

  /// The responders of the program that a key is offered to, the first responder first and the
  /// application last.
  public var responders: [Responder] { programResponderChain.responders }

  /// The chain of the program's responders.
  var programResponderChain: ResponderChain {
    ResponderChain(start: firstResponder ?? self, window: self)
  }

  /// Gives the keys to a responder or, with `nil`, to the one that the frontmost panel prefers;
  /// returns whether it takes them.
  func makeFirstResponder(_ responder: Responder?) -> Bool { focus.choose(responder) }

  /// Notifies the former and the new first responder if it has changed.
  func settleFirstResponder() { focus.settle() }

  /// Takes the focus from a view that has left the tree or is about to.
  func takeFocus(from view: View) { focus.leave(view) }

  // MARK: - Density

  /// The amount of blank rows in lists.
  public var density = Density.compact {
    didSet { if density != oldValue { layOut(self) } }
  }

  private func layOut(_ view: View) {
    view.setNeedsLayout()
    for view in view.subviews { layOut(view) }
  }

  // MARK: - Toasts

  /// Shows a toast in the lower right corner for four seconds; a failure stays for eight, and one
  /// that waits for input until there is some. The next toast replaces it. It lies above the key
  /// hints, or on them in a window of fewer than eight rows. A narrator presents it in its own way.
  public func show(_ toast: Toast) {
    if let narrator = application?.narrator { return narrator.announce(toast) }
    toasts.show(toast)
  }

  /// Dismisses the toast at once.
  public func hideToast() { toasts.hide() }

  /// Shows the error in a toast.
  public override func presentError(_ error: any Error) {
    show(Toast(String(describing: error), isError: true))
  }

  /// Shows the activity in the lower right corner, unless its work takes only a moment. A narrator
  /// presents it in its own way.
  public override func showActivity(_ activity: Activity) {
    if let narrator = application?.narrator {
      return narrator.announce(Toast(activity.text + "…"))
    }
    activities.show(activity)
  }

  /// Notifies the toast of a person's input.
  func inputDidArrive() { toasts.inputDidArrive() }

  /// The program's area above the rows that the panel filling it leaves free for its own lines.
  private var freeArea: Rect {
    let filling = presentations.filling ?? shownRoot
    return programArea.inset(by: Insets(bottom: filling?.presentationInsets.bottom ?? 0))
  }

  // MARK: - Once a turn

  /// Marks titles and key hints as out of date; they are computed again at the end of the turn.
  public func setNeedsStatusUpdate() { needsStatusUpdate = true }

  /// Brings status and layout up to date.
  func settle() {
    mouse.cancelIfLost()
    var passes = 0
    var changes = ChangeQueue.count
    presentations.place()
    while needsStatusUpdate || subtreeNeedsLayout {
      // Sizes are settled in two passes; a layout that never settles, while nothing else changes,
      // is a loop.
      assert(passes < 4 || changes < ChangeQueue.count, "A layout pass keeps asking for another.")
      changes = ChangeQueue.count
      if needsStatusUpdate { updateStatus() }
      ChangeQueue.layOut(.everywhere) { layoutIfNeeded() }
      // Presented panels follow the panel below them.
      presentations.place()
      presentations.dismissAdrift()
      passes += 1
      if passes == 8 { break }
    }
  }

  private func updateStatus() {
    settleFirstResponder()
    needsStatusUpdate = false
    shownRoot?.updateStatus()
    presentations.updateStatus()
    dock?.panel.updateStatus()
  }

  /// Adds cells to draw at the end of the turn.
  func addDirty(_ area: Rect) { dirty.insert(area) }

  /// Returns the dirty cells and marks them clean.
  func takeDirty() -> Spans {
    defer { dirty.removeAll() }
    return dirty
  }

  /// Whether the terminal is too small for any panel.
  var isTooSmall: Bool {
    frame.width < Window.minimumSize.width || frame.height < Window.minimumSize.height
  }

  public override func layoutSubviews() {
    if dirty.rows != frame.height || dirty.width != frame.width {
      dirty = Spans(size: frame.size)
      setNeedsDisplay()
    }
    layoutDock()
    super.layoutSubviews()
    if !isTooSmall {
      note.removeFromSuperview()
    } else if note.superview == nil {
      addSubview(note)
    }
    note.frame = bounds
    let isLow = programArea.height < Self.lowHeight
    toasts.layOut(in: isLow ? programArea : freeArea)
    activities.layOut(in: freeArea.inset(by: Insets(bottom: toasts.isShown && !isLow ? 1 : 0)))
    presentations.place()
    for view in subviews where view !== note {
      view.isHidden = isTooSmall || presentations.isCovered(view)
    }
  }
}

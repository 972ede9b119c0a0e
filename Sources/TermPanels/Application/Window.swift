/// The root of the view tree: as large as the terminal, holds the root panel and the panels
/// presented above it, and knows the first responder.
@MainActor public final class Window: View {
  /// The size below which a short note replaces the program.
  public static let minimumSize = Size(width: 20, height: 5)

  /// The application that the window belongs to.
  public internal(set) weak var application: Application?

  /// The cells to draw at the end of the turn.
  var dirty = Spans(size: .zero)

  /// The responder that asked to take the keys first, if any.
  private(set) weak var chosenFirstResponder: Responder?

  /// The responder that was notified of becoming first responder, and not yet of resigning.
  private weak var notifiedFirstResponder: Responder?

  /// The panels presented above the root, the frontmost last.
  var presentations: [Presentation] = []

  private let note = Label(role: .secondary, alignment: .center, isMultiline: true)
  private var needsStatusUpdate = true
  var mouse = MouseTracker()
  let toastView = ToastView()
  var toastTimer: Animation?

  override init() {
    super.init()
    note.text = "Make the window larger (20×5)."
  }

  /// The application.
  public override var next: Responder? { application }

  /// The panel at the bottom of everything. Setting it dismisses what is presented; then the old
  /// panel disappears and the new one appears. In a callback, this waits for the change under way.
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

  /// Removes every panel of the program, whatever changes are waiting.
  func removeAllPanels() {
    rootPanel = nil
    ChangeQueue.run(in: nil) { showRoot() }
  }

  /// Replaces the shown root panel with ``rootPanel``, as part of the change under way.
  private func showRoot() {
    guard shownRoot !== rootPanel else { return }
    if let old = shownRoot {
      dismissAll()
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
      dismiss(panel)
    } else if panel === shownRoot {
      if rootPanel === panel { rootPanel = nil }
      showRoot()
    }
  }

  // MARK: - First responder

  /// The responder that takes the keys first: the one that asked to, else the one that the
  /// frontmost panel prefers. Never `nil` while there is a panel.
  public var firstResponder: Responder? {
    if let chosenFirstResponder { return chosenFirstResponder }
    guard let front = frontmostPanel else { return nil }
    let preferred = front.resolvedFirstResponder
    // A panel may prefer a responder that is shown elsewhere by now.
    return preferred.hostWindow === self ? preferred : front
  }

  var frontmostPanel: Panel? { presentations.last { !$0.isEnding }?.panel ?? shownRoot }

  /// The chain that keys go to.
  var responderChain: ResponderChain {
    if let dock, dock.hasKeyboard {
      return chain(from: dock.panel.resolvedFirstResponder)
    }
    return programResponderChain
  }

  func chain(from responder: Responder) -> ResponderChain {
    ResponderChain(
      start: responder, window: self, keyMap: application?.keyMap ?? KeyMap(),
      withheld: application?.withheldCommands ?? [])
  }

  func makeFirstResponder(_ responder: Responder?) -> Bool {
    guard chosenFirstResponder !== responder else { return true }
    if let responder, !mayTakeFocus(responder) { return false }
    let current = firstResponder
    if let current, current !== responder, !current.canResignFirstResponder { return false }
    chosenFirstResponder = responder
    settleFirstResponder()
    setNeedsStatusUpdate()
    return true
  }

  /// Notifies the former and the new first responder if it has changed: a responder asked for the
  /// keys, or the frontmost panel prefers another one.
  func settleFirstResponder() {
    let current = firstResponder?.hostWindow === self ? firstResponder : nil
    guard current !== notifiedFirstResponder else { return }
    resignNotified()
    // The notified responder may have asked for another change, which is then settled.
    guard notifiedFirstResponder == nil, let current, current === firstResponder else { return }
    notifiedFirstResponder = current
    // A sequence that was begun elsewhere does not continue here.
    application?.pendingKeys = []
    setNeedsStatusUpdate()
    current.didBecomeFirstResponder()
  }

  /// Takes the focus from a view that has left the tree or is about to, whether or not the
  /// responder would give it up.
  func takeFocus(from view: View) {
    if let chosenFirstResponder, isPart(chosenFirstResponder, of: view) {
      self.chosenFirstResponder = nil
      setNeedsStatusUpdate()
    }
    if let notifiedFirstResponder, isPart(notifiedFirstResponder, of: view) { resignNotified() }
  }

  private func resignNotified() {
    let former = notifiedFirstResponder
    notifiedFirstResponder = nil
    setNeedsStatusUpdate()
    former?.didResignFirstResponder()
  }

  private func isPart(_ responder: Responder, of view: View) -> Bool {
    let focused = (responder as? View) ?? (responder as? Panel)?.viewIfLoaded
    return focused?.isContained(within: view) == true
  }

  /// Whether a responder may take the keys: not below a modal panel, nor in a panel that is
  /// leaving.
  private func mayTakeFocus(_ responder: Responder) -> Bool {
    var current: Responder? = responder
    while let candidate = current {
      let panel = candidate as? Panel
      if panel?.appearance.state == .disappearing { return false }
      if let presentation = panel?.presentation { return presentation === presentations.last }
      current = candidate.next
    }
    return presentations.isEmpty
  }

  // MARK: - Once a turn

  /// Marks titles and key hints as out of date; they are computed again at the end of the turn.
  public func setNeedsStatusUpdate() { needsStatusUpdate = true }

  /// Brings status and layout up to date.
  func settle() {
    var passes = 0
    var changes = ChangeQueue.count
    while needsStatusUpdate || subtreeNeedsLayout {
      // Sizes are settled in two passes; a layout that never settles, while nothing else changes,
      // is a loop.
      assert(passes < 4 || changes < ChangeQueue.count, "A layout pass keeps asking for another.")
      changes = ChangeQueue.count
      if needsStatusUpdate { updateStatus() }
      ChangeQueue.layOut(.everywhere) { layoutIfNeeded() }
      // Presented panels follow the panel below them.
      placePresentations()
      passes += 1
      if passes == 8 { break }
    }
  }

  private func updateStatus() {
    settleFirstResponder()
    needsStatusUpdate = false
    shownRoot?.updateStatus()
    for presentation in presentations { presentation.panel.updateStatus() }
    dock?.panel.updateStatus()
  }

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
    layoutToast()
    placePresentations()
    for view in subviews where view !== note { view.isHidden = isTooSmall || isCovered(view) }
  }

  /// The position of the first responder's cursor.
  public override var cursor: Point? {
    guard !isTooSmall, dock?.hasKeyboard != true, let view = firstResponder as? View,
      view.window === self,
      let cursor = view.cursor
    else { return nil }
    return view.convertToWindowIfVisible(cursor)
  }
}

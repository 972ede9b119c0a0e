/// The root of the view tree: as large as the terminal, holds the root panel and the panels
/// presented above it, and knows who takes the keys first.
@MainActor public final class Window: View {
  /// Below this size a short note stands in for the program.
  public static let minimumSize = Size(width: 20, height: 5)

  /// The application that the window belongs to.
  public internal(set) weak var application: Application?

  /// The cells to draw at the end of the turn.
  var dirty = Spans(size: .zero)

  /// Who takes the keys first, if somebody asked to.
  private(set) weak var chosenFirstResponder: Responder?

  /// Who was told last that it takes the keys first, and not yet that it ceased to.
  private weak var toldFirstResponder: Responder?

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

  /// The panel at the bottom of everything. Setting it dismisses what is presented, gives the old
  /// one its way out and the new one its way in. In a callback, that follows after the change
  /// under way.
  public var rootPanel: Panel? {
    didSet {
      if rootPanel !== oldValue { ChangeQueue.perform(in: nil) { [self] in showRoot() } }
    }
  }

  /// The root panel that the window shows: another one than ``rootPanel`` only while that waits
  /// for a change to be over.
  private(set) var shownRoot: Panel?

  /// A tool's panel beside the program. Setting it gives the old one's panel its way out and the
  /// new one's its way in.
  public var dock: Dock? {
    didSet {
      guard dock !== oldValue else { return }
      ChangeQueue.perform(in: nil) { [self] in replaceDock(oldValue) }
    }
  }

  // MARK: - The root panel

  /// Lets go of every panel of the program, whatever waits to be changed.
  func removeAllPanels() {
    rootPanel = nil
    ChangeQueue.run(in: nil) { showRoot() }
  }

  /// Brings ``rootPanel`` into the place of the one before, as a part of the change under way.
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

  /// Takes a panel away that is the root or presented, as a part of the change under way.
  func remove(_ panel: Panel) {
    if panel.presentation != nil {
      dismiss(panel)
    } else if panel === shownRoot {
      if rootPanel === panel { rootPanel = nil }
      showRoot()
    }
  }

  // MARK: - First responder

  /// Who takes the keys first: who asked to, else whom the frontmost panel prefers. Never nobody
  /// while there is a panel.
  public var firstResponder: Responder? {
    if let chosenFirstResponder { return chosenFirstResponder }
    guard let front = frontmostPanel else { return nil }
    let preferred = front.resolvedFirstResponder
    // A panel may prefer somebody who is shown elsewhere by now.
    return preferred.hostWindow === self ? preferred : front
  }

  var frontmostPanel: Panel? { presentations.last { !$0.isEnding }?.panel ?? shownRoot }

  /// Where keys go.
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

  /// Tells who takes the keys first now, and who did before, where that has changed: somebody asked
  /// to, or the frontmost panel prefers another one.
  func settleFirstResponder() {
    let current = firstResponder?.hostWindow === self ? firstResponder : nil
    guard current !== toldFirstResponder else { return }
    resignTold()
    // Whoever was told may have asked for another change, which is then settled.
    guard toldFirstResponder == nil, let current, current === firstResponder else { return }
    toldFirstResponder = current
    // Who has begun to press a sequence has not begun it here.
    application?.pendingKeys = []
    setNeedsStatusUpdate()
    current.didBecomeFirstResponder()
  }

  /// Focus never stays in a view that left the tree, or is about to: it is taken whether or not
  /// the responder would give it up.
  func takeFocus(from view: View) {
    if let chosenFirstResponder, isPart(chosenFirstResponder, of: view) {
      self.chosenFirstResponder = nil
      setNeedsStatusUpdate()
    }
    if let toldFirstResponder, isPart(toldFirstResponder, of: view) { resignTold() }
  }

  private func resignTold() {
    let former = toldFirstResponder
    toldFirstResponder = nil
    setNeedsStatusUpdate()
    former?.didResignFirstResponder()
  }

  private func isPart(_ responder: Responder, of view: View) -> Bool {
    let focused = (responder as? View) ?? (responder as? Panel)?.viewIfLoaded
    return focused?.isContained(within: view) == true
  }

  /// Nobody below a modal panel, and nobody in a panel that is leaving, can take the keys.
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

  /// Has titles and key hints computed again at the end of the turn.
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
      // What lies above a panel follows it.
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

  /// The dirty cells, which are then clean.
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

  /// Where the cursor of the first responder stands.
  public override var cursor: Point? {
    guard !isTooSmall, dock?.hasKeyboard != true, let view = firstResponder as? View,
      view.window === self,
      let cursor = view.cursor
    else { return nil }
    return view.convertToWindowIfVisible(cursor)
  }
}

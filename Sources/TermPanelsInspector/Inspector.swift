public import TermPanels

/// Shows the inside of a running program: the live tree of its panels, the responder chain, the
/// life-cycle callbacks as they happen, and the cost of the last frame. The program stays in use
/// beside it.
///
/// ```swift
/// Inspector.install(in: application)
/// ```
///
/// F12 opens and closes it, F9 moves the keyboard between it and the program. Closed, it costs a
/// comparison with `nil` here and there.
@MainActor public final class Inspector {
  unowned let application: Application
  let log = LifeCycleLog()
  let highlight = HighlightView()
  let began: Double
  var panel: InspectorPanel?
  var folded: Set<ObjectIdentifier> = []
  /// The selected panel; until one is selected, the current row follows the focus.
  var selected: ObjectIdentifier?
  var isFiltering = false
  /// Returns the panel that a guided tour is explaining, called at the end of each turn. When it
  /// changes, that panel is selected; in between people select what they like.
  public var subject: () -> Panel? = { nil } {
    didSet { lastSubject = nil }
  }
  private var lastSubject: ObjectIdentifier?
  /// The moment of the first callback of this turn, which all callbacks of the turn get.
  var turn: Double?

  private init(_ application: Application) {
    self.application = application
    began = application.now
  }

  /// Installs an inspector in an application, closed.
  @discardableResult
  public static func install(in application: Application) -> Inspector {
    let inspector = Inspector(application)
    application.addCommands { inspector.commands.map(\.command) }
    application.registerCommands([
      .list(
        title: "Inspector", actions: [.foldPanels],
        commands: [.filterLog, .clearLog, .deselectPanel]),
      KeyCatalogue.Group(title: "Beside the inspector", [.moveKeyboard, .toggleInspector]),
    ])
    return inspector
  }

  /// Whether the inspector is open.
  public var isOpen: Bool { panel != nil }

  /// Opens the inspector, at the right of a window of at least 100 columns, else at the bottom. It
  /// has room once the window has 14 rows. The focus stays with the program.
  public func open() {
    guard !isOpen, application.window.dock == nil else { return }
    let panel = InspectorPanel(log)
    panel.tree.didSelect = { [unowned self] in select($0) }
    panel.tree.didToggleFold = { [unowned self] in toggleFold($0) }
    panel.commands = { [unowned self] in ownCommands.map(\.command) }
    self.panel = panel
    application.observer = self
    application.window.dock = Dock(panel, overlay: highlight, place: Inspector.place)
  }

  /// Closes the inspector and gives the program the whole window again.
  public func close() {
    guard isOpen else { return }
    panel = nil
    application.observer = nil
    application.window.dock = nil
    log.clear()
    highlight.point(at: nil)
    (selected, isFiltering, folded) = (nil, false, [])
    lastSubject = nil
  }

  /// Selects the tour's subject, and unfolds its ancestors.
  private func followSubject() {
    let panel = subject()
    let id = panel.map { ObjectIdentifier($0) }
    guard id != lastSubject else { return }
    (lastSubject, selected) = (id, id)
    var container = panel?.parent
    while let current = container {
      folded.remove(ObjectIdentifier(current))
      container = current.parent
    }
  }

  /// The part of a window of a size that the inspector takes. It leaves the program enough to be
  /// used.
  static func place(in size: Size) -> Insets {
    guard size.height >= 14 else { return .zero }
    if size.width >= 100 { return Insets(right: min(84, max(47, size.width * 2 / 5))) }
    return Insets(bottom: size.height / 2)
  }
}

// MARK: - Observing

extension Inspector: ProgramObserver {
  /// Adds the callback to the log.
  public func panel(_ panel: Panel, willReceive event: LifeCycleEvent) {
    let moment = turn ?? application.now - began
    turn = moment
    log.add(panel, event, at: moment)
  }

  /// Brings everything up to date.
  public func application(_ application: Application, didUpdateWith frame: FrameReport?) {
    guard let panel else { return }
    // Without room it could not show that it has the focus.
    if hasKeyboard, application.window.insets == .zero { setKeyboard(false) }
    followSubject()
    let tree = PanelTree(of: application.window, folded: folded)
    panel.tree.show(tree.nodes)
    if let id = selected, !tree.nodes.contains(where: { $0.id == id }) {
      selected = nil
    }
    // With the focus here, perhaps by a click, and no panel selected, the current row is selected.
    if hasKeyboard, selected == nil { selected = panel.tree.current?.id }
    if let row = selected ?? tree.focusedRow { panel.tree.makeCurrent(row) }
    panel.sections.tree.remark.text =
      "\(tree.panelCount) panels, \(tree.loadedCount) loaded"
    panel.detail.show(panel.tree.current)
    panel.chain.show(application.window.responders)
    panel.log.filter = isFiltering ? selected : nil
    panel.sections.log.remark.text = isFiltering ? "of the selected panel" : ""
    panel.log.refresh()
    if let frame { panel.frameMeter.show(frame) }
    highlight.point(at: selected.flatMap { id in tree.nodes.first { $0.id == id } })
    panel.sections.hasKeyboard = hasKeyboard
    panel.sections.hints.hints = hints(commands)
    panel.sections.ownHints.hints = hasKeyboard ? hints(ownCommands) : []
    turn = nil
  }
}

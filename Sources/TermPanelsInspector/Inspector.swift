public import TermPanels

/// Shows a running program to whoever wants to understand it: the live tree of its panels, the
/// responder chain, the life-cycle callbacks as they happen, and what the last frame took. The
/// program stays in use beside it.
///
/// ```swift
/// Inspector.install(in: application)
/// ```
///
/// F12 opens and closes it, F9 moves the keyboard between it and the program. Closed, it costs a
/// comparison with `nil` here and there. One inspector of a process can be open at a time.
@MainActor public final class Inspector {
  unowned let application: Application
  let log = LifeCycleLog()
  let highlight = HighlightView()
  let began: Double
  var panel: InspectorPanel?
  var folded: Set<ObjectIdentifier> = []
  /// The panel that was selected; until then the bar follows the one with the keys.
  var selected: ObjectIdentifier?
  var isFiltering = false
  /// Which panel of the program somebody talks about who shows people around, asked at the end of
  /// each turn. It is selected when it becomes another one; in between people select what they like.
  public var subject: () -> Panel? = { nil } {
    didSet { lastSubject = nil }
  }
  private var lastSubject: ObjectIdentifier?
  /// When the first callback of this turn came; all of them are told to have come then.
  var turn: Double?

  private init(_ application: Application) {
    self.application = application
    began = application.now
  }

  /// Gives an application its inspector, closed.
  @discardableResult
  public static func install(in application: Application) -> Inspector {
    let inspector = Inspector(application)
    application.addCommands { inspector.commands.map(\.command) }
    application.registerCommands([
      .list(
        title: "Inspector",
        actions: [RowAction(id: "inspector.fold", .space, .enter, title: "Fold or unfold") {}],
        commands: inspector.ownCommands.map(\.command))
    ])
    return inspector
  }

  /// Whether it is shown.
  public var isOpen: Bool { panel != nil }

  /// Shows it, at the right of a window of at least 100 columns, else at the bottom. The keys stay
  /// with the program.
  public func open() {
    guard !isOpen, application.window.dock == nil else { return }
    let panel = InspectorPanel(log)
    panel.tree.didSelect = { [unowned self] in select($0) }
    panel.tree.didToggleFold = { [unowned self] in toggleFold($0) }
    panel.commands = { [unowned self] in ownCommands.map(\.command) }
    self.panel = panel
    Application.observer = self
    application.window.dock = Dock(panel, overlay: highlight, place: Inspector.place)
  }

  /// Puts it away and gives the program the whole window again.
  public func close() {
    guard isOpen else { return }
    panel = nil
    Application.observer = nil
    application.window.dock = nil
    log.clear()
    highlight.point(at: nil)
    (selected, isFiltering, folded) = (nil, false, [])
    lastSubject = nil
  }

  /// Selects what is talked about, and unfolds what it lies in.
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

  /// How much of a window of a size it takes. It leaves the program enough to be used.
  static func place(in size: Size) -> Insets {
    if size.width >= 100 { return Insets(right: min(84, max(47, size.width * 2 / 5))) }
    return size.height >= 14 ? Insets(bottom: size.height / 2) : .zero
  }
}

// MARK: - What it hears

extension Inspector: ProgramObserver {
  /// Adds it to the log.
  public func panel(_ panel: Panel, willReceive event: LifeCycleEvent) {
    let moment = turn ?? application.now - began
    turn = moment
    log.add(panel, event, at: moment)
  }

  /// Brings everything up to date.
  public func application(_ application: Application, didUpdateWith frame: FrameReport?) {
    guard application === self.application, let panel else { return }
    // Without room it could not show that it has the keys.
    if hasKeyboard, application.window.insets == .zero { setKeyboard(false) }
    followSubject()
    let tree = PanelTree(of: application.window, folded: folded)
    panel.tree.show(tree.nodes)
    if let id = selected, !tree.nodes.contains(where: { $0.id == id }) {
      selected = nil
    }
    // Who has the keys here, by a click perhaps, or whose panel is gone, goes on from the bar.
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

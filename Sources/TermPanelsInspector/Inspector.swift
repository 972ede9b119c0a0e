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
  private unowned let application: Application
  private let log = LifeCycleLog()
  private let highlight = HighlightView()
  private let began: Double
  private var panel: InspectorPanel?
  private var folded: Set<ObjectIdentifier> = []
  /// The panel that was selected; until then the bar follows the one with the keys.
  private var selected: ObjectIdentifier?
  private var isFiltering = false

  private init(_ application: Application) {
    self.application = application
    began = application.now
  }

  /// Gives an application its inspector, closed.
  @discardableResult
  public static func install(in application: Application) -> Inspector {
    let inspector = Inspector(application)
    application.addCommands { inspector.commands.map(\.command) }
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
  }

  /// How much of a window of a size it takes. It leaves the program enough to be used.
  static func place(in size: Size) -> Insets {
    if size.width >= 100 { return Insets(right: min(84, max(47, size.width * 2 / 5))) }
    return size.height >= 14 ? Insets(bottom: size.height / 2) : .zero
  }
}

// MARK: - Keys

extension Inspector {
  private typealias Offer = (word: String, command: KeyCommand)

  private var hasKeyboard: Bool { application.window.dock?.hasKeyboard == true }

  /// What works wherever the keys are.
  private var commands: [Offer] {
    let toggle = KeyCommand(
      .init(.function(12)), title: isOpen ? "Close the inspector" : "Inspect the panels",
      worksBelowModals: true
    ) { [unowned self] in isOpen ? close() : open() }
    guard isOpen else { return [("inspect", toggle)] }
    let move = KeyCommand(
      .init(.function(9)), title: hasKeyboard ? "Keys to the program" : "Keys to the inspector",
      worksBelowModals: true
    ) { [unowned self] in setKeyboard(!hasKeyboard) }
    return [(hasKeyboard ? "keys to program" : "keys here", move), ("close", toggle)]
  }

  /// What works while the inspector has the keys, beside the list's own.
  private var ownCommands: [Offer] {
    [
      (
        isFiltering ? "log all" : "log this only",
        KeyCommand(.character("f"), title: "Log the selected panel only, or all") {
          [unowned self] in isFiltering.toggle()
        }
      ),
      (
        "clear log",
        KeyCommand(.character("c"), title: "Clear the log") { [unowned self] in log.clear() }
      ),
      (
        "deselect",
        KeyCommand(.escape, title: "Deselect, and give the program the keys") { [unowned self] in
          selected = nil
          isFiltering = false
          setKeyboard(false)
        }
      ),
    ]
  }

  private func setKeyboard(_ isHere: Bool) {
    guard let dock = application.window.dock, application.window.insets != .zero || !isHere else {
      return
    }
    dock.hasKeyboard = isHere
    if isHere, selected == nil { selected = panel?.tree.current?.id }
  }

  private func select(_ id: ObjectIdentifier) { selected = id }

  private func toggleFold(_ node: PanelNode) {
    if folded.remove(node.id) == nil { folded.insert(node.id) }
  }

  private var hints: [KeyHint] {
    let offers = hasKeyboard ? commands.prefix(1) + ownCommands + commands.dropFirst() : commands
    return offers.map { KeyHint(key: $0.command.keys[0].name, word: $0.word) }
  }
}

// MARK: - What it hears

extension Inspector: ProgramObserver {
  /// Adds it to the log.
  public func panel(_ panel: Panel, willReceive event: LifeCycleEvent) {
    log.add(panel, event, at: application.now - began)
  }

  /// Brings everything up to date.
  public func application(_ application: Application, didUpdateWith frame: FrameReport?) {
    guard application === self.application, let panel else { return }
    let tree = PanelTree(of: application.window, folded: folded)
    panel.tree.show(tree.nodes)
    if let id = selected, !tree.nodes.contains(where: { $0.id == id }) {
      // It is gone; who has the keys here goes on from where the bar is now.
      selected = hasKeyboard ? panel.tree.current?.id : nil
    }
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
    panel.sections.hints.hints = hints
  }
}

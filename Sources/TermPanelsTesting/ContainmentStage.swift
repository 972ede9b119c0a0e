import TermPanels

/// A container on the screen of a memory terminal, in a host panel P, with panels to show in it.
@MainActor final class ContainmentStage {
  let log = CallbackLog()
  let container: any ContainerUnderTest
  let host: RecordingPanel
  let app: Harness
  /// The panel that ``present()`` presents.
  private let modal: RecordingPanel
  private(set) var panels: [RecordingPanel] = []

  init(
    _ kind: ContainerKind, motion: Motion = .full, isOnScreen: Bool = true
  ) throws {
    container = kind.make()
    host = RecordingPanel("P", log: log, embedding: container.panel)
    modal = RecordingPanel("M", log: log)
    app = try Harness(columns: 40, rows: 12, motion: motion) { _ in Panel() }
    self.isOnScreen = isOnScreen
  }

  /// Whether the host is the window's root panel.
  var isOnScreen: Bool {
    get { app.application.window.rootPanel === host }
    set { app.application.window.rootPanel = newValue ? host : Panel() }
  }

  /// The panel with a name, made on first use.
  func panel(_ name: String) -> RecordingPanel {
    if let panel = panels.first(where: { $0.name == name }) { return panel }
    let panel = RecordingPanel(name, log: log)
    panels.append(panel)
    return panel
  }

  func show(_ name: String, animated: Bool = true) {
    container.show(panel(name), animated: animated)
    app.application.turn()
  }

  /// Shows a panel at the moment of another one's callback, such as `B.willMove`.
  func show(_ name: String, at moment: String) {
    let (container, shown) = (container, panel(name))
    let caller = panel(String(moment.prefix { $0 != "." }))
    caller.onCallback = { [name = caller.name] callback in
      guard Callback(name, callback).description.hasPrefix(moment) else { return }
      if !container.shown.contains(where: { $0 === shown }) {
        container.show(shown, animated: true)
      }
    }
  }

  func hide(animated: Bool = true) {
    container.hide(animated: animated)
    app.application.turn()
  }

  /// Presents a panel above the host, unless the host is off the screen or the panel is presented.
  func present() {
    guard isOnScreen, modal.presentingPanel == nil else { return }
    host.present(modal)
    app.application.turn()
  }

  /// Dismisses the presented panel, wherever the host is by now.
  func dismiss() {
    if modal.presentingPanel != nil { modal.dismiss() }
    app.application.turn()
  }

  /// Lets every transition come to its end.
  func rest() { app.run(for: 1) }

  /// Releases every panel; reports those that are alive although the container does not keep them.
  func leaks() -> [String] {
    let weak = panels.map { WeakPanel(panel: $0, name: $0.name) }
    panels = []
    let kept = container.kept
    return weak.compactMap { reference in
      guard let panel = reference.panel, !kept.contains(where: { $0 === panel }) else { return nil }
      return "\(reference.name) is still alive after it left (rule 13)."
    }
  }

  // MARK: - What is wrong

  /// The violations at any moment.
  func violations() -> [String] {
    log.violations + panels.flatMap { violations(of: $0) }
  }

  /// The violations while nothing moves.
  func violationsAtRest() -> [String] {
    let grammar = CallbackGrammar(log.callbacks)
    return violations()
      + panels.flatMap { panel -> [String] in
        restViolations(of: panel, life: grammar.lives[panel.name] ?? .init())
      }
      + imbalance(of: host, isSeen: isOnScreen, in: grammar)
      + imbalance(of: modal, isSeen: modal.viewIfLoaded?.window != nil, in: grammar)
  }

  private func violations(of panel: RecordingPanel) -> [String] {
    var found: [String] = []
    if let parent = panel.parent {
      let count = parent.children.count { $0 === panel }
      if count != 1 { found.append("\(panel.name) is \(count) times a child of its parent.") }
      if let view = panel.viewIfLoaded, view.superview != nil,
        !view.isContained(within: parent.view)
      {
        found.append("The view of \(panel.name) lies outside its parent's view (rule 11).")
      }
    } else if panel.viewIfLoaded?.superview != nil {
      found.append("\(panel.name) has no parent, but its view is in a view (rule 11).")
    }
    return found
  }

  /// The mistake in the appearance callbacks of a panel that is not a child of the container.
  private func imbalance(
    of panel: RecordingPanel, isSeen: Bool, in grammar: CallbackGrammar
  ) -> [String] {
    let reported = grammar.lives[panel.name]?.appearance ?? .disappeared
    return reported == (isSeen ? .appeared : .disappeared)
      ? [] : ["\(panel.name) was last notified that it is \(reported) (rule 30)."]
  }

  private func restViolations(of panel: RecordingPanel, life: CallbackGrammar.Life) -> [String] {
    var found: [String] = []
    let name = panel.name
    func expect(_ claim: Bool, _ violation: String) { if !claim { found.append(violation) } }
    let isKept = container.kept.contains { $0 === panel }
    let isShown = isOnScreen && container.shown.contains { $0 === panel }
    let isInWindow = panel.viewIfLoaded?.window != nil
    expect(
      isInWindow == isShown,
      "\(name) is \(isShown ? "" : "not ")shown, but its view is \(isInWindow ? "" : "not ")on"
        + " the screen.")
    expect(
      life.appearance == (isShown ? .appeared : .disappeared),
      "\(name) was last notified that it is \(life.appearance) (rule 30).")
    expect(
      (panel.parent != nil) == isKept,
      "\(name) is \(isKept ? "" : "not ")kept, but has \(isKept ? "no" : "a") parent (rule 42).")
    expect(
      life.destination == nil, "\(name) was never notified that its move is over (rules 2, 3).")
    expect(
      (life.parent != nil) == isKept,
      "\(name) was last notified that its parent is \(life.parent as Any).")
    return found
  }
}

/// A panel that may be gone, and its name.
private struct WeakPanel {
  weak var panel: RecordingPanel?
  let name: String
}

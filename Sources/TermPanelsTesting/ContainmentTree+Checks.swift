import TermPanels

extension ContainmentTree {
  /// The violations at any moment between events.
  func violations() -> [String] {
    audit.grammar.violations + audit.panels.flatMap { violations(of: $0) } + keyViolations()
  }

  /// The violations while nothing moves.
  func violationsAtRest() -> [String] {
    violations() + audit.panels.flatMap { restViolations(of: $0) }
      + containers.flatMap { contentViolations(of: $0) }
      + window.presentedPanels.flatMap { presenterViolations(of: $0) }
  }

  /// Checks that Ctrl-C ends the program; called last, since nothing else works afterwards.
  func violationsAtTheEnd() -> [String] {
    app.press(.control("c"))
    return app.application.isQuitting ? [] : ["Ctrl-C does not end the program."]
  }

  private func violations(of panel: Panel) -> [String] {
    var found: [String] = []
    let name = audit.name(of: panel)
    let reported = audit.life(of: panel).appearance
    if "\(reported)" != "\(panel.appearanceState)" {
      found.append("\(name) is \(panel.appearanceState) and was notified that it is \(reported).")
    }
    if let parent = panel.parent {
      if parent.children.count(where: { $0 === panel }) != 1 {
        found.append("\(name) is not once a child of its parent (rule 8).")
      }
      if let view = panel.viewIfLoaded, view.superview != nil, let outer = parent.viewIfLoaded,
        !view.isContained(within: outer)
      {
        found.append("The view of \(name) lies outside its parent's (rule 11).")
      }
    }
    return found
  }

  /// The violations of the focus.
  private func keyViolations() -> [String] {
    var found: [String] = []
    let responders = window.responders
    if let panel = responders.lazy.compactMap({ $0 as? Panel }).first,
      [.disappeared, .disappearing].contains(panel.appearanceState),
      leaves.contains(where: { $0.appearanceState == .appeared })
    {
      found.append(
        "\(audit.name(of: panel)) has the keys and is \(panel.appearanceState) (rule 44).")
    }
    if !responders.contains(where: { $0 === app.application }) {
      found.append("The responder chain does not reach the application (rule 46).")
    }
    return found
  }

  private func restViolations(of panel: Panel) -> [String] {
    var found: [String] = []
    let name = audit.name(of: panel)
    let life = audit.life(of: panel)
    let isSeen = panel.viewIfLoaded?.window != nil && !isCovered(panel)
    if (life.appearance == .appeared) != isSeen || life.appearance == .appearing
      || life.appearance == .disappearing
    {
      found.append("\(name) is \(life.appearance), \(isSeen ? "" : "not ")seen (rules 20, 30, 67).")
    }
    if life.destination != nil {
      found.append("\(name) was not notified that its move is over (rule 2).")
    }
    // A parent that is freed sends its children no callbacks.
    if life.parent != panel.parent.map(audit.name),
      panel.parent != nil || audit.isAlive(life.parent)
    {
      found.append("\(name) was notified of another parent than it has (rules 2, 3).")
    }
    return found
  }

  /// The violation of a presented panel whose presenter has left the window.
  private func presenterViolations(of panel: Panel) -> [String] {
    panel.presentingPanel?.viewIfLoaded?.window === window
      ? [] : ["\(audit.name(of: panel)) is presented by a panel that is gone (rule 94)."]
  }

  /// Whether a panel is below one that fills the window.
  private func isCovered(_ panel: Panel) -> Bool {
    let all = window.presentedPanels
    let own = all.firstIndex { panel.isInside($0) }
    return all[(own.map { $0 + 1 } ?? 0)...].contains { $0.presentationStyle == .fullScreen }
  }

  /// The violations in the panels that a container shows and keeps. A container without room need
  /// not contain their views: a split decides its shape when it has room.
  private func contentViolations(of container: any ContainerUnderTest) -> [String] {
    guard let view = container.panel.viewIfLoaded else { return [] }
    let name = audit.name(of: container.panel)
    let (shown, kept) = (container.shown, container.kept)
    var found: [String] = []
    for panel in shown where leaves.contains(where: { $0 === panel }) {
      if panel.parent !== container.panel, !isInColumn(panel, of: container.panel) {
        if container.embedsWhatIsInSight { continue }
        found.append("\(name) shows \(audit.name(of: panel)), which is elsewhere (rule 42).")
      } else if container.panel.appearanceState == .appeared, !view.bounds.isEmpty,
        panel.viewIfLoaded?.isContained(within: view) != true
      {
        found.append("\(name) shows \(audit.name(of: panel)), which is not in its view (rule 42).")
      }
    }
    for leaf in leaves
    where leaf.parent === container.panel && !kept.contains(where: { $0 === leaf }) {
      found.append("\(audit.name(of: leaf)) is left over in \(name) (rule 42).")
    }
    return found
  }

  /// Whether a panel is in one of a split's navigations.
  private func isInColumn(_ panel: Panel, of container: Panel) -> Bool {
    container is SplitPanel && panel.parent?.parent === container
  }
}

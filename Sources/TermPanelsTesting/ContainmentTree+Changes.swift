import TermPanels

extension ContainmentTree {
  /// Performs one operation at random, between events; returns its description.
  func step() -> String {
    changesInCallbacks = 3
    switch random.next(below: 20) {
    case 0..<12:
      change()
      if random.happens(oncePer: 2) { app.application.turn() }
      return "a change"
    case 12..<15:
      app.run(for: Double(random.next(below: 12)) / 30)
      return "letting time pass"
    case 15, 16:
      let (columns, rows) = (20 + random.next(below: 60), 6 + random.next(below: 24))
      app.resize(columns: columns, rows: rows)
      return "changing the size to \(columns)×\(rows)"
    case 17, 18:
      app.press(random.pick([.escape, .down, .tab, .enter, .character("]")]) ?? .escape)
      return "pressing a key"
    default:
      leaves.last?.becomeFirstResponder()
      return "asking for the keys"
    }
  }

  /// Changes something: the content of a container, a presented panel, or the root.
  func change() {
    switch random.next(below: 16) {
    case 0, 1: presentSomething()
    case 2, 3: dismissSomething()
    case 4: replaceRoot()
    case 5, 6: hideSomething()
    default: showSomething()
    }
  }

  private func showSomething() {
    guard let container = random.pick(containers) else { return }
    let panel = random.happens(oncePer: 3) ? takenPanel(for: container) : nil
    show(panel ?? newcomer(for: container), in: container, animated: !random.happens(oncePer: 3))
  }

  private func hideSomething() {
    random.pick(containers)?.hide(animated: !random.happens(oncePer: 3))
  }

  private func presentSomething() {
    let seen = leaves.filter { $0.appearanceState == .appeared && $0.view.window != nil }
    guard presentedNow.count < 3, let presenter = random.pick(seen) else { return }
    let panel = newcomer(for: nil)
    guard panel.parent == nil, !presenter.isInside(panel) else { return }
    panel.presentationStyle =
      switch random.next(below: 4) {
      case 0, 1: .fullScreen
      case 2: .popover(PopoverAnchor(presenter), isFramed: random.happens(oncePer: 2))
      default: .overContext
      }
    presenter.definesPresentationContext = random.happens(oncePer: 3)
    presented.append(panel)
    presenter.present(panel)
  }

  private func dismissSomething() { random.pick(presentedNow)?.dismiss() }

  /// Replaces the root by another tree, or by one that contains the former root.
  private func replaceRoot() {
    guard let old = window.rootPanel, presentedNow.isEmpty else { return }
    let new =
      switch random.next(below: 4) {
      case 0: observed(ContainerPanel(content: old))
      case 1: observed(NavigationPanel(root: old))
      default: makePanel(depth: 2)
      }
    formerRoots.append(new)
    window.rootPanel = new
  }

  /// A panel without a place: a former one, or a new one.
  private func newcomer(for container: (any ContainerUnderTest)?) -> Panel {
    let free = leaves.filter { leaf in isFree(leaf) && leaf !== container?.panel }
    if random.happens(oncePer: 2), let leaf = random.pick(free) { return leaf }
    let budget = changesInCallbacks
    changesInCallbacks = 0
    defer { changesInCallbacks = budget }
    return makePanel(depth: random.happens(oncePer: 4) ? 2 : 0)
  }

  /// A panel that another container shows, or that this one shows already.
  private func takenPanel(for container: any ContainerUnderTest) -> Panel? {
    let shown = containers.flatMap(\.shown).filter { panel in
      panel.parent != nil && isOurs(panel) && !leads(panel, to: container.panel)
        && !holdsPresenter(panel)
    }
    return random.pick(shown)
  }

  /// Whether the panel is one of the tree's, and not one that a container brought along.
  private func isOurs(_ panel: Panel) -> Bool {
    leaves.contains { $0 === panel } || containers.contains { $0.panel === panel }
  }

  /// Whether the panel is not shown anywhere, and will not be.
  private func isFree(_ panel: Panel) -> Bool {
    panel.parent == nil && panel !== window.rootPanel && !presentedNow.contains { $0 === panel }
      && !containers.contains { $0.kept.contains { $0 === panel } }
      && !containers.contains { $0.shown.contains { $0 === panel } }
  }

  /// Whether a panel contains another one, or will once it is loaded: the other cannot contain it
  /// then.
  private func leads(_ panel: Panel, to other: Panel) -> Bool {
    if other.isInside(panel) { return true }
    guard let container = containers.first(where: { $0.panel === panel }) else { return false }
    return (container.kept + container.shown).contains { $0 !== panel && leads($0, to: other) }
  }

  /// Whether something in the panel is presenting: then the panel stays where it is.
  private func holdsPresenter(_ panel: Panel) -> Bool {
    presentedNow.contains { $0.presentingPanel?.isInside(panel) == true }
  }

  /// The panels that are presented, or will be when the change under way is over.
  var presentedNow: [Panel] {
    if depth == 0 { presented.removeAll { $0.viewIfLoaded?.window == nil || $0.parent != nil } }
    return presented
  }
}

extension Panel {
  /// Whether the panel is the other one or is inside it.
  func isInside(_ other: Panel) -> Bool {
    var current: Panel? = self
    while let panel = current {
      if panel === other { return true }
      current = panel.parent
    }
    return false
  }
}

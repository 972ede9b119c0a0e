import TermPanels

/// The tree of a program's panels, read anew each time: the root's, then those presented above it.
@MainActor struct PanelTree {
  private(set) var nodes: [PanelNode] = []
  private(set) var panelCount = 0
  private(set) var loadedCount = 0
  private let folded: Set<ObjectIdentifier>
  private let focused: Panel?

  init(of window: Window, folded: Set<ObjectIdentifier>) {
    self.folded = folded
    focused = window.responders.lazy.compactMap { $0 as? Panel }.first
    if let root = window.rootPanel { add(root, depth: 0) }
    for panel in window.presentedPanels { add(panel, depth: 0, isPresented: true) }
  }

  /// The row for the panel with the focus: its own, or that of the folded panel around it.
  var focusedRow: ObjectIdentifier? {
    var panel = focused
    while let candidate = panel {
      let id = ObjectIdentifier(candidate)
      if nodes.contains(where: { $0.id == id }) { return id }
      panel = candidate.parent
    }
    return nil
  }

  private mutating func add(
    _ panel: Panel, depth: Int, isPresented: Bool = false, isShown: Bool = true
  ) {
    guard !panel.isInstrument else { return }
    panelCount += 1
    if panel.isViewLoaded { loadedCount += 1 }
    let isFolded = folded.contains(ObjectIdentifier(panel))
    if isShown {
      nodes.append(
        PanelNode(
          panel, depth: depth, isFolded: isFolded, hasFocus: panel === focused,
          isPresented: isPresented))
    }
    for child in panel.children {
      add(child, depth: depth + 1, isShown: isShown && !isFolded)
    }
  }
}

import TermPanels

/// The contents of one panel's row in the tree, at one moment.
struct PanelNode: Equatable {
  let id: ObjectIdentifier
  /// The number of its ancestors, 0 for the root.
  let depth: Int
  /// The name of its class.
  let name: String
  let title: String?
  let state: AppearanceState
  let isLoaded: Bool
  /// The frame of its view in the window, and the visible part of it.
  let frame: Rect
  let visibleFrame: Rect
  let childCount: Int
  let isFolded: Bool
  /// Whether it is the first to receive keys, itself or through a view of its own.
  let hasFocus: Bool
  /// Whether it is presented above the others.
  let isPresented: Bool

  @MainActor init(_ panel: Panel, depth: Int, isFolded: Bool, hasFocus: Bool, isPresented: Bool) {
    id = ObjectIdentifier(panel)
    self.depth = depth
    name = type(of: panel).typeName
    title = panel.title
    state = panel.appearanceState
    isLoaded = panel.isViewLoaded
    let view = panel.viewIfLoaded
    frame = view.map { Rect(origin: $0.convertToWindow(.zero), size: $0.bounds.size) } ?? .zero
    visibleFrame = view.map(PanelNode.visibleFrame) ?? .zero
    childCount = panel.children.count
    self.isFolded = isFolded
    self.hasFocus = hasFocus
    self.isPresented = isPresented
  }

  /// The part of a view that is not clipped; empty when it is in no window.
  @MainActor private static func visibleFrame(of view: View) -> Rect {
    guard view.window != nil else { return .zero }
    var area = view.bounds
    var current = view
    while let superview = current.superview {
      if current.isHidden { return .zero }
      area = area.offsetBy(x: current.frame.minX, y: current.frame.minY)
        .intersection(superview.bounds)
      current = superview
    }
    return area
  }
}

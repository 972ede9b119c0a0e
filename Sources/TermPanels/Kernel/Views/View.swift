/// A rectangle of the screen that draws itself and holds other views.
///
/// A view only draws: its panel sets its content, and containers decide when it is shown. Call
/// ``setNeedsDisplay()`` after a change of its content, and ``setNeedsLayout()`` after a change
/// that moves its subviews. Both only mark: one layout and one drawing follow at the end of the
/// application's turn.
@MainActor open class View: Responder {
  /// The view's rectangle in its superview, in cells. Set by the superview's layout.
  public final var frame: Rect = .zero {
    didSet {
      guard frame != oldValue else { return }
      superview?.setNeedsDisplay(oldValue)
      setNeedsDisplay()
      if frame.size != oldValue.size { setNeedsLayout() }
    }
  }

  /// The view's own cells: its size, from 0, 0.
  public final var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// The view that this one lies in.
  ///
  /// Not `weak`: a weak reference moves its object's reference count out of the object, and every
  /// walk up the tree would pay for that. The superview clears it when it is released.
  public private(set) final unowned var superview: View?

  /// The views in this one, drawn in this order.
  public private(set) final var subviews: [View] = []

  /// Whether the view and its subviews are not drawn. Hiding is not an appearance change.
  public final var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      superview?.setNeedsDisplay(frame)
      superview?.setNeedsLayout()
    }
  }

  /// Whether the mouse hits the view and its subviews. If not, a click goes to the views behind.
  public final var isUserInteractionEnabled = true

  /// The opacity of the view and its subviews, 0 to 1, in ``Ink/steps`` steps.
  public final var alpha: Double = 1 {
    didSet { if alpha != oldValue { setNeedsDisplay() } }
  }

  /// The surface behind the view and its subviews; `nil` takes the superview's.
  public final var surface: Role? {
    didSet { if surface != oldValue { setNeedsDisplay() } }
  }

  /// The surface as it is drawn: that of a view may depend on where the view is.
  var shownSurface: Role? { surface }

  /// Space between the view's edges and the subviews that fill it.
  public final var insets: Insets = .zero {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  /// The panel whose root view this is.
  final unowned var panel: Panel?

  /// An object that draws the subviews in another way than one over the other, as during a
  /// crossfade.
  final var compositor: (any Compositor)? {
    didSet { setNeedsDisplay() }
  }

  var needsLayout = true
  var subtreeNeedsLayout = true
  var isLayingOut = false
  /// Whether the view is laid out again whenever anything in it is: the contents that it measured
  /// may have another size now.
  var followsContents = false
  var embedded: [ObjectIdentifier: Insets] = [:]

  /// Creates a view without an extent; its superview's layout gives it one.
  public override init() {}

  isolated deinit {
    for view in subviews { view.superview = nil }
  }

  /// The panel whose root view this is, else the superview.
  open override var next: Responder? { panel ?? superview }

  override final var hostWindow: Window? { window }

  // MARK: - The view tree

  /// Adds a view in front of the others. It leaves its former superview.
  public final func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Adds a view at an index of the drawing order, 0 being the rearmost.
  public final func insertSubview(_ view: View, at index: Int) {
    precondition(!isContained(within: view), "A view cannot be a subview of itself.")
    let id = ObjectIdentifier(view)
    // A view that only changes its index keeps its embedding.
    let margin = view.superview === self ? embedded[id] : nil
    let formerWindow = view.window
    view.leaveSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    embedded[id] = margin
    view.superview = self
    if formerWindow !== window { formerWindow?.takeFocus(from: view) }
    view.setNeedsLayout()
    view.setNeedsDisplay()
    setNeedsLayout()
  }

  /// Removes the view from its superview; the first responder does not stay in a removed view.
  public final func removeFromSuperview() {
    let window = window
    leaveSuperview()
    window?.takeFocus(from: self)
  }

  private func leaveSuperview() {
    guard let superview else { return }
    superview.setNeedsDisplay(frame)
    superview.removeFromSubviews(self)
    superview.embedded[ObjectIdentifier(self)] = nil
    superview.setNeedsLayout()
    self.superview = nil
  }

  // A loop, and not `removeAll(where:)`: a closure of the main actor that is handed to the library
  // checks its actor at every call.
  private func removeFromSubviews(_ view: View) {
    for index in subviews.indices.reversed() where subviews[index] === view {
      subviews.remove(at: index)
      return
    }
  }

  /// Adds a view that fills this one, less `insets` and the view's own, whatever its size.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - insets: Space to leave free around it, in cells.
  ///   - index: Its index in the drawing order; `nil` is in front of the others.
  public final func embedSubview(_ view: View, insets: Insets = .zero, at index: Int? = nil) {
    insertSubview(view, at: index ?? subviews.count)
    embedded[ObjectIdentifier(view)] = insets
  }

  /// Whether the view is `other`, or lies in it at any depth.
  public final func isContained(within other: View) -> Bool {
    var current: View? = self
    while let view = current {
      if view === other { return true }
      current = view.superview
    }
    return false
  }

  /// The window at the top of the view tree; `nil` while the view is in none.
  public final var window: Window? {
    var top: View = self
    while let superview = top.superview { top = superview }
    return top as? Window
  }

  // MARK: - Drawing

  /// Draws the view's content, behind the subviews. Called when needed; do not call it yourself.
  open func draw(in canvas: Canvas) {}

  /// Marks the whole view to be drawn at the end of the turn.
  public final func setNeedsDisplay() { setNeedsDisplay(bounds) }

  /// Marks a part of the view, in its own coordinates, to be drawn at the end of the turn.
  public final func setNeedsDisplay(_ rect: Rect) {
    // Most marks are of hidden views or empty ones, so this does not always go to the top.
    var (area, view) = (rect.intersection(bounds), self)
    while !area.isEmpty, !view.isHidden, let superview = view.superview {
      area = area.offsetBy(x: view.frame.minX, y: view.frame.minY).intersection(superview.bounds)
      view = superview
    }
    if !area.isEmpty, let window = view as? Window { window.addDirty(area) }
  }

  /// The alpha as steps of fading.
  final var fade: UInt8 { UInt8(((1 - min(1, max(0, alpha))) * Double(Ink.steps)).rounded()) }

  /// Draws the view and its subviews, where any of their cells are to be drawn.
  final func drawTree(in canvas: Canvas) {
    guard !isHidden, alpha > 0, canvas.isDrawable else { return }
    if surface != nil { canvas.fill(bounds) }
    draw(in: canvas)
    if let compositor {
      compositor.draw(subviewsOf: self, in: canvas)
    } else {
      for view in subviews { view.drawTree(in: canvas.canvas(for: view)) }
    }
  }

  // MARK: - Layout

  /// Gives the subviews their frames. The default fills the view with those that were embedded.
  /// Called when needed; do not call it yourself.
  open func layoutSubviews() {
    for view in subviews {
      guard let margin = embedded[ObjectIdentifier(view)] else { continue }
      view.frame = bounds.inset(by: insets).inset(by: margin)
    }
  }

  /// The size that the view wants within `size`. The default is the largest that an embedded
  /// subview wants, with the insets around it.
  open func sizeThatFits(_ size: Size) -> Size {
    var fit = Size.zero
    for view in subviews where !view.isHidden {
      guard let margin = embedded[ObjectIdentifier(view)] else { continue }
      let width = insets.horizontal + margin.horizontal
      let height = insets.vertical + margin.vertical
      let inner = view.sizeThatFits(
        Size(width: max(0, size.width - width), height: max(0, size.height - height)))
      fit.width = max(fit.width, inner.width + width)
      fit.height = max(fit.height, inner.height + height)
    }
    return fit
  }

  // MARK: - The mouse

  /// Whether a point, in the view's own coordinates, belongs to the view. By default, all its cells
  /// do.
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// The deepest view at a point in the view's own coordinates, the frontmost where some overlap.
  /// `nil` when no view can be hit: it is hidden, transparent or disabled, or its panel is leaving.
  open func hitTest(_ point: Point) -> View? {
    guard canBeHit, self.point(inside: point) else { return nil }
    for view in subviews.reversed() {
      let inner = Point(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inner) { return hit }
    }
    return self
  }

  /// Whether the mouse reaches the view below a presented panel, alone in its responder chain.
  var receivesMouseBelowModals: Bool { false }

  // MARK: - Accessibility

  /// The kind of the view, for a person who does not see it; by default a group of other views.
  open var accessibilityRole: AccessibilityRole { .group }

  /// The view's text in a dialogue without a screen, in a few words. Setting it replaces the texts
  /// of all views inside; the default joins those of its ``accessibilityElements`` with commas.
  open var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? labelOfElements }
    set { ownAccessibilityLabel = newValue }
  }

  /// The current value of the view, such as the text of a field, said after the label.
  open var accessibilityValue: String? { nil }

  /// The reason why the value cannot be accepted, as a sentence; `nil` when it can.
  open var accessibilityProblem: String? { nil }

  /// A hint on using the view, such as an example of text to type.
  open var accessibilityHint: String? { nil }

  /// The views in this one that have a text, in reading order; with `nil`, the default, the visible
  /// subviews.
  public final var accessibilityElements: [View]?

  /// The text that was set as the ``accessibilityLabel``.
  package final var ownAccessibilityLabel: String?

  // MARK: - The cursor

  /// The position of the cursor while the view is the first responder; `nil` hides it.
  open var cursor: Point? { nil }

  /// The cell of the view at which a person's attention is while the view, its panel or something
  /// in it has the keys: the selected row, day or tab. The hidden cursor stands there, for a person
  /// who follows it with a braille display or a magnifier. With `nil` a view around this one is
  /// asked. The default is the ``cursor``.
  open var focusPoint: Point? { cursor }
}

/// An object that draws the subviews of a view in its own way.
@MainActor protocol Compositor: AnyObject {
  func draw(subviewsOf view: View, in canvas: Canvas)
}
